import { deserialize, serialize } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { limitLines } from '../limit-lines.ts';
import type { FromThread, ThreadData, ToThread } from '../messages.ts';
import { importBundlesAlone } from './bundle-modules.ts';
import { holding } from './holding.ts';
import { remoteFetch } from './remote-fetch.ts';
import { sealGlobals } from './seal-globals.ts';

export interface SealedThread {
	/** Plain data, to the site */
	post(message: unknown): void;
	/** Says which work is the newest that was begun, should the thread end */
	begin(id: number): void;
	/** Runs work; it, and whatever comes of it later, holds the thread under this number, which is not 0 */
	hold<Result>(holder: number, work: () => Result): Result;
	/** Bytes of a file that the site gave this thread to read. Throws an Error where it did not. */
	read(path: string): Promise<Uint8Array>;
	/** Imports a server bundle from its bytes; `name` is what traces call it */
	importBundle(name: string, source: Uint8Array): Promise<Record<string, unknown>>;
	/** Adds what was granted to a remote to the environment that remotes of this thread see */
	grantEnvironment(values: Readonly<Record<string, string>>): void;
}

/** Seals a thread of a render process. Call it once, when everything of the thread's own is imported; then import bundles. */
export function openThread(onMessage: (message: never) => void): SealedThread {
	if (!parentPort) throw new Error('This module runs in a thread of a RenderProcess.');
	const port = parentPort;
	const state = new Int32Array((workerData as ThreadData).state);
	// Kept: a remote may put another in its place.
	const { store } = Atomics;
	const hold = holding((holder) => void store(state, 1, holder));
	const reading = new Map<string, PromiseWithResolvers<Uint8Array>>();
	const post = (message: FromThread) => port.postMessage(message);
	const calls = remoteFetch(post);

	function received(path: string, source: Uint8Array | undefined): void {
		const waiting = reading.get(path);
		reading.delete(path);
		if (source) waiting?.resolve(source);
		else waiting?.reject(new Error('the file cannot be read.'));
	}

	port.on('message', (message: ToThread) => {
		if (message.type === 'say') onMessage(deserialize(message.bytes) as never);
		else if (message.type === 'source') received(message.path, message.source);
		else calls.receive(message);
	});
	const importBundle = importBundlesAlone();
	const print = limitLines((line) => post({ type: 'output', line }));
	const own = process;
	const environment = sealGlobals({ fetch: calls.fetch, print });
	// A promise that a remote forgot must not end the renders of the others.
	own.on('unhandledRejection', () => {});
	own.on('uncaughtException', () => {});
	return {
		post(message) {
			const bytes = serialize(message);
			// Moved and not copied: nobody else has them.
			port.postMessage({ type: 'said', bytes } satisfies FromThread, [bytes.buffer as ArrayBuffer]);
		},
		begin: (id) => void store(state, 0, id),
		hold,
		importBundle,
		read(path) {
			const waiting = reading.get(path) ?? Promise.withResolvers<Uint8Array>();
			reading.set(path, waiting);
			post({ type: 'need', path });
			return waiting.promise;
		},
		grantEnvironment: (values) => void Object.assign(environment, values),
	};
}
