import type { Worker } from 'node:cluster';

interface Connection {
	close(): void;
}

const isConnection = (handle: unknown): handle is Connection =>
	typeof handle === 'object' && handle !== null && 'close' in handle && typeof handle.close === 'function';

const isAnswer = (message: unknown) =>
	typeof message === 'object' && message !== null && 'ack' in message && 'accepted' in message;

/**
 * Closes, once a process has ended, the connection that it was handed last and of which it never said whether it takes it.
 * Node's cluster keeps its own end of such a one and forgets it where the process ends: its client would wait for ever.
 * What the process gave back is another's by then, and stays open. A process gets the next connection only when it has
 * answered for the one before, so there is one at most.
 */
export function closeUntaken(worker: Worker): void {
	const { process: child } = worker;
	const send = child.send.bind(child) as (...given: unknown[]) => boolean;
	let handed: Connection | undefined;
	child.send = (...given: unknown[]) => {
		const [, handle] = given;
		if (isConnection(handle)) handed = handle;
		return send(...given);
	};
	// Before the cluster's own listener, which may hand over the next one at once.
	child.prependListener('internalMessage', (message: unknown) => {
		if (isAnswer(message)) handed = undefined;
	});
	worker.once('exit', () => handed?.close());
}
