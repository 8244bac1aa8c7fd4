import { fillMemory, pollute } from './hostile.ts';

/** Whether code runs on the server: drills of the server leave the browser alone. */
export const isServer = typeof document === 'undefined';

/** So long that what is asked for at the same time is begun meanwhile */
const SLOW_MS = 50;

/** Shorter than the tests' sites leave a thread without an answer */
const BUSY_MS = 1_500;
/** So late that the slot is rendered before */
const LATER_MS = 200;
let asked = 0;

/** Far below the 16 MB by which Node lets a thread exceed its limit before it takes the process along */
const PIECE = 100_000;

/** Server code has no `process.exit`: a thread ends where its memory does. */
function endThread(): never {
	const kept: number[][] = [];
	for (;;) kept.push(new Array(PIECE).fill(kept.length + 0.5));
}

function block(milliseconds = Number.POSITIVE_INFINITY): void {
	const started = performance.now();
	while (performance.now() - started < milliseconds) Math.random();
}

/** Does to the thread what the address asks for: one thing after the other (`busy,hang`). */
export async function misbehave(what: string | null): Promise<void> {
	if (isServer) for (const each of what?.split(',') ?? []) await doIt(each);
}

async function doIt(what: string): Promise<void> {
	// All is well the first time in each thread: so is another try in a fresh one.
	if (what.startsWith('second-')) return ++asked === 1 ? undefined : doIt(what.replace('second-', ''));
	if (what === 'block') block();
	if (what === 'busy') block(BUSY_MS);
	if (what === 'block-later') setTimeout(block, LATER_MS);
	if (what === 'throw') throw new Error('This slot throws because the address asked for it.');
	if (what === 'hang') await new Promise(() => {});
	if (what === 'exit') endThread();
	if (what === 'fill') fillMemory();
	if (what === 'pollute') pollute();
	if (what === 'flood') for (let line = 0; line < 20_000; line += 1) console.log(`line ${line}`);
	if (what === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
}

/** Blocks the thread for ever while it renders. */
export function blockWhileRendering(what: string | null): void {
	if (!isServer) return;
	if (what === 'loop') while (what) Math.random();
	if (what === 'throw-in-render') throw new Error('This slot throws while it renders.');
}
