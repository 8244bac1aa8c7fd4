import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CONSOLE_PATH, type LogAnswer, type Overview, type PromotionLine } from '@estate/console';
import { checkReceipt } from '@estate/console/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DrillSite, startDrillSite } from '../../testing/drill-site.ts';
import { until } from '../../testing/until.ts';

const TOKEN = 'a token of the tests, longer than 32 characters';
const CLI = join(import.meta.dirname, '../../../../releases/src/cli/main.ts');

let site: DrillSite;
let second: string;
let cookie: string;

const address = (path: string, url = site.url) => `${url}${CONSOLE_PATH}${path}`;

function post(path: string, body: object, headers: Record<string, string> = {}, url?: string) {
	return fetch(address(`api/${path}`, url), {
		method: 'POST',
		body: JSON.stringify(body),
		headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie, ...headers },
	});
}

const get = (path: string, headers: Record<string, string> = { cookie }, url?: string) =>
	fetch(address(path, url), { headers });

const logIn = (who: string, token: string, headers: Record<string, string> = {}) =>
	post('log-in', { who, token }, { cookie: '', ...headers });

/** Status and answer of a command. */
async function command(body: object): Promise<[number, Record<string, never>]> {
	const response = await post('commands', body);
	return [response.status, (await response.json()) as Record<string, never>];
}

async function lines(path: string, body: object, url?: string): Promise<PromotionLine[]> {
	const text = await (await post(path, body, {}, url)).text();
	return text
		.trim()
		.split('\n')
		.map((line) => JSON.parse(line) as PromotionLine);
}

/** The release command, as another process. */
async function release(...args: string[]): Promise<void> {
	const env = { ...process.env, RELEASES_DIR: site.drill.location, RELEASE_WHO: 'the command' };
	await promisify(execFile)(process.execPath, [CLI, ...args], { env });
}

/** Reads server-sent events until one fits, on a connection of its own: fetch keeps spare ones, for which a server that stops waits. */
async function overviewWhere(fits: (overview: Overview) => boolean, url?: string): Promise<Overview> {
	const asking = request(address('api/events', url), { headers: { cookie }, agent: false }).end();
	const timer = setTimeout(() => asking.destroy(new Error('There was no such event within 10 s.')), 10_000);
	try {
		const [response] = (await once(asking, 'response')) as [IncomingMessage];
		expect(response.headers['content-type']).toContain('text/event-stream');
		let text = '';
		for await (const chunk of response) {
			text += String(chunk);
			const events = text.split('\n\n');
			text = events.pop() ?? '';
			for (const event of events) {
				const [, name, data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(event) ?? [];
				if (name !== 'overview') continue;
				const overview = JSON.parse(data) as Overview;
				if (fits(overview)) return overview;
			}
		}
		throw new Error('The stream ended.');
	} finally {
		clearTimeout(timer);
		asking.destroy();
	}
}

const drillOf = ({ remotes }: Overview) => remotes.find(({ name }) => name === 'drill');

beforeAll(async () => {
	site = await startDrillSite({
		settings: () => ({ OPS_TOKEN: TOKEN, RELEASE_OVERRIDE_SECRET: 'a secret that only the tests know' }),
	});
	second = (await site.secondInstance()).url;
	const response = await logIn(' An Peeters ', TOKEN);
	cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
});
afterAll(() => site.stop());

describe('the console', () => {
	it('is not cached, not indexed, not framed, and runs no inline script', async () => {
		const response = await get('');
		const html = await response.text();
		const policy = response.headers.get('content-security-policy') ?? '';
		expect(response.headers.get('cache-control')).toBe('no-store');
		expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow');
		expect(policy).toContain("script-src 'self';");
		expect(policy).toContain("frame-ancestors 'none'");
		expect(html).not.toMatch(/<script(?![^>]*\bsrc=)/);
		for (const [, href = ''] of html.matchAll(/(?:src|href)="(\/-\/shell\/[^"]+)"/g))
			expect([href, (await fetch(site.url + href)).status]).toEqual([href, 200]);
		// A nonce is good for one answer.
		expect((await get('')).headers.get('content-security-policy')).not.toBe(policy);
		expect((await fetch(address('').slice(0, -1), { redirect: 'manual' })).headers.get('location')).toBe(
			CONSOLE_PATH,
		);
	});

	it('adds nothing to the pages of visitors', async () => {
		const page = await (await fetch(`${site.url}/nl/oefening/`)).text();
		const console = await (await get('')).text();
		for (const [, href = ''] of console.matchAll(/(?:src|href)="(\/-\/shell\/[^"]+)"/g))
			expect(page).not.toContain(href);
	});
});

describe('a log-in', () => {
	it('takes the token and a name, and gives a session that scripts cannot read', async () => {
		const response = await logIn('An Peeters', TOKEN);
		expect(response.status).toBe(204);
		expect(response.headers.getSetCookie()).toEqual([
			expect.stringMatching(
				/^__Host-ops=[\w.-]+; Max-Age=28800; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
			),
			// Links of other sites bring it along: it says that here is a session.
			'__Host-operator=1; Max-Age=28800; Path=/; HttpOnly; Secure; SameSite=Lax',
			expect.stringMatching(/^__Host-override=; Max-Age=0;/),
		]);
		const session = await (await get('api/session')).json();
		expect(session).toEqual({ who: 'An Peeters' });
		expect(await (await get('api/session', {})).json()).toEqual({ who: null });
	});

	it('holds on every instance', async () => {
		expect(await (await get('api/session', { cookie }, second)).json()).toEqual({ who: 'An Peeters' });
	});

	it.each(['', ' ', 'policy', 'a'.repeat(61), 'a\nb'])('takes no name such as %j', async (who) => {
		expect((await logIn(who, TOKEN)).status).toBe(400);
	});

	it('is needed for everything below it', async () => {
		// Not its last character, of which some bits count for nothing.
		const changed = cookie.replace(/\.(.)/, (_, first) => (first === 'A' ? '.B' : '.A'));
		for (const headers of [{}, { cookie: '__Host-ops=abc.def' }, { cookie: changed }] as Record<
			string,
			string
		>[])
			for (const path of ['events', 'log', 'remotes/drill/health'])
				expect([path, (await get(`api/${path}`, headers)).status]).toEqual([path, 401]);
		for (const path of ['commands', 'checks', 'promotions', 'overrides', 'prunings'])
			expect([path, (await post(path, {}, { cookie: '' })).status]).toEqual([path, 401]);
	});

	it('ends with the log-out, on every instance, also for who copied its cookie; others hold', async () => {
		const given = (await logIn('An Peeters', TOKEN)).headers.get('set-cookie') ?? '';
		const own = { cookie: given.split(';')[0] ?? '' };
		expect((await get('api/log', own)).status).toBe(200);
		const response = await post('log-out', {}, own);
		expect([response.status, response.headers.getSetCookie().slice(-2)]).toEqual([
			204,
			[
				expect.stringMatching(/^__Host-ops=; Max-Age=0;/),
				expect.stringMatching(/^__Host-operator=; Max-Age=0;/),
			],
		]);
		for (const url of [site.url, second]) {
			expect(await (await get('api/session', own, url)).json()).toEqual({ who: null });
			for (const path of ['events', 'log']) expect((await get(`api/${path}`, own, url)).status).toBe(401);
			expect(
				(await post('commands', { command: 'lock', remote: 'drill', why: 'copied' }, own, url)).status,
			).toBe(401);
			expect((await get('api/log', { cookie }, url)).status).toBe(200);
		}
		// What is kept of it is a hash, and when it would have been over.
		const [record = ''] = await site.drill.store.records.list('ended-sessions');
		expect(own.cookie).not.toContain(record.split('/')[1]);
		expect(Number(await site.drill.store.records.read(record))).toBeGreaterThan(Date.now());
	});

	it('that strangers end is none: nothing is kept of it', async () => {
		const before = await site.drill.store.records.list('ended-sessions');
		expect((await post('log-out', {}, { cookie: '__Host-ops=abc.def' })).status).toBe(204);
		expect(await site.drill.store.records.list('ended-sessions')).toEqual(before);
	});

	it('is not looked at for a quarter of an hour after five wrong tokens, the right one neither', async () => {
		const from = { 'x-forwarded-for': '203.0.113.7' };
		for (let time = 0; time < 5; time++) {
			const response = await logIn('An', `${TOKEN}${time}`, from);
			expect(response.status).toBe(401);
			expect(response.headers.get('set-cookie')).toBeNull();
		}
		const refused = await logIn('An', TOKEN, from);
		expect(refused.status).toBe(429);
		expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(880);
		expect((await logIn('An', TOKEN, { 'x-forwarded-for': '203.0.113.8' })).status).toBe(204);
	});

	it('counts the wrong tokens of all addresses of an IPv6 network together', async () => {
		const from = (host: string) => ({ 'x-forwarded-for': host });
		for (let time = 0; time < 5; time++)
			expect((await logIn('An', `${TOKEN}${time}`, from(`2001:db8:7:7::${time}`))).status).toBe(401);
		expect((await logIn('An', TOKEN, from('2001:db8:7:7:ffff::9'))).status).toBe(429);
		expect((await logIn('An', TOKEN, from('2001:db8:7:8::9'))).status).toBe(204);
	});
});

describe('a request from elsewhere', () => {
	it.each([
		{ 'sec-fetch-site': 'cross-site' },
		{ 'sec-fetch-site': 'same-site' },
		{ 'sec-fetch-site': '', origin: 'https://evil.example' },
	])('changes nothing: %j', async (headers) => {
		const given = Object.fromEntries(Object.entries(headers).filter(([, value]) => value));
		const before = (await site.drill.store.log.newest('production')).revision;
		const response = await fetch(address('api/commands'), {
			method: 'POST',
			body: JSON.stringify({ command: 'lock', remote: 'drill', why: 'evil' }),
			headers: { 'content-type': 'application/json', cookie, ...given },
		});
		// The fetch of Node says nothing of its own where it comes from, but for this header.
		expect(response.status).toBe(403);
		expect((await site.drill.store.log.newest('production')).revision).toBe(before);
	});

	it('that is a plain form is refused too', async () => {
		const response = await fetch(address('api/commands'), {
			method: 'POST',
			body: new URLSearchParams({ command: 'lock' }),
			headers: { cookie },
		});
		expect(response.status).toBe(415);
	});
});

describe('what an operator does', () => {
	it('stands in the log with name and reason, and with what it changed', async () => {
		expect(await command({ command: 'lock', remote: 'drill', why: ' audit ' })).toEqual([
			200,
			{
				entry: expect.objectContaining({
					action: 'lock',
					who: 'An Peeters',
					why: 'audit',
					changes: [{ remote: 'drill', fact: 'lock', after: 'by An Peeters: audit' }],
				}),
			},
		]);
		const [status, answer] = await command({ command: 'lock', remote: 'drill', why: 'again' });
		expect([status, answer]).toEqual([
			409,
			{ refusal: { code: 'locked', message: expect.stringContaining('locked already, by An Peeters') } },
		]);
		expect((await command({ command: 'unlock', remote: 'drill', why: 'done' }))[0]).toBe(200);
	});

	it.each([
		{ command: 'lock', remote: 'drill' },
		{ command: 'lock', remote: 'drill', why: '  ' },
		{ command: 'rollback', remote: '../drill', why: 'x' },
		{ command: 'share', remote: 'drill', why: 'x', rollout: { kind: 'share', traffic: 101 } },
		{ command: 'share', remote: 'drill', why: 'x', rollout: { kind: 'step', steps: [50, 5], every: 60_000 } },
		{ command: 'publish', remote: 'drill', why: 'x' },
	])('is refused without a reason, or with what makes no sense: %j', async (body) => {
		expect((await command(body))[0]).toBe(400);
	});

	it('promotes after a check that says what it found, and rolls back', async () => {
		const request = { remote: 'drill', version: '1.1.0', waived: ['browser'] };
		const checks = await lines('checks', request);
		expect(checks.at(-1)).toMatchObject({
			kind: 'passed',
			report: {
				version: '1.1.0',
				waived: ['browser'],
				sizes: expect.arrayContaining([expect.objectContaining({ slot: 'main' })]),
			},
		});
		expect((await site.drill.store.log.newest('production')).state.drill?.active).toBe('1.0.0');
		const promoted = (await lines('promotions', { ...request, why: 'larger pictures' })).at(-1);
		expect(promoted).toMatchObject({
			kind: 'promoted',
			entry: { action: 'promote', who: 'An Peeters', why: 'larger pictures', waived: ['browser'] },
		});
		expect((await lines('promotions', { ...request, why: 'twice' })).at(-1)).toMatchObject({
			kind: 'refused',
			refusal: { code: 'already-active' },
		});
		const [status] = await command({ command: 'rollback', remote: 'drill', to: '1.0.0', why: 'too large' });
		const [twice, answer] = await command({ command: 'rollback', remote: 'drill', to: '1.0.0', why: 'late' });
		expect([status, twice, answer]).toEqual([
			200,
			409,
			{ refusal: expect.objectContaining({ code: 'already-active' }) },
		]);
		expect((await site.drill.store.log.newest('production')).state.drill).toMatchObject({
			active: '1.0.0',
			withdrawn: ['1.1.0'],
		});
	});

	it('tries a version with a share of the visitors, changes it by a plan, and aborts it', async () => {
		const [tried] = (
			await lines('promotions', {
				remote: 'drill',
				version: '1.1.0',
				waived: ['browser'],
				rollout: { kind: 'share', traffic: 10 },
				why: 'carefully',
			})
		).slice(-1);
		expect(tried).toMatchObject({ kind: 'promoted', entry: { action: 'canary' } });
		const rollout = { kind: 'step', steps: [25, 50], every: 600_000 };
		expect((await command({ command: 'share', remote: 'drill', rollout, why: 'looks well' }))[0]).toBe(200);
		expect(drillOf(await overviewWhere((each) => drillOf(each)?.canary?.traffic === 25))?.canary).toEqual({
			version: '1.1.0',
			traffic: 25,
			text: '25 %, then 50 and 100 %, each for 10 min',
		});
		expect((await command({ command: 'abort', remote: 'drill', why: 'slow' }))[0]).toBe(200);
		expect((await command({ command: 'abort', remote: 'drill', why: 'slow' }))[1]).toMatchObject({
			refusal: { code: 'no-canary' },
		});
	});

	it('does not have the browser look again at what it saw just before', async () => {
		const { revision } = await site.drill.store.log.newest('production');
		const receipt = checkReceipt({ remote: 'drill', version: '1.1.0', revision, pages: 12 }, TOKEN);
		const request = { remote: 'drill', version: '1.1.0', waived: [], why: 'seen', receipt };
		expect((await lines('promotions', request)).at(-1)).toMatchObject({
			kind: 'promoted',
			report: { pages: 12, waived: [] },
			entry: { waived: [] },
		});
		await command({ command: 'rollback', remote: 'drill', to: '1.0.0', why: 'back' });
	});

	it('is checked one version at a time in a channel, on whichever server, and the check can be cancelled from any', async () => {
		const request = { remote: 'drill', version: '1.1.0', waived: ['browser'] };
		const first = lines('checks', request);
		const taken = () => site.drill.store.records.read('checks/production');
		await until(async () => (await taken()) !== undefined);
		expect((await lines('checks', request, second)).at(-1)).toMatchObject({
			kind: 'refused',
			refusal: { code: 'busy', message: expect.stringContaining('by An Peeters') },
		});
		expect((await post('cancellations', {}, { cookie }, second)).status).toBe(204);
		expect((await first).at(-1)).toMatchObject({ kind: 'refused', refusal: { code: 'cancelled' } });
		expect((await lines('checks', request)).at(-1)?.kind).toBe('passed');
	});

	it('goes back to a version that was taken back only when that is said, and says how it was', async () => {
		const earlier = await (await get('api/remotes/drill/earlier')).json();
		expect(earlier.versions).toEqual([
			{ version: '1.1.0', withdrawn: expect.objectContaining({ action: 'rollback', who: 'An Peeters' }) },
		]);
		const back = { command: 'rollback', remote: 'drill', to: '1.1.0', why: 'it was the api' };
		expect((await command(back))[1]).toMatchObject({ refusal: { code: 'withdrawn' } });
		expect((await command({ ...back, anyway: true }))[0]).toBe(200);
		await command({ command: 'rollback', remote: 'drill', to: '1.0.0', anyway: true, why: 'back' });
	});

	it('takes a remote out and brings it back, after saying what that changes', async () => {
		const { revision } = await site.drill.store.log.newest('production');
		const lead = (redirect: string) => command({ command: 'retire', remote: 'drill', redirect, why: 'over' });
		expect(await lead('/nowhere-at-all/')).toEqual([
			409,
			{ refusal: { code: 'no-page', message: expect.stringContaining('no page at /nowhere-at-all/') } },
		]);
		expect((await lead('/privacy/'))[0]).toBe(200);
		expect((await lead('/contact/'))[0]).toBe(200);
		const out = drillOf(await overviewWhere((each) => drillOf(each)?.status === 'retired'));
		expect(out).toMatchObject({ alarms: [], retired: { redirect: '/contact/', why: 'over' } });
		expect(out?.active).toBeUndefined();
		const restoration = await get(`api/restorations?revision=${revision}&remote=drill`);
		expect((await restoration.json()).changes).toContainEqual({
			remote: 'drill',
			fact: 'retired',
			before: 'by An Peeters, leading to /contact/: over',
		});
		expect((await command({ command: 'restore', revision, remote: 'drill', why: 'mended' }))[0]).toBe(200);
	});

	it('restores an earlier state, of one remote or of the whole channel', async () => {
		await lines('promotions', { remote: 'drill', version: '1.1.0', waived: ['browser'], why: 'again' });
		expect((await command({ command: 'restore', revision: 1, remote: 'drill', why: 'as it was' }))[0]).toBe(
			200,
		);
		expect((await command({ command: 'restore', revision: 1, why: 'twice' }))[1]).toMatchObject({
			refusal: { code: 'already-active' },
		});
		expect((await command({ command: 'restore', revision: 9_999, why: 'x' }))[1]).toMatchObject({
			refusal: { code: 'unknown-version' },
		});
	});

	it('says when versions are taken back', async () => {
		const policy = { automatic: false, window: 600_000, minimumViews: 50, maximumRate: 0.02, margin: 0.01 };
		expect((await command({ command: 'policy', remote: 'drill', policy, why: 'fair' }))[0]).toBe(200);
		expect((await site.drill.store.log.newest('production')).state.drill?.policy).toEqual(policy);
		expect(
			(await command({ command: 'policy', remote: 'drill', policy: { ...policy, window: 1 }, why: 'x' }))[0],
		).toBe(400);
	});

	it('makes a link that shows one browser a version', async () => {
		const request = { remote: 'drill', shows: { version: '1.1.0' }, minutes: 5, to: '/nl/oefening/' };
		const { link } = (await (await post('overrides', request)).json()) as { link: string };
		const opened = await fetch(link, { redirect: 'manual' });
		expect([opened.status, opened.headers.get('location')]).toEqual([303, '/nl/oefening/']);
		const missing = await post('overrides', { ...request, shows: { version: '9.9.9' } });
		expect([missing.status, await missing.json()]).toMatchObject([
			409,
			{ refusal: { code: 'unknown-version' } },
		]);
		expect((await post('overrides', { ...request, to: '//evil.example/' })).status).toBe(400);
	});

	it('makes none for the browser that is logged in here, before and after the log-in', async () => {
		const request = { remote: 'drill', shows: { version: '1.1.0' }, minutes: 5, to: '/nl/oefening/' };
		const { link } = (await (await post('overrides', request)).json()) as { link: string };
		const cookies = (response: Response) =>
			response.headers
				.getSetCookie()
				.map((each) => each.split(';')[0] ?? '')
				.filter((each) => !each.endsWith('='));
		const browser = async (given: readonly string[], path = '/nl/oefening/') => {
			const url = new URL(path, site.url);
			return fetch(url, { redirect: 'manual', headers: { cookie: given.join('; ') } });
		};
		const override = cookies(await browser([], link));
		expect(await (await browser(override)).text()).toContain('drill 1.1.0');
		const session = cookies(await logIn('An', TOKEN, { cookie: override.join('; ') }));
		expect(session.map((each) => each.split('=')[0])).toEqual(['__Host-ops', '__Host-operator']);
		// A link in a mail brings along what is Lax, and not the session.
		for (const sent of [session, session.slice(0, 1), session.slice(1)]) {
			expect(await (await browser([...override, ...sent])).text()).toContain('drill 1.0.0');
			const opened = await browser(sent, link);
			expect([opened.status, opened.headers.getSetCookie()]).toEqual([403, []]);
		}
		// A session of a server that gave no mark gets it by the next answer of the console.
		const later = await get('api/session', { cookie: session[0] ?? '' });
		expect(cookies(later)).toEqual(['__Host-operator=1']);
	});

	it('clears up what is not needed, which here is nothing', async () => {
		expect(await (await post('prunings', { keepDays: 30, dryRun: true })).json()).toEqual({ versions: [] });
	});

	it('is read page by page, newest first', async () => {
		const all = (await (await get('api/log')).json()) as LogAnswer;
		const [newest] = all.entries;
		const before = newest?.revision ?? 0;
		const older = (await (await get(`api/log?before=${before}&remote=drill`)).json()) as LogAnswer;
		expect(older.entries[0]?.revision).toBe(before - 1);
		expect(older.hasOlder).toBe(false);
	});
});

describe('the overview', () => {
	it('follows what another process does, on each instance', async () => {
		const watching = [site.url, second].map((url) =>
			overviewWhere((overview) => drillOf(overview)?.lock?.why === 'from outside', url),
		);
		await release('lock', 'drill', '--why', 'from outside');
		for (const overview of await Promise.all(watching)) {
			expect(drillOf(overview)).toMatchObject({ status: 'locked', lock: { who: 'the command' } });
			expect(overview.instances.filter(({ isAlive }) => isAlive)).toHaveLength(2);
		}
		await release('unlock', 'drill');
	});
});

it('a link into the console that was cut short says so to a person, and to programs as before', async () => {
	const person = await get('log/1', { accept: 'text/html', 'accept-language': 'en' });
	expect(person.status).toBe(404);
	expect(await person.text()).toContain('This link is not complete');
	const program = await get('log/1', { accept: 'application/json' });
	expect([program.status, program.headers.get('content-type')]).toEqual([
		404,
		expect.stringContaining('json'),
	]);
});
