import { type Override, overrideToken } from '@estate/releases';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DrillSite, startDrillSite } from '../../../testing/drill-site.ts';
import { OVERRIDE_COOKIE } from './override-cookie.ts';

/** Where development servers would stand; they are not asked */
const SOURCE = 'http://127.0.0.1:2';
const UNLISTED = 'http://127.0.0.1:3';
const SECRET = 'a secret that only the tests know';
const PAGE = '/nl/oefening/';
/** Cases per property: `FUZZ_RUNS=10000` for the long run */
const RUNS = Number(process.env.FUZZ_RUNS ?? 100);
/** Ten thousand cases take longer than a test may */
const FUZZ_LIMIT = 30_000 + RUNS * 60;

let site: DrillSite;

beforeAll(async () => {
	site = await startDrillSite({
		settings: () => ({ RELEASE_OVERRIDE_SECRET: SECRET, OVERRIDE_ORIGINS: SOURCE }),
	});
});
afterAll(() => site.stop());

const inAnHour = () => Math.ceil(Date.now() / 1_000) + 3_600;
const version = (number: string, expires = inAnHour()): Override => ({
	remote: 'drill',
	version: number,
	expires,
});
const source = (origin: string): Override => ({ remote: 'drill', source: origin, expires: inAnHour() });
const link = (override: Override, secret = SECRET) =>
	`/-/override/${overrideToken(override, secret)}?to=${PAGE}`;

const get = (path: string, cookie?: string) =>
	fetch(site.url + path, { redirect: 'manual', headers: cookie ? { cookie } : {} });
async function cookieOf(override: Override): Promise<string> {
	const response = await get(link(override));
	expect([response.status, response.headers.get('location')]).toEqual([303, PAGE]);
	return (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}

describe('a link to another version', () => {
	it('gives it to the browser that opens it, rendered and with its facts, and to no other', async () => {
		const cookie = await cookieOf(version('1.1.0'));
		const own = await get(PAGE, cookie);
		const html = await own.text();
		expect(html).toContain('drill 1.1.0');
		expect(html).toContain('U bekijkt een versie die bezoekers nog niet te zien krijgen: drill 1.1.0');
		const others = await (await get(PAGE)).text();
		expect(others).toContain('drill 1.0.0');
		expect(others).not.toContain('Voorvertoning');
		const news = await get('/releases.json', cookie);
		const facts = /<([^>]+)>/.exec(news.headers.get('link') ?? '')?.[1] ?? '';
		expect(html).toContain(facts);
		expect((await (await get(facts, cookie)).json()).remotes.drill).toMatchObject({
			version: '1.1.0',
			previous: { version: '1.0.0' },
		});
	});

	it('is never kept and never indexed', async () => {
		const cookie = await cookieOf(version('1.1.0'));
		for (let time = 0; time < 2; time++) {
			const { headers } = await get(PAGE, cookie);
			expect([headers.get('cache-control'), headers.get('x-robots-tag'), headers.get('x-cache')]).toEqual([
				'private, no-store',
				'noindex',
				'none',
			]);
		}
	});

	it.each([
		['signed by others', () => link(version('1.1.0'), 'another secret of the tests')],
		['over', () => link(version('1.1.0', Math.floor(Date.now() / 1_000) - 1))],
		['of a version that is not there', () => link(version('7.7.7'))],
		['of a development server that is not listed', () => link(source(UNLISTED))],
		['cut off', () => '/-/override/abc'],
	])('that is %s does nothing, and says so in the reader’s language', async (_, address) => {
		const response = await get(address());
		expect([response.status, response.headers.get('set-cookie')]).toEqual([403, null]);
		expect(await response.text()).toContain('Deze link werkt niet of niet meer');
	});

	it('informs a program whether it works, and why not', async () => {
		const ask = async (override: Override, secret = SECRET) => {
			const response = await fetch(site.url + link(override, secret), {
				headers: { accept: 'application/json' },
			});
			return [response.status, response.headers.get('set-cookie'), await response.json()];
		};
		expect(await ask(version('1.1.0'))).toEqual([200, null, { works: true }]);
		expect(await ask(source(UNLISTED))).toEqual([
			403,
			null,
			{ works: false, why: `OVERRIDE_ORIGINS does not list ${UNLISTED}.` },
		]);
		expect(await ask(source(UNLISTED), 'another secret of the tests')).toEqual([
			403,
			null,
			{ works: false, why: expect.stringContaining('another secret') },
		]);
	});

	it('leads to this site only', async () => {
		for (const to of ['//evil.example/', 'https://evil.example/', '/\\evil.example'])
			expect(
				(await get(link(version('1.1.0')).replace(PAGE, encodeURIComponent(to)))).headers.get('location'),
			).toBe('/');
	});

	it('is left by a form of the site, and not by another site’s', async () => {
		const leave = (headers: Record<string, string>) =>
			fetch(`${site.url}/-/override/leave`, {
				method: 'POST',
				redirect: 'manual',
				body: new URLSearchParams({ to: PAGE }),
				headers,
			});
		const left = await leave({ 'sec-fetch-site': 'same-origin' });
		expect([left.status, left.headers.get('location')]).toEqual([303, PAGE]);
		expect(left.headers.get('set-cookie')).toMatch(/^__Host-override=; Max-Age=0/);
		expect((await leave({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
	});

	describe.each([
		['an operator', '__Host-operator=1'],
		['an operator, since before this version of the site', '__Host-ops=eyJ3aG8iOiJBbiJ9.abc'],
		['an owner', '__Host-session=abc'],
	])('in a browser in which %s is logged in', (_who, session) => {
		it('does nothing, says why, and tells a program what it tells everybody', async () => {
			const response = await get(link(version('1.1.0')), session);
			expect([response.status, response.headers.get('set-cookie')]).toEqual([403, null]);
			expect(await response.text()).toContain('U bent in deze browser ingelogd');
			const headers = { accept: 'application/json', cookie: session };
			const asked = await fetch(site.url + link(version('1.1.0')), { headers });
			expect(await asked.json()).toEqual({ works: true });
		});
	});

	it('that was followed before an operator logged in is followed no more, and all others’ pages stay theirs', async () => {
		const own = await cookieOf(version('1.1.0'));
		const operator = `${own}; __Host-operator=1`;
		for (let time = 0; time < 2; time++) {
			const page = await get(PAGE, operator);
			const html = await page.text();
			expect([html.includes('drill 1.0.0'), html.includes('Voorvertoning')]).toEqual([true, false]);
			expect([page.headers.get('cache-control'), page.headers.get('vary')]).toEqual([
				'private, no-store',
				expect.stringContaining('Cookie'),
			]);
			expect(await (await get(PAGE, own)).text()).toContain('drill 1.1.0');
			expect(await (await get(PAGE)).text()).toContain('drill 1.0.0');
		}
		const factsOf = async (cookie?: string) => (await get('/releases.json', cookie)).headers.get('link');
		expect(await factsOf(operator)).toBe(await factsOf());
		expect(await factsOf(own)).not.toBe(await factsOf());
	});

	it('that an owner followed before the log-in goes on: its team looks at the portal so', async () => {
		const cookie = `${await cookieOf(version('1.1.0'))}; __Host-session=abc`;
		expect(await (await get(PAGE, cookie)).text()).toContain('drill 1.1.0');
	});

	it(
		'in a malformed cookie counts for nothing',
		async () => {
			const token = overrideToken(version('1.1.0'), 'another secret of the tests');
			const values = fc.oneof(
				fc.string({ unit: 'grapheme-ascii', maxLength: 60 }).map((text) => encodeURIComponent(text)),
				fc
					.array(fc.constantFrom(token, '', 'a.b', token.slice(5)), { maxLength: 8 })
					.map((all) => all.join('~')),
			);
			await fc.assert(
				fc.asyncProperty(values, async (value) => {
					const response = await get(PAGE, `${OVERRIDE_COOKIE}=${value}`);
					const html = await response.text();
					expect([response.status, html.includes('drill 1.0.0'), html.includes('Voorvertoning')]).toEqual([
						200,
						true,
						false,
					]);
				}),
				{ numRuns: RUNS },
			);
		},
		FUZZ_LIMIT,
	);
});
