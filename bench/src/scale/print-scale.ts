import { costOf, hitRates, LIMITS } from './judge-scale.ts';
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
	console.log(`\n${'CPU of a page view, ms'.padEnd(34)}${columns([...PARTS, 'pages/s', 'HTML cache hits'])}`);
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
	const [one, two] = [costOf(rounds, 1), costOf(rounds, 2)];
	console.log(
		`two beside one: ${(two.pagesPerSecond / one.pagesPerSecond).toFixed(2)} times the pages a second, ${(two.whole / one.whole).toFixed(2)} times the CPU of a page view (site, api and database)`,
	);
}

export function printScale(report: ScaleReport, plan: Plan, cores: number): void {
	const { kinds, consistency, memory, connections, load } = report;
	printRounds(report);
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
	console.log(
		`1,000 visitors at once are ${plan.pagesPerSecond} pages a second: ${plan.sites} sites and ${plan.apis} apis of a core each, ${(plan.memory / MB).toFixed(0)} MB, PostgreSQL with ${plan.postgresCores} cores and ${plan.connections} connections`,
	);
	console.log(
		`load average ${load.toFixed(1)} on ${cores} cores: ${cores < LIMITS.coresForThroughput ? 'too few for throughput to grow, so the cost of a page view is held' : 'throughput is held'}`,
	);
}
