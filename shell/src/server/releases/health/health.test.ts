import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beaconSchema, type ViewBeacon } from '../../../page/reports/beacon.schema.ts';
import { type DrillSite, startDrillSite } from '../../../testing/drill-site.ts';
import { holdTime, untilTimePassed } from '../../../testing/held-time.ts';
import { until } from '../../../testing/until.ts';
import { signature } from '../alerts/alerts.ts';

const SECRET = 'a secret of the tests';
/** Cases per property: `FUZZ_RUNS=10000` for the long run */
const RUNS = Number(process.env.FUZZ_RUNS ?? 100);
/** Ten thousand cases take longer than a test may */
const FUZZ_LIMIT = 30_000 + RUNS * 60;

interface ErrorPage {
	body: string;
	signature: string;
	timestamp: string;
}

const notices: ErrorPage[] = [];
let refusals = 1;
const receiver = createServer(async (request, response) => {
	let body = '';
	for await (const piece of request.setEncoding('utf8')) body += piece;
	response.writeHead(refusals-- > 0 ? 500 : 204).end();
	notices.push({
		body,
		signature: String(request.headers['x-release-signature']),
		timestamp: String(request.headers['x-release-timestamp']),
	});
});

let site: DrillSite;
let second: { url: string };

beforeAll(async () => {
	await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
	holdTime();
	site = await startDrillSite({
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

const send = (body: unknown, { url = site.url, address = '10.0.0.1', headers = {} } = {}) =>
	fetch(`${url}/-/views`, {
		method: 'POST',
		body: typeof body === 'string' ? body : JSON.stringify(body),
		headers: { 'content-type': 'text/plain', 'x-forwarded-for': address, ...headers },
	});
const metrics = async (url = site.url) => (await fetch(`${url}/metrics`)).text();

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

	it('of versions that nobody is given invent no label', async () => {
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
					const { status } = await send(body, { address: `10.1.${address >> 8}.${address & 255}` });
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

it('a version that fails is taken back by itself, with the figures in the log and a signed notice; both instances count', async () => {
	for (let view = 0; view < 120; view++) await send(beacon('1.0.0', false), { address: `10.2.0.${view}` });
	await site.drill.promote('1.1.0');
	for (const { url } of [site, second])
		await untilTimePassed(
			async () => (await (await fetch(`${url}/healthz`)).json()).remotes.drill.serving,
			(version) => version === '1.1.0',
		);
	// Neither instance alone has seen enough.
	for (let view = 0; view < 120; view++)
		await send(beacon('1.1.0', view % 3 === 0), {
			address: `10.3.0.${view}`,
			url: view % 2 ? site.url : second.url,
		});
	const [entry] = await untilTimePassed(
		() => site.drill.store.log.history('production', 1),
		([newest]) => newest?.action === 'rollback',
	);
	expect(entry).toMatchObject({
		who: 'policy',
		after: { drill: { active: '1.0.0', withdrawn: ['1.1.0'] } },
		evidence: { measure: 'views', breach: 'before', version: '1.1.0', against: { version: '1.0.0' } },
	});
	expect(entry?.evidence?.total).toBeGreaterThanOrEqual(100);
	expect(entry?.why).toMatch(/% of \d+ views failed/);
	await until(() => notices.length >= 2);
	const [first, again] = notices;
	expect(first?.body).toBe(again?.body);
	for (const notice of notices)
		expect(notice.signature).toBe(signature(SECRET, notice.timestamp, notice.body));
	expect(JSON.parse(again?.body ?? '')).toMatchObject({
		remote: 'drill',
		action: 'rollback',
		left: '1.1.0',
		version: '1.0.0',
	});
});
