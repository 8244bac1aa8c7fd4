import { expect, it } from 'vitest';
import { readRolledBack } from '../api/src/daily/rolled-back.ts';
import { ADMIN, startConsole } from '../console/src/server/testing/start-console.ts';

it('the daily mail reads from the real console what was rolled back, with a token that may change nothing', async () => {
	const before = {
		listings: { active: '1.1.0', previous: '1.0.0', withdrawn: [] },
		forms: { active: '3.0.0', withdrawn: [], canary: { version: '3.1.0', traffic: 10, salt: 'a' } },
	};
	const forms = { active: '3.0.0', withdrawn: ['3.1.0'] };
	const after = { listings: { active: '1.0.0', withdrawn: ['1.1.0'] }, forms };
	const theConsole = await startConsole(before);
	const { store, list, site, post } = theConsole;
	const { token } = await list.addToken({ ...ADMIN, name: 'Daily mail', role: 'viewer' });
	const day = '2026-11-22T06:00:00.000Z';
	const made = { at: day, who: 'An', why: 'too large' };
	const aborted = { ...before, forms };
	await store.log.append('production', 1, {
		...made,
		action: 'abort',
		remote: 'forms',
		before,
		after: aborted,
	});
	await store.log.append('production', 2, {
		...made,
		action: 'rollback',
		remote: 'listings',
		before: aborted,
		after,
	});
	const settings = { SITE_URL: new URL(site).origin, DAILY_RELEASES_TOKEN: token };
	const times = { from: new Date('2026-11-21T12:00:00Z'), until: new Date('2026-11-23T00:00:00Z') };
	expect(await readRolledBack(settings, times)).toEqual([
		{
			at: new Date(day),
			who: 'An',
			why: 'too large',
			parts: [{ remote: 'listings', from: '1.1.0', to: '1.0.0' }],
		},
		{ at: new Date(day), who: 'An', why: 'too large', parts: [{ remote: 'forms', from: '3.1.0' }] },
	]);
	const command = { command: 'lock', remote: 'listings', why: 'x' };
	expect((await post('commands', command, { authorization: `Bearer ${token}` })).status).toBe(403);
	await theConsole.stop();
});
