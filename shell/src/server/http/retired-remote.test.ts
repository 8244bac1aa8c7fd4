import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DrillSite, startDrillSite } from '../../testing/drill-site.ts';
import { until } from '../../testing/until.ts';

const PAGE = '/nl/oefening/';

let site: DrillSite;
beforeAll(async () => {
	site = await startDrillSite();
});
afterAll(() => site.stop());

const get = (path: string) => fetch(site.url + path, { redirect: 'manual' });
const untilAnswers = (status: number) =>
	until(
		async () => (await get(PAGE)).status,
		(each) => each === status,
	);

it('answers 410 for the pages of a remote that was taken out, broken files or not, and names it nowhere', async () => {
	await rm(site.drill.file('1.0.0', 'client/remoteEntry.js'));
	await site.drill.retire();
	await untilAnswers(410);
	expect((await get('/fr/exercice/a/2/')).status).toBe(410);
	expect((await get('/nl/there-is-no-such-page/')).status).toBe(404);
	expect(await (await get('/releases.json')).text()).not.toContain('drill');
	expect(await (await get('/healthz')).json()).toMatchObject({ status: 'ok', remotes: {} });
});

it('leads its addresses to a page of the site in their language, and serves them again when a version is promoted', async () => {
	await site.drill.promote('1.1.0');
	await untilAnswers(200);
	await site.drill.retire('/contact/');
	await untilAnswers(302);
	const french = await get('/fr/exercice/');
	expect(french.headers.get('location')).toBe('/fr/contact/');
	expect(french.headers.get('cache-control')).toBe('no-cache');
});
