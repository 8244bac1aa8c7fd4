import { expect, it } from 'vitest';
import { SiteMetrics } from '../http/site-metrics.ts';
import { rollbackCounter } from './count-rollbacks.ts';
import type { ReleaseFollower } from './release-follower.ts';

const serving = (version: string) =>
	({
		current: { remotes: new Map([['listings', { manifest: { version } }]]) },
	}) as unknown as ReleaseFollower;

it('counts a remote as rolled back when an older version is served, and never for a newer one', async () => {
	const metrics = new SiteMetrics();
	const count = rollbackCounter(metrics);
	const value = async () => (await metrics.rollbacks.get()).values[0]?.value;
	for (const version of ['1.9.0', '1.10.0-rc.1', '1.10.0', '1.10.0']) count(serving(version));
	expect(await value()).toBe(0);
	count(serving('1.9.0'));
	expect(await value()).toBe(1);
});
