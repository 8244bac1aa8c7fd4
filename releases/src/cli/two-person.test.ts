import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openStore } from '../store/open-store.ts';
import { buildFixture, scratchFolder } from '../testing/fixture.ts';
import { writeSmallShell } from '../testing/small-shell.ts';
import { runCli } from './run-cli.ts';

const VERSIONS = ['1.0.0', '1.1.0'];
const built = new Map<string, string>();
let said: string[];
let location: string;
let an: string;
let bo: string;

beforeAll(async () => {
	for (const version of VERSIONS) built.set(version, (await buildFixture(version)).outDir);
});
beforeEach(async () => {
	location = await scratchFolder();
	vi.stubEnv('RELEASES_DIR', location);
	vi.stubEnv('RELEASE_WHO', 'test');
	vi.stubEnv('RELEASE_TOKEN', '');
	const listen = (...words: unknown[]) => void said.push(words.join(' '));
	vi.spyOn(console, 'log').mockImplementation(listen);
	vi.spyOn(console, 'error').mockImplementation(listen);
	for (const version of VERSIONS) await openStore(location).artifacts.put(built.get(version) ?? '');
	an = await listed('An', '--role', 'admin', '--person', 'An Peeters');
	as(an);
	bo = await listed('Bo', '--role', 'releaser', '--person', 'Bo Maes');
});
afterEach(() => {
	vi.restoreAllMocks();
	vi.unstubAllEnvs();
});

const as = (token: string) => vi.stubEnv('RELEASE_TOKEN', token);

async function release(...args: string[]): Promise<Record<string, unknown>> {
	said = [];
	await runCli([...args, '--json']);
	return JSON.parse(said.join('\n'));
}
async function releaseText(...args: string[]): Promise<string> {
	said = [];
	await runCli(args);
	return said.join('\n');
}
const listed = async (...args: string[]) => String((await release('access', 'add', ...args)).token);
const promote = (version: string) =>
	release('promote', 'fixture', version, '--without-browser', '--why', 'cards');
const rule = () => release('access', 'two-people', '--remotes', 'fixture', '--channels', 'production');

describe('promoting where two people have to agree', () => {
	it('waits for the second person, by exact bytes; a roll-back does not wait', async () => {
		await promote('1.0.0');
		expect(await rule()).toMatchObject({ ok: true, remotes: ['fixture'], channels: ['production'] });
		expect(await releaseText('access', 'list')).toMatch(
			/person An Peeters[\s\S]*two people have to agree: fixture in production/,
		);
		const { proposal, ...answer } = await promote('1.1.0');
		expect(answer).toMatchObject({
			ok: true,
			proposed: true,
			what: 'promote fixture 1.1.0 for everybody, without the checks: browser',
		});
		const id = String(proposal);
		expect(await release('status')).toMatchObject({ revision: 1 });
		expect(await releaseText('proposals', 'list')).toMatch(
			new RegExp(
				`1 waiting\\n  ${id}  waiting .* 1 of 2 people\\n.*revision 1: cards\\n.*yes: An \\(An Peeters\\)\\n.*fixture 1.1.0 {2}sha256 [0-9a-f]{64}`,
			),
		);
		expect(await release('proposals', 'approve', id)).toMatchObject({ code: 'same-person' });
		as(bo);
		expect(await releaseText('proposals', 'approve', id)).toMatch(
			/^Done: promote fixture 1\.1\.0 .*revision 2\)/,
		);
		expect(await releaseText('history')).toMatch(/fixture 1\.0\.0 → 1\.1\.0 {2}by An and Bo: cards/);
		expect(await release('rollback', 'fixture', '--why', 'wrong prices')).toMatchObject({ revision: 3 });
		expect(
			await release('promote', 'fixture', '1.1.0', '--channel', 'preview', '--without-browser'),
		).toMatchObject({ revision: 1 });
		expect(await release('verify-log')).toMatchObject({ ok: true });
	});

	it('does not promote other bytes than those that were proposed', async () => {
		await rule();
		const { proposal } = await promote('1.1.0');
		const manifest = join(location, 'artifacts/fixture/1.1.0/remote.json');
		await writeFile(
			manifest,
			(await readFile(manifest, 'utf8')).replace('"fixture_1_1_0"', '"fixture_1_1_x"'),
		);
		as(bo);
		expect(await release('proposals', 'approve', String(proposal))).toMatchObject({
			code: 'proposal-outdated',
		});
		expect(await release('status')).toMatchObject({ revision: 0 });
	});

	it('is declined with a reason, and proposed by nothing that the checks refuse', async () => {
		await rule();
		expect(await release('promote', 'fixture', '9.9.9', '--without-browser')).toMatchObject({ ok: false });
		const { proposal } = await promote('1.0.0');
		as(bo);
		expect(await release('proposals', 'decline', String(proposal), '--why', 'not today')).toMatchObject({
			declined: true,
		});
		expect(await release('proposals', 'list')).toMatchObject({ proposals: [{ status: 'declined' }] });
		expect(await release('access', 'two-people', '--end', '0123456789abcdef')).toMatchObject({
			code: 'forbidden',
		});
	});

	it('is an ordinary promotion again once the rule is ended, which stands in the audit log', async () => {
		const { id } = await rule();
		expect(await release('access', 'two-people', '--end', String(id))).toMatchObject({ ended: true });
		expect(await promote('1.0.0')).toMatchObject({ revision: 1 });
		expect(await release('audit', '--limit', '3')).toMatchObject({
			entries: [
				{ action: 'promote', outcome: 'done' },
				{ action: 'access', detail: `ended the two-person rule ${id}: fixture in production` },
				{ action: 'access', detail: `added the two-person rule ${id}: fixture in production` },
			],
		});
	});

	it('takes a token of the list for each rule and entry: a group is no person', async () => {
		expect(
			await release('access', 'add', 'Team', '--role', 'releaser', '--group', 'team', '--person', 'Team'),
		).toMatchObject({
			code: 'access-list',
			message: expect.stringContaining('A group is many people'),
		});
	});
});

describe('releasing the shell where two people have to agree', () => {
	const promoteShell = (version: string, ...more: string[]) =>
		release('promote', 'shell', version, '--why', 'header', ...more);
	const wanted = async () => (await openStore(location).shells.log.newest('production')).state.shell;
	let cy: string;

	beforeEach(async () => {
		for (const version of ['1.0.0', '1.1.0', '1.2.0'])
			await openStore(location).shells.artifacts.put(
				await writeSmallShell(await scratchFolder(), version, { 'server/site.js': version }),
			);
		cy = await listed('Cy', '--role', 'operator', '--person', 'Cy Claes');
	});

	it('waits for a second person who may release it; the way back does not wait', async () => {
		await promoteShell('1.0.0');
		// A rule for every remote leaves the shell out, and says so.
		expect(await releaseText('access', 'two-people')).toMatch(
			/Releases of the shell wait for nobody: .*--remotes shell/,
		);
		expect(await promoteShell('1.1.0')).toMatchObject({ ok: true, revision: 2 });
		expect(await release('access', 'two-people', '--remotes', 'shell')).toMatchObject({ remotes: ['shell'] });
		const { proposal, ...answer } = await promoteShell('1.2.0');
		expect(answer).toMatchObject({ ok: true, proposed: true, what: 'promote shell 1.2.0 for all servers' });
		expect(await wanted()).toMatchObject({ active: '1.1.0' });
		as(bo);
		expect(await release('proposals', 'approve', String(proposal))).toMatchObject({ code: 'forbidden' });
		as(an);
		expect(await release('proposals', 'approve', String(proposal))).toMatchObject({ code: 'same-person' });
		as(cy);
		expect(await release('proposals', 'approve', String(proposal))).toMatchObject({
			done: true,
			revision: 3,
		});
		expect(await wanted()).toMatchObject({ active: '1.2.0', previous: '1.1.0' });
		const { entries } = (await release('history', 'shell')) as { entries: { who: string }[] };
		expect(entries[0]).toMatchObject({ who: 'An and Cy', action: 'promote' });
		expect(await release('rollback', 'shell', '--why', 'broken')).toMatchObject({
			ok: true,
			version: '1.1.0',
		});
		expect(await release('verify-log')).toMatchObject({ ok: true });
	});

	it('waits for a larger share of the servers, and for no smaller one', async () => {
		await promoteShell('1.0.0');
		await release('access', 'two-people', '--remotes', 'shell');
		const { proposal, what } = await promoteShell('1.1.0', '--canary', '50');
		expect(what).toBe('promote shell 1.1.0 for 50 % of the servers');
		as(cy);
		await release('proposals', 'approve', String(proposal));
		expect(await wanted()).toMatchObject({ active: '1.0.0', canary: { version: '1.1.0', traffic: 50 } });
		expect(await promoteShell('1.1.0', '--canary', '75')).toMatchObject({ proposed: true });
		expect(await promoteShell('1.1.0', '--canary', '25')).toMatchObject({ revision: 3 });
		expect(await wanted()).toMatchObject({ canary: { traffic: 25 } });
		// What was proposed for half of the servers is not what is tried now.
		as(an);
		const { proposals } = (await release('proposals', 'list')) as { proposals: Record<string, string>[] };
		expect(proposals[0]).toMatchObject({ status: 'outdated' });
		expect(await release('abort', 'shell', '--why', 'slow')).toMatchObject({ ok: true, version: '1.0.0' });
	});

	it('is of exact bytes, of what every active remote fits, and of the shell alone', async () => {
		await promoteShell('1.0.0');
		await release('access', 'two-people', '--remotes', 'shell');
		const { proposal } = await promoteShell('1.1.0');
		const place = join(location, 'shells/artifacts/shell/1.1.0/shell.json');
		const manifest = JSON.parse(await readFile(place, 'utf8'));
		await writeFile(place, JSON.stringify({ ...manifest, builtAt: '2026-11-25T11:00:00.000Z' }));
		as(cy);
		expect(await release('proposals', 'approve', String(proposal))).toMatchObject({ ok: false });
		expect(await wanted()).toMatchObject({ active: '1.0.0' });
		// A rule for the shell is none for remotes, nor for the channel's restore.
		expect(await promote('1.0.0')).toMatchObject({ revision: 1 });
		expect(await promote('1.1.0')).toMatchObject({ revision: 2 });
		expect(await release('restore', '1', '--why', 'drill', '--yes')).toMatchObject({ ok: true, revision: 3 });
		await openStore(location).shells.artifacts.put(
			await writeSmallShell(await scratchFolder(), '2.0.0', {}, { shared: { react: '20.0.0' } }),
		);
		expect(await promoteShell('2.0.0')).toMatchObject({ ok: false, code: 'checks-failed' });
	});

	it('takes two people who may release it', async () => {
		await release('access', 'revoke', 'Cy');
		expect(await release('access', 'two-people', '--remotes', 'shell')).toMatchObject({
			code: 'two-person-rule',
			message: expect.stringMatching(/two people who may release the shell, .* names only An Peeters/),
		});
	});
});
