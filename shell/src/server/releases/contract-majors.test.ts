import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildDrill, releaseFields } from '../../testing/drill.ts';
import { type DrillSite, startDrillSite } from '../../testing/drill-site.ts';
import { onContract } from '../../testing/on-contract.ts';
import { until } from '../../testing/until.ts';

const BRINGS = {
	'remote.config.ts': (text: string) =>
		text.replace(
			"name: 'drill',",
			`name: 'drill',
	brings: {
		menu: [{ id: 'drills', title: 'title', route: 'page' }],
		sitemap: [{ route: 'item', pages: [{ slug: 'first', id: '1' }] }],
	},`,
		),
};
const MENU_LINK = /<a[^>]*href="\/nl\/oefening\/"[^>]*>Oefening<\/a>/;

let site: DrillSite;
beforeAll(async () => {
	site = await startDrillSite({ versions: [] });
	await site.drill.publish(await onContract(await buildDrill('1.0.0'), '1.5.0'));
	await site.drill.publish(await buildDrill('1.1.0', BRINGS));
	await releaseFields(site.drill.store);
	await site.drill.promote('1.0.0');
});
afterAll(() => site.stop());

const page = async (path: string) => (await fetch(site.url + path)).text();
const names = async (version: string) => (await page('/nl/oefening/')).includes(`drill ${version}`);

it('remotes of the contract before and of today stand side by side', async () => {
	const stored = await readFile(site.drill.file('1.0.0', 'remote.json'), 'utf8');
	expect(JSON.parse(stored)).toMatchObject({ contract: '1.5.0' });
	// What a shell of contract 1 reads on the same store is what was published, the claim too.
	expect(JSON.parse(stored)).not.toHaveProperty('brings');
	expect(await readFile(join(site.drill.location, 'claims/drill/1.0.0.json'), 'utf8')).toBe(stored);
	await until(() => names('1.0.0'));
	await until(async () => (await page('/nl/velden/')).includes('Velden'));
	const { contracts } = await (await fetch(`${site.url}/-/contract.json`)).json();
	expect(contracts).toEqual(['1.5.0', expect.stringMatching(/^2\./)]);
});

it('what a version brings comes with its promotion, in the menu and for search engines, and goes with it', async () => {
	await until(() => names('1.0.0'));
	expect(await page('/nl/velden/')).not.toMatch(MENU_LINK);
	await site.drill.promote('1.1.0');
	await until(() => names('1.1.0'));
	expect(await page('/nl/velden/')).toMatch(MENU_LINK);
	expect(await page('/sitemap.xml')).toContain('/sitemaps/drill.item-brought.xml');
	expect(await page('/sitemaps/drill.item-brought.xml')).toContain('/nl/oefening/first/1/');
	await site.drill.rollBack();
	await until(() => names('1.0.0'));
	expect(await page('/nl/velden/')).not.toMatch(MENU_LINK);
	expect(await page('/sitemap.xml')).not.toContain('brought');
});

it.each([
	['0.9.0', 'Build the remote again'],
	['3.0.0', 'Release a shell of that major version first'],
])(
	'a build for contract %s is not even published, and the refusal says what to do',
	async (contract, mend) => {
		const publishing = site.drill.publish(await onContract(await buildDrill('1.2.0'), contract));
		await expect(publishing).rejects.toThrow(`built for contract ${contract}`);
		await expect(publishing).rejects.toThrow(mend);
	},
);
