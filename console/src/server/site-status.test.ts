import { expect, it } from 'vitest';
import { ADMIN, bearer, codeOf, startConsole } from './testing/start-console.ts';

const versions = (count: number) => Array.from({ length: count }, (_, index) => `0.${index}.0`);

it('tells what the channel is to whoever is on the access list, in bounds, and to nobody else', async () => {
	const plan = { kind: 'linear', from: 5, duration: 600_000, startedAt: '2026-11-21T10:00:00.000Z' } as const;
	const canary = { version: '1.2.0', traffic: 5, salt: 'who tries it', plan };
	const own = { active: '1.1.0', previous: '1.0.0', withdrawn: versions(50), canary };
	const lock = { who: 'An', why: 'x'.repeat(2_000), at: '2026-11-21T10:00:00.000Z' };
	const { list, get, store, stop } = await startConsole({ own, other: { ...own, lock } });
	const newest = await store.log.newest('production');
	await store.log.append('production', newest.revision, {
		...{ action: 'abort', remote: 'own', who: 'policy', why: 'it fails', at: lock.at },
		before: newest.state,
		after: { ...newest.state, own: { active: '1.1.0', previous: '1.0.0', withdrawn: ['1.2.0'] } },
	});
	const { token } = await list.addToken({ ...ADMIN, name: 'Viewer', role: 'viewer', remotes: ['other'] });
	const answer = await get('status', bearer(token));
	const text = await answer.text();
	expect([answer.status, JSON.parse(text)]).toMatchObject([
		200,
		{
			...{ channel: 'production', revision: 2 },
			remotes: {
				own: {
					...{ active: '1.1.0', previous: '1.0.0', withdrawn: ['1.2.0'] },
					takenBack: { version: '1.2.0', who: 'policy', why: 'it fails' },
				},
				other: { canary: { version: '1.2.0', plan }, withdrawn: versions(50).slice(-20) },
			},
		},
	]);
	expect(text).not.toContain(canary.salt);
	expect(JSON.parse(text).remotes.other.lock.why).toHaveLength(500);
	expect(await codeOf(await get('status', {}))).toBe('no-session');
	expect(await codeOf(await get('status', bearer('rel_0_wrong')))).toBe('wrong-token');
	await stop();
});
