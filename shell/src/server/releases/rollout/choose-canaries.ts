import { isInShare } from '@estate/releases';
import type { ServedCanary } from '../release-set.ts';
import { visitorNumber } from './visitor-number.ts';

/** The versions being rolled out that a visitor gets. Anyone who has no number, a crawler or a first view, gets none. */
export function chooseCanaries(
	canaries: readonly ServedCanary[],
	cookie: string | undefined,
): readonly ServedCanary[] {
	if (canaries.length === 0) return canaries;
	const number = visitorNumber(cookie);
	return number === undefined ? [] : canaries.filter((canary) => isInShare(number, canary));
}
