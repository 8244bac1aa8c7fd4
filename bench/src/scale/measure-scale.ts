import { loadavg } from 'node:os';
import type { Progress } from '../../../scripts/stack/progress.ts';
import { chanceFrom } from '../chance-from.ts';
import { type ConsistencyFigures, measureConsistency } from './measure-consistency.ts';
import { type KindCost, measureKinds, measureRound, type Round, warm } from './measure-rounds.ts';
import { type ScaleStack, startScaleStack } from './scale-stack.ts';
import { MostHeld } from './use-of-machine.ts';
import { shuffled } from './visitor-requests.ts';

/** Addresses that visitors read: as many as both sites can be asked for beforehand */
const PAGES = 240;

export interface ScaleBench {
	/** Of one round */
	seconds: number;
	/** Of each number of instances, in turn */
	rounds: number;
	/** Releases and imports, each */
	changes: number;
	/** Requests of each kind by itself */
	kinds: number;
	visitors: number;
	seed: number;
}

export interface ScaleReport {
	rounds: Round[];
	/** Two of each, just after the content changed: every page is composed again */
	afterChange: Round;
	kinds: KindCost;
	consistency: ConsistencyFigures;
	/** Bytes, by instance */
	memory: Record<string, number>;
	connections: number;
	load: number;
}

/** Pages of the site's map in an order by chance, which stands for how popular they are; the page of the changed property is among them. */
async function pagesOf({ url, property }: ScaleStack, random: () => number): Promise<string[]> {
	const read = async (address: string) => {
		const text = await (await fetch(address)).text();
		return Array.from(text.matchAll(/<loc>([^<]+)<\/loc>/g), ([, found = '']) => found);
	};
	const maps = await read(`${url}/sitemap.xml`);
	const nested = await Promise.all(maps.filter((map) => map.endsWith('.xml')).map(read));
	const all = [...maps, ...nested.flat()].filter((page) => !page.endsWith('.xml'));
	const paths = Array.from(new Set(all.map((page) => new URL(page).pathname)));
	const changed = paths.filter((page) => page.endsWith(`/${property.ID}/`));
	const others = paths.filter((page) => !changed.includes(page));
	return [...shuffled(others, random).slice(0, PAGES), ...changed];
}

async function measureRounds(
	stack: ScaleStack,
	{ rounds, seconds, visitors }: ScaleBench,
	{ pages, random, progress }: { pages: string[]; random: () => number; progress: Progress },
): Promise<Round[]> {
	const plan = { url: stack.url, pages, atOnce: visitors, random };
	const measured: Round[] = [];
	for (let round = 1; round <= rounds; round++)
		for (const instances of [1, 2])
			await progress.step(`Round ${round} of ${rounds}: ${instances} of each, ${seconds} s`, async () => {
				measured.push(await measureRound(stack, plan, { instances, seconds }));
			});
	return measured;
}

async function measureOn(stack: ScaleStack, bench: ScaleBench, progress: Progress): Promise<ScaleReport> {
	const random = chanceFrom(bench.seed);
	const pages = await pagesOf(stack, random);
	const plan = { url: stack.url, pages, atOnce: bench.visitors, random };
	const held = await MostHeld.watch(stack);
	let [kinds, rounds]: [KindCost, Round[]] = [{}, []];
	const figures: { afterChange?: Round; consistency?: ConsistencyFigures } = {};
	try {
		await progress.step(`${pages.length} pages into both HTML caches`, () => warm(stack, pages));
		rounds = await measureRounds(stack, bench, { pages, random, progress });
		await progress.step('Each kind of request by itself', async () => {
			kinds = await measureKinds(stack, random, bench.kinds);
		});
		await progress.step(`${bench.changes} releases and ${bench.changes} imports under load`, async () => {
			figures.consistency = await measureConsistency(stack, plan, bench.changes);
		});
		await progress.step(`2 of each after a change of the content, ${bench.seconds} s`, async () => {
			figures.afterChange = await measureRound(stack, plan, { instances: 2, seconds: bench.seconds });
		});
	} finally {
		await held.stop();
	}
	const { afterChange, consistency } = figures;
	if (!afterChange || !consistency) throw new Error('The bench was not finished.');
	const { memory, connections } = held;
	return { rounds, afterChange, kinds, consistency, memory, connections, load: loadavg()[0] ?? 0 };
}

/** Measures one and two of each, on a stack of its own. */
export async function measureScale(bench: ScaleBench, progress: Progress): Promise<ScaleReport> {
	const stack = await startScaleStack(progress);
	try {
		return await measureOn(stack, bench, progress);
	} finally {
		await stack.stop();
	}
}
