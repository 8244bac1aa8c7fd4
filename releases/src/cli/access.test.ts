import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AccessList, type NewMember } from '../access/access-list.ts';
import { ACCESS_ACTIONS, type AccessAction, type Role } from '../access/roles.ts';
import { openStore } from '../store/open-store.ts';
import { scratchFolder } from '../testing/fixture.ts';
import { runCli } from './run-cli.ts';

let said: string[];
let location: string;
beforeEach(async () => {
	location = await scratchFolder();
	vi.stubEnv('RELEASES_DIR', location);
	vi.stubEnv('RELEASE_WHO', 'An');
	vi.stubEnv('RELEASE_TOKEN', '');
	const listen = (...words: unknown[]) => void said.push(words.join(' '));
	vi.spyOn(console, 'log').mockImplementation(listen);
	vi.spyOn(console, 'error').mockImplementation(listen);
});
afterEach(() => {
	vi.restoreAllMocks();
	vi.unstubAllEnvs();
});

async function release(...args: string[]): Promise<Record<string, never>> {
	said = [];
	await runCli([...args, '--json']);
	return JSON.parse(said.join('\n'));
}

async function releaseText(...args: string[]): Promise<string> {
	said = [];
	await runCli(args);
	return said.join('\n');
}

const as = (token: unknown) => vi.stubEnv('RELEASE_TOKEN', String(token));

async function activate(remotes: string[]): Promise<void> {
	const { log } = openStore(location);
	const after = Object.fromEntries(
		remotes.map((remote) => [remote, { active: '1.0.0', previous: '0.9.0', withdrawn: [] }]),
	);
	const entry = {
		action: 'restore',
		remote: '*',
		before: {},
		after,
		at: '2026-11-21T10:00:00.000Z',
	} as const;
	for (const channel of ['production', 'preview'] as const)
		await log.append(channel, 0, { ...entry, who: 'test', why: '' });
}

describe('the access list', () => {
	it('is begun by whoever can write the store; from then on commands need a token', async () => {
		for (const command of [['access', 'list'], ['status']])
			expect(await releaseText(...command)).toContain('There is no access list');
		await activate(['listings']);
		expect(await release('lock', 'listings', '--why', 'drill')).toMatchObject({ ok: true });
		const { token, ...added } = await release('access', 'add', 'Bo', '--role', 'admin');
		expect(added).toMatchObject({ name: 'Bo', role: 'admin', knownBy: 'token' });
		expect(await release('unlock', 'listings')).toMatchObject({
			code: 'no-access',
			message: expect.stringContaining('no token in RELEASE_TOKEN. Bo can give you one'),
		});
		as(`${token}x`);
		expect(await release('unlock', 'listings')).toMatchObject({ code: 'no-access' });
		as('what-OPS_TOKEN-would-be-of-32-characters');
		expect(await release('unlock', 'listings')).toMatchObject({
			code: 'no-access',
			message: expect.stringMatching(
				/none of its tokens, which begin with rel_ \(OPS_TOKEN .* none for commands\)/,
			),
		});
		as(token);
		expect(await release('unlock', 'listings')).toMatchObject({ ok: true });
		expect(await releaseText('history')).toMatch(/unlock.*by Bo/);
		expect(await releaseText('audit', '--since', '2026-01-01')).toMatch(/unlock.*by Bo/);
		expect(await releaseText('audit', '--since', '2999-01-01')).toContain('Nothing since 2999-01-01');
	});

	it('says which right is missing and who can give it, and writes it all down without a secret', async () => {
		await activate(['listings']);
		const { token } = await release('access', 'add', 'Bo', '--role', 'admin');
		as(token);
		const { token: own } = await release(
			...['access', 'add', 'CI listings', '--role', 'ci', '--remotes', 'listings', '--expires', '90d'],
		);
		as(own);
		expect(await release('lock', 'listings', '--why', 'drill')).toMatchObject({
			code: 'forbidden',
			message: expect.stringMatching(
				/^CI listings may not lock listings in production: that takes the right "lock" there \(CI listings is ci for listings in every channel\)\. Bo can give it:/,
			),
		});
		expect(await release('rollback', 'listings', '--why', 'drill')).toMatchObject({
			code: 'unknown-version',
		});
		as(token);
		expect(await release('access', 'revoke', 'CI listings')).toMatchObject({ revoked: true });
		as(own);
		expect(await release('rollback', 'listings', '--why', 'drill')).toMatchObject({ code: 'no-access' });
		const { entries } = await release('audit');
		expect(entries).toMatchObject([
			{ who: 'An', identity: 'unknown', action: 'log-in', outcome: 'refused' },
			{ who: 'Bo', action: 'access', outcome: 'done' },
			{ who: 'CI listings', action: 'rollback', outcome: 'failed', detail: 'unknown-version' },
			{ who: 'CI listings', action: 'lock', remote: 'listings', outcome: 'refused', detail: 'forbidden' },
			{ who: 'Bo', action: 'access', outcome: 'done', detail: expect.stringMatching(/^(added|revoked) \S/) },
			{
				who: 'An',
				action: 'access',
				outcome: 'done',
				detail: expect.stringMatching(/^added Bo \([0-9a-f]{16}\): admin for/),
			},
		]);
		for (const secret of [token, own])
			expect(await releaseText('audit')).not.toContain(String(secret).slice(-43));
		expect(await release('verify-log')).toMatchObject({ ok: true, logs: { audit: { entries: 6 } } });
	});

	it('has a check of its logs that names the first broken entry', async () => {
		await release('access', 'add', 'Bo', '--role', 'admin');
		const { logs } = await release('verify-log');
		const { head } = (logs as unknown as Record<string, { head: string }>).audit ?? {};
		expect(await release('verify-log', '--contains', String(head))).toMatchObject({ ok: true });
		expect(await release('verify-log', '--contains', 'f'.repeat(64))).toMatchObject({ code: 'broken-chain' });
		const { records } = openStore(location);
		await records.create('audit/00000002', '{"number":2,"chain":"beef"}');
		expect(await release('verify-log')).toMatchObject({
			code: 'broken-chain',
			message: expect.stringContaining('The log "audit" is broken at entry 2 (records/audit/00000002)'),
		});
		expect(await release('audit')).toMatchObject({
			entries: [{ number: 1 }],
			unreadable: ['records/audit/00000002'],
		});
		expect(await releaseText('audit')).toMatch(
			/records\/audit\/00000002 cannot be read as an entry.*verify-log/,
		);
	});
});

/** What each role may: written down here once more, so that a change of the table is seen. */
const MAY: Record<Role, AccessAction[]> = {
	viewer: [],
	ci: ['publish', 'check', 'rollout', 'rollback', 'abort', 'override'],
	releaser: ['publish', 'check', 'rollout', 'promote', 'rollback', 'abort', 'lock', 'unlock', 'override'],
	operator: ACCESS_ACTIONS.filter((action) => action !== 'access'),
	admin: ACCESS_ACTIONS,
};
let views = 20;
/** Each action as a command that is refused for want of a right, or else for another reason or not at all. */
const COMMANDS: Record<AccessAction, (remote: string) => string[]> = {
	publish: (remote) => ['publish', remote, '--dir', 'nowhere'],
	check: (remote) => ['promote', remote, '9.9.9', '--dry-run'],
	rollout: (remote) => ['promote', remote, '9.9.9', '--canary', '10'],
	promote: (remote) => ['promote', remote, '9.9.9'],
	rollback: (remote) => ['rollback', remote, '--why', 'x'],
	abort: (remote) => ['abort', remote, '--why', 'x'],
	lock: (remote) => ['lock', remote, '--why', 'x'],
	unlock: (remote) => ['unlock', remote],
	restore: (remote) => ['restore', '99', remote, '--why', 'x'],
	retire: (remote) => ['retire', remote, '--why', 'x'],
	// Another one each time: what holds already is only said.
	policy: (remote) => ['policy', remote, '--minimum-views', String(views++)],
	override: (remote) => ['override', remote, '9.9.9'],
	prune: () => ['prune', '--dry-run'],
	// By command it takes the store's credentials; the right is the console's.
	audit: () => ['audit'],
	shell: () => ['promote', 'shell', '9.9.9'],
	access: () => ['access', 'revoke', 'nobody'],
};
const OF_EVERYTHING = new Set<AccessAction>(['prune', 'shell', 'access']);

describe('the command', () => {
	it.each(Object.keys(MAY) as Role[])(
		'lets a %s do what the role says, for the own remote and channel',
		async (role) => {
			await activate(['own', 'other']);
			const list = new AccessList(openStore(location).records);
			const named: NewMember = { name: 'Admin', role: 'admin', remotes: '*', channels: '*', addedBy: 'test' };
			await list.addToken(named);
			const scoped = { ...named, name: 'Scoped', role, remotes: ['own'], channels: ['preview' as const] };
			const { token } = await list.addToken(scoped);
			const { token: whole } = await list.addToken({ ...named, name: 'Whole', role });
			const tries = [
				{ given: whole, isWhole: true, remote: 'other', channel: 'production' },
				...['own', 'other'].flatMap((remote) =>
					['preview', 'production'].map((channel) => ({ given: token, isWhole: false, remote, channel })),
				),
			];
			for (const action of ACCESS_ACTIONS.filter((each) => each !== 'audit'))
				for (const { given, isWhole, remote, channel } of tries) {
					as(given);
					const takesChannel = !['publish', 'access', 'prune'].includes(action);
					const args = [...COMMANDS[action](remote), ...(takesChannel ? ['--channel', channel] : [])];
					const { code } = await release(...args);
					const isOwn = remote === 'own' && (channel === 'preview' || action === 'publish');
					const may = MAY[role].includes(action) && (isWhole || (isOwn && !OF_EVERYTHING.has(action)));
					expect([action, remote, channel, isWhole, code !== 'forbidden']).toEqual([
						...[action, remote, channel, isWhole, may],
					]);
					expect(code).not.toBe('no-access');
				}
		},
	);
});
