import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserLook } from '@estate/releases';
import { restoreRevision } from '@estate/releases/operations';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beaconSchema, type ViewBeacon } from '../../../page/reports/beacon.schema.ts';
import { type DrillSite, startDrillSite } from '../../../testing/drill-site.ts';
import { holdTime, makeLater, passTime, untilTimePassed } from '../../../testing/held-time.ts';
import { until } from '../../../testing/until.ts';
import { signature } from '../alerts/alerts.ts';

const SECRET = 'a secret of the tests';
/** Cases per property: `FUZZ_RUNS=10000` for the long run */
const RUNS = Number(process.env.FUZZ_RUNS ?? 100);
/** Ten thousand cases take longer than a test may */
const FUZZ_LIMIT = 30_000 + RUNS * 60;

interface SentAlert {
	body: string;
	signature: string;
	timestamp: string;
}

const alerts: SentAlert[] = [];
let refusals = 1;
const receiver = createServer(async (request, response) => {
	let body = '';
	for await (const piece of request.setEncoding('utf8')) body += piece;
	response.writeHead(refusals-- > 0 ? 500 : 204).end();
	alerts.push({
		body,
		signature: String(request.headers['x-release-signature']),
		timestamp: String(request.headers['x-release-timestamp']),
	});
});

/** What a look at a version in a browser comes to */
let look: BrowserLook = { outcome: 'none', why: 'no Chromium' };
const looked: string[] = [];
let site: DrillSite;
let second: Pick<DrillSite, 'url' | 'metrics'>;

beforeAll(async () => {
	await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
	holdTime();
	site = await startDrillSite({
		parts: {
			async look(_store, _channel, remote, version) {
				looked.push(`${remote} ${version}`);
				return look;
			},
		},
		settings: () => ({
			RELEASE_WEBHOOK_URL: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`,
			RELEASE_WEBHOOK_SECRET: SECRET,
		}),
	});
	second = await site.secondInstance();
});
afterAll(async () => {
	await site.stop();
	receiver.close();
});

const post = (body: string, { url = site.url, address = '10.0.0.1', headers = {} } = {}) =>
	fetch(`${url}/-/views`, {
		method: 'POST',
		body,
		headers: { 'content-type': 'text/plain', 'x-forwarded-for': address, ...headers },
	});
const metrics = (one: Pick<DrillSite, 'metrics'> = site) => one.metrics();

/** A beacon of a document of its own. */
const send = async (body: object, to: Parameters<typeof post>[1] = {}) =>
	post(JSON.stringify({ token: await tokenOf(to.url), part: 0, ...body }), to);

/** Token of a document, as a browser reads it. */
async function tokenOf(url = site.url): Promise<string> {
	const response = await fetch(`${url}/nl/oefening/`, { method: 'HEAD' });
	return /view;desc="([^"]+)"/.exec(response.headers.get('server-timing') ?? '')?.[1] ?? '';
}

function beacon(version: string, hasFailed: boolean): ViewBeacon {
	const remote = 'drill';
	return {
		views: [{ remote, version, slots: ['main', 'aside'] }],
		failures: hasFailed ? [{ remote, version, slot: 'main', kind: 'render-error', isFirst: true }] : [],
		vitals: [{ remote, version, slot: 'main', name: 'LCP', value: 1_200 }],
	};
}

describe('beacons of page views', () => {
	it('are counted by remote, version and slot', async () => {
		expect((await send(beacon('1.0.0', true))).status).toBe(204);
		const text = await metrics();
		expect(text).toContain('site_views_total{remote="drill",version="1.0.0",slot="main"} 1');
		expect(text).toContain(
			'site_view_failures_total{remote="drill",version="1.0.0",slot="main",kind="render-error"} 1',
		);
		expect(text).toContain('site_lcp_seconds_count{remote="drill",version="1.0.0",slot="main"} 1');
	});

	it('of versions that are not served invent no label', async () => {
		const stranger = beacon('9.9.9', true);
		expect((await send({ ...stranger, views: [{ ...stranger.views[0], remote: 'stranger' }] })).status).toBe(
			204,
		);
		expect(await metrics()).not.toMatch(/9\.9\.9|stranger/);
	});

	it('of one address count no more failures than views; too many are left out without an error', async () => {
		const [failure] = beacon('1.0.0', true).failures;
		const only = { views: [], failures: Array(20).fill(failure), vitals: [] };
		const before = /kind="render-error"} (\d+)/.exec(await metrics())?.[1];
		expect((await send(only, { address: '10.0.0.9' })).status).toBe(204);
		expect(/kind="render-error"} (\d+)/.exec(await metrics())?.[1]).toBe(before);
		const statuses = await Promise.all(
			Array.from({ length: 130 }, async () => (await send(only, { address: '10.0.0.9' })).status),
		);
		// A browser would write any other to its console.
		expect(new Set(statuses)).toEqual(new Set([204]));
		expect(await metrics()).toContain('site_beacons_left_out_total{what="views"} 11');
	});

	it('of another site are refused', async () => {
		expect((await send(beacon('1.0.0', true), { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(
			403,
		);
		expect((await send(beacon('1.0.0', true), { headers: { origin: 'https://evil.example' } })).status).toBe(
			403,
		);
	});

	it(
		'that are malformed are refused and count for nothing',
		async () => {
			const near = fc.record(
				{
					views: fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue(), { maxLength: 3 })),
					failures: fc.oneof(fc.jsonValue(), fc.constant([{ remote: 'drill', version: '1.0.0' }])),
					vitals: fc.oneof(fc.jsonValue(), fc.constant([{ name: 'LCP', value: -1 }])),
					more: fc.jsonValue(),
				},
				{ requiredKeys: [] },
			);
			const bodies = fc.oneof(
				fc.string(),
				fc.json(),
				near.map((each) => JSON.stringify(each)),
			);
			const counted = (await metrics()).split('\n').filter((line) => line.startsWith('site_view'));
			let address = 0;
			await fc.assert(
				fc.asyncProperty(bodies, async (body) => {
					address += 1;
					const { status } = await post(body, { address: `10.1.${address >> 8}.${address & 255}` });
					let isOne = false;
					try {
						isOne = beaconSchema.safeParse(JSON.parse(body)).success;
					} catch {}
					expect(status).toBe(isOne ? 204 : 400);
				}),
				{ numRuns: RUNS },
			);
			expect((await metrics()).split('\n').filter((line) => line.startsWith('site_view'))).toEqual(counted);
		},
		FUZZ_LIMIT,
	);
});

describe('a page view', () => {
	const views = async () =>
		Number(/site_views_total\{remote="drill",version="1.0.0",slot="main"\} (\d+)/.exec(await metrics())?.[1]);
	const body = (token: string | undefined, part = 0) =>
		JSON.stringify({ token, part, ...beacon('1.0.0', false) });

	it('counts once for each document and network, from any instance, and not without a token of this site', async () => {
		const before = await views();
		const token = await tokenOf(second.url);
		for (const address of ['10.4.0.1', '10.4.0.1', '2001:db8:1:2::1', '2001:db8:1:2:ffff::9'])
			expect((await post(body(token), { address })).status).toBe(204);
		expect(await views()).toBe(before + 2);
		await post(body(token, 1), { address: '10.4.0.1' });
		expect(await views()).toBe(before + 3);
		for (const wrong of [undefined, '', `${token}x`, token.replace(/^./, 'x')])
			expect((await post(body(wrong), { address: '10.4.0.2' })).status).toBe(204);
		expect(await views()).toBe(before + 3);
		expect(await metrics()).toMatch(/site_beacons_left_out_total\{what="views-without-token"\} [6-9]/);
	});

	it('counts no longer than a quarter of an hour after its document', async () => {
		const [before, token] = [await views(), await tokenOf()];
		makeLater(16 * 60_000);
		await post(body(token), { address: '10.4.0.3' });
		expect(await views()).toBe(before);
	});

	it('has no number of its own in the document, which stays the same for everybody', async () => {
		const [one, other] = await Promise.all([1, 2].map(() => fetch(`${site.url}/nl/oefening/`)));
		expect(one?.headers.get('server-timing')).not.toBe(other?.headers.get('server-timing'));
		expect(one?.headers.get('etag')).toBe(other?.headers.get('etag'));
	});
});

it('what strangers invent makes neither labels nor a larger answer', async () => {
	const before = (await metrics()).length;
	const names = Array.from({ length: 20 }, (_, index) => `invented-${index}`);
	const reports = names.map((name) => ({ kind: 'script-error', version: '1.0.0', slot: name }));
	const more = names.map((name) => ({ kind: 'load-error', remote: 'drill', version: '1.0.0', slot: name }));
	for (let time = 0; time < 3; time++) {
		await fetch(`${site.url}/-/reports`, { method: 'POST', body: JSON.stringify({ reports }) });
		await fetch(`${site.url}/-/reports`, { method: 'POST', body: JSON.stringify({ reports: more }) });
		await send({
			views: names.map((slot) => ({ remote: 'drill', version: '1.0.0', slots: [slot] })),
			failures: names.map((slot) => ({
				remote: 'drill',
				version: '1.0.0',
				slot,
				kind: 'load-error',
				isFirst: false,
			})),
			vitals: [{ remote: 'drill', version: '1.0.0', slot: 'invented', name: 'LCP', value: 1 }],
		});
	}
	const text = await metrics();
	expect(text).not.toContain('invented');
	expect(text.length).toBeLessThan(before + 2_000);
	expect((await fetch(`${site.url}/metrics`)).status).not.toBe(200);
});

const serving = async (version: string) => {
	for (const { url } of [site, second])
		await untilTimePassed(
			async () => (await (await fetch(`${url}/healthz`)).json()).remotes.drill.serving,
			(served) => served === version,
		);
};
const newest = async () => (await site.drill.store.log.history('production', 1))[0];
/** 120 views of a version, from as many networks and on both instances, of which a third fails. */
async function failInBrowsers(version: string, net: string): Promise<void> {
	for (let view = 0; view < 120; view++)
		await send(beacon(version, view % 3 === 0), {
			address: `${net}.${view}`,
			url: view % 2 ? site.url : second.url,
		});
}

it('browsers alone take nothing back: they alert once, and hold a rollout, where no browser can look', async () => {
	for (let view = 0; view < 120; view++) await send(beacon('1.0.0', false), { address: `10.2.0.${view}` });
	const startedAt = new Date().toISOString();
	const plan = { kind: 'step' as const, steps: [20, 60], every: 3_600_000, startedAt };
	await site.drill.startCanary('1.1.0', { traffic: 20, plan });
	for (const one of [site, second])
		await untilTimePassed(async () => (await one.metrics()).includes('canary_percent{'));
	await failInBrowsers('1.1.0', '10.5.0');
	await untilTimePassed(() => looked.length > 0);
	await until(() => alerts.length >= 3);
	const entry = await newest();
	expect(entry).toMatchObject({ action: 'canary', who: 'policy', evidence: { measure: 'views' } });
	expect(entry?.why).toMatch(/^held: .* views failed.*; only browsers say so$/);
	expect(entry?.after.drill).toMatchObject({ active: '1.0.0', canary: { version: '1.1.0', traffic: 20 } });
	expect(entry?.after.drill?.canary?.plan).toBeUndefined();
	// The first one is refused, and sent again.
	expect(new Set(alerts.map(({ body }) => body)).size).toBe(2);
	for (const alert of alerts) expect(alert.signature).toBe(signature(SECRET, alert.timestamp, alert.body));
	const sent = alerts.map(({ body }) => JSON.parse(body)).filter(({ action }) => action === 'alert');
	expect(sent).toHaveLength(1);
	expect(sent[0]).toMatchObject({ remote: 'drill', version: '1.1.0', evidence: { measure: 'views' } });
	expect(sent[0].why).toContain('this server has no browser to look at it (no Chromium)');
	await site.drill.abortCanary();
});

it('a version that fails in browsers stays when a look at it finds nothing, and goes when the look agrees', async () => {
	look = { outcome: 'sound', pages: 28 };
	alerts.length = 0;
	await site.drill.promote('1.1.0');
	await serving('1.1.0');
	await failInBrowsers('1.1.0', '10.6.0');
	await until(() => {
		passTime(1_000);
		return alerts.some(({ body }) => body.includes('"alert"'));
	});
	expect((await newest())?.action).toBe('promote');
	expect(alerts.at(-1)?.body).toContain('28 pages in a browser found nothing');
	await site.drill.rollBack();
	await serving('1.0.0');

	// Figures are kept by the minute: those of the promotion before are none of the next.
	makeLater(60_000);
	look = { outcome: 'fails', what: 'main throws' };
	await site.drill.promote('1.1.0');
	await serving('1.1.0');
	await failInBrowsers('1.1.0', '10.7.0');
	const entry = await untilTimePassed(newest, (found) => found?.action === 'rollback');
	expect(entry).toMatchObject({
		who: 'policy',
		after: { drill: { active: '1.0.0', withdrawn: ['1.1.0'] } },
		evidence: { measure: 'views', version: '1.1.0' },
	});
	expect(entry?.why).toContain('a look at it in a browser agrees: main throws');
	await serving('1.0.0');
});

it("what the servers' own figures say takes a version back at once; both instances count", async () => {
	look = { outcome: 'none', why: 'no Chromium' };
	await site.drill.promote('1.1.0');
	await serving('1.1.0');
	// Neither instance alone has seen enough.
	for (let view = 0; view < 90; view++)
		await fetch(`${view % 2 ? site.url : second.url}/nl/oefening/?aside=throw&view=${view}`);
	const entry = await untilTimePassed(newest, (found) => found?.action === 'rollback');
	expect(entry).toMatchObject({ who: 'policy', evidence: { measure: 'draws', version: '1.1.0' } });
	expect(entry?.evidence?.total).toBeGreaterThanOrEqual(100);
	expect(entry?.why).toMatch(/% of \d+ slots rendered on the server failed/);
});

it('a version that was restored although it was taken back is judged again, and goes to the one that was good', async () => {
	const { store } = site.drill;
	const failed = (await newest())?.revision ?? 0;
	const order = { channel: 'production', remote: 'drill', who: 'An', why: 'was the api' } as const;
	const revision = failed - 1;
	await expect(restoreRevision(store, order, { revision })).rejects.toMatchObject({ code: 'withdrawn' });
	// Figures are kept by the minute: those of the promotion before are none of the next.
	makeLater(60_000);
	await restoreRevision(store, order, { revision, anyway: true });
	await serving('1.1.0');
	for (let view = 0; view < 130; view++)
		await fetch(`${view % 2 ? site.url : second.url}/nl/oefening/?aside=throw&again=${view}`);
	const entry = await untilTimePassed(newest, (found) => found?.action === 'rollback');
	expect(entry).toMatchObject({
		who: 'policy',
		after: { drill: { active: '1.0.0', withdrawn: ['1.1.0'] } },
	});
});
