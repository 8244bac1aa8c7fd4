type Attempt = (target: string) => Promise<unknown> | unknown;

/** Past the build, as a hostile bundle would */
const load = (name: string) =>
	new Function('name', 'return import(name)')(name) as Promise<Record<string, unknown>>;
const hidden = globalThis as unknown as Record<PropertyKey, unknown>;

/** Waits for an error of Node's own, in which the real process says that it happened. */
async function realProcess(): Promise<Record<string, () => unknown>> {
	const { EventEmitter } = (await load('events')) as unknown as { EventEmitter: typeof EventTarget };
	const prototype = EventEmitter.prototype as unknown as { emit(...all: unknown[]): unknown };
	const { emit } = prototype;
	return new Promise((resolve) => {
		prototype.emit = function (this: { pid?: number }, ...all) {
			if (this.pid) resolve(this as never);
			return emit.apply(this, all);
		};
		setTimeout(() => {
			throw new Error('Look who says this.');
		});
	});
}

/** What a hostile remote tries. Each returns what it got hold of; nothing, or a throw, means that it failed. */
export const ATTEMPTS: Readonly<Record<string, Attempt>> = {
	secret: () => process.env.DRILL_SECRET,
	files: async (target) => ((await load('node:fs')).readFileSync as (path: string) => unknown)(target),
	'files-by-require': async (target) => {
		const { createRequire } = (await load('node:module')) as unknown as {
			createRequire(from: string): (name: string) => { readFileSync(path: string): unknown };
		};
		return createRequire('file:///')('fs').readFileSync(target);
	},
	'files-by-process': () =>
		(hidden.process as { getBuiltinModule?(name: string): unknown }).getBuiltinModule?.('fs'),
	'files-by-import': (target) => load(`file://${target}`),
	'real-process': async () => (await realProcess()).getBuiltinModule,
	spawn: async () => ((await load('node:child_process')).execSync as (command: string) => unknown)('id'),
	thread: async () => (await load('node:worker_threads')).Worker,
	call: (target) => fetch(target),
	dispatch: (target) =>
		(hidden[Symbol.for('undici.globalDispatcher.1')] as { dispatch(...all: unknown[]): unknown }).dispatch(
			{ origin: target, path: '/', method: 'GET' },
			{},
		),
	socket: () => hidden.WebSocket,
	exit: () => (process.exit as () => void)(),
};

/** Tries, and says what came of it. */
export async function attempt(name: string, target: string): Promise<string> {
	try {
		const got = await ATTEMPTS[name]?.(target);
		return got === undefined ? 'refused' : `reached ${String(got)}`;
	} catch {
		return 'refused';
	}
}

/** Spoils what all code of its realm shares. */
export function pollute(): void {
	Object.defineProperty(Object.prototype, 'polluted', { value: 'yes', configurable: true });
	Array.prototype.map = () => ['spoilt'] as never[];
	JSON.stringify = () => 'spoilt';
}

/** Takes memory outside the heap, which no limit of a thread is about. */
export function fillMemory(): never {
	const kept: Uint8Array[] = [];
	for (;;) kept.push(new Uint8Array(32 * 1024 * 1024).fill(1));
}
