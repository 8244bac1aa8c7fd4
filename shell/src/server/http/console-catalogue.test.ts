import { CONSOLE_PATH } from '@estate/console';
import { AccessList, openStore, VulnerabilityChecks } from '@estate/releases';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DrillSite, startDrillSite } from '../../testing/drill-site.ts';

const OPS_TOKEN = 'a token of the tests, longer than 32 characters';

let site: DrillSite;
let token: string;
beforeAll(async () => {
	site = await startDrillSite({ settings: () => ({ OPS_TOKEN }) });
	const list = new AccessList(openStore(site.drill.location).records);
	const named = { channels: '*', addedBy: 'test' } as const;
	await list.addToken({ ...named, name: 'An', role: 'admin', remotes: '*' });
	token = (await list.addToken({ ...named, name: 'Drill team', role: 'viewer', remotes: ['drill'] })).token;
	await new VulnerabilityChecks(openStore(site.drill.location).records).note({
		...{ remote: 'drill', version: '1.0.0', at: '2026-11-25T08:00:00.000Z', by: 'CI drill' },
		found: [
			{ id: 'CVE-2026-1', severity: 'high', of: 'dayjs 2.0.1' },
			{ id: 'CVE-2026-2', severity: 'low', of: 'dayjs 2.0.1' },
			{ id: 'CVE-2026-3', severity: 'high', of: 'react 19.3.0' },
		],
	});
	const gone = await list.addToken({ ...named, name: 'Gone', role: 'ci', remotes: ['drill'] });
	await list.revoke(gone.member.id, 'An');
});
afterAll(() => site.stop());

const ask = (headers: Record<string, string>) =>
	fetch(`${site.url}${CONSOLE_PATH}api/catalogue`, { headers });

describe('the catalogue of the console', () => {
	it('is for who may read the console', async () => {
		expect((await ask({})).status).toBe(401);
		expect((await ask({ authorization: `Bearer ${token}` })).status).toBe(200);
	});

	it('has of each remote what its manifest, the log and the access list say', async () => {
		const { remotes } = (await (await ask({ authorization: `Bearer ${token}` })).json()) as {
			remotes: Record<string, unknown>[];
		};
		expect(remotes).toHaveLength(1);
		expect(remotes[0]).toMatchObject({
			name: 'drill',
			active: '1.0.0',
			owners: [{ name: 'Drill team', role: 'viewer' }],
			last: { action: 'promote' },
			versionCount: 2,
			described: {
				version: '1.0.0',
				contract: expect.stringMatching(/^\d+\.\d+\.\d+$/),
				shared: { react: expect.any(String) },
				routes: expect.arrayContaining([{ id: expect.any(String), path: expect.stringMatching(/^\//) }]),
				slots: expect.arrayContaining([expect.objectContaining({ name: expect.any(String) })]),
				licences: expect.any(Array),
			},
		});
		const versions = remotes[0]?.versions as {
			version: string;
			vulnerabilities?: object;
			browserBytes: number;
			serverBytes: number;
		}[];
		expect(versions.map(({ version, vulnerabilities }) => [version, vulnerabilities])).toEqual([
			['1.1.0', undefined],
			['1.0.0', { at: '2026-11-25T08:00:00.000Z', counts: { high: 2, low: 1 } }],
		]);
		for (const { browserBytes, serverBytes } of versions) {
			expect(browserBytes).toBeGreaterThan(1_000);
			expect(serverBytes).toBeGreaterThan(100);
		}
	});
});
