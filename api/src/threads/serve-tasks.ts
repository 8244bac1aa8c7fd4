import { parentPort } from 'node:worker_threads';
import { messageOf } from '@estate/shared-contract/message-of';

/** What a thread answers to a task. */
export type TaskAnswer<Result> = { result: Result } | { error: string };

/** Carries out the tasks that a TaskThread hands to this thread. */
export function serveTasks<Task, Result>(carryOut: (task: Task) => Promise<Result>): void {
	const port = parentPort;
	if (!port) throw new Error('This file is started by a TaskThread, as a worker thread.');
	port.on('message', (task: Task) => {
		carryOut(task).then(
			(result) => port.postMessage({ result } satisfies TaskAnswer<Result>),
			(error: unknown) => port.postMessage({ error: messageOf(error) } satisfies TaskAnswer<Result>),
		);
	});
	port.postMessage('ready');
}
