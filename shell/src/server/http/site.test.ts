import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { discoveryFaults } from '@estate/releases/testing/frontend-discovery';
import { EMBED_ORIGINS } from '@estate/shared-contract';
import type { SampleApi } from '@estate/shared-contract/samples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FrameModule } from '../../frame/frame-module.ts';
import type { DrillStore } from '../../testing/drill.ts';
import { type DrillSite, startDrillSite } from '../../testing/drill-site.ts';
import { pageJsonOf } from '../../testing/page-json-of.ts';
import { until } from '../../testing/until.ts';

/** The shell's own frame, which tears for one address. */
const tornFrame = (own: FrameModule): FrameModule => ({
	...own,
	renderFrame(model) {
		if (model.search.includes('frame=torn') && !model.view.notice) throw new Error('The frame tore.');
		return own.renderFrame(model);
	},
});

/** What a slot that hangs is waited for; all others are long rendered by then */
const RENDER_TIME_LIMIT_MS = '3000';
let site: DrillSite;
let SITE: string;
let api: SampleApi;
let drill: DrillStore;
/** What takes its time by intent is asked for first, so that no test waits for it */
let hanging: ReturnType<typeof page>;
let unknownFacts: Promise<Response>;

beforeAll(async () => {
	site = await startDrillSite({
		parts: { frame: tornFrame },
		settings: () => ({ RENDER_TIME_LIMIT: RENDER_TIME_LIMIT_MS, REPORTS_PER_MINUTE: '5' }),
	});
	({ api, drill, url: SITE } = site);
	hanging = page('/nl/oefening/?aside=hang');
	unknownFacts = get('/-/routes.000000000000.json');
});
afterAll(() => site.stop());

const get = (path: string, init: RequestInit = {}) => fetch(SITE + path, { redirect: 'manual', ...init });

async function page(path: string, init?: RequestInit) {
	const response = await get(path, init);
	const html = await response.text();
	return { response, status: response.status, html, json: pageJsonOf(html) };
}

describe('a page', () => {
	it('is composed of its slots, in the frame, readable without a script', async () => {
		const { status, html, response } = await page('/nl/oefening/');
		expect(status).toBe(200);
		expect(html).toContain('<html lang="nl"');
		expect(html).toContain('drill 1.0.0');
		expect(html).toContain('data-aside');
		expect(html).toMatch(/<h1[^>]*>Oefening<\/h1>/);
		expect(html).toContain(`<link rel="canonical" href="${SITE}/nl/oefening/">`);
		expect(html).toContain('hreflang="fr"');
		expect(html).toContain('hreflang="x-default"');
		expect(response.headers.get('cache-control')).toMatch(
			/^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+$/,
		);
	});

	it('carries the data that its slots come alive from, and none of a slot that never does', async () => {
		const { json } = await page('/nl/oefening/');
		const slots = json?.view?.slots ?? [];
		expect(slots.map(({ slot, isDrawn }) => [slot, isDrawn])).toEqual([
			['main', true],
			['aside', true],
			['extra', true],
		]);
		expect(slots[0]?.data).toMatchObject({ next: '/nl/oefening/' });
		expect(slots[2]?.data).toBeNull();
	});

	it('allows no inline script but those that it names by their hash, and checks every script that it names', async () => {
		const { html, response } = await page('/nl/oefening/');
		const policy = response.headers.get('content-security-policy') ?? '';
		expect(policy).toContain(`style-src-elem 'self'`);
		expect(policy).not.toContain(`script-src 'self' 'unsafe-inline'`);
		const data = /type="(application\/json|application\/ld\+json)"/;
		for (const [, attributes = '', text = ''] of html.matchAll(
			/<script(?![^>]*\bsrc=)([^>]*)>(.*?)<\/script>/gs,
		))
			if (!data.test(attributes))
				expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
		expect(html).not.toMatch(/<style|\son[a-z]+="/);
		for (const [tag] of html.matchAll(/<link rel="modulepreload"[^>]*>/g))
			expect(tag).toMatch(/integrity="sha384-/);
		expect(html.indexOf('type="importmap"')).toBeLessThan(html.indexOf('rel="modulepreload"'));
	});

	it('lets no other party in where no tag is configured', async () => {
		const { response, json } = await page('/nl/oefening/');
		const policy = response.headers.get('content-security-policy') ?? '';
		const others = policy.match(/\bhttps:[^\s;]*/g) ?? [];
		expect(others.filter((host) => !EMBED_ORIGINS.includes(host))).toEqual([]);
		expect(policy).toContain(`connect-src 'self';`);
		expect(json?.consent.tags).toBeUndefined();
	});

	it('preloads the code of slots that hydrate at once, and links the styles of each before its markup', async () => {
		const { html } = await page('/nl/oefening/');
		expect(html).toMatch(/rel="modulepreload" href="\/-\/remotes\/drill\/1\.0\.0\/client\/remoteEntry\.js"/);
		const [head = '', body = ''] = html.split('</head>');
		expect(head.match(/rel="stylesheet" href="[^"]+/g)).toHaveLength(1);
		expect(head).toMatch(/rel="stylesheet" href="\/-\/shell\/site\./);
		expect(body).toMatch(
			/data-slot-name="drill\.main"><link rel="stylesheet" href="\/-\/remotes\/drill\/1\.0\.0\/client\/styles\.\w+\.css"><div data-slot-root/,
		);
	});

	it('is kept, compressed, and known again', async () => {
		await get('/nl/oefening/');
		const response = await get('/nl/oefening/', { headers: { 'accept-encoding': 'br' } });
		expect(response.headers.get('x-cache')).toBe('hit');
		expect(response.headers.get('content-encoding')).toBe('br');
		const etag = response.headers.get('etag') ?? '';
		for (const known of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*'])
			expect((await get('/nl/oefening/', { headers: { 'if-none-match': known } })).status, known).toBe(304);
		expect((await get('/nl/oefening/', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
	});

	it('is the same however somebody else wrote its address before', async () => {
		const first = await page(`/nl/oefening/?&a=x%FF&&b=%32${'&'.repeat(6_000)}`);
		const second = await page('/nl/oefening/?a=x%EF%BF%BD&b=2');
		expect([first, second].map(({ response }) => response.headers.get('x-cache'))).toEqual(['miss', 'hit']);
		expect(second.html).toContain('/nl/oefening/?a=x%EF%BF%BD&amp;b=2');
		expect(second.html).not.toMatch(/%FF|(?:&amp;){2}/);
	});

	it('answers HEAD without a body', async () => {
		const response = await get('/nl/oefening/', { method: 'HEAD' });
		expect(response.status).toBe(200);
		expect(await response.text()).toBe('');
	});
});

describe('addresses', () => {
	it.each([
		['/nl/oefening', 301, '/nl/oefening/'],
		['/NL/Oefening/?a=1', 301, '/nl/oefening/?a=1'],
		['/fr/oefening/', 301, '/fr/exercice/'],
		['/item/7/', 301, '/nl/oefening/een/7/'],
		['/drill/wrong/7/', 301, '/nl/oefening/een/7/'],
		['/nl/drill/wrong/7/?from=list', 301, '/nl/oefening/een/7/?from=list'],
		['/nl/oefening/een/7/?lng=fr', 302, '/fr/exercice/un/7/'],
		['/drill/?lng=en', 302, '/en/drill/'],
	])('%s → %i %s', async (path, status, to) => {
		const response = await get(path);
		expect([response.status, response.headers.get('location')]).toEqual([status, to]);
	});

	it('stores the language that lng chose', async () => {
		expect((await get('/?lng=fr')).headers.get('set-cookie')).toMatch(/^i18next=fr; Path=\//);
	});

	it('shows a list page without a language in the visitor’s, and says so to caches', async () => {
		const french = await page('/drill/', { headers: { 'accept-language': 'fr-BE,fr;q=0.9' } });
		expect([french.status, french.html.includes('<html lang="fr"')]).toEqual([200, true]);
		expect(french.html).toContain(`rel="canonical" href="${SITE}/fr/exercice/"`);
		expect(french.response.headers.get('vary')).toContain('Accept-Language');
		const cookie = await page('/drill/', { headers: { cookie: 'i18next=en', 'accept-language': 'fr' } });
		expect(cookie.html).toContain('<html lang="en"');
	});
});

describe('German, which the sample configuration enables', () => {
	it('has its own frame, addresses and place in the switcher; what it has no text for falls back', async () => {
		const { status, html } = await page('/de/drill/');
		expect(status).toBe(200);
		expect(html).toContain('<html lang="de"');
		expect(html).toContain('Zum Inhalt');
		expect(html).toMatch(/<a [^>]*data-language="de"[^>]*aria-current="true"/);
		expect(html).toContain(`href="${SITE}/de/drill/" hreflang="de"`);
		const [, footer = ''] = html.split('<footer');
		expect(footer).toContain('Aufsichtsbehörde');
		expect(footer).toContain('Beroepsinstituut van Vastgoedmakelaars');
	});
});

describe('the trail of a detail page', () => {
	it.each([
		['/nl/oefening/een/7/', 'Oefeningen', '/nl/oefening/'],
		['/fr/exercice/un/7/', 'Exercices', '/fr/exercice/'],
		['/en/drill/one/7/', 'Oefeningen', '/en/drill/'],
	])('%s stands below its section, shown and as absolute BreadcrumbList', async (path, section, above) => {
		const { html } = await page(path);
		const [, json = '{}'] =
			/<script type="application\/ld\+json">([^<]*BreadcrumbList[^<]*)</.exec(html) ?? [];
		const { itemListElement: items } = JSON.parse(json);
		expect(items[0].item).toBe(`${SITE}/${path.slice(1, 3)}/`);
		expect(items[1]).toMatchObject({ position: 2, name: section, item: SITE + above });
		expect(items).toHaveLength(3);
		expect(html).toMatch(new RegExp(`href="${above}"[^>]*>${section}<`));
	});
});

describe('what is not there', () => {
	it.each(['/-/ops/', '/-/ops', '/-/ops/api/session'])(
		'is the operator console, while the site has no token for it: %s',
		async (path) => {
			expect((await get(path)).status).toBe(404);
		},
	);

	it('is answered in the language of the visitor where its address names none, and says so to whoever keeps it', async () => {
		for (const language of ['nl', 'fr']) {
			const { headers, status } = await get('/niets-hier/', { headers: { 'accept-language': language } });
			expect([status, headers.get('content-language')]).toEqual([404, language]);
			expect(headers.get('vary')).toBe('Accept-Encoding, Accept-Language, Cookie');
			expect(headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=\d+/);
		}
	});

	it('gets the not-found page with status 404, kept out of search engines', async () => {
		const { status, html } = await page('/fr/nulle-part/');
		expect(status).toBe(404);
		expect(html).toContain('<meta name="robots" content="noindex">');
		expect(html).toContain('data-extra');
		expect(html).toContain('href="/fr/"');
		expect(html).toContain('Page introuvable · Meander');
		expect(html).toContain('Oups');
		expect(html).not.toContain('hreflang="x-default"');
		expect(html).not.toContain('aria-current="page"');
	});

	it('gets the same page wherever it asks, rendered once', async () => {
		await page('/en/nowhere/');
		const { response } = await page('/en/nowhere-else/');
		expect([response.status, response.headers.get('x-cache')]).toEqual([404, 'hit']);
	});

	it('gets it too when the api does not know the id, while a page that says 410 keeps its own', async () => {
		expect((await page('/nl/oefening/?main=missing')).status).toBe(404);
		const gone = await page('/nl/oefening/?main=gone');
		expect([gone.status, gone.html.includes('drill 1.0.0')]).toEqual([410, true]);
	});
});

describe('the link of a mail that lost a part of itself', () => {
	it.each([
		['nl', 'Deze link is niet volledig'],
		['fr', 'Ce lien est incomplet'],
		['en', 'This link is not complete'],
	])('says so with status 404, in the language of its address: %s', async (language, title) => {
		for (const path of [`/${language}/mailed/`, `/${language}/mailed/1.ab/?main=missing`]) {
			const { status, html, response } = await page(path);
			expect(status, path).toBe(404);
			expect(html).toContain(`${title} · Meander`);
			expect(html).toContain('<footer');
			expect(response.headers.get('cache-control')).toBe('no-store');
		}
	});

	it('leads a person to the page on which mail programs unsubscribe by themselves', async () => {
		for (const [kind, page] of [
			['subscriptions', 'subscription'],
			['notifications', 'notifications'],
		]) {
			const path = `/api/v1/${kind}/12.ab/one-click`;
			const person = await get(path, { headers: { accept: 'text/html' } });
			expect([person.status, person.headers.get('location')]).toEqual([302, `/${page}/12.ab/`]);
			expect((await get(path, { method: 'POST', headers: { accept: 'text/html' } })).status).not.toBe(302);
		}
	});

	it('says so to people where it leads to a file, and to programs as before', async () => {
		for (const path of ['/api/v1/documents/12-ab', '/api/v1/appointments/12.ab/calendar.ics']) {
			const said = await page(path, { headers: { accept: 'text/html,*/*', 'accept-language': 'fr' } });
			expect(said.status, path).toBe(404);
			expect(said.html).toContain('Ce lien est incomplet');
			const program = await get(path, { headers: { accept: 'application/json' } });
			expect(program.headers.get('content-type')).toContain('application/json');
		}
	});
});

describe('requests that make no sense', () => {
	const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
	it.each([
		['broken percent-encoding', '/%E0%A4%A/', {}, 400],
		['an address over 8 KB', `/nl/?q=${'a'.repeat(9_000)}`, {}, 414],
		['another method', '/nl/oefening/', { method: 'DELETE' }, 405],
		[
			'a form that is too large',
			'/nl/oefening/',
			{ method: 'POST', body: new URLSearchParams({ a: 'x'.repeat(70_000) }) },
			413,
		],
		[
			'a form of more fields than any has, each of which a slot may show again',
			'/nl/oefening/',
			{ method: 'POST', body: `_slot=drill.main${'&a='.repeat(300)}`, headers: FORM },
			413,
		],
		[
			'a body that is no form',
			'/nl/oefening/',
			{ method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } },
			400,
		],
		[
			'a form for a slot that is not there',
			'/nl/oefening/',
			{ method: 'POST', body: new URLSearchParams({ _slot: 'forms.contact' }) },
			400,
		],
		[
			'a form of another site',
			'/nl/oefening/',
			{
				method: 'POST',
				body: new URLSearchParams({ _slot: 'drill.main' }),
				headers: { origin: 'https://evil.example' },
			},
			403,
		],
	])('%s → an answer in the frame', async (_, path, init, expected) => {
		const { status, html } = await page(path, init);
		expect(status).toBe(expected);
		expect(html).toContain('<footer');
	});

	it.each(['BREW', 'TRACE'])('the method %s is refused without harm', async (method) => {
		const answer = await new Promise<string>((resolve) => {
			const socket = connect(Number(new URL(SITE).port), 'localhost', () =>
				socket.write(`${method} /nl/ HTTP/1.1\r\nhost: localhost\r\nx-echo: seen\r\n\r\n`),
			);
			socket.once('data', (data) => resolve(String(data)));
		});
		expect(answer).toMatch(/^HTTP\/1\.1 4\d\d/);
		expect(answer).not.toContain('x-echo');
		expect((await page('/nl/oefening/')).status).toBe(200);
	});
});

describe('a plain form', () => {
	const post = (fields: Record<string, string>) =>
		page('/nl/oefening/', {
			method: 'POST',
			body: new URLSearchParams({ _slot: 'drill.main', ...fields }),
			headers: { origin: SITE },
		});

	it('leads on when the slot took it', async () => {
		const { status, response } = await post({ name: 'Lieve' });
		expect([status, response.headers.get('location')]).toEqual([303, '/nl/oefening/?name=Lieve']);
	});

	it('is shown again with the slot’s status, for no other visitor', async () => {
		const { status, html, response } = await post({ name: '' });
		expect(status).toBe(422);
		expect(html).toContain('Vul uw naam in.');
		expect(response.headers.get('cache-control')).toBe('private, no-store');
		expect((await page('/nl/oefening/')).html).not.toContain('Vul uw naam in.');
	});

	it('of a CMS page that the api does not give now comes back with what was typed, and when to try again', async () => {
		const postTo = (slot: string) =>
			page('/nl/contact/', {
				method: 'POST',
				body: new URLSearchParams({ _slot: slot, name: 'Lieve' }),
				headers: { origin: SITE },
			});
		api.answer('page', 503);
		const { status, html, response } = await postTo('drill.aside');
		expect([status, response.headers.get('retry-after')]).toEqual([503, '42']);
		expect(html).toMatch(/<h1[^>]*>Lieve/);
		expect(html).toContain('data-aside');
		expect(html).toContain('<footer');
		// What is no module stands on no CMS page: nothing is handed to it.
		expect((await postTo('drill.main')).html).not.toContain('Lieve');
		api.reset();
	});
});

it('a private page is never kept', async () => {
	const { response } = await page('/nl/secret/');
	expect(response.headers.get('cache-control')).toBe('private, no-store');
	expect(response.headers.get('x-cache')).toBe('none');
	expect(response.headers.get('x-robots-tag')).toBe('noindex');
});

it('a private page links to itself in other languages with what it was asked, but not with kilobytes', async () => {
	expect((await page('/nl/secret/?next=/nl/')).html).toContain('?next=/nl/');
	expect((await page(`/nl/secret/?next=${'z'.repeat(1_001)}`)).html).not.toContain('zzz');
});

it('a private page gives the next one nothing but the site: its address may be a mailed link', async () => {
	expect((await page('/nl/secret/')).response.headers.get('referrer-policy')).toBe('strict-origin');
	expect((await page('/nl/oefening/')).response.headers.get('referrer-policy')).toBe(
		'strict-origin-when-cross-origin',
	);
});

it('an address with "preview" is never kept and stays out of search engines', async () => {
	expect((await get('/nl/oefening/?preview=1')).headers.get('cache-control')).toBe('private, no-store');
	const { response } = await page('/nl/oefening/?mode=Preview');
	expect([response.headers.get('x-cache'), response.headers.get('x-robots-tag')]).toEqual([
		'none',
		'noindex',
	]);
});

describe('a slot that cannot be rendered here', () => {
	it.each(['throw', 'throw-in-render', 'hang', 'exit'])(
		'by %s, is left to the browser; the rest of the page is there',
		async (what) => {
			const asked = what === 'hang' ? hanging : page(`/nl/oefening/?aside=${what}`);
			const { status, html, json, response } = await asked;
			expect(status).toBe(200);
			expect(html).toContain('drill 1.0.0');
			const aside = json?.view?.slots.find(({ slot }) => slot === 'aside');
			expect(aside).toMatchObject({ isDrawn: false, data: null });
			expect(html).toMatch(/rel="modulepreload" href="\/-\/remotes\/drill\/1\.0\.0\/client\/aside\./);
			expect(response.headers.get('cache-control')).toBe('no-cache');
		},
	);

	it('is counted with its version and kind', async () => {
		const metrics = await site.metrics();
		expect(metrics).toMatch(
			/site_slot_errors_total\{remote="drill",version="1\.0\.0",slot="aside",kind="memory"\} [1-9]/,
		);
		expect(metrics).toContain('site_worker_restarts_total');
		expect(metrics).toContain('site_slot_seconds_bucket');
	});
});

describe('without the api', () => {
	it('a page that cannot be made answers 503 in the frame, with when to come back', async () => {
		api.answer('types', 503);
		const { status, html, response, json } = await page('/nl/oefening/?main=api');
		expect([status, response.headers.get('retry-after')]).toEqual([503, '10']);
		expect(html).toContain('<footer');
		expect(html).toContain('<meta name="robots" content="noindex">');
		expect(json).toMatchObject({
			app: expect.stringContaining('/app.'),
			view: { notice: { kind: 'unavailable' } },
		});
		expect(html).toMatch(/href="\/fr\/exercice\/\?main=api"[^>]*hrefLang="fr"/i);
		api.reset();
		expect((await page('/nl/oefening/?main=api')).status).toBe(200);
	});

	it('a page that was made before is served as it was', async () => {
		const path = '/nl/oefening/een/7/?main=api';
		expect((await page(path)).status).toBe(200);
		api.answer('types', 503);
		api.answer('revision', () => ({ status: 200, body: { revision: 'newer' } }));
		const { response } = await until(
			() => page(path),
			({ response: { headers } }) => headers.get('x-cache') === 'stale',
		);
		expect([response.status, response.headers.get('x-cache')]).toEqual([200, 'stale']);
		api.reset();
	});
});

it('where the shell itself fails, the error page stands in its frame, with status 500 and not cached', async () => {
	const { status, html, response } = await page('/nl/oefening/?frame=torn');
	expect([status, response.headers.get('cache-control')]).toEqual([500, 'no-store']);
	expect(html).toContain('<footer');
	expect(html).not.toContain('The frame tore.');
	expect(site.log.join()).toContain('The frame tore.');
});

describe('assets', () => {
	it('are immutable and compressed, and nothing but what was published', async () => {
		const entry = '/-/remotes/drill/1.0.0/client/remoteEntry.js';
		const response = await get(entry, { headers: { 'accept-encoding': 'br' } });
		expect([response.status, response.headers.get('content-encoding')]).toEqual([200, 'br']);
		expect(response.headers.get('cache-control')).toContain('immutable');
		for (const path of ['server/server.mjs', 'remote.json', 'client/../server/server.mjs', 'client/none.js'])
			expect((await get(`/-/remotes/drill/1.0.0/${path}`)).status).toBe(404);
		expect((await get('/-/remotes/drill/9.9.9/client/remoteEntry.js')).status).toBe(404);
	});

	it('of the shell are served as built', async () => {
		const { html } = await page('/nl/oefening/');
		const boot = /src="(\/-\/shell\/boot\.[^"]+)"/.exec(html)?.[1] ?? '';
		const response = await get(boot, { headers: { 'accept-encoding': 'gzip' } });
		expect([response.status, response.headers.get('content-encoding')]).toEqual([200, 'gzip']);
		expect((await get('/-/shell/none.js')).status).toBe(404);
	});

	it('the facts of the page are there under their hash', async () => {
		const { json } = await page('/nl/oefening/');
		const facts = await (await get(json?.facts ?? '')).json();
		expect(facts.remotes.drill).toMatchObject({ version: '1.0.0', withdrawn: [] });
		expect((await unknownFacts).status).toBe(404);
	});

	it('what it takes to load a version stands beside it, for pages that run its code', async () => {
		const { json } = await page('/nl/oefening/');
		const [files = ''] = json?.files ?? [];
		expect(files).toBe('/-/remotes/drill/1.0.0/facts.json');
		const response = await get(files);
		expect(response.headers.get('cache-control')).toContain('immutable');
		const { entry, integrity } = await response.json();
		expect(integrity[entry]).toMatch(/^sha384-/);
		expect((await get('/-/remotes/drill/9.9.9/facts.json')).status).toBe(404);
	});

	it('a page names the hashes of what its slots load, and of no slot that other pages have', async () => {
		const { html, json } = await page('/nl/oefening/');
		const map = JSON.parse(/<script type="importmap">(.*?)<\/script>/.exec(html)?.[1] ?? '{}');
		const named = Object.keys(map.integrity).join(' ');
		const { assets } = await (await get(json?.files?.[0] ?? '')).json();
		const here = [...(json?.view.slots ?? []).map(({ slot }) => slot), 'texts-nl'];
		const other = Object.keys(assets).filter((exposed) => !here.includes(exposed));
		expect(other.length).toBeGreaterThan(0);
		for (const exposed of other) expect(named).not.toContain(`/client/${exposed}.`);
		for (const exposed of here) for (const path of assets[exposed].js) expect(named).toContain(path);
	});
});

it('calls of the api are passed on, with what it answers', async () => {
	const response = await get('/api/v1/revision');
	expect(response.status).toBe(200);
	expect(await response.json()).toHaveProperty('revision');
});

describe('reports of browsers', () => {
	const report = (body: unknown) =>
		get('/-/reports', {
			method: 'POST',
			body: JSON.stringify(body),
			headers: { 'content-type': 'text/plain' },
		});

	it('are counted by remote, version and kind; nonsense is refused, and a flood is left out without an error', async () => {
		const good = { kind: 'load-error', remote: 'drill', version: '1.0.0', slot: 'main', message: 'x' };
		expect((await report({ reports: [good, { ...good, remote: 'stranger' }] })).status).toBe(204);
		expect((await report({ reports: [{ kind: 'other' }] })).status).toBe(400);
		expect((await report('x'.repeat(66_000))).status).toBe(413);
		const metrics = () => site.metrics();
		const counted = (count: number) =>
			`site_reports_total{kind="load-error",remote="drill",version="1.0.0",slot="main"} ${count}`;
		expect(await metrics()).toContain(counted(1));
		expect(await metrics()).not.toContain('stranger');
		const answers = await Promise.all(Array.from({ length: 8 }, () => report({ reports: [good] })));
		expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
		// Five a minute are counted here, and two were sent before.
		expect(await metrics()).toContain(counted(4));
		expect(await metrics()).toContain('site_beacons_left_out_total{what="reports"} 5');
	});
});

it('figures are for operators alone: visitors find nothing at their address', async () => {
	expect(await site.metrics()).toContain('site_requests_total');
	for (const path of ['/metrics', '/metrics/', '/-/metrics']) {
		const response = await get(path);
		expect([path, response.status === 200]).toEqual([path, false]);
		expect(await response.text()).not.toContain('site_requests_total');
	}
});

it('robots.txt and icon are there', async () => {
	const robots = await (await get('/robots.txt')).text();
	expect(robots).toContain('User-agent');
	expect(robots).toContain(`Sitemap: ${SITE}/sitemap.xml`);
	expect((await get('/favicon.svg')).headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
});

it('the icon for home screens and the web manifest are there, and the manifest names what is', async () => {
	const { html } = await page('/nl/oefening/');
	expect(html).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png">');
	const [, path = ''] = /<link rel="manifest" href="([^"]+)">/.exec(html) ?? [];
	const answer = await get(path);
	expect(answer.headers.get('content-type')).toContain('application/manifest+json');
	const { icons, name } = (await answer.json()) as { name: string; icons: { src: string; sizes: string }[] };
	expect(name).toBe('Meander');
	for (const { src, sizes } of icons) {
		const icon = Buffer.from(await (await get(src)).arrayBuffer());
		// Width of a PNG: bytes 16 to 19 of its first chunk
		if (sizes !== 'any') expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`).toBe(sizes);
		expect(icon.byteLength).toBeGreaterThan(100);
	}
});

it('security.txt says who takes reports of weaknesses', async () => {
	const answer = await get('/.well-known/security.txt');
	expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
	expect(await answer.text()).toMatch(/^Contact: mailto:\S+@\S+\nExpires: \S+Z\n/);
});

describe('every answer', () => {
	it.each([
		'/robots.txt',
		'/.well-known/security.txt',
		'/favicon.svg',
		'/sitemap.xml',
		'/releases.json',
		'/healthz',
		'/api/v1/site?language=nl',
		'/-/contract.json',
		'/-/remotes/drill/1.0.0/client/remoteEntry.js',
		'/-/remotes/drill/1.0.0/none.js',
		'/-/qr.svg?path=%2Fnl%2F',
		'/nl/oefening',
		'/nl/oefening/',
		'/map-frame/?lng=nl',
	])('has a policy, one type and no way into a frame of others: %s', async (path) => {
		const { headers } = await get(path);
		const policy = headers.get('content-security-policy') ?? '';
		expect(policy).toMatch(/object-src 'none'|default-src 'none'/);
		expect(policy).toContain(`base-uri 'none'`);
		expect(policy).toMatch(/frame-ancestors '(none|self)'/);
		expect(policy).not.toMatch(/script-src[^;]*'unsafe-/);
		expect(headers.get('x-content-type-options')).toBe('nosniff');
		const type = headers.get('content-type') ?? '';
		if (/^text\/|xml/.test(type)) expect(type).toMatch(/; ?charset=utf-8$/);
	});
});

describe('releases', () => {
	const version = async () => (await page('/nl/oefening/')).json?.view?.slots[0]?.version;

	it('switch while the site runs, without one failed request', async () => {
		let failed = 0;
		let isDone = false;
		const load = Promise.all(
			Array.from({ length: 4 }, async () => {
				while (!isDone) if ((await page(`/nl/oefening/?n=${Math.random()}`)).status !== 200) failed += 1;
			}),
		);
		await drill.promote('1.1.0');
		await until(version, (served) => served === '1.1.0');
		expect((await page('/nl/oefening/')).html).toContain('drill 1.1.0');
		await drill.rollBack();
		await until(version, (served) => served === '1.0.0');
		isDone = true;
		await load;
		expect(failed).toBe(0);
		const response = await get('/releases.json');
		const document = await response.json();
		expect(document.microFrontends['@estate/drill'][0]).toMatchObject({ metadata: { version: '1.0.0' } });
		expect(discoveryFaults(document)).toEqual([]);
		expect(response.headers.get('link')).toMatch(/^<\/-\/routes\.[0-9a-f]{12}\.json>; rel="describedby"$/);
	});

	it('that turn out broken on disk are left for the previous version, with the reason where operators look', async () => {
		await drill.promote('1.1.0');
		await until(version, (served) => served === '1.1.0');
		await writeFile(drill.file('1.1.0', 'client/remoteEntry.js'), 'broken');
		await until(version, (served) => served === '1.0.0');
		const health = await (await get('/healthz')).json();
		expect(health).toMatchObject({
			status: 'degraded',
			remotes: { drill: { wanted: '1.1.0', serving: '1.0.0' } },
		});
		expect(health.remotes.drill.problem).toBe('not-as-wanted');
		expect(JSON.stringify(health)).not.toMatch(/remoteEntry|\/drill\//);
		const [report] = await until(
			() => drill.store.instances.read(),
			([first]) => first?.remotes.drill?.problem !== undefined,
		);
		expect(report?.remotes.drill).toMatchObject({ serving: '1.0.0', wanted: '1.1.0' });
	});
});

it('what programs and scripts ask travels compressed, short answers and those to others as they are', async () => {
	const asked = async (path: string, encoding: string, method = 'GET') => {
		const answer = await get(path, { method, headers: { 'accept-encoding': encoding } });
		return { headers: answer.headers, text: await answer.text() };
	};
	for (const path of ['/api/v1/site?language=nl', '/releases.json', '/sitemaps/pages.xml']) {
		const plain = await asked(path, 'identity');
		expect(plain.headers.get('content-encoding')).toBeNull();
		for (const encoding of ['br', 'gzip']) {
			const packed = await asked(path, encoding);
			expect(packed.headers.get('content-encoding')).toBe(encoding);
			expect(packed.headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
			expect(packed.headers.get('etag') ?? 'W/').toMatch(/^W\//);
			expect(packed.text).toBe(plain.text);
		}
		expect((await asked(path, 'br', 'HEAD')).text).toBe('');
	}
	expect((await asked('/api/v1/revision', 'br')).headers.get('content-encoding')).toBeNull();
});

it('with the api gone, calls get 503 as JSON, pages that were made are served, and the site says what is wrong', async () => {
	expect((await page('/nl/oefening/een/7/')).status).toBe(200);
	await api.close();
	const response = await get('/api/v1/revision');
	expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
	expect(await response.json()).toMatchObject({ error: { code: 'unavailable' } });
	expect((await page('/nl/oefening/een/7/')).status).toBe(200);
	expect((await page('/nl/oefening/een/8/?main=api')).status).toBe(503);
	const health = await until(
		async () => (await get('/healthz')).json(),
		({ problems }) => problems.length > 0,
	);
	expect(health).toMatchObject({ status: 'degraded' });
	expect(health.problems).toEqual(['content']);
});
