import { readdir, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DrillSite, startDrillSite } from '../../testing/drill-site.ts';
import { until } from '../../testing/until.ts';

let site: DrillSite;
beforeAll(async () => {
	site = await startDrillSite();
});
afterAll(() => site.stop());

const health = async (url = site.url) => (await fetch(`${url}/healthz`)).json();
const UP = /^site_release_store_up 1$/m;

it('a newest entry of the release log that was cut short: the entry before is served, and health, figures and log say so, until the next change', async () => {
	await site.drill.promote('1.1.0');
	await until(health, ({ remotes }) => remotes.drill?.serving === '1.1.0');
	expect(await health()).toMatchObject({ status: 'ok', problems: [] });
	expect(await site.metrics()).toMatch(UP);
	const folder = join(site.drill.location, 'channels', 'production', 'log');
	const newest = join(
		folder,
		(await readdir(folder))
			.filter((file) => file.endsWith('.json'))
			.sort()
			.at(-1) ?? '',
	);
	await truncate(newest, Math.floor((await stat(newest)).size / 2));
	// One that followed it whole goes on with that, and says so.
	await until(health, ({ problems }) => problems.includes('release-log'));
	expect(await health()).toMatchObject({ status: 'degraded', remotes: { drill: { serving: '1.1.0' } } });
	// One that starts now knows of no other state.
	const { url, metrics } = await site.secondInstance();
	expect(await health(url)).toMatchObject({
		status: 'degraded',
		problems: ['release-log'],
		remotes: { drill: { serving: '1.0.0' } },
	});
	expect(await metrics()).not.toMatch(UP);
	expect((await fetch(`${url}/nl/oefening/`)).status).toBe(200);
	await until(() => site.log.some((line) => /breaks off in its entry 2.*revision 1 holds/.test(line)));
	await site.drill.promote('1.1.0');
	for (const each of [site.url, url])
		await until(
			() => health(each),
			({ status, remotes }) => status === 'ok' && remotes.drill.serving === '1.1.0',
		);
	expect(await metrics()).toMatch(UP);
});
