import type { Point } from './clip.ts';

/** Points that the curve has between two that it goes through */
const STEPS = 10;

function onCurve(before: number, from: number, to: number, after: number, share: number): number {
	const square = share * share;
	return (
		0.5 *
		(2 * from +
			(to - before) * share +
			(2 * before - 5 * from + 4 * to - after) * square +
			(3 * from - before - 3 * to + after) * square * share)
	);
}

/** A curve through every point of a line (Catmull and Rom). */
export function smooth(line: readonly Point[]): Point[] {
	const last = line.at(-1);
	const curve = line.slice(0, -1).flatMap((from, index): Point[] => {
		const before = line[index - 1] ?? from;
		const to = line[index + 1] ?? from;
		const after = line[index + 2] ?? to;
		return Array.from({ length: STEPS }, (_, step) => {
			const share = step / STEPS;
			return [
				onCurve(before[0], from[0], to[0], after[0], share),
				onCurve(before[1], from[1], to[1], after[1], share),
			];
		});
	});
	return last ? [...curve, last] : curve;
}
