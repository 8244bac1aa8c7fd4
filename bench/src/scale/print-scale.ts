import { costOf, hitRates, LIMITS } from './evaluate-scale.ts';
import type { ScaleReport } from './measure-scale.ts';
import type { Plan } from './plan-scale.ts';
import { PARTS } from './use-of-machine.ts';
import type { Staleness } from './watch-instances.ts';

const MB = 2 ** 20;
const percent = (share: number) => `${(share * 100).toFixed(0)} %`;
const columns = (values: readonly (string | number)[]) =>
	values.map((value) => (typeof value === 'number' ? value.toFixed(1) : value).padStart(10)).join('');
const worst = (changes: readonly Staleness[], field: keyof Staleness) =>
	Math.max(...changes.map((change) => change[field])).toFixed(0);

function printRounds({ rounds, afterChange }: ScaleReport): void {
	console.log(`\n${'CPU of a page view, ms'.padEnd(34)}${columns([...PARTS, 'pages/s'])}  HTML cache hits`);
	const lines = [
		['one of each', rounds, 1],
		['two of each', rounds, 2],
		['two, after a change of content', [afterChange], 2],
	] as const;
	for (const [name, measured, instances] of lines) {
		const { cpu, pagesPerSecond } = costOf(measured, instances);
		const hits = hitRates(measured, instances).map(percent).join(', ');
		console.log(`${name.padEnd(34)}${columns([...PARTS.map((part) => cpu[part]), pagesPerSecond])}  ${hits}`);
	}
	const slotErrors = [...rounds, afterChange]
		.flatMap(({ sites }) => sites)
		.reduce((sum, site) => sum + site.slotErrors, 0);
	console.log(`slots that were left to browsers: ${slotErrors}`);
	const [one, two] = [costOf(rounds, 1), costOf(rounds, 2)];
	console.log(
		`two beside one: ${(two.pagesPerSecond / one.pagesPerSecond).toFixed(2)} times the pages a second, ${(two.whole / one.whole).toFixed(2)} times the CPU of a page view (site, api and database)`,
	);
}

export function printScale(report: ScaleReport, plans: readonly Plan[], cores: number): void {
	const { idle, kinds, consistency, memory, connections, load } = report;
	printRounds(report);
	const resting = PARTS.map((part) => `${part} ${((idle[2]?.[part] ?? 0) * 1_000).toFixed(0)} ms`);
	console.log(
		`CPU of a second in which nobody asks, both instances, not in the above: ${resting.join(', ')}`,
	);
	console.log(`\n${'CPU of one request, ms'.padEnd(34)}${columns(PARTS)}`);
	for (const [name, cpu] of Object.entries(kinds))
		console.log(`${name.padEnd(34)}${columns(PARTS.map((part) => cpu[part]))}`);
	console.log(
		`\n${'until every instance serves it, ms'.padEnd(34)}${columns(['changes', 'slowest', 'old until'])}`,
	);
	for (const [name, changes] of [
		['promotion or roll-back', consistency.releases],
		['import', consistency.content],
	] as const)
		console.log(
			`${name.padEnd(34)}${columns([String(changes.length), worst(changes, 'servedAfter'), worst(changes, 'oldUntil')])}`,
		);
	const held = Object.entries(memory).map(([name, bytes]) => `${name} ${(bytes / MB).toFixed(0)} MB`);
	console.log(`\nmost memory: ${held.join(', ')}; most connections of PostgreSQL: ${connections}`);
	for (const {
		visitors,
		pagesPerSecond,
		sites,
		apis,
		memory: bytes,
		postgresCores,
		connections: most,
	} of plans)
		console.log(
			`${visitors} visitors at once are ${pagesPerSecond} pages a second: ${sites} sites and ${apis} apis of a core each, ${(bytes / MB).toFixed(0)} MB; PostgreSQL with cores: ${postgresCores}, connections: ${most}`,
		);
	console.log(
		`load average ${load.toFixed(1)} on ${cores} cores: ${cores < LIMITS.coresForThroughput ? 'too few for throughput to grow, so the cost of a page view is held' : 'throughput is held'}`,
	);
}
