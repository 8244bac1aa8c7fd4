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

/**
 * The same as long as nothing was written: what was read after the last of the writes that `writes` counts is still true.
 * A read that failed is tried again.
 */
export function readUntilWritten<Value>(
	read: () => Promise<Value>,
	writes: () => number,
): () => Promise<Value> {
	let known: { value: Value; writes: number } | undefined;
	return async () => {
		const before = writes();
		if (known?.writes === before) return known.value;
		const value = await read();
		known = { value, writes: before };
		return value;
	};
}
