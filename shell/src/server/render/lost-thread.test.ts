import { copyFile, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_POLICY, HealthEvaluator } from '@estate/releases';
import { remoteRoutes } from '@estate/shared-contract';
import { SAMPLE_CONFIGURATION } from '@estate/shared-contract/samples';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import drill from '../../../test/drill-remote/src/remote.config.ts';
import { buildDrill, drillBundle } from '../../testing/drill.ts';
import { scratchFolder } from '../../testing/scratch-folder.ts';
import { SiteMetrics } from '../http/site-metrics.ts';
import { ErrorRecorder } from '../releases/errors/error-recorder.ts';
import { countsOfRender } from '../releases/health/counts-of-render.ts';
import { HealthRecorder } from '../releases/health/health-recorder.ts';
import { lostThreadObserver } from './observe-lost-thread.ts';
import { slotObserver } from './observe-slot.ts';
import { createRenderPool, type RenderPool } from './render-pool.ts';
import type { SlotFailure } from './slot-failure.ts';
import type { BundleFile, SiteSnapshot } from './worker-messages.ts';

/** What a slot may take, and a thread without an answer: more than what takes some time on a busy machine */
const LIMIT_MS = 2_500;
/** For code that waits for its own limit, which the pool's comes before */
const AMPLE_MS = 20_000;
const API = 'http://127.0.0.1:9';
const snapshot: SiteSnapshot = { key: 'test', site: SAMPLE_CONFIGURATION, routes: remoteRoutes(drill) };
let guilty: BundleFile;
let innocent: BundleFile;
let pool: RenderPool;
let metrics: SiteMetrics;
let recorder: HealthRecorder;
let errors: ErrorRecorder;
let log: string[];

beforeAll(async () => {
	const bundle = await drillBundle(await buildDrill('1.0.0'), '1.0.0');
	const path = join(await scratchFolder(), 'server.mjs');
	await copyFile(bundle.path, path);
	guilty = { ...bundle, remote: 'guilty' };
	innocent = { ...bundle, remote: 'innocent', path };
});
beforeEach(async () => {
	log = [];
	metrics = new SiteMetrics();
	recorder = new HealthRecorder();
	errors = new ErrorRecorder();
	await startPool(LIMIT_MS);
});
afterEach(() => pool.close());

async function startPool(timeLimitMs: number): Promise<void> {
	await pool?.close();
	const onThreadLost = lostThreadObserver({ metrics, recorder, errors }, (line) => log.push(line));
	pool = createRenderPool({ workers: 1, timeLimitMs, origins: [API], onThreadLost });
	await Promise.all([pool.probe(guilty), pool.probe(innocent)]);
}

/** Renders as a page does, with what is counted of it. Returns `rendered` or the kind of its failure. */
async function render(bundle: BundleFile, slot: 'main' | 'aside', what = ''): Promise<string> {
	const observe = slotObserver({ metrics, recorder, errors }, (line) => log.push(line));
	const rendering = pool.render({
		bundle,
		slot,
		snapshot,
		request: {
			language: 'nl',
			defaultLanguage: 'nl',
			enabledLanguages: ['nl', 'fr', 'en'],
			identifierPrefix: 's0-',
			route: { id: 'drill.page', params: {} },
			location: { pathname: '/nl/oefening/', search: `?${slot}=${what}`, hash: '' },
			siteUrl: 'https://meander.example',
			input: null,
			apiUrl: API,
			apiHeaders: {},
			timeLimit: AMPLE_MS,
		},
	});
	const failure = await rendering.then(
		() => undefined,
		(error: SlotFailure) => error,
	);
	const planned = { remote: bundle.remote, slot: { name: slot } };
	observe({ slot: planned, failure } as Parameters<typeof observe>[0], bundle.version, 1);
	return failure?.kind ?? 'rendered';
}

const failedDraws = ({ remote }: BundleFile) =>
	recorder
		.cells()
		.filter((cell) => cell.remote === remote)
		.reduce((sum, { counts }) => sum + (counts.failedDraws ?? 0), 0);

/** Samples of `site_slot_errors_total`: remote, slot, kind, count. */
const slotErrors = async () =>
	(await metrics.slotErrors.get()).values.map(({ labels, value }) => [
		labels.remote,
		labels.slot,
		labels.kind,
		value,
	]);

const naming = (text: string) => log.filter((line) => line.includes(text));

describe('a version that now and then takes its thread is named and counted once per end, though another try renders its slot', () => {
	it.each([
		['blocks it', 'second-block', 'blocked'],
		['uses up its memory', 'second-exit', 'memory'],
		['uses up the memory of its process', 'second-fill', 'memory'],
	])('when it %s: no neighbour is counted', async (_, what, kind) => {
		// Memory that is slow to be had is no thread without an answer.
		if (kind === 'memory') await startPool(AMPLE_MS);
		expect(await render(guilty, 'aside', what)).toBe('rendered');
		const begun = Array.from({ length: 4 }, () => render(innocent, 'main', 'slow'));
		const ending = render(guilty, 'aside', what);
		const waiting = Array.from({ length: 4 }, () => render(innocent, 'aside'));
		expect(await Promise.all([ending, ...begun, ...waiting])).toEqual(Array(9).fill('rendered'));
		expect(await slotErrors()).toEqual([['guilty', 'aside', kind, 1]]);
		expect([failedDraws(guilty), failedDraws(innocent)]).toEqual([1, 0]);
		expect(naming(`guilty.aside 1.0.0`)).toEqual([expect.stringContaining(`(${kind})`)]);
		expect(naming('innocent')).toEqual([]);
		expect(errors.groups().map(({ remote, slot }) => [remote, slot])).toEqual([['guilty', 'aside']]);
	});

	it('when a timer of it blocks, whose slot was rendered long before', async () => {
		expect(await render(guilty, 'aside', 'block-later')).toBe('rendered');
		await expect
			.poll(async () => {
				expect(await render(innocent, 'main')).not.toBe('blocked');
				return pool.restarts;
			})
			.toBe(1);
		expect(await slotErrors()).toEqual([['guilty', 'aside', 'blocked', 1]]);
		expect([failedDraws(guilty), failedDraws(innocent)]).toEqual([1, 0]);
	});

	it('when a timer blocks that its module began: no slot is named', async () => {
		const timed = await buildDrill('1.2.0', {
			'drill/misbehave.ts': (text) =>
				`${text}\nif (isServer) setTimeout(() => { for (;;) Math.random(); }, 1_000);\n`,
		});
		await pool.probe({ ...(await drillBundle(timed, '1.2.0')), remote: 'guilty' });
		await expect
			.poll(async () => {
				expect(await render(innocent, 'main')).not.toBe('blocked');
				return pool.restarts;
			})
			.toBe(1);
		expect(await slotErrors()).toEqual([['guilty', '', 'blocked', 1]]);
		expect(naming('guilty (outside of its slots) 1.2.0')).toHaveLength(1);
	});
});

it('a version that takes its thread at each try is counted once per end', async () => {
	expect(await render(guilty, 'aside', 'block')).toBe('blocked');
	expect(await slotErrors()).toEqual([['guilty', 'aside', 'blocked', 2]]);
	expect(failedDraws(guilty)).toBe(2);
});

it('one end takes no version back; a version that is suspected again and again goes, and its neighbour stays', () => {
	const since = Date.now() - 60_000;
	const onThreadLost = lostThreadObserver({ metrics, recorder, errors }, () => {});
	const judge = (remote: string) =>
		new HealthEvaluator().evaluate(
			{ remote, version: '1.1.0', before: '1.0.0', kind: 'canary', since },
			DEFAULT_POLICY,
			recorder.cells(),
			Date.now(),
		);
	for (const remote of ['guilty', 'innocent'])
		for (let draw = 0; draw < 1_100; draw += 1)
			recorder.count(remote, draw < 100 ? '1.1.0' : '1.0.0', ...countsOfRender(undefined));
	for (let late = 0; late < 20; late += 1)
		recorder.count('innocent', '1.1.0', ...countsOfRender({ kind: 'lost' }));
	const end = (remote: string) =>
		onThreadLost({ kind: 'memory', holder: { remote, version: '1.1.0', slot: 'aside' } });
	end('innocent');
	end('guilty');
	expect([judge('guilty'), judge('innocent')]).toEqual([undefined, undefined]);
	for (const _ of ['second', 'third', 'fourth']) end('guilty');
	expect(judge('guilty')).toMatchObject({ measure: 'draws', failed: 4, against: { failed: 0 } });
	expect(judge('innocent')).toBeUndefined();
});

it('who is late because another had the thread is not counted; who is late by itself is', async () => {
	const late = render(innocent, 'aside', 'hang');
	const own = render(guilty, 'aside', 'busy,hang');
	expect(await Promise.all([late, own])).toEqual(['lost', 'timeout']);
	expect(await slotErrors()).toEqual([['guilty', 'aside', 'timeout', 1]]);
	expect([failedDraws(guilty), failedDraws(innocent)]).toEqual([1, 0]);
	expect(naming('innocent.aside 1.0.0 was not rendered, for which it is not to blame')).toHaveLength(1);
	expect(pool.restarts).toBe(0);
});

/** Processes that this one started. */
async function children(): Promise<number[]> {
	const threads = await readdir('/proc/self/task');
	const lists = await Promise.all(
		threads.map((thread) => readFile(`/proc/self/task/${thread}/children`, 'utf8').catch(() => '')),
	);
	return lists.flatMap((list) => list.split(' ')).flatMap((pid) => Number(pid) || []);
}

it.each([
	['SIGKILL', 'the system kills so where the memory'],
	['SIGTERM', 'whatever stops the site'],
] as const)('says of a render process that somebody ended by %s what ended it', async (signal, cause) => {
	await pool.close();
	const before = await children();
	await startPool(LIMIT_MS);
	const started = (await children()).filter((pid) => !before.includes(pid));
	for (const pid of started) process.kill(pid, signal);
	await expect.poll(() => log.at(-1), { timeout: 10_000 }).toContain(`which ended (${signal})`);
	expect(log.at(-1)).toContain(cause);
	expect(await render(innocent, 'main')).toBe('rendered');
});
