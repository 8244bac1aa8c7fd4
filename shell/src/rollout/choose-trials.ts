import { isInShare } from '@estate/releases';
import type { Trial } from '../releases/release-set.ts';
import { visitorNumber } from './visitor-number.ts';

/** The versions on trial that a visitor gets. Whoever has no number, a crawler or a first view, gets none. */
export function chooseTrials(trials: readonly Trial[], cookie: string | undefined): readonly Trial[] {
	if (trials.length === 0) return trials;
	const number = visitorNumber(cookie);
	return number === undefined ? [] : trials.filter((trial) => isInShare(number, trial));
}
