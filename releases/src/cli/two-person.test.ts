import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openStore } from '../store/open-store.ts';
import { buildFixture, scratchFolder } from '../testing/fixture.ts';
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
