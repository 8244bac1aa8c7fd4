import type { Problem } from '../problem.ts';

/** A slot may grow by this share of what the active version weighs … */
const GROWTH_SHARE = 0.15;
/** … and by this much however small it is, in bytes: a small slot may gain a feature. */
const GROWTH_FREE_BYTES = 4 * 1024;

export interface SlotSize {
	slot: string;
	/** Bytes that travel; none for a slot that the active version lacks */
	before?: number;
	after: number;
}

/** Sizes of the slots of a version beside those of the active one, by slot. */
export function compareSizes(
	before: Readonly<Record<string, number>>,
	after: Readonly<Record<string, number>>,
): SlotSize[] {
	return Object.entries(after).map(([slot, size]) => ({
		slot,
		...(before[slot] === undefined ? {} : { before: before[slot] }),
		after: size,
	}));
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

/** `results 41.2 KB (active: 39.8 KB, +4 %)` */
export function sizeText({ slot, before, after }: SlotSize): string {
	if (before === undefined) return `${slot} ${kilobytes(after)} (new)`;
	const share = Math.round((after / before - 1) * 100);
	return `${slot} ${kilobytes(after)} (active: ${kilobytes(before)}, ${share < 0 ? '' : '+'}${share} %)`;
}

/** Does no slot weigh more than it may, beside the active version? */
export function checkSizes(sizes: readonly SlotSize[]): Problem[] {
	return sizes
		.filter(
			({ before, after }) =>
				before !== undefined && after - before > Math.max(before * GROWTH_SHARE, GROWTH_FREE_BYTES),
		)
		.map((size) => ({
			code: 'size-growth',
			what: `It grows by more than ${GROWTH_SHARE * 100} %: ${sizeText(size)}.`,
			where: size.slot,
			mend: 'Load what is rarely needed later (a dynamic import), or promote with --accept-growth, which the log will say.',
		}));
}
