import type { Worker } from 'node:cluster';

interface Connection {
	close(): void;
}

const isConnection = (handle: unknown): handle is Connection =>
	typeof handle === 'object' && handle !== null && 'close' in handle && typeof handle.close === 'function';

/**
 * Closes, once a process has ended, the connection that it was handed last. Node's cluster keeps its own end of one until
 * the process says that it took it, and forgets it where the process ends before: its client would wait for ever. A process
 * gets the next connection only when it has taken the one before, so there is one at most; closing twice does nothing.
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
	worker.once('exit', () => handed?.close());
}
