import { AuditLog, type NewMember, permitted, type Role } from '@estate/releases';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionAnswer } from '../../console-answers.ts';
import {
	ADMIN,
	bearer,
	type ConsoleUnderTest,
	codeOf,
	OPS_TOKEN,
	startConsole,
} from '../testing/start-console.ts';

let stop: ConsoleUnderTest['stop'];
let store: ConsoleUnderTest['store'];
let list: ConsoleUnderTest['list'];
let site: string;
let post: ConsoleUnderTest['post'];
let logIn: ConsoleUnderTest['logIn'];

beforeAll(async () => {
	const state = { active: '1.0.0', previous: '0.9.0', withdrawn: [] };
	({ stop, store, list, site, post, logIn } = await startConsole({ own: state, other: state }));
});
afterAll(() => stop());

const POLICY = { automatic: true, window: 600_000, minimumViews: 50, maximumRate: 0.02, margin: 0.01 };
const command =
	(name: string, more: object = {}) =>
	(remote: string) =>
		['commands', { command: name, remote, why: 'drill', ...more }] as const;
const promotion = (more: object) => (remote: string) =>
	['promotions', { remote, version: '9.9.9', waived: ['browser'], why: 'drill', ...more }] as const;
/** Each action as a request that is refused for want of a right, or else for another reason or not at all. */
const REQUESTS = {
	check: (remote: string) => ['checks', { remote, version: '9.9.9', waived: ['browser'] }] as const,
	rollout: promotion({ rollout: { kind: 'share', traffic: 10 } }),
	promote: promotion({}),
	planned: promotion({ rollout: { kind: 'step', steps: [5], every: 60_000 } }),
	'share of all': command('share', { rollout: { kind: 'share', traffic: 100 } }),
	share: command('share', { rollout: { kind: 'share', traffic: 50 } }),
	rollback: command('rollback', { to: '0.9.0' }),
	abort: command('abort'),
	lock: command('lock'),
	unlock: command('unlock'),
	restore: command('restore', { revision: 99 }),
	retire: command('retire'),
	policy: command('policy', { policy: POLICY }),
	override: (remote: string) => ['overrides', { remote, shows: { version: '9.9.9' }, minutes: 5 }] as const,
	prune: () => ['prunings', { keepDays: 30, dryRun: true }] as const,
	audit: () => ['audit', undefined] as const,
	'restore of all': () => ['commands', { command: 'restore', revision: 99, why: 'drill' }] as const,
} satisfies Record<string, (remote: string) => readonly [string, object | undefined]>;
type Action = keyof typeof REQUESTS;
const ACTIONS = Object.keys(REQUESTS) as Action[];
const OF_EVERYTHING = new Set<Action>(['prune', 'audit', 'restore of all']);
const CI: Action[] = ['check', 'rollout', 'share', 'rollback', 'abort', 'override'];
const MAY: Record<Role, Action[]> = {
	viewer: [],
	ci: CI,
	releaser: [...CI, 'promote', 'planned', 'share of all', 'lock', 'unlock'],
	operator: ACTIONS,
	admin: ACTIONS,
};

describe('the console', () => {
	it.each(Object.keys(MAY) as Role[])(
		'lets a %s do what the role says, for the own remote and channel',
		async (role) => {
			const named = { ...ADMIN, role, addedBy: 'test' };
			const own = { ...named, remotes: ['own'], channels: ['production' as const] };
			const add = (name: string, member: NewMember) => list.addToken({ ...member, name: `${name} ${role}` });
			const tries = [
				{ token: (await add('Whole', named)).token, remote: 'other', isWhole: true, isOwn: true },
				{ token: (await add('Own', own)).token, remote: 'own', isWhole: false, isOwn: true },
				{ token: (await add('Foreign', own)).token, remote: 'other', isWhole: false, isOwn: false },
				{
					token: (await add('Preview', { ...own, channels: ['preview'] })).token,
					remote: 'own',
					isWhole: false,
					isOwn: false,
				},
			];
			for (const action of ACTIONS)
				for (const { token, remote, isWhole, isOwn } of tries) {
					const [path, body] = REQUESTS[action](remote);
					const answer = body
						? post(path, body, bearer(token))
						: fetch(site + path, { headers: bearer(token) });
					const code = await codeOf(await answer);
					const may = MAY[role].includes(action) && (OF_EVERYTHING.has(action) ? isWhole : isOwn);
					expect([action, remote, isWhole, code !== 'forbidden']).toEqual([action, remote, isWhole, may]);
					expect(['no-session', 'wrong-token', 'bad-request']).not.toContain(code);
				}
		},
	);

	it('changes no other channel than its own, whatever the rights', async () => {
		const { token } = await list.addToken({ ...ADMIN, name: 'Everywhere' });
		const before = (await store.log.newest('production')).revision;
		const lock = { command: 'lock', remote: 'own', why: 'drill' };
		const promotion = { remote: 'own', version: '1.0.0', waived: ['browser'], why: 'drill' };
		const override = { remote: 'own', shows: { version: '1.0.0' }, minutes: 5 };
		for (const [path, body] of [
			['commands', lock],
			['promotions', promotion],
			['overrides', override],
		] as const)
			expect(await codeOf(await post(path, { ...body, channel: 'preview' }, bearer(token)))).toBe(
				'other-channel',
			);
		expect((await store.log.newest('production')).revision).toBe(before);
		expect((await store.log.newest('preview')).revision).toBe(0);
		expect((await post('commands', { ...lock, channel: 'production' }, bearer(token))).status).toBe(200);
		const unlock = { command: 'unlock', remote: 'own', why: 'drill' };
		expect((await post('commands', unlock, bearer(token))).status).toBe(200);
	});

	it('answers a refusal with 403 and the name of the right, for a person who is logged in as well', async () => {
		const { token } = await list.addToken({ ...ADMIN, name: 'Cé', role: 'viewer', remotes: ['own'] });
		const session = await logIn(token);
		const before = (await store.log.newest('production')).revision;
		const response = await post('commands', { command: 'lock', remote: 'own', why: 'drill' }, session);
		expect([response.status, await response.json()]).toEqual([
			403,
			{
				refusal: {
					code: 'forbidden',
					message: expect.stringMatching(/^Cé may not lock own in production: that takes the right "lock"/),
				},
			},
		]);
		expect((await store.log.newest('production')).revision).toBe(before);
		expect((await new AuditLog(store.records).page({ limit: 2 })).entries).toMatchObject([
			{ who: 'Cé', via: 'console', action: 'lock', remote: 'own', outcome: 'refused' },
			{ who: 'Cé', via: 'console', action: 'log-in', outcome: 'done' },
		]);
	});

	it('tells its pages what a person may, and nothing else of the access list', async () => {
		const { token } = await list.addToken({ ...ADMIN, name: 'Da', role: 'ci', remotes: ['own'] });
		const session = await logIn(token);
		const answer = (await (await fetch(`${site}session`, { headers: session })).json()) as SessionAnswer;
		expect(answer).toEqual({
			who: 'Da',
			access: { channel: 'production', grants: [{ role: 'ci', remotes: ['own'], channels: '*' }] },
		});
	});

	it('ends the sessions and the token of an entry that is revoked, at once', async () => {
		const { token } = await list.addToken({ ...ADMIN, name: 'Ed', role: 'operator' });
		const session = await logIn(token);
		expect((await fetch(`${site}log`, { headers: session })).status).toBe(200);
		expect((await fetch(`${site}log`, { headers: bearer(token) })).status).toBe(200);
		await list.revoke('Ed', 'test');
		expect((await fetch(`${site}log`, { headers: session })).status).toBe(401);
		expect((await fetch(`${site}log`, { headers: bearer(token) })).status).toBe(401);
	});

	it('names who comes with OPS_TOKEN as such, so that nobody passes for an entry of the list', async () => {
		const session = await logIn(OPS_TOKEN, 'Admin');
		const response = await post('commands', { command: 'lock', remote: 'own', why: 'drill' }, session);
		expect(await response.json()).toMatchObject({ entry: { who: 'Admin (OPS_TOKEN)' } });
	});

	it('lets a token that is right through, whatever wrong ones came from its network before', async () => {
		const from = { 'x-forwarded-for': '203.0.113.77' };
		const { token } = await list.addToken({ ...ADMIN, name: 'Fa', role: 'viewer' });
		for (let time = 0; time < 6; time++)
			await fetch(`${site}log`, { headers: { ...bearer('rel_x'), ...from } });
		expect((await fetch(`${site}log`, { headers: { ...bearer('rel_x'), ...from } })).status).toBe(429);
		expect((await fetch(`${site}log`, { headers: { ...bearer(token), ...from } })).status).toBe(200);
	});

	it('logs in with a token of the list that is right, whatever wrong ones came from its network before', async () => {
		const from = { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': '203.0.113.78' };
		const { token } = await list.addToken({ ...ADMIN, name: 'Gi', role: 'viewer' });
		const statusOf = async (given: string) =>
			(await post('log-in', { who: 'Gi', token: given }, from)).status;
		for (let time = 0; time < 5; time++) expect(await statusOf(`rel_wrong${time}`)).toBe(401);
		expect([await statusOf('rel_wrong'), await statusOf(OPS_TOKEN), await statusOf(token)]).toEqual([
			429, 429, 204,
		]);
	});

	it.each(['Bearer', 'Bearer  ', 'Bearer rel_', 'Bearer not a token', `Bearer rel_${'x'.repeat(300)}`])(
		'takes %s for a wrong token, and writes it down',
		async (authorization) => {
			const before = (await new AuditLog(store.records).page({ limit: 1 })).entries[0]?.number ?? 0;
			const headers = { authorization, 'x-forwarded-for': `198.51.100.${authorization.length % 250}` };
			const answer = await fetch(`${site}log`, { headers });
			expect([answer.status, await codeOf(answer)]).toEqual([401, 'wrong-token']);
			expect((await new AuditLog(store.records).page({ limit: 1 })).entries).toMatchObject([
				{ number: before + 1, who: 'unknown', action: 'log-in', outcome: 'refused' },
			]);
		},
	);

	it('says in a sentence what is wrong with a body that it cannot read, whatever the address', async () => {
		const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
		for (const [method, path] of [
			['PUT', 'session'],
			['POST', 'log-in'],
		] as const) {
			const answer = await fetch(site + path, { method, headers, body: '{"who":' });
			expect([answer.status, await answer.json()]).toEqual([
				400,
				{ refusal: { code: 'bad-request', message: expect.stringContaining('no JSON that can be read') } },
			]);
		}
	});

	it('notes in the audit log which revision a rollout has begun with', async () => {
		const outcome = { report: {}, entry: { revision: 42 } };
		const asked = { action: 'rollout', remote: 'own', channel: 'production' } as const;
		const caller = { identity: { id: 'a', name: 'An', grants: undefined }, via: 'console' } as const;
		await permitted(store.records, caller, asked, async () => outcome);
		expect((await new AuditLog(store.records).page({ limit: 1 })).entries).toMatchObject([
			{ action: 'rollout', outcome: 'done', detail: 'revision 42' },
		]);
	});

	it('looks at no token of an address after five wrong ones, and writes the refusals down', async () => {
		const from = { 'x-forwarded-for': '203.0.113.9' };
		const wrong = `rel_0123456789abcdef_${'A'.repeat(43)}`;
		for (let time = 0; time < 5; time++)
			expect((await post('commands', {}, { ...bearer(wrong), ...from })).status).toBe(401);
		const refused = await post('commands', {}, { ...bearer(wrong), ...from });
		expect([refused.status, Number(refused.headers.get('retry-after')) > 880]).toEqual([429, true]);
		const [newest] = (await new AuditLog(store.records).page({ limit: 1 })).entries;
		expect(newest).toMatchObject({ who: 'unknown', action: 'log-in', outcome: 'refused' });
	});
});
