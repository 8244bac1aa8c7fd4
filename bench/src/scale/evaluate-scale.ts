import type { ConsistencyFigures } from './measure-consistency.ts';
import type { Round } from './measure-rounds.ts';
import { PARTS, type Part } from './use-of-machine.ts';

export const LIMITS = {
	/** Milliseconds after a change, from when on no instance answers without it */
	consistency: 2_000,
	/** Throughput of two of each beside one of each, where cores are not what they share */
	throughput: 1.7,
	/** CPU of a page view at two of each beside one of each, where cores are */
	cost: 1.25,
	/** Two sites, two apis, database, proxy and visitors have one each, and some to spare */
	coresForThroughput: 7,
} as const;

export interface ScaleFigures {
	rounds: Round[];
	consistency: ConsistencyFigures;
}

/** Pages a second and milliseconds of CPU of a page view, over all rounds of so many instances. */
export function costOf(rounds: readonly Round[], instances: number) {
	const own = rounds.filter((round) => round.instances === instances);
	const pages = own.reduce((sum, round) => sum + round.pages, 0);
	const seconds = own.reduce((sum, round) => sum + round.seconds, 0);
	const cpu = Object.fromEntries(
		PARTS.map((part) => [part, (own.reduce((sum, round) => sum + round.cpu[part], 0) * 1_000) / pages]),
	) as Record<Part, number>;
	return { pages, pagesPerSecond: pages / seconds, cpu, whole: cpu.site + cpu.api + cpu.postgres };
}

/** Share of the pages that came out of the HTML cache, for each instance. */
export function hitRates(rounds: readonly Round[], instances: number): number[] {
	const own = rounds.filter((round) => round.instances === instances);
	return Array.from({ length: instances }, (_, index) => {
		const sum = (field: 'hits' | 'asked') =>
			own.reduce((total, { sites }) => total + (sites[index]?.[field] ?? 0), 0);
		return sum('hits') / sum('asked');
	});
}

/** What is not as it has to be, a sentence each. */
export function missesOf({ rounds, consistency }: ScaleFigures, cores: number): string[] {
	const failures = [...rounds.flatMap((round) => round.failures), ...consistency.visitors.failures];
	const late = (what: string, changes: ConsistencyFigures['content']) =>
		changes
			.map(({ servedAfter, oldUntil }) => Math.max(servedAfter, oldUntil))
			.filter((ms) => ms > LIMITS.consistency)
			.map((ms) => `An instance served ${what} only after ${ms.toFixed(0)} ms.`);
	const [one, two] = [costOf(rounds, 1), costOf(rounds, 2)];
	const more = two.pagesPerSecond / one.pagesPerSecond;
	const dearer = two.whole / one.whole;
	return [
		...(failures.length > 0 ? [`${failures.length} requests failed, such as: ${failures[0]}`] : []),
		...late('a change of releases', consistency.releases),
		...late('a change of the content', consistency.content),
		...(cores >= LIMITS.coresForThroughput
			? more < LIMITS.throughput
				? [`Two of each answer ${more.toFixed(2)} times as many pages as one of each.`]
				: []
			: dearer > LIMITS.cost
				? [`A page view at two of each costs ${dearer.toFixed(2)} times what it costs at one of each.`]
				: []),
	];
}
