import type { HealthPolicy } from '@estate/shared-contract';
import { MEASURES } from './measures.ts';

/** Probability that a version as good as the one before is taken back in a window, over all looks and both measures. */
const FALSE_ALARM = 0.004;
/** Each look comes when there is half as much again to see */
const GROWTH = 1.5;
/** The last look comes so long before a window ends, in milliseconds */
const LAST_LOOK_MS = 20_000;

/** `last`: the one at the end of a window */
export type Look = number | 'last';

/** Which look it is, from 1; 0 while there is too little to see. */
export function lookNumber(total: number, minimum: number): number {
	return total < minimum ? 0 : 1 + Math.floor(Math.log(total / minimum) / Math.log(GROWTH));
}

/** The look that figures are due for in the window that began at `since`. */
export function dueLook(
	total: number,
	{ minimumViews, window }: HealthPolicy,
	{ since, now }: { since: number; now: number },
): Look {
	const number = lookNumber(total, minimumViews);
	return number > 0 && now >= since + window - LAST_LOOK_MS ? 'last' : number;
}

/** What a look may spend of a measure's false alarms: half is for the last one, half for all before, however many. */
export function neededChance(look: Look): number {
	const half = FALSE_ALARM / MEASURES.length / 2;
	return look === 'last' ? half : half * (6 / (Math.PI * look) ** 2);
}
