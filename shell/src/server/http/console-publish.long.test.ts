import { execFile } from 'node:child_process';
import { type ClientRequest, request } from 'node:http';
import { join } from 'node:path';
import { AccessList, AuditLog } from '@estate/releases';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drillSource } from '../../testing/drill.ts';
import { type DrillSite, startDrillSite } from '../../testing/drill-site.ts';

const CLI = join(import.meta.dirname, '../../../../releases/src/cli/main.ts');

let site: DrillSite;
let list: AccessList;
let token: string;

/** The release command of a team's CI: it knows the site's address and its token, and nothing of the store. */
function release(...args: string[]): Promise<{ ok: boolean; [name: string]: unknown }> {
	const { PATH } = process.env;
	const env = { PATH, RELEASES_URL: site.url, RELEASE_TOKEN: token };
	return new Promise((resolve) =>
		execFile(process.execPath, [CLI, ...args, '--json'], { env }, (_, stdout) => resolve(JSON.parse(stdout))),
	);
}

beforeAll(async () => {
	site = await startDrillSite({
		versions: ['1.0.0'],
		settings: () => ({
			OPS_TOKEN: 'a token of the tests, longer than 32 characters',
			RELEASE_OVERRIDE_SECRET: 'a secret of the tests',
		}),
	});
	list = new AccessList(site.drill.store.records);
	const admin = { name: 'An', role: 'admin', remotes: '*', channels: '*', addedBy: 'test' } as const;
	await list.addToken(admin);
	const ci = { ...admin, name: 'CI drill', role: 'ci' as const, remotes: ['drill'] };
	token = (await list.addToken(ci)).token;
});
afterAll(() => site.stop());

/** Each command is a process of its own: a dozen of them on a machine that does much else */
const MANY_COMMANDS_MS = 240_000;

describe('a team’s CI, with a token and no credentials of the store', { timeout: MANY_COMMANDS_MS }, () => {
	it('publishes through the site, tries the version with a share of the visitors, and takes it back', async () => {
		const dir = await drillSource('1.2.0');
		const publish = ['publish', 'drill', '--dir', dir, '--version', '1.2.0'];
		expect(await release(...publish)).toMatchObject({ ok: true, version: '1.2.0', created: true });
		expect(await release(...publish)).toMatchObject({ ok: true, created: false });
		expect(await site.drill.store.artifacts.verify('drill', '1.2.0')).toEqual([]);
		const rollout = ['promote', 'drill', '1.2.0', '--canary', '10', '--without-browser'];
		expect(await release(...rollout)).toMatchObject({ ok: true, action: 'canary', revision: 2 });
		expect((await site.drill.store.log.history('production', 1))[0]).toMatchObject({ who: 'CI drill' });
		await expect
			.poll(() => release('status'))
			.toMatchObject({ ok: true, remotes: { drill: { active: '1.0.0', tried: '1.2.0', traffic: 10 } } });
		// The version that is tried, where none is given: its token may not give it to all.
		expect(await release('promote', 'drill', '--without-browser')).toMatchObject({
			message: expect.stringContaining('may not promote drill'),
		});
		expect(
			await release('promote', 'drill', '1.2.0', '--canary', '10', '--dry-run', '--without-browser'),
		).toMatchObject({ ok: false, message: expect.stringContaining('is being tried already') });
		expect(await release('abort', 'drill', '--why', 'slow')).toMatchObject({
			ok: true,
			revision: 3,
			version: '1.0.0',
			left: '1.2.0',
		});
		expect(await release('status')).toMatchObject({
			revision: 3,
			remotes: {
				drill: { withdrawn: ['1.2.0'], takenBack: { version: '1.2.0', who: 'CI drill', why: 'slow' } },
			},
		});
		expect(await release('promote', 'drill')).toMatchObject({ ok: false, code: 'no-canary' });
		const tried = await release(
			'promote',
			'drill',
			'1.2.0',
			'--canary',
			'5',
			'--dry-run',
			'--without-browser',
		);
		expect(tried).toMatchObject({ ok: true, dryRun: true, version: '1.2.0', pages: 0, waived: ['browser'] });
		expect((await site.drill.store.log.newest('production')).revision).toBe(3);
		expect((await new AuditLog(site.drill.store.records).page({ limit: 7 })).entries.reverse()).toMatchObject(
			[
				{ action: 'publish', outcome: 'done', detail: 'version 1.2.0' },
				{ action: 'publish', outcome: 'done' },
				{ action: 'rollout', outcome: 'done' },
				{ action: 'promote', outcome: 'refused' },
				{ action: 'check', outcome: 'failed' },
				{ action: 'abort', outcome: 'done', who: 'CI drill', via: 'console' },
				{ action: 'check', outcome: 'done' },
			],
		);
	});

	it('shows a change in one browser, by a link that the site signs; previews are removed by an operator alone', async () => {
		const preview = ['drill', '1.3.0-pr.12'] as const;
		const dir = await drillSource(preview[1]);
		const publish = ['publish', 'drill', '--dir', dir, '--version', preview[1], '--without-types'];
		expect(await release(...publish)).toMatchObject({ ok: true, created: true });
		const { link } = await release('override', ...preview, '--minutes', '10080');
		expect(link).toMatch(/^http:\/\/localhost:\d+\/-\/override\/[\w-]+\.[\w-]+$/);
		const opened = await fetch(String(link), { redirect: 'manual' });
		expect(opened.status).toBeLessThan(400);
		expect(opened.headers.get('set-cookie')).toContain('override');
		const prune = ['prune', '--previews', '--keep-days', '7'];
		expect(await release(...prune)).toMatchObject({
			ok: false,
			message: expect.stringContaining('CI drill may not prune'),
		});
		const operator = { role: 'operator', remotes: '*', channels: '*', addedBy: 'test' } as const;
		const own = token;
		token = (await list.addToken({ ...operator, name: 'Bo' })).token;
		// It is younger than a week.
		expect(await release(...prune)).toMatchObject({ ok: true, removed: true, versions: [] });
		token = own;
	});

	it('reads why it may not promote, in the words of the site', async () => {
		expect(await release('promote', 'drill', '1.2.0')).toMatchObject({
			ok: false,
			message: expect.stringMatching(/^CI drill may not promote drill in production: .* An can give it/),
		});
		expect(await release('history')).toMatchObject({
			ok: false,
			message: expect.stringContaining('through a site go status, publish, promote'),
		});
	});

	it('gives nothing that is meant for another channel to the visitors of this one', async () => {
		const { revision } = await site.drill.store.log.newest('production');
		for (const command of [
			['promote', 'drill', '1.2.0', '--canary', '10', '--without-browser'],
			['abort', 'drill', '--why', 'slow'],
			['rollback', 'drill', '--why', 'slow'],
			['retire', 'drill', '--why', 'slow'],
			['override', 'drill', '1.2.0'],
		])
			expect(await release(...command, '--channel', 'preview')).toMatchObject({
				ok: false,
				message: expect.stringMatching(
					/^This site serves the channel production, and the command is about preview/,
				),
			});
		expect(await release('retire', 'drill', '--why', 'broken')).toMatchObject({
			ok: false,
			message: expect.stringMatching(/^CI drill may not retire drill in production/),
		});
		expect((await site.drill.store.log.newest('production')).revision).toBe(revision);
	});

	const send = (files: readonly object[], remote = 'drill') =>
		fetch(`${site.url}/-/ops/api/remotes/${remote}/versions`, {
			method: 'POST',
			headers: { authorization: `Bearer ${token}`, 'content-type': 'application/x-ndjson' },
			body: files.map((file) => JSON.stringify(file)).join('\n'),
		});
	const fileAt = (path: string, text = 'x') => ({ path, base64: Buffer.from(text).toString('base64') });

	it.each([
		'../evil',
		'/etc/evil',
		'a/../../evil',
		'.hidden',
		'',
		'a\\..\\evil',
		'a\u0000b',
		'n'.repeat(256),
	])('writes no file at %j', async (path) => expect((await send([fileAt(path)])).status).toBe(400));

	it.each([
		['what is no JSON', [fileAt('remote.json', '{"name":')], 409],
		['a manifest without a name', [fileAt('remote.json', '{"name":{"toString":1}}')], 409],
		['a manifest that is a list', [fileAt('remote.json', '[]')], 409],
		['a manifest of another remote', [fileAt('remote.json', '{"name":"listings"}')], 409],
		['a manifest with nothing but its name', [fileAt('remote.json', '{"name":"drill"}')], 409],
		['no manifest', [fileAt('client/a.js')], 409],
		['a file that is a folder too', [fileAt('client'), fileAt('client/a.js')], 400],
		['a file twice', [fileAt('a.js'), fileAt('a.js', 'y')], 400],
		['a link in place of a file', [{ ...fileAt('a.js'), link: '/etc/passwd' }], 400],
		['too many files', Array.from({ length: 2_001 }, (_, index) => fileAt(`${index}.js`)), 400],
		['nothing', [], 409],
	])('that sends %s is refused, and nothing is published', async (_what, files, status) => {
		const before = await site.drill.store.artifacts.versions('drill');
		const response = await send(files);
		expect([response.status, typeof (await response.json()).refusal.message]).toEqual([status, 'string']);
		expect(await site.drill.store.artifacts.versions('drill')).toEqual(before);
	});

	it('has no room for more than a few versions under way, and room again when they are over', async () => {
		const { hostname, port } = new URL(site.url);
		const unfinished: ClientRequest[] = [];
		function begin(): void {
			const sending = request({
				hostname,
				port,
				method: 'POST',
				path: '/-/ops/api/remotes/drill/versions',
				headers: {
					authorization: `Bearer ${token}`,
					'content-type': 'application/x-ndjson',
					'content-length': 1_000_000,
				},
			}).on('error', () => {});
			sending.write('{');
			unfinished.push(sending);
		}
		await expect
			.poll(async () => {
				const { status } = await send([]);
				// Once that one is over: beside it, there may be no room for another.
				if (status !== 429) begin();
				return status;
			})
			.toBe(429);
		expect(unfinished.length).toBeGreaterThanOrEqual(4);
		for (const sending of unfinished) sending.destroy();
		await expect.poll(async () => (await send([])).status).toBe(409);
	});
});
