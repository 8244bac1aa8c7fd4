import { loadavg } from 'node:os';
import { createRandom } from '@estate/demo';
import type { Progress } from '../../../scripts/stack/progress.ts';
import { shuffled } from './choose-pages.ts';
import { type ConsistencyFigures, measureConsistency } from './measure-consistency.ts';
import {
	type IdleCost,
	type KindCost,
	measureIdle,
	measureKinds,
	measureRound,
	type Round,
	warm,
} from './measure-rounds.ts';
import { type ScaleStack, startScaleStack } from './scale-stack.ts';
import { MostHeld } from './use-of-machine.ts';

/** Addresses that visitors read: as many as both sites can be asked for beforehand */
const PAGES = 240;
const IDLE_SECONDS = 6;

export interface ScaleBench {
	/** Of one round */
	seconds: number;
	/** Numbers of instances, a round each */
	rounds: readonly number[];
	/** Releases and imports, each */
	changes: number;
	/** Requests of each kind by itself */
	kinds: number;
	visitors: number;
	seed: number;
}

export interface ScaleReport {
	idle: IdleCost;
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

async function step<Result>(progress: Progress, name: string, work: () => Promise<Result>): Promise<Result> {
	return (await progress.step(name, work)) as Result;
}

async function measureOn(stack: ScaleStack, bench: ScaleBench, progress: Progress): Promise<ScaleReport> {
	const { rounds: turns, seconds, visitors, changes, kinds: each } = bench;
	const random = createRandom(String(bench.seed)).next;
	const pages = await pagesOf(stack, random);
	const plan = { url: stack.url, pages, atOnce: visitors, random };
	const held = await MostHeld.watch(stack);
	try {
		await step(progress, `${pages.length} pages into both HTML caches`, () => warm(stack, pages));
		// Both are to have run long enough to be as quick as they get.
		await step(progress, `Visitors at both, ${seconds} s`, () =>
			measureRound(stack, plan, { instances: 2, seconds, idle: {} }),
		);
		const idle = await step(progress, `Nobody at both, ${IDLE_SECONDS} s`, () =>
			measureIdle(stack, IDLE_SECONDS),
		);
		const rounds: Round[] = [];
		for (const instances of turns)
			rounds.push(
				await step(progress, `Visitors at ${instances} of each, ${seconds} s`, () =>
					measureRound(stack, plan, { instances, seconds, idle }),
				),
			);
		const kinds = await step(progress, 'Each kind of request by itself', () =>
			measureKinds(stack, random, each),
		);
		const consistency = await step(progress, `${changes} releases and ${changes} imports under load`, () =>
			measureConsistency(stack, plan, changes),
		);
		const afterChange = await step(progress, `2 of each after a change of content, ${seconds} s`, () =>
			measureRound(stack, plan, { instances: 2, seconds, idle }),
		);
		const { memory, connections } = held;
		const [load = 0] = loadavg();
		return { idle, rounds, afterChange, kinds, consistency, memory, connections, load };
	} finally {
		await held.stop();
	}
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
