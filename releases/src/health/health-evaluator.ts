import type { HealthEvidence, HealthPolicy } from '@estate/shared-contract';
import { LRUCache } from 'lru-cache';
import { breachOf } from './breach.ts';
import type { Counted } from './chance.ts';
import type { HealthCell } from './health-cell.schema.ts';
import { dueLook, type Look, neededChance } from './looks.ts';
import { countedOf, MEASURES, type Measure } from './measures.ts';
import { sumCells } from './sum-cells.ts';
import type { Suspect } from './suspects.ts';

/** One broken browser, or one who means harm, takes no version back */
const LEAST_VISITORS = 3;

/** Looks at versions and windows, the latest ones */
const MOST_REMEMBERED = 2_000;

/** The figures as they are now, and the window that is judged; times in milliseconds since 1970 */
interface Window {
	cells: readonly HealthCell[];
	policy: HealthPolicy;
	since: number;
	now: number;
}

const windowNumber = ({ since }: Suspect, { window }: HealthPolicy, now: number) =>
	Math.max(0, Math.floor((now - since) / window));

/** Are its figures looked at now? A promoted version's only in its first window. */
export function isEvaluated(suspect: Suspect, policy: HealthPolicy, now: number): boolean {
	return policy.automatic && (suspect.kind === 'canary' || windowNumber(suspect, policy, now) === 0);
}

/** Figures of the version before, over this window and the one before it; undefined where they are too few to compare with. */
function figuresBefore(
	{ remote, before }: Suspect,
	measure: Measure,
	{ cells, policy, since, now }: Window,
): (Counted & { version: string }) | undefined {
	if (!before) return undefined;
	const sums = sumCells(cells, { remote, version: before, from: since - policy.window, to: now });
	const counted = countedOf(sums, measure);
	return counted.total >= policy.minimumViews ? { version: before, ...counted } : undefined;
}

/** What one look at one measure finds. */
function evidenceOf(
	suspect: Suspect,
	{ measure, own, look }: { measure: Measure; own: Counted; look: Look },
	window: Window,
): HealthEvidence | undefined {
	const against = figuresBefore(suspect, measure, window);
	const needed = neededChance(look);
	const breach = breachOf(own, against, window.policy, needed);
	if (!breach) return undefined;
	return {
		measure,
		version: suspect.version,
		...own,
		since: new Date(window.since).toISOString(),
		...(against ? { against } : {}),
		...breach,
		needed,
	};
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
		const { remote, version } = suspect;
		const since = suspect.since + windowNumber(suspect, policy, now) * policy.window;
		const window: Window = { cells, policy, since, now };
		const sums = sumCells(cells, { remote, version, from: since, to: now });
		for (const measure of MEASURES) {
			const own = countedOf(sums, measure);
			const look = dueLook(own.total, policy, window);
			if (!this.#isNew(`${remote} ${version} ${since} ${measure}`, look)) continue;
			if (measure === 'views' && (sums.failingVisitors ?? 0) < LEAST_VISITORS) continue;
			const evidence = evidenceOf(suspect, { measure, own, look }, window);
			if (evidence) return evidence;
		}
		return undefined;
	}

	/** Was this look not taken yet? Notes it. */
	#isNew(name: string, look: Look): boolean {
		const order = look === 'last' ? Number.POSITIVE_INFINITY : look;
		if (order <= (this.#looks.get(name) ?? 0)) return false;
		this.#looks.set(name, order);
		return true;
	}
}
