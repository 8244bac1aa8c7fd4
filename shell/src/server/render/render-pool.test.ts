import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { remoteRoutes } from '@estate/shared-contract';
import { SAMPLE_CONFIGURATION } from '@estate/shared-contract/samples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import drill from '../../../test/drill-remote/src/remote.config.ts';
import { buildDrill, drillBundle } from '../../testing/drill.ts';
import { scratchFolder } from '../../testing/scratch-folder.ts';
import { createRenderPool, type RenderPool } from './render-pool.ts';
import type { BundleFile, SiteSnapshot } from './worker-messages.ts';

/** Longer than anything takes that does not hang, on a machine that does much else */
const AMPLE_MS = 20_000;
/** What a slot may take where one never gives its thread back, which is waited for twice */
const SHORT_MS = 1_000;
/** Where nothing answers */
const API = 'http://127.0.0.1:9';
const snapshot: SiteSnapshot = { key: 'test', site: SAMPLE_CONFIGURATION, routes: remoteRoutes(drill) };
let bundle: BundleFile;
let pool: RenderPool;

beforeAll(async () => {
	bundle = await drillBundle(await buildDrill('1.0.0'), '1.0.0');
});

/** Another pool, in place of the one before */
async function open(workers = 1, timeLimit = AMPLE_MS): Promise<void> {
	await (pool as RenderPool | undefined)?.close();
	pool = createRenderPool({ workers, timeLimitMs: timeLimit, origins: [API] });
}
afterAll(() => pool.close());

const render = (slot: string, search = '', timeLimit = AMPLE_MS) =>
	pool.render({
		bundle,
		slot,
		snapshot,
		request: {
			language: 'nl',
			defaultLanguage: 'nl',
			enabledLanguages: ['nl', 'fr', 'en'],
			identifierPrefix: 's0-',
			route: { id: 'drill.page', params: {} },
			location: { pathname: '/nl/oefening/', search, hash: '' },
			siteUrl: 'https://meander.example',
			input: null,
			apiUrl: API,
			apiHeaders: {},
			timeLimit,
		},
	});
const kindOf = (rendering: Promise<unknown>) =>
	rendering.then(
		() => 'rendered',
		(error: { kind?: string }) => error.kind,
	);

it('refuses a bundle whose bytes differ from what was published', async () => {
	await open();
	const wrong = { ...bundle, integrity: `sha384-${'A'.repeat(64)}` };
	await expect(pool.probe(wrong)).rejects.toMatchObject({ kind: 'import' });
});

describe('a thread that nothing ends', () => {
	beforeAll(() => open());

	it('renders many slots at once', async () => {
		const rendered = await Promise.all(Array.from({ length: 20 }, () => render('main')));
		expect(rendered.every(({ html }) => html.includes('drill 1.0.0'))).toBe(true);
	});

	it('reports what a bundle holds', async () => {
		expect(await pool.probe(bundle)).toMatchObject({ remote: 'drill', slots: ['main', 'aside', 'extra'] });
	});

	it('passes on that a load or a component throws', async () => {
		const [load, component, other] = await Promise.all([
			kindOf(render('aside', '?aside=throw')),
			kindOf(render('aside', '?aside=throw-in-render')),
			kindOf(render('main')),
		]);
		expect([load, component, other]).toEqual(['thrown', 'thrown', 'rendered']);
	});

	it('passes on that the api cannot be reached, with what a page must know', async () => {
		await expect(render('main', '?main=api')).rejects.toMatchObject({ kind: 'api', isTransient: true });
	});

	it('renders others while a slot hangs', async () => {
		const hanging = kindOf(render('aside', '?aside=hang', SHORT_MS));
		expect(await kindOf(render('main'))).toBe('rendered');
		// Excused where the machine did much else meanwhile: lost-thread.test.ts says when.
		expect(['timeout', 'lost']).toContain(await hanging);
	});

	afterAll(() => expect(pool.restarts).toBe(0));
});

describe('a slot that takes its thread costs itself alone', () => {
	it('when it loops: the thread is replaced, every other render in it is done elsewhere, and the next pages do not pay for it', async () => {
		await open(1, SHORT_MS);
		const others = Array.from({ length: 8 }, () => kindOf(render('main', '?main=slow')));
		const looping = kindOf(render('aside', '?aside=loop'));
		const queued = Array.from({ length: 4 }, () => kindOf(render('main')));
		expect(await Promise.all([...others, ...queued])).toEqual(Array(12).fill('rendered'));
		expect(await looping).toBe('blocked');
		expect(pool.restarts).toBeGreaterThanOrEqual(1);
		expect(await kindOf(render('main'))).toBe('rendered');
		await expect(render('aside', '?aside=loop')).rejects.toMatchObject({
			kind: 'blocked',
			message: expect.stringContaining('is tried again soon'),
		});
	});

	it('when it ends its thread', async () => {
		await open();
		const others = Array.from({ length: 4 }, () => kindOf(render('main', '?main=slow')));
		expect(await kindOf(render('aside', '?aside=exit'))).toBe('memory');
		expect(await Promise.all(others)).toEqual(Array(4).fill('rendered'));
	});
});

it('replaces threads that have gathered the bundles of many releases', async () => {
	await open(2);
	const outs = await Promise.all(['2.0.0', '2.0.1'].map((version) => buildDrill(version)));
	const bundles = await Promise.all(outs.map((out, index) => drillBundle(out, `2.0.${index}`)));
	for (const each of [bundle, ...bundles]) pool.keep([each]);
	expect(await kindOf(render('main'))).toBe('rendered');
	expect(pool.restarts).toBe(0);
});

it('renders on a site with more bundles than threads hold, which are all looked into', async () => {
	await open();
	const folder = await scratchFolder();
	const many = await Promise.all(
		Array.from({ length: 30 }, async (_, index) => {
			const path = join(folder, `${index}.mjs`);
			await copyFile(bundle.path, path);
			return { ...bundle, path };
		}),
	);
	const faces = await Promise.all(many.map((each) => pool.probe(each)));
	expect(faces.map(({ remote }) => remote)).toEqual(Array(30).fill('drill'));
	pool.keep([...many, bundle]);
	expect(await kindOf(render('main'))).toBe('rendered');
	expect(pool.restarts).toBe(0);
});
