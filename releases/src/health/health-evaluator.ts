import type { HealthEvidence, HealthPolicy } from '@estate/shared-contract';
import { LRUCache } from 'lru-cache';
import { type Counted, chanceAbove, chanceOfDifference } from './chance.ts';
import type { HealthCell } from './health-cell.schema.ts';
import { sumCells } from './sum-cells.ts';

/** A version that may have to go, and the one that would stand in for it. */
export interface Suspect {
	remote: string;
	version: string;
	/** `canary`: judged beside the active version, window after window. `promotion`: judged in its first window */
	kind: 'canary' | 'promotion';
	/** Milliseconds since 1970 */
	since: number;
	before: string | undefined;
}

/** Probability that a version as good as the one before is taken back in a window, over all looks and both measures. */
const FALSE_ALARM = 0.004;
/** Each look comes when there is half as much again to see */
const GROWTH = 1.5;
/** The last look comes so long before a window ends, in milliseconds */
const LAST_LOOK_MS = 20_000;
/** One broken browser, or one who means harm, takes no version back */
const LEAST_VISITORS = 3;

/** Looks at versions and windows, the latest ones */
const MOST_REMEMBERED = 2_000;

const MEASURES = {
	views: { total: 'views', failed: 'failedViews' },
	draws: { total: 'draws', failed: 'failedDraws' },
} as const;
type Measure = keyof typeof MEASURES;

/** Which look it is, from 1; 0 while there is too little to see. */
export function lookNumber(total: number, minimum: number): number {
	return total < minimum ? 0 : 1 + Math.floor(Math.log(total / minimum) / Math.log(GROWTH));
}

/** What a look may spend of a measure's false alarms: half is for the last one, half for all before, however many. */
export function neededChance(look: number | 'last'): number {
	const half = FALSE_ALARM / Object.keys(MEASURES).length / 2;
	return look === 'last' ? half : half * (6 / (Math.PI * look) ** 2);
}

function breachOf(
	own: Counted,
	before: Counted | undefined,
	{ maximumRate, margin }: HealthPolicy,
	needed: number,
): Pick<HealthEvidence, 'breach' | 'chance'> | undefined {
	const rate = own.failed / own.total;
	const rateBefore = before ? before.failed / before.total : 0;
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

const windowOf = ({ since }: Suspect, { window }: HealthPolicy, now: number) =>
	Math.max(0, Math.floor((now - since) / window));

/** Are its figures looked at now? A promoted version's only in its first window. */
export function isEvaluated(suspect: Suspect, policy: HealthPolicy, now: number): boolean {
	return policy.automatic && (suspect.kind === 'canary' || windowOf(suspect, policy, now) === 0);
}

/** Judges versions by their figures, look by look, so that looking often finds no more than there is. */
export class HealthEvaluator {
	/** Last look per version, window and measure */
	readonly #looks = new LRUCache<string, number>({ max: MOST_REMEMBERED });

	/** The figures that take a version back, if any do. */
	evaluate(
		suspect: Suspect,
		policy: HealthPolicy,
		cells: readonly HealthCell[],
		now: number,
	): HealthEvidence | undefined {
		if (!isEvaluated(suspect, policy, now)) return undefined;
		const since = suspect.since + windowOf(suspect, policy, now) * policy.window;
		for (const measure of Object.keys(MEASURES) as Measure[]) {
			const evidence = this.#look(measure, { ...suspect, since }, policy, cells, now);
			if (evidence) return evidence;
		}
		return undefined;
	}

	#look(
		measure: Measure,
		{ remote, version, since, before }: Suspect,
		policy: HealthPolicy,
		cells: readonly HealthCell[],
		now: number,
	): HealthEvidence | undefined {
		const names = MEASURES[measure];
		const sums = sumCells(cells, { remote, version, from: since, to: now });
		const own = {
			total: sums[names.total] ?? 0,
			failed: Math.min(sums[names.failed] ?? 0, sums[names.total] ?? 0),
		};
		const number = lookNumber(own.total, policy.minimumViews);
		const look = number > 0 && now >= since + policy.window - LAST_LOOK_MS ? 'last' : number;
		const name = `${remote} ${version} ${since} ${measure}`;
		const order = look === 'last' ? Number.POSITIVE_INFINITY : look;
		if (order <= (this.#looks.get(name) ?? 0)) return undefined;
		this.#looks.set(name, order);
		if (measure === 'views' && (sums.failingVisitors ?? 0) < LEAST_VISITORS) return undefined;

		const sumsBefore =
			before && sumCells(cells, { remote, version: before, from: since - policy.window, to: now });
		const total = sumsBefore ? (sumsBefore[names.total] ?? 0) : 0;
		const against =
			before && sumsBefore && total >= policy.minimumViews
				? { version: before, total, failed: Math.min(sumsBefore[names.failed] ?? 0, total) }
				: undefined;
		const needed = neededChance(look);
		const breach = breachOf(own, against, policy, needed);
		if (!breach) return undefined;
		return {
			measure,
			version,
			...own,
			since: new Date(since).toISOString(),
			...(against ? { against } : {}),
			...breach,
			needed,
		};
	}
}
