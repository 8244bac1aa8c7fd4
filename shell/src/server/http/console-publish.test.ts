import { execFile } from 'node:child_process';
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

describe('a team’s CI, with a token and no credentials of the store', () => {
	it('publishes through the site, tries the version with a share of the visitors, and takes it back', async () => {
		const dir = await drillSource('1.2.0');
		const publish = ['publish', 'drill', '--dir', dir, '--version', '1.2.0'];
		expect(await release(...publish)).toMatchObject({ ok: true, version: '1.2.0', created: true });
		expect(await release(...publish)).toMatchObject({ ok: true, created: false });
		expect(await site.drill.store.artifacts.verify('drill', '1.2.0')).toEqual([]);
		const rollout = ['promote', 'drill', '1.2.0', '--canary', '10', '--without-browser'];
		expect(await release(...rollout)).toMatchObject({ ok: true, action: 'canary', revision: 2 });
		expect((await site.drill.store.log.history('production', 1))[0]).toMatchObject({ who: 'CI drill' });
		expect(await release('abort', 'drill', '--why', 'slow')).toMatchObject({ ok: true, revision: 3 });
		expect((await new AuditLog(site.drill.store.records).newest(4)).reverse()).toMatchObject([
			{ action: 'publish', outcome: 'done', detail: 'version 1.2.0' },
			{ action: 'publish', outcome: 'done' },
			{ action: 'rollout', outcome: 'done' },
			{ action: 'abort', outcome: 'done', who: 'CI drill', via: 'console' },
		]);
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
		expect(await release('status')).toMatchObject({
			ok: false,
			message: expect.stringContaining('through a site go publish, promote'),
		});
	});

	it.each(['../evil', '/etc/evil', 'a/../../evil', '.hidden', ''])('writes no file at %j', async (path) => {
		const response = await fetch(`${site.url}/-/ops/api/remotes/drill/versions`, {
			method: 'POST',
			headers: { authorization: `Bearer ${token}`, 'content-type': 'application/x-ndjson' },
			body: JSON.stringify({ path, base64: 'AAAA' }),
		});
		expect(response.status).toBe(400);
	});
});
