import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { type ApiDescription, apiRequests } from '../../src/attack/fuzz/api-requests.ts';
import type { FuzzRequest } from '../../src/attack/fuzz/fuzz-request.ts';
import { otherRequests, pagePosts, pageViews } from '../../src/attack/fuzz/page-requests.ts';
import { sendRequests } from '../../src/attack/fuzz/send-requests.ts';
import { DEMO_OWNER } from '../../src/owners/demo-owner.ts';
import { TEST_SITE_URL } from '../../src/test-stack.ts';

/** A batch is generated while none is sent, so that the whole is never held */
const BATCH = 1_000;
/** Another seed, other requests: `FUZZ_SEED=7 npm test -- --only attack` */
const SEED = Number(process.env.FUZZ_SEED ?? 1);
/** In all. The hundred thousand of docs/hardening.md take five minutes: `FUZZ_REQUESTS=100000` */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 20_000);
/** How many of a hundred requests go where */
const SHARES = { api: 70, views: 15, posts: 5, others: 10 };
const countOf = (kind: keyof typeof SHARES): number =>
	Math.max(BATCH, Math.round((REQUESTS * SHARES[kind]) / (100 * BATCH)) * BATCH);
/** What owners read and do about a property, all of it */
const OWNED = '/api/v1/owner/properties/{id}';
const SHOWN = 10;

test.describe.configure({ timeout: 900_000 });

function* batches(arbitrary: fc.Arbitrary<FuzzRequest>, count: number): Iterable<FuzzRequest> {
	for (let batch = 0; batch * BATCH < count; batch++)
		yield* fc.sample(arbitrary, { numRuns: BATCH, seed: SEED + batch });
}

async function expectNoFailure(arbitrary: fc.Arbitrary<FuzzRequest>, count: number): Promise<void> {
	const { sent, bad, statuses } = await sendRequests(
		TEST_SITE_URL,
		batches(arbitrary, count),
		(answer) => !/^[1-4]\d\d$/.test(answer),
	);
	const shown = bad.slice(0, SHOWN).map(({ answer, ...request }) => `${answer} ${JSON.stringify(request)}`);
	expect(shown, `${bad.length} of ${sent} (${JSON.stringify([...statuses])})`).toEqual([]);
	expect(sent).toBe(count);
}

const routesOfSite = async () => {
	const html = await (await fetch(`${TEST_SITE_URL}/nl/`)).text();
	const [address = ''] = /\/-\/routes\.[0-9a-f]+\.json/.exec(html) ?? [];
	return (await (await fetch(`${TEST_SITE_URL}${address}`)).json()).routes;
};

test('requests to every operation of the api fail none', async () => {
	const description = (await (await fetch(`${TEST_SITE_URL}/api/openapi.json`)).json()) as ApiDescription;
	const { items } = await (await fetch(`${TEST_SITE_URL}/api/v1/properties?language=nl&goal=0`)).json();
	const session = await fetch(`${TEST_SITE_URL}/api/v1/owner/session`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', origin: TEST_SITE_URL },
		body: JSON.stringify({ email: DEMO_OWNER.email, password: DEMO_OWNER.password }),
	});
	const cookie = session.headers
		.getSetCookie()
		.map((text) => text.split(';')[0])
		.join('; ');
	expect(cookie).not.toBe('');
	const own = DEMO_OWNER.propertyIds.map(String);
	const ofOwners = Object.keys(description.paths).filter((path) => path.startsWith(OWNED));
	const ids = (items as { ID: number }[]).map(({ ID }) => String(ID));
	await expectNoFailure(
		apiRequests(description, {
			known: {
				'/api/v1/properties/{id}': ids,
				'/api/v1/properties/{id}/slots': ids,
				...Object.fromEntries(ofOwners.map((path) => [path, own])),
			},
			origin: TEST_SITE_URL,
			cookie,
		}),
		countOf('api'),
	);
});

test('views of pages of every route fail none', async () =>
	expectNoFailure(pageViews(await routesOfSite()), countOf('views')));

test('posts to pages of every route fail none', async () =>
	expectNoFailure(pagePosts(await routesOfSite(), TEST_SITE_URL), countOf('posts')));

test('requests to files, beacons, console and media fail none', () =>
	expectNoFailure(otherRequests, countOf('others')));
