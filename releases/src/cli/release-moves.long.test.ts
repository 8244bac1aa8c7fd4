import { describe, expect, it } from 'vitest';
import { fixtureSource } from '../testing/fixture.ts';
import { ReleaseCommand } from '../testing/release-command.ts';

const { run: release, json: releaseJson, put } = new ReleaseCommand();

describe('the release command, from sources to visitors', () => {
	it('publishes, promotes, rolls back, and shows it all in the history', async () => {
		const dir = await fixtureSource();
		for (const version of ['1.0.0', '1.1.0'])
			expect(await releaseJson('publish', 'fixture', '--dir', dir, '--version', version)).toMatchObject({
				created: true,
			});
		expect(await releaseJson('publish', 'fixture', '--dir', dir, '--version', '1.1.0')).toMatchObject({
			created: false,
		});
		expect(await releaseJson('promote', 'fixture', '1.0.0')).toMatchObject({ ok: true, revision: 1 });
		expect(await releaseJson('promote', 'fixture', '1.1.0')).toMatchObject({
			previous: '1.0.0',
			revision: 2,
		});
		expect(await releaseJson('rollback', 'fixture', '--why', 'cards are empty')).toMatchObject({
			version: '1.0.0',
			left: '1.1.0',
			revision: 3,
		});
		const { remotes } = await releaseJson('status');
		expect(remotes).toMatchObject({
			fixture: { active: '1.0.0', withdrawn: ['1.1.0'], versions: ['1.1.0', '1.0.0'] },
		});
		const { text } = await release('history');
		expect(text.split('\n')[0]).toMatch(
			/3 .* rollback .* fixture 1\.1\.0 → 1\.0\.0 {2}by An: cards are empty/,
		);
		const warned = await release('restore', '2', 'fixture', '--dry-run');
		expect([warned.code, warned.text]).toEqual([
			0,
			expect.stringMatching(/taken back since: rollback by An .*cards are empty\.\n.*without --anyway/),
		]);
		const unwanted = await release('restore', '2', 'fixture', '--why', 'cards were fine');
		expect([unwanted.code, unwanted.text]).toEqual([
			1,
			expect.stringContaining('restore 2 fixture --anyway --why'),
		]);
		expect((await release('restore', '2', 'fixture', '--anyway', '--why', 'cards were fine')).text).toBe(
			'fixture is as it was at revision 2 (now revision 4): fixture 1.0.0 → 1.1.0.',
		);
		const shown = await release('restore', '1', '--dry-run');
		expect([shown.code, shown.text]).toEqual([
			0,
			expect.stringMatching(/fixture +active +1\.1\.0 → 1\.0\.0/),
		]);
		const silent = await release('restore', '1', '--yes');
		expect([silent.code, silent.text]).toEqual([1, expect.stringContaining('Say why it is restored')]);
		const asked = await release('restore', '1', '--why', 'all back');
		expect([asked.code, asked.text]).toEqual([1, expect.stringMatching(/1\.1\.0 → 1\.0\.0[\s\S]*add --yes/)]);
		expect(await releaseJson('restore', '1', '--yes', '--why', 'all back')).toMatchObject({
			restored: 1,
			revision: 5,
			state: { fixture: { active: '1.0.0', previous: '1.1.0', withdrawn: ['1.1.0'] } },
		});
		expect((await release('history', 'fixtures')).text).toMatch(
			/No version of fixtures .*There are: fixture, shell/,
		);
		expect((await release('history', 'fixture')).text.split('\n')[0]).toMatch(
			/5 .* restore .* fixture 1\.1\.0 → 1\.0\.0 {2}by An: all back/,
		);
		const again = await release('restore', '1', '--why', 'all back');
		expect([again.code, again.text]).toEqual([1, expect.stringContaining('Nothing is to be done')]);
		const beyond = await release('restore', '9', '--why', 'all back');
		expect([beyond.code, beyond.text]).toEqual([1, expect.stringContaining('its newest is 5')]);
	});

	it('tries a version with a share of the visitors, promotes it or aborts it, and shows it all in the history', async () => {
		await put('1.0.0', '1.1.0');
		await release('promote', 'fixture', '1.0.0');
		expect(await releaseJson('promote', 'fixture', '1.1.0', '--canary', '10')).toMatchObject({
			version: '1.1.0',
			traffic: 10,
			revision: 2,
		});
		expect((await release('status')).text).toContain('tried: 1.1.0 by 10 %');
		expect(await releaseJson('canary', 'fixture', '--steps', '25,50', '--every', '10m')).toMatchObject({
			traffic: 25,
			plan: { kind: 'step', steps: [25, 50], every: 600_000 },
		});
		expect(await releaseJson('abort', 'fixture', '--why', 'slow')).toMatchObject({
			version: '1.0.0',
			left: '1.1.0',
		});
		expect((await release('history')).text).toMatch(/canary .* fixture 1\.0\.0, 1\.1\.0 for 25 %/);
		expect((await release('history')).text).toMatch(/abort .* fixture 1\.1\.0 → 1\.0\.0 .*: slow/);
		expect(await releaseJson('promote', 'fixture')).toMatchObject({ ok: false, code: 'no-canary' });
		await release('promote', 'fixture', '1.1.0', '--over', '2h');
		expect(await releaseJson('promote', 'fixture')).toMatchObject({ version: '1.1.0', previous: '1.0.0' });
	});

	it('passes on what the build says about a remote that cannot be built', async () => {
		const dir = await fixtureSource({ 'slots/note.tsx': (text) => `${text}\nimport './nowhere.ts';` });
		const { code, text } = await release('publish', 'fixture', '--dir', dir);
		expect([code, text]).toEqual([1, expect.stringContaining('./nowhere.ts')]);
	});
});
