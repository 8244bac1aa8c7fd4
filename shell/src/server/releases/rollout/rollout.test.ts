import { isInShare, VISITOR_NUMBERS } from '@estate/releases';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SiteFacts } from '../../../page/site/site-facts.ts';
import { type DrillSite, startDrillSite } from '../../../testing/drill-site.ts';
import { holdTime, makeLater, untilTimePassed } from '../../../testing/held-time.ts';
import { pageJsonOf } from '../../../testing/page-json-of.ts';
import { ROLLOUT_COOKIE, visitorNumber } from './visitor-number.ts';

const PAGE = '/nl/oefening/';
const STEP_MS = 600_000;
const SHARE = { salt: '1.1.0', traffic: 30 };
/** Cases per property: `FUZZ_RUNS=10000` for the long run */
const RUNS = Number(process.env.FUZZ_RUNS ?? 100);
/** Ten thousand cases take longer than a test may */
const FUZZ_LIMIT = 30_000 + RUNS * 60;

let site: DrillSite;
let second: Pick<DrillSite, 'url' | 'metrics'>;

beforeAll(async () => {
	holdTime();
	site = await startDrillSite();
	second = await site.secondInstance();
});
afterAll(() => site.stop());

const inside = Array.from({ length: VISITOR_NUMBERS }, (_, number) => number).find((number) =>
	isInShare(number, SHARE),
);
const outside = Array.from({ length: VISITOR_NUMBERS }, (_, number) => number).find(
	(number) => !isInShare(number, SHARE),
);
const numbered = (number: number | undefined) => `${ROLLOUT_COOKIE}=${number}`;

async function visit(cookie?: string, url = site.url) {
	const response = await fetch(url + PAGE, { headers: cookie ? { cookie } : {} });
	const html = await response.text();
	const json = pageJsonOf(html);
	return {
		response,
		version: json?.view.slots[0]?.version,
		rendered: /drill (\d\.\d\.\d)/.exec(html)?.[1],
		facts: json?.facts,
		setCookie: response.headers.get('set-cookie'),
		cache: response.headers.get('x-cache'),
	};
}

const isTrying = async (one: Pick<DrillSite, 'metrics'>) => (await one.metrics()).includes('canary_percent{');

describe('while a version is tried', () => {
	beforeEach(async () => {
		const { state } = await site.drill.store.log.newest('production');
		if (state.drill?.canary) return;
		await site.drill.startCanary('1.1.0', { traffic: SHARE.traffic });
		for (const one of [site, second]) await untilTimePassed(() => isTrying(one));
	});

	it('a share of the visitors gets it, rendered and in the browser, and always again', async () => {
		for (const [number, version] of [
			[inside, '1.1.0'],
			[outside, '1.0.0'],
		] as const)
			for (const { url } of [site, second, site]) {
				const seen = await visit(numbered(number), url);
				expect([seen.version, seen.rendered]).toEqual([version, version]);
				const facts = (await (await fetch(url + seen.facts)).json()) as SiteFacts;
				expect(facts.remotes.drill?.version).toBe(version);
				const news = await fetch(`${url}/releases.json`, { headers: { cookie: numbered(number) } });
				expect(news.headers.get('link')).toContain(seen.facts);
			}
	});

	it('who tries it falls back to what the others have', async () => {
		const { facts } = await visit(numbered(inside));
		const { remotes } = (await (await fetch(site.url + facts)).json()) as SiteFacts;
		expect(remotes.drill?.previous?.version).toBe('1.0.0');
	});

	it('another instance knows the facts of a page that it has not rendered', async () => {
		const { facts } = await visit(numbered(inside));
		expect((await fetch(second.url + facts)).status).toBe(200);
	});

	it('both versions are kept side by side, each for its visitors', async () => {
		for (const number of [inside, outside]) await visit(numbered(number));
		const [tried, stable] = [await visit(numbered(inside)), await visit(numbered(outside))];
		expect([tried.cache, tried.rendered, stable.cache, stable.rendered]).toEqual([
			'hit',
			'1.1.0',
			'hit',
			'1.0.0',
		]);
	});

	it('who is logged in at the operator console gets the stable version, whatever the number', async () => {
		const seen = await visit(`${numbered(inside)}; __Host-operator=1`);
		expect([seen.version, seen.rendered]).toEqual(['1.0.0', '1.0.0']);
		expect(seen.response.headers.get('vary')).toContain('Cookie');
		expect((await visit(numbered(inside))).version).toBe('1.1.0');
	});

	it('a first view and a crawler get the stable version, with a number for the next view', async () => {
		const { version, setCookie } = await visit();
		expect(version).toBe('1.0.0');
		expect(setCookie).toMatch(
			/^__Host-rollout=\d{1,4}; Path=\/; Max-Age=604800; HttpOnly; Secure; SameSite=Lax$/,
		);
		expect((await visit(numbered(outside))).setCookie).toBeNull();
	});

	it('no cache but the site’s own keeps a page', async () => {
		for (const cookie of [undefined, numbered(inside)]) {
			const { headers } = (await visit(cookie)).response;
			expect(headers.get('cache-control')).toBe('private, no-cache');
			expect(headers.get('vary')).toContain('Cookie');
		}
		expect((await fetch(`${site.url}/releases.json`)).headers.get('cache-control')).toBe('private, no-cache');
	});

	it('the public document says how the traffic is shared', async () => {
		const { microFrontends } = await (await fetch(`${site.url}/releases.json`)).json();
		const shares = microFrontends['@estate/drill'].map(
			({ metadata, deployment }: { metadata: { version: string }; deployment: object }) => [
				metadata.version,
				deployment,
			],
		);
		expect(shares).toEqual([
			['1.0.0', { traffic: 70, default: true }],
			['1.1.0', { traffic: 30, default: false }],
		]);
	});

	it(
		'a malformed number is no number: the stable version, and a new one',
		async () => {
			const values = fc.oneof(
				fc.string({ unit: 'grapheme-ascii', maxLength: 30 }).map((text) => encodeURIComponent(text)),
				fc.constantFrom('10000', '-1', '00', '1e3', '0x1', ' 5', '1,2', '9999999999', ''),
			);
			await fc.assert(
				fc.asyncProperty(values, async (value) => {
					const cookie = `${ROLLOUT_COOKIE}=${value}`;
					const number = visitorNumber(cookie);
					expect(number === undefined || (Number.isInteger(number) && number >= 0 && number < 10_000)).toBe(
						true,
					);
					if (number !== undefined) return;
					const seen = await visit(cookie);
					expect([seen.response.status, seen.version]).toEqual([200, '1.0.0']);
					expect(seen.setCookie).toContain(ROLLOUT_COOKIE);
				}),
				{ numRuns: RUNS },
			);
		},
		FUZZ_LIMIT,
	);
});

it('ends with its abort: everybody has the stable version, open tabs leave the other, and the number is taken back', async () => {
	await site.drill.abortCanary();
	await untilTimePassed(async () => !(await isTrying(site)));
	const seen = await visit(numbered(inside));
	expect([seen.version, seen.rendered]).toEqual(['1.0.0', '1.0.0']);
	expect(seen.setCookie).toMatch(/^__Host-rollout=; .*Max-Age=0;/);
	const { remotes } = (await (await fetch(site.url + seen.facts)).json()) as SiteFacts;
	expect(remotes.drill?.withdrawn).toEqual(['1.1.0']);
	const plain = await visit();
	expect([plain.setCookie, plain.response.headers.get('cache-control')?.startsWith('public')]).toEqual([
		null,
		true,
	]);
});

it('grows by its plan to everybody, each step taken by one of two instances', async () => {
	const startedAt = new Date().toISOString();
	const before = (await site.drill.store.log.newest('production')).revision;
	await site.drill.startCanary('1.1.0', {
		traffic: 1,
		plan: { kind: 'step', steps: [1, 60], every: STEP_MS, startedAt },
	});
	const share = async (one: Pick<DrillSite, 'metrics'>) =>
		/canary_percent\{[^}]*\} (\d+)/.exec(await one.metrics())?.[1];
	for (const percent of ['1', '60']) {
		for (const one of [site, second])
			await untilTimePassed(
				() => share(one),
				(tried) => tried === percent,
			);
		makeLater(STEP_MS);
	}
	await untilTimePassed(async () => (await visit()).version === '1.1.0');
	const entries = await site.drill.store.log.history('production');
	const own = entries.filter(({ revision }) => revision > before).map(({ action, who }) => [action, who]);
	expect(own).toEqual([
		['promote', 'policy'],
		['canary', 'policy'],
		['canary', 'tests'],
	]);
	await site.drill.rollBack();
	await untilTimePassed(async () => (await visit()).version === '1.0.0');
});

it('is not tried by anybody while it cannot be loaded, and operators read why', async () => {
	const { writeFile } = await import('node:fs/promises');
	await writeFile(site.drill.file('1.1.0', 'server/server.mjs'), 'broken');
	await site.drill.startCanary('1.1.0', { traffic: 100 });
	await untilTimePassed(async () => {
		const { remotes } = await (await fetch(`${site.url}/healthz`)).json();
		const [report] = await site.drill.store.instances.read();
		const why = JSON.stringify(report?.remotes.drill ?? {});
		return remotes.drill.problem === 'not-as-wanted' && /1\.1\.0 is not tried: .*server\.mjs/.test(why);
	});
	expect((await visit(numbered(inside))).version).toBe('1.0.0');
});
