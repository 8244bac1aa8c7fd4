/**
 * A read that many ask for at once. One runs at a time, and anyone who asks while it runs shares the next: an answer is
 * never older than its question, and a crowd costs two reads instead of one each.
 */
export function sharedRead<Value>(read: () => Promise<Value>): () => Promise<Value> {
	let running: Promise<unknown> = Promise.resolve();
	let next: Promise<Value> | undefined;
	return () => {
		next ??= running.then(() => {
			next = undefined;
			const current = read();
			running = current.catch(() => undefined);
			return current;
		});
		return next;
	};
}
