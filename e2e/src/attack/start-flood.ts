import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Flood } from './floods.ts';

/** Fewer requests than these are no flood */
const LEAST = 1_000;

/**
 * Begins a flood in a thread of its own, so that what a visitor waits for is the site and not its attacker. The function
 * returned ends it and resolves with the statuses of its answers.
 */
export function startFlood({ finding }: Flood, url: string): () => Promise<number[]> {
	const workerData = { url, finding, least: LEAST };
	const thread = new Worker(new URL('./flood-thread.ts', import.meta.url), { workerData });
	const answered = Promise.race([
		once(thread, 'message') as Promise<[number[]]>,
		once(thread, 'error').then(([error]) => Promise.reject(error as Error)),
	]);
	answered.catch(() => {});
	return async () => {
		thread.postMessage('stop');
		return (await answered)[0];
	};
}
