/** First and last byte of a part, both included. */
export interface ByteRange {
	start: number;
	end: number;
}

/**
 * Reads a `Range` header of one part, as players send it. Undefined: the whole file is to be sent (no header, or one of a
 * form that we need not understand); `unsatisfiable`: there is no such part.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
	const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
	if (from === '' && to === '') return undefined;
	const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
	const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
	return start < size && start <= end ? { start, end } : 'unsatisfiable';
}
