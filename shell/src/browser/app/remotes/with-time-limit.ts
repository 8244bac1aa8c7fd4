/** Something that was not there in time. */
export class TimeLimitError extends Error {
	override readonly name = 'TimeLimitError';
}

/** The promise's outcome, or a TimeLimitError after so many milliseconds: module loading has no time limit of its own. */
export function withTimeLimit<Value>(
	work: Promise<Value>,
	milliseconds: number,
	what: string,
): Promise<Value> {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(
			() => reject(new TimeLimitError(`${what} took longer than ${milliseconds} ms.`)),
			milliseconds,
		);
		work.then(resolve, reject).finally(() => clearTimeout(timer));
	});
}
