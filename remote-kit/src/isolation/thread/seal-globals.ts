import dgram from 'node:dgram';
import dns from 'node:dns';
import net from 'node:net';
import { format } from 'node:util';

/** Globals by which code reaches other hosts, or other threads of the process */
const REMOVED = ['WebSocket', 'EventSource', 'BroadcastChannel', 'gc'];
/** Methods of the real process that lead to modules of Node, or other processes */
const CUT = [
	...['binding', '_linkedBinding', 'getBuiltinModule', 'dlopen', 'mainModule', 'send', 'channel', 'report'],
	...['abort', 'kill', '_kill', 'chdir', 'execve', 'umask', 'setuid', 'setgid'],
	...['_debugProcess', '_debugEnd', '_startProfilerIdleNotifier', 'loadEnvFile'],
];
const LEVELS = ['debug', 'error', 'info', 'log', 'trace', 'warn', 'dir', 'table'];
const SILENT = [
	'assert',
	'count',
	'countReset',
	'group',
	'groupCollapsed',
	'groupEnd',
	'time',
	'timeEnd',
	'timeLog',
];

function fix(target: object, name: PropertyKey, value: unknown): void {
	Object.defineProperty(target, name, { value, writable: false, configurable: false, enumerable: false });
}

function noNetwork(): never {
	throw new Error('Server code of a remote has no network but fetch.');
}

/** Below what can be imported: should a way to these modules be found, they connect nobody. */
function cutNetwork(): void {
	fix(net.Socket.prototype, 'connect', noNetwork);
	fix(net.Server.prototype, 'listen', noNetwork);
	for (const name of ['bind', 'connect', 'send'] as const) fix(dgram.Socket.prototype, name, noNetwork);
	for (const name of ['lookup', 'resolve', 'resolveAny', 'resolveTxt'] as const) fix(dns, name, noNetwork);
	// What Node's own fetch and its classes would call by
	for (const version of [1, 2])
		fix(globalThis, Symbol.for(`undici.globalDispatcher.${version}`), { dispatch: noNetwork });
}

function quietConsole(print: (line: string) => void): Console {
	const say = (...parts: unknown[]) => print(format(...parts));
	return Object.fromEntries([
		...LEVELS.map((name) => [name, say]),
		...SILENT.map((name) => [name, () => {}]),
	]) as unknown as Console;
}

/**
 * Takes from this thread's globals what leads to secrets, files, processes and other hosts, and puts in its place what
 * server code of remotes needs. Before the first bundle, and after the last import of the thread's own.
 */
export function sealGlobals({
	fetch,
	print,
}: {
	fetch: typeof globalThis.fetch;
	print(line: string): void;
}): NodeJS.ProcessEnv {
	const { nextTick, version, versions, platform, arch } = process;
	const env: NodeJS.ProcessEnv = { NODE_ENV: 'production' };
	cutNetwork();
	for (const name of CUT) fix(process, name, undefined);
	for (const name of REMOVED) Reflect.deleteProperty(globalThis, name);
	fix(globalThis, 'process', Object.freeze({ env, nextTick, version, versions, platform, arch }));
	fix(globalThis, 'fetch', fetch);
	fix(globalThis, 'console', quietConsole(print));
	return env;
}
