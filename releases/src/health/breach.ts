import type { HealthEvidence, HealthPolicy } from '@estate/shared-contract';
import { type Counted, chanceAbove, chanceOfDifference } from './chance.ts';

const rateOf = ({ failed, total }: Counted) => failed / total;

/** Which limit of the policy the figures break, where chance explains it with less than the needed probability. */
export function breachOf(
	own: Counted,
	before: Counted | undefined,
	{ maximumRate, margin }: HealthPolicy,
	needed: number,
): Pick<HealthEvidence, 'breach' | 'chance'> | undefined {
	const rate = rateOf(own);
	const rateBefore = before ? rateOf(before) : 0;
	if (before && rate - rateBefore >= margin) {
		const chance = chanceOfDifference(own, before);
		if (chance < needed) return { breach: 'before', chance };
	}
	// Where the version before is no better than the limit either, going back to it would mend nothing.
	if (rate > maximumRate && rateBefore <= maximumRate) {
		const chance = chanceAbove(own, maximumRate);
		if (chance < needed) return { breach: 'maximum', chance };
	}
	return undefined;
}
