/** The promise's outcome, or an error when the signal comes first: for work that does not heed the signal itself. */
export async function withinLimit<Value>(
	work: Promise<Value>,
	signal: AbortSignal,
	what: string,
): Promise<Value> {
	if (signal.aborted) throw new Error(what);
	let stop: () => void = () => {};
	const limit = new Promise<never>((_, fail) => {
		stop = () => fail(new Error(what, { cause: signal.reason }));
		signal.addEventListener('abort', stop, { once: true });
	});
	try {
		return await Promise.race([work, limit]);
	} finally {
		signal.removeEventListener('abort', stop);
	}
}
