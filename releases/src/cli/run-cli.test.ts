import { existsSync } from 'node:fs';
import { readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { openStore } from '../store/open-store.ts';
import { buildFixture, fixtureSource } from '../testing/fixture.ts';
import { ReleaseCommand } from '../testing/release-command.ts';

const command = new ReleaseCommand();
const { run: release, json: releaseJson, put } = command;

describe('the release command', () => {
	it('says in its help that RELEASES_URL may be the address of a site', async () => {
		const { code, text } = await release('--help');
		expect(code).toBe(0);
		expect(text).toMatch(/RELEASES_URL .*; or the address of a site, such as\n +https:\/\/.*RELEASE_TOKEN/);
	});

	it.each([
		['www.example.be', 'write https://www.example.be for a site'],
		['localhost:4300', 'write http://localhost:4300 for a site'],
		['./releases', 'a folder goes into RELEASES_DIR'],
		['ftp://example.be', 's3://my-bucket/releases for an object store'],
	])('takes no RELEASES_URL that is no address for a folder: %s', async (url, mend) => {
		vi.stubEnv('RELEASES_URL', url);
		for (const args of [
			['status'],
			['history'],
			['promote', 'fixture', '1.0.0'],
			['lock', 'fixture', '--why', 'x'],
		])
			expect(await release(...args)).toMatchObject({ code: 2, text: expect.stringContaining(mend) });
		vi.stubEnv('RELEASES_URL', pathToFileURL(command.store).href);
		expect((await release('status')).code).toBe(0);
	});

	it('rolls back only to what was active before, and to what was taken back only when that is said', async () => {
		await put('1.0.0', '1.1.0', '1.2.0');
		for (const version of ['1.0.0', '1.1.0']) await release('promote', 'fixture', version);
		const back = (...more: string[]) => releaseJson('rollback', 'fixture', '--why', 'test', ...more);
		expect(await back('--to', '1.2.0')).toMatchObject({ ok: false, code: 'never-active' });
		expect(await back()).toMatchObject({ version: '1.0.0' });
		expect(await back('--to', '1.1.0')).toMatchObject({
			code: 'withdrawn',
			message: expect.stringMatching(/rollback by An .*: test\. .*--anyway/),
		});
		expect(await back('--to', '1.1.0', '--anyway')).toMatchObject({ ok: true, version: '1.1.0' });
	});

	it('gives one piece of advice about a newest entry that was cut short, and is whole again after the next change', async () => {
		await put('1.0.0', '1.1.0', '1.2.0');
		for (const version of ['1.0.0', '1.1.0', '1.2.0']) await release('promote', 'fixture', version);
		const entryFile = (revision: number) =>
			join(command.store, `channels/production/log/0000000${revision}.json`);
		const text = await readFile(entryFile(3), 'utf8');
		await writeFile(entryFile(3), text.slice(0, text.length / 2));
		const { finding } = await releaseJson('status');
		expect(finding).toMatch(
			/breaks off in its entry 3, so that of revision 2 holds\. It began as promote of fixture\. .*make it again\.$/,
		);
		expect((await release('status')).text).toContain(finding);
		expect(await release('verify-log')).toMatchObject({
			code: 1,
			text: expect.stringContaining(`${finding}`),
		});
		// Between whole ones it is no accident of the last write.
		const before = await readFile(entryFile(2), 'utf8');
		await writeFile(entryFile(3), text);
		await writeFile(entryFile(2), before.slice(0, before.length / 2));
		expect(await releaseJson('verify-log')).toMatchObject({
			code: 'broken-chain',
			message: expect.stringMatching(/is broken at entry 2 \(.*Compare it with a backup/),
		});
		await writeFile(entryFile(2), before);
		await writeFile(entryFile(3), text.slice(0, text.length / 2));
		const again = await release('promote', 'fixture', '1.2.0');
		expect(again.text).toContain(
			'Entry 3 was cut short and is set aside. If its change (promote of fixture)',
		);
		expect(await releaseJson('verify-log')).toMatchObject({ ok: true });
		expect(await releaseJson('status')).toMatchObject({
			revision: 4,
			remotes: { fixture: { active: '1.2.0' } },
		});
	});

	it('says what holds again where another change sets an entry aside that was cut short, and what servers have meanwhile', async () => {
		await put('1.0.0', '1.1.0');
		for (const version of ['1.0.0', '1.1.0']) await release('promote', 'fixture', version);
		await release('rollback', 'fixture', '--why', 'broken');
		const path = join(command.store, 'channels/production/log/00000003.json');
		await truncate(path, Math.floor((await stat(path)).size / 2));
		await openStore(command.store).instances.write({
			instance: 'web-1',
			channel: 'production',
			revision: 3,
			at: new Date().toISOString(),
			startedAt: new Date().toISOString(),
			contract: '1.0.0',
			shared: {},
			remotes: { fixture: { serving: '1.0.0', wanted: '1.0.0' } },
		});
		expect((await release('status')).text).toMatch(
			/It began as rollback of fixture\.[\s\S]*fixture: serves 1\.0\.0 still, as entry 3 said: the next change makes it 1\.1\.0/,
		);
		expect((await release('lock', 'fixture', '--why', 'x')).text).toMatch(
			/is locked .*\nEntry 3 was cut short and is set aside\. If its change \(rollback of fixture\)/,
		);
	});

	it('takes a remote out, the only version of it too, says where its pages lead, and brings it back by restore', async () => {
		await put('1.0.0');
		await release('promote', 'fixture', '1.0.0');
		expect((await release('rollback', 'fixture', '--why', 'broken')).text).toContain(
			'release -- retire fixture',
		);
		const odd = await release('retire', 'fixture', '--why', 'broken', '--redirect', '//elsewhere.example');
		expect([odd.code, odd.text]).toEqual([2, expect.stringContaining('such as /contact/')]);
		const out = await release('retire', 'fixture', '--why', 'broken', '--redirect', '/contact/');
		expect(out.text).toMatch(/its pages lead to \/contact\/\.\n.*restore 1 fixture/);
		expect((await release('status')).text).toMatch(/fixture +retired .*leading to \/contact\/: broken/);
		const corrected = await release('retire', 'fixture', '--why', 'typo', '--redirect', '/about/');
		expect(corrected.text).toMatch(/was out of production already; now its pages lead to \/about\//);
		expect((await release('retire', 'fixture', '--why', 'x', '--redirect', '/about/')).text).toContain(
			'was taken out',
		);
		expect((await release('rollback', 'fixture', '--why', 'back')).text).toContain('was taken out');
		expect((await release('restore', '1', 'fixture', '--why', 'mended')).text).toContain('fixture – → 1.0.0');
		expect(await releaseJson('status')).toMatchObject({
			remotes: { fixture: { status: 'active', active: '1.0.0', withdrawn: [] } },
		});
	});

	it('promotes what the policy took back only for a reason', async () => {
		await put('1.0.0', '1.1.0');
		for (const version of ['1.0.0', '1.1.0']) await release('promote', 'fixture', version);
		vi.stubEnv('RELEASE_WHO', 'policy');
		await release('rollback', 'fixture', '--why', '9 % of the views fail');
		vi.stubEnv('RELEASE_WHO', 'An');
		const again = await release('promote', 'fixture', '1.1.0');
		expect([again.code, again.text]).toEqual([1, expect.stringMatching(/9 % of the views fail.*--why/)]);
		expect((await release('promote', 'fixture', '1.1.0', '--dry-run')).code).toBe(0);
		expect((await release('promote', 'fixture', '1.1.0', '--why', 'was the api')).code).toBe(0);
	});

	it('brings back by restore what the policy took back only when that is said, with a way back to the good one', async () => {
		await put('1.0.0', '1.1.0');
		for (const version of ['1.0.0', '1.1.0']) await release('promote', 'fixture', version);
		vi.stubEnv('RELEASE_WHO', 'policy');
		await release('rollback', 'fixture', '--why', '100 % of 130 slots failed');
		vi.stubEnv('RELEASE_WHO', 'An');
		const restore = (...more: string[]) => releaseJson('restore', '2', ...more);
		const taken = { remote: 'fixture', version: '1.1.0', who: 'policy', why: '100 % of 130 slots failed' };
		expect(await restore('fixture', '--dry-run')).toMatchObject({ ok: true, takenBack: [taken] });
		expect((await release('restore', '2', '--dry-run')).text).toMatch(
			/fixture 1\.1\.0 was taken back since: rollback by policy on .*\nIt is refused without --anyway\.$/,
		);
		expect(await restore('fixture', '--why', 'x')).toMatchObject({
			ok: false,
			code: 'withdrawn',
			message: expect.stringMatching(/policy .* restore 2 fixture --anyway --why "…"$/),
		});
		expect(await restore('--yes', '--why', 'x')).toMatchObject({ ok: false, code: 'withdrawn' });
		expect(await restore('fixture', '--anyway', '--why', 'x')).toMatchObject({
			state: { fixture: { active: '1.1.0', previous: '1.0.0', withdrawn: [] } },
		});
		expect(await releaseJson('rollback', 'fixture', '--why', 'x')).toMatchObject({ version: '1.0.0' });
	});

	it('says of a version to go back to that it was never published, and offers none where there is none', async () => {
		await put('1.0.0');
		await release('promote', 'fixture', '1.0.0');
		const back = (...more: string[]) => releaseJson('rollback', 'fixture', '--why', 'x', ...more);
		expect((await back('--to', '3.0.0')).message).toMatch(/3\.0\.0 is not in the store.*was it published\?/);
		const { message } = await back();
		expect(message).toContain('none was active before');
		expect(message).not.toContain('--to');
	});

	it('notes what a scanner found in a version, and says where nobody looked', async () => {
		await put('1.0.0');
		const asked = ['vulnerabilities', 'fixture', '1.0.0'] as const;
		expect((await release(...asked)).text).toContain('fixture 1.0.0 was not checked. Next: npm audit --json');
		const file = join(command.store, 'audit.json');
		expect(await releaseJson(...asked, '--from', `${file}.gone`)).toMatchObject({
			code: 'bad-scan',
			message: expect.stringMatching(/gone is not there\. Make it first: npm audit --json > /),
		});
		await writeFile(file, '{"auditReportVersion":2,"vulnerabilities":{}}');
		expect((await release(...asked, '--from', file)).text).toMatch(/checked .* by An: nothing found\.$/);
		await writeFile(file, '{"error":{"code":"ENOLOCK"}}');
		expect(await releaseJson(...asked, '--from', file)).toMatchObject({ ok: false, code: 'bad-scan' });
		expect(await releaseJson(...asked)).toMatchObject({ check: { by: 'An', found: [] } });
	});

	it('prunes what is not needed, after saying what', async () => {
		await put('1.0.0', '1.1.0');
		const path = join(command.store, 'artifacts/fixture/1.0.0/remote.json');
		const manifest = JSON.parse(await readFile(path, 'utf8'));
		await writeFile(path, JSON.stringify({ ...manifest, builtAt: '2026-01-01T00:00:00.000Z' }));
		const dry = await release('prune', '--dry-run');
		expect([dry.code, dry.text]).toEqual([
			0,
			expect.stringMatching(/fixture 1\.0\.0 .*\nOne version .* would be/),
		]);
		expect(await releaseJson('prune')).toMatchObject({ removed: true, versions: [{ version: '1.0.0' }] });
		expect(await openStore(command.store).artifacts.versions('fixture')).toEqual(['1.1.0']);
		expect((await release('prune')).text).toContain('Nothing is to be removed');
	});

	it('reads and changes when a version is taken back by itself, and says it in the history', async () => {
		await put('1.0.0');
		await release('promote', 'fixture', '1.0.0');
		expect(await releaseJson('policy', 'fixture')).toMatchObject({
			policy: { automatic: true, maximumRate: 0.05 },
		});
		const changed = await releaseJson('policy', 'fixture', '--maximum-rate', '3', '--window', '10m');
		expect(changed).toMatchObject({
			revision: 2,
			policy: { maximumRate: 0.03, window: 600_000, margin: 0.01 },
		});
		expect((await release('policy', 'fixture', '--automatic', 'off')).text).toContain('never taken back');
		await release('policy', 'fixture', '--default');
		expect((await openStore(command.store).log.newest('production')).state.fixture).toEqual({
			active: '1.0.0',
			withdrawn: [],
		});
		expect((await release('history')).text.match(/ policy /g)).toHaveLength(3);
	});

	it('shows what changed since a moment, and says how one is given', async () => {
		await put('1.0.0');
		await release('promote', 'fixture', '1.0.0');
		const { entries } = (await releaseJson('history')) as unknown as { entries: { at: string }[] };
		const after = new Date(Date.parse(entries[0]?.at ?? '') + 1_000).toISOString().slice(0, 19);
		const today = after.slice(0, 10);
		expect((await release('history', '--since', today)).text).toMatch(/fixture.* by /);
		expect((await release('history', '--since', after)).text).toContain(
			'Nothing has changed in production since',
		);
		for (const wrong of ['yesterday', '2026-02-31']) {
			const refused = await release('history', '--since', wrong);
			expect([refused.code, refused.text]).toEqual([2, expect.stringContaining('Give a day, such as')]);
		}
	});

	it('says that there are older changes than it shows, and shows them', async () => {
		await put('1.0.0');
		await release('promote', 'fixture', '1.0.0');
		await release('lock', 'fixture', '--why', 'audit');
		const [first, others] = [
			await release('history', '--limit', '1'),
			await release('history', '--before', '2', '--since', '2026-01-01'),
		];
		expect(first.text).toMatch(/ lock .*\n.*--before 2 shows them/);
		expect(others.text).toMatch(/ promote /);
		expect(others.text).not.toMatch(/ lock |Older/);
	});

	it('prints a reason as the line that it is, whatever somebody wrote', async () => {
		await put('1.0.0');
		await release('promote', 'fixture', '1.0.0');
		const forged =
			'audit\u001b[2K\r\n   9  2026-11-27 09:12:00  rollback  by chief\u001b]52;c;Y3VybA==\u0007\u202e';
		await release('lock', 'fixture', '--why', forged);
		await put('1.1.0');
		for (const { text } of [
			await release('history'),
			await release('status'),
			await release('promote', 'fixture', '1.1.0'),
		]) {
			expect(text).toContain('audit [2K    9  2026-11-27');
			expect(text).not.toMatch(/[^\P{Cc}\n]|\u202e|\n *9 /u);
		}
	});

	it('makes a signed link to a published version, where there is a secret', async () => {
		await put('1.0.0');
		const refused = await release('override', 'fixture', '1.0.0');
		expect([refused.code, refused.text]).toEqual([1, expect.stringContaining('RELEASE_OVERRIDE_SECRET')]);
		vi.stubEnv('RELEASE_OVERRIDE_SECRET', 'a secret that only the tests know');
		vi.stubEnv('SITE_URL', 'https://meander.example/');
		const { link } = await releaseJson('override', 'fixture', '1.0.0', '--to', '/nl/');
		expect(link).toMatch(/^https:\/\/meander\.example\/-\/override\/[\w-]+\.[\w-]{43}\?to=%2Fnl%2F$/);
		expect((await release('override', 'fixture', '7.7.7')).text).toContain('is not in the store');
	});

	it('refuses to promote a version with a deleted chunk, and says which', async () => {
		await put('1.0.0');
		const { assets } = await openStore(command.store).artifacts.manifest('fixture', '1.0.0');
		const chunk = assets.greeting?.js[0] ?? '';
		await rm(join(command.store, 'artifacts/fixture/1.0.0', chunk));
		const { code, text } = await release('promote', 'fixture', '1.0.0');
		expect(code).toBe(1);
		expect(text).toContain('missing-file');
		expect(text).toContain(chunk);
		expect(await releaseJson('promote', 'fixture', '1.0.0')).toMatchObject({
			ok: false,
			code: 'checks-failed',
			problems: [{ code: 'missing-file', where: expect.stringContaining(chunk), mend: expect.any(String) }],
		});
		expect((await openStore(command.store).log.newest('production')).revision).toBe(0);
	});

	it('refuses to promote a version that throws in render', async () => {
		const broken = await buildFixture('1.0.0', {
			'slots/note.tsx': (text: string) => text.replace('return <', "throw new Error('no roof');\n\treturn <"),
		});
		await openStore(command.store).artifacts.put(broken.outDir);
		const { code, text } = await release('promote', 'fixture', '1.0.0');
		expect(code).toBe(1);
		expect(text).toContain('render-error');
		expect(text).toContain('no roof');
	});

	it('refuses to promote what takes an address of another active remote', async () => {
		await put('1.0.0');
		await release('promote', 'fixture', '1.0.0');
		const rename = {
			'remote.config.ts': (text: string) => text.replace("name: 'fixture'", "name: 'rival'"),
			'greeting/load-greeting.ts': (text: string) => text.replace('fixture.home', 'rival.home'),
		};
		const dir = await fixtureSource(rename);
		expect((await release('publish', 'rival', '--dir', dir, '--without-types')).code).toBe(0);
		const { code, text } = await release('promote', 'rival', '1.0.0');
		expect([code, text]).toEqual([1, expect.stringContaining('Both rival.home and fixture.home claim')]);
	});

	it('refuses a roll-back without a previous version, and one to a broken version', async () => {
		await put('1.0.0', '1.1.0');
		await release('promote', 'fixture', '1.0.0');
		const first = await release('rollback', 'fixture', '--why', 'test');
		expect([first.code, first.text]).toEqual([1, expect.stringContaining('retire fixture')]);
		await release('promote', 'fixture', '1.1.0');
		await rm(join(command.store, 'artifacts/fixture/1.0.0/server/server.mjs'));
		const second = await release('rollback', 'fixture', '--why', 'test');
		expect([second.code, second.text]).toEqual([1, expect.stringContaining('cannot be gone back to')]);
		expect((await openStore(command.store).log.newest('production')).state.fixture?.active).toBe('1.1.0');
	});

	it.each([
		['rollback', 'fixtures', '--why', 'test'],
		['promote', 'fixtures', '1.0.0'],
		['canary', 'fixtures', '5'],
		['abort', 'fixtures', '--why', 'test'],
		['lock', 'fixtures', '--why', 'test'],
		['unlock', 'fixtures'],
		['retire', 'fixtures', '--why', 'test'],
		['restore', '1', 'fixtures', '--why', 'test'],
		['policy', 'fixtures'],
		['sbom', 'fixtures', '1.0.0'],
		['vulnerabilities', 'fixtures', '1.0.0'],
	])('a misspelled remote is said to be none, and which there are: %s %s', async (...args) => {
		await put('1.0.0');
		const { code, text } = await release(...args);
		expect([code, text]).toEqual([
			1,
			'No version of fixtures was ever published here. There are: fixture, shell.',
		]);
	});

	it('refuses a promotion while locked, and still rolls back', async () => {
		await put('1.0.0', '1.1.0');
		await release('promote', 'fixture', '1.0.0');
		await release('promote', 'fixture', '1.1.0');
		expect((await release('lock', 'fixture', '--why', 'audit')).code).toBe(0);
		const locked = await release('promote', 'fixture', '1.0.0');
		expect([locked.code, locked.text]).toEqual([1, expect.stringContaining('locked by An')]);
		expect((await release('rollback', 'fixture', '--why', 'test')).code).toBe(0);
		expect((await release('unlock', 'fixture')).code).toBe(0);
		expect((await release('promote', 'fixture', '1.1.0')).code).toBe(0);
	});

	it('refuses what a running shell of the channel could not run, and asks no shell of another channel', async () => {
		await put('1.0.0');
		await openStore(command.store).instances.write({
			instance: 'web-1',
			channel: 'production',
			revision: 0,
			at: new Date().toISOString(),
			startedAt: new Date().toISOString(),
			contract: '1.0.0',
			shared: { react: '18.3.1' },
			remotes: {},
		});
		const { code, text } = await release('promote', 'fixture', '1.0.0');
		expect([code, text]).toEqual([1, expect.stringContaining('the shell provides 18.3.1')]);
		expect((await release('promote', 'fixture', '1.0.0', '--channel', 'preview')).code).toBe(0);
	});

	it('shows what running shells serve, and why not what is wanted', async () => {
		await openStore(command.store).instances.write({
			instance: 'web-1',
			channel: 'production',
			revision: 2,
			at: new Date().toISOString(),
			startedAt: new Date().toISOString(),
			contract: '1.0.0',
			shared: {},
			remotes: { fixture: { serving: '1.0.0', wanted: '1.1.0', problem: 'The file is missing.' } },
		});
		await openStore(command.store).instances.write({
			instance: 'web-2',
			channel: 'production',
			revision: 2,
			at: new Date(Date.now() + 7_200_000).toISOString(),
			startedAt: new Date().toISOString(),
			contract: '1.0.0',
			shared: {},
			remotes: {},
		});
		const { text } = await release('status');
		expect(text).toMatch(/web-1: follows revision 2, seen \d s ago/);
		expect(text).toMatch(/web-2: follows revision 2, seen; its clock is 7(200|199) s ahead/);
		expect(text).toContain('fixture: serves 1.0.0 instead of 1.1.0: The file is missing.');
	});

	it.each([
		[['promote'], 'Say which <remote>.'],
		[['lock'], 'Say which <remote>.'],
		[['lock', 'fixture'], "'--why <reason>' is missing"],
		[['promote', 'fixture', '1.0.0', '--canary', '101'], 'from 0 to 100'],
		[['promote', 'fixture', '1.0.0', '--steps', '50,5'], 'larger than the one before'],
		[['canary', 'fixture', '--steps', '5', '--over', '2h'], 'exclude each other'],
		[['canary', 'fixture'], 'give a share'],
		[['policy', 'fixture', '--window', '2h'], 'from 1m to 30m'],
		[['override', 'fixture'], 'give a version'],
		[['override', 'fixture', '--from', 'http://127.0.0.1:1/x'], 'without a path'],
		[['check-shell', 'fixture', '--shell', 'nix'], 'an origin such as http'],
		[['canary', 'fixture', '--over', '2'], 'such as 30m'],
		[['abort', 'fixture'], "required option '--why <reason>'"],
		[['rollback', 'fixture'], "required option '--why <reason>'"],
		[['promote', 'fixture', 'v1'], 'semver'],
		[['publish', 'Fixture'], 'lower case'],
		[['status', '--channel', 'nowhere'], 'Allowed choices'],
		[['frobnicate'], 'There is no command'],
	])('ends with 2 when it is used wrongly: %j', async (args, hint) => {
		const { code, text } = await release(...args);
		expect([code, text]).toEqual([2, expect.stringContaining(hint)]);
	});

	it.each(['rollback', 'lock', 'retire', 'abort'])(
		'says in two lines that %s wants a reason, and how to give one',
		async (name) => {
			const { code, text } = await release(name, 'fixture');
			expect([code, text.trim().split(/\n+/)]).toEqual([
				2,
				[
					`The required option '--why <reason>' is missing: add --why "…" and run the command again.`,
					`What it takes: npm run release -- ${name} --help`,
				],
			]);
		},
	);

	it.each([
		'publish',
		'promote',
		'canary',
		'abort',
		'rollback',
		'status',
		'history',
		'lock',
		'unlock',
		'restore',
		'prune',
	])('explains %s, with its exit codes', async (command) => {
		const { code, text } = await release(command, '--help');
		expect(code).toBe(0);
		expect(text).toContain(`release ${command}`);
		expect(text).toContain('Exit codes:');
	});

	it('works through a site of before, which says neither what was done nor what its channel is', async () => {
		const asked: unknown[] = [];
		const deployment = (version: string, traffic: number, isDefault: boolean) => ({
			metadata: { version },
			deployment: { traffic, default: isDefault },
		});
		const shown = {
			microFrontends: { '@estate/drill': [deployment('1.0.0', 90, true), deployment('1.1.0', 10, false)] },
		};
		const site = createServer(async (request, answer) => {
			const body = (await request.toArray()).join('');
			if (request.url === '/releases.json') return answer.end(JSON.stringify(shown));
			if (request.method !== 'POST')
				return answer.writeHead(404).end('{"refusal":{"code":"not-found","message":""}}');
			asked.push(JSON.parse(body));
			return answer.end(JSON.stringify({ entry: { revision: 7, action: 'rollback' } }));
		});
		await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
		vi.stubEnv('RELEASES_URL', `http://127.0.0.1:${(site.address() as AddressInfo).port}`);
		vi.stubEnv('RELEASE_TOKEN', 'of-a-team');
		expect((await release('rollback', 'drill', '--why', 'x')).text).toMatch(
			/^drill: rollback is done in production \(revision 7\)\.\nAt http/,
		);
		expect((await release('status')).text).toMatch(/drill +1\.0\.0 +tried: 1\.1\.0 by 10 %\n/);
		await release('promote', 'drill');
		expect(asked.at(-1)).toMatchObject({ remote: 'drill', version: '1.1.0' });
		site.close();
	});

	it('builds nothing for a site that has no console', async () => {
		const site = createServer((_, answer) => answer.writeHead(404).end());
		await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
		vi.stubEnv('RELEASES_URL', `http://127.0.0.1:${(site.address() as AddressInfo).port}`);
		vi.stubEnv('RELEASE_TOKEN', 'of-a-team');
		const dir = await fixtureSource();
		const { code, text } = await release('publish', 'fixture', '--dir', dir);
		site.close();
		expect([code, text]).toEqual([1, expect.stringContaining('start that site with OPS_TOKEN')]);
		expect(existsSync(join(dir, 'dist'))).toBe(false);
	});

	it('names the next step when there is nothing to promote or no such remote', async () => {
		expect((await release('promote', 'fixture', '1.0.0')).text).toContain(
			'npm run release -- publish fixture',
		);
		const { code, text } = await release('publish', 'nowhere');
		expect([code, text]).toEqual([1, expect.stringContaining('has no src/remote.config.ts')]);
	});

	it('says what a folder lacks that is no whole remote, in words and not in those of the file system', async () => {
		const dir = await fixtureSource();
		await rm(join(dir, 'package.json'));
		const { code, text } = await release('publish', 'fixture', '--dir', dir);
		expect([code, text]).toEqual([
			1,
			`${dir} has no package.json, which names the remote and its version. Add one, as npm run create-remote makes it.`,
		]);
	});
});
