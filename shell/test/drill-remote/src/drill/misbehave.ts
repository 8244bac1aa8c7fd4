import { fillMemory, pollute } from './hostile.ts';

/** Whether code runs on the server: drills of the server leave the browser alone. */
export const isServer = typeof document === 'undefined';

/** So long that what is asked for at the same time is begun meanwhile */
const SLOW_MS = 50;

/** Server code has no `process.exit`: a thread ends where its memory does. */
function endThread(): never {
	const kept: number[][] = [];
	for (;;) kept.push(new Array(1_000_000).fill(kept.length + 0.5));
}

/** Does to the thread what the address asks for. */
export async function misbehave(what: string | null): Promise<void> {
	if (!isServer) return;
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
