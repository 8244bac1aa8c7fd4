import { setTimeout as delay } from 'node:timers/promises';
import { Connection } from './connection.ts';
import { Load, type LoadFigures, type LoadPlan, nextAddress } from './load.ts';
import type { ScaleStack } from './scale-stack.ts';
import { type Cache, type CpuSeconds, cachesOf, cpuOf, PARTS } from './use-of-machine.ts';
import { beacon, form, freshSearch, type Question, suggestions, tokenOf } from './visitor-requests.ts';

/** What so many instances did in so many seconds. */
export interface Round extends LoadFigures {
	instances: number;
	cpu: CpuSeconds;
	/** Of each instance in use */
	caches: Cache[];
}

const since = (before: CpuSeconds, now: CpuSeconds) =>
	Object.fromEntries(PARTS.map((part) => [part, now[part] - before[part]])) as CpuSeconds;

/** Lets visitors in for some seconds, to one or two of each. */
export async function measureRound(
	stack: ScaleStack,
	load: LoadPlan,
	{ instances, seconds }: { instances: number; seconds: number },
): Promise<Round> {
	await stack.use(instances);
	const [caches, cpu] = [await cachesOf(stack), cpuOf(stack, instances)];
	const visitors = new Load(load);
	await delay(seconds * 1_000);
	const figures = await visitors.end();
	const now = cpuOf(stack, instances);
	const cachesNow = await cachesOf(stack);
	return {
		...figures,
		instances,
		cpu: since(cpu, now),
		caches: cachesNow.slice(0, instances).map(({ hits, asked }, index) => ({
			hits: hits - (caches[index]?.hits ?? 0),
			asked: asked - (caches[index]?.asked ?? 0),
		})),
	};
}

/** Every page once at each site, so that none begins with an emptier cache than the other. */
export async function warm(stack: ScaleStack, pages: readonly string[]): Promise<void> {
	await Promise.all(
		stack.sites.map(async ({ address }) => {
			const waiting = pages.values();
			const ask = async () => {
				const connection = new Connection(`http://${address}`, nextAddress());
				for (const path of waiting)
					await connection.ask({ path, headers: { host: new URL(stack.url).host } });
				connection.close();
			};
			await Promise.all([ask(), ask()]);
		}),
	);
}

/** Milliseconds of CPU of one request of a kind, by part. */
export type KindCost = Record<string, CpuSeconds>;

/** Each kind of request by itself, at one of each: what the costs of a page view are made of. */
export async function measureKinds(
	stack: ScaleStack,
	random: () => number,
	count: number,
): Promise<KindCost> {
	await stack.use(1);
	const page = '/nl/te-koop/';
	const ask = async (question: Question) => {
		const connection = new Connection(stack.url, nextAddress());
		const { status, headers } = await connection.ask(question);
		connection.close();
		if (status !== question.expected)
			throw new Error(`${question.kind} ${question.path}: ${status}, not ${question.expected}`);
		return headers;
	};
	const read: Question = { kind: 'page', path: page, expected: 200 };
	// One document may be seen by many visitors: each of them reports once.
	const token = tokenOf((await ask(read))['server-timing']);
	const kinds: Record<string, () => Question> = {
		'page out of the cache': () => read,
		'page that is composed': freshSearch,
		beacon: () => beacon(stack.url, token),
		suggestions: () => suggestions(random),
		'form that is sent': () => form(stack.url),
	};
	const costs: KindCost = {};
	for (const [name, question] of Object.entries(kinds)) {
		const before = cpuOf(stack, 1);
		for (let asked = 0; asked < count; asked++) await ask(question());
		const cpu = since(before, cpuOf(stack, 1));
		costs[name] = Object.fromEntries(PARTS.map((part) => [part, (cpu[part] * 1_000) / count])) as CpuSeconds;
	}
	return costs;
}
