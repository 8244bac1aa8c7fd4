import type { Rate, ThroughputFigures } from './measure-throughput.ts';
import { comparisonsOf } from './targets.ts';

function line(what: string, { pages, cpuMs }: Rate): void {
	const times = Object.entries(cpuMs).map(([name, each]) => `${name} ${each.toFixed(2)} ms`);
	console.log(
		`${what.padEnd(32)}${pages.toFixed(1).padStart(9)} pages/s   processor a page: ${times.join(', ')}`,
	);
}

export function printThroughput(figures: ThroughputFigures): void {
	console.log('');
	for (const encoding of ['br', 'identity'] as const)
		for (const server of ['site', 'monolith'] as const)
			line(`composed, ${encoding}, ${server}`, figures.composed[encoding][server]);
	for (const server of ['site', 'bare'] as const) line(`cached, ${server}`, figures.cached[server]);
	for (const { what, ratio, atLeast } of comparisonsOf(figures))
		console.log(
			`${what}: ${ratio.toFixed(2)}, at least ${atLeast} is meant${ratio >= atLeast ? '' : ': missed'}`,
		);
}
