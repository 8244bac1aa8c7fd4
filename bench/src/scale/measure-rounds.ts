import { setTimeout as delay } from 'node:timers/promises';
import { Connection } from './connection.ts';
import { Load, type LoadPlan, nextAddress, type VisitFigures } from './load.ts';
import type { ScaleStack } from './scale-stack.ts';
import { type CpuSeconds, countsOf, cpuOf, PARTS, type Part, type SiteCounts } from './use-of-machine.ts';
import { beacon, form, freshSearch, type Question, suggestions, tokenOf } from './visitor-requests.ts';

/** What so many instances did in so many seconds. */
export interface Round extends VisitFigures {
	instances: number;
	/** Without what they take when nobody asks */
	cpu: CpuSeconds;
	/** Of each site in use */
	sites: SiteCounts[];
}

/** Seconds of CPU in a second in which nobody asks, by number of instances. */
export type IdleCost = Record<number, CpuSeconds>;

const byPart = (value: (part: Part) => number) =>
	Object.fromEntries(PARTS.map((part) => [part, value(part)])) as CpuSeconds;

const since = (before: CpuSeconds, now: CpuSeconds) => byPart((part) => now[part] - before[part]);

export async function measureIdle(stack: ScaleStack, seconds: number): Promise<IdleCost> {
	const before = [1, 2].map((instances) => cpuOf(stack, instances));
	await delay(seconds * 1_000);
	return Object.fromEntries(
		before.map((cpu, index) => {
			const spent = since(cpu, cpuOf(stack, index + 1));
			return [index + 1, byPart((part) => spent[part] / seconds)];
		}),
	);
}

export interface RoundSettings {
	instances: number;
	seconds: number;
	idle: IdleCost;
}

/** Lets visitors in for some seconds, to one or two of each. */
export async function measureRound(
	stack: ScaleStack,
	load: LoadPlan,
	{ instances, seconds, idle }: RoundSettings,
): Promise<Round> {
	await stack.use(instances);
	const [before, cpuBefore] = [await countsOf(stack), cpuOf(stack, instances)];
	const begun = performance.now();
	const visitors = new Load(load);
	await delay(seconds * 1_000);
	const figures = await visitors.end();
	const spent = since(cpuBefore, cpuOf(stack, instances));
	const took = (performance.now() - begun) / 1_000;
	const now = await countsOf(stack);
	return {
		...figures,
		instances,
		cpu: byPart((part) => spent[part] - (idle[instances]?.[part] ?? 0) * took),
		sites: now.slice(0, instances).map((counts, index) => ({
			hits: counts.hits - (before[index]?.hits ?? 0),
			asked: counts.asked - (before[index]?.asked ?? 0),
			slotErrors: counts.slotErrors - (before[index]?.slotErrors ?? 0),
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
