import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Override, overrideToken } from '@estate/releases';
import { type DevelopmentServer, startDevelopmentServer } from '@estate/remote-kit/development';
import { drillSource } from '../../../../shell/src/testing/drill.ts';
import { type DrilledSite, expect, test } from '../../../src/drill/drill-page.ts';

const PAGE = '/nl/oefening/';
const IN_AN_HOUR = Math.ceil(Date.now() / 1_000) + 3_600;

/** Folder of the remote that is being worked on */
let dir: string;
let development: DevelopmentServer | undefined;

test.describe.configure({ mode: 'default' });
// A development server is another origin.
test.use({ hasOwnAddress: false });
test.beforeAll(async ({ site }) => {
	dir = await drillSource('9.0.0');
	development = await startDevelopmentServer({ dir, target: 'shell', port: site.sourcePort });
});
test.afterAll(() => development?.stop());

const sourceOf = ({ sourcePort }: DrilledSite) => `http://127.0.0.1:${sourcePort}`;
const linkTo = (site: DrilledSite, shows: { version: string } | { source: string }) => {
	const override: Override = { remote: 'drill', expires: IN_AN_HOUR, ...shows };
	return `/-/override/${overrideToken(override, site.secret)}?to=${PAGE}`;
};

async function edit(file: string, from: string, to: string): Promise<void> {
	const path = join(dir, 'src', file);
	await writeFile(path, (await readFile(path, 'utf8')).replace(from, to));
}

test('a version that a link shows stays through navigations, under a banner with a way out', async ({
	page,
	site,
}) => {
	const marker = page.locator('[data-marker]');
	const banner = page.getByRole('complementary', { name: 'Voorvertoning' });
	await page.goto(linkTo(site, { version: '1.1.0' }));
	await page.getByRole('button', { name: '0 keer' }).click();
	await expect(page.getByRole('button', { name: '1 keer' })).toBeVisible();
	await expect(marker).toHaveText('drill 1.1.0');
	await page.getByRole('link', { name: 'Volgende' }).click();
	await expect(page.locator('h1')).toHaveText('Oefening 7');
	await expect(marker).toHaveText('drill 1.1.0');
	await expect(banner).toBeVisible();
	await page.getByRole('button', { name: 'Voorvertoning verlaten' }).click();
	await expect(marker).toHaveText('drill 1.0.0');
	await expect(banner).toHaveCount(0);
});

test('a development server stands in for a version, allowed for this browser alone', async ({
	page,
	site,
}) => {
	const source = sourceOf(site);
	const policyOf = async (cookie = '') =>
		(await fetch(site.url + PAGE, { headers: { cookie } })).headers.get('content-security-policy') ?? '';
	await page.goto(linkTo(site, { source }));
	await page.getByRole('button', { name: '0 keer' }).click();
	await expect(page.getByRole('button', { name: '1 keer' })).toBeVisible();
	await expect(page.locator('[data-marker]')).toHaveText('drill 9.0.0');
	await expect(page.getByText(`drill ${source}`)).toBeVisible();
	// What a team tries counts for no version that visitors get.
	expect(await site.metrics()).not.toContain('development');
	expect(await policyOf()).not.toContain(source);
	const cookies = await page.context().cookies();
	const own = await policyOf(cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
	for (const directive of ['script-src', 'style-src-elem', 'connect-src', 'font-src'])
		expect(own).toMatch(new RegExp(`${directive} [^;]*${source}`));
});

test('a change of its sources is on the page without loading it again: code, styles, texts and data', async ({
	page,
	site,
}) => {
	await page.goto(linkTo(site, { source: sourceOf(site) }));
	await expect(page.locator('[data-marker]')).toBeVisible();
	await page.evaluate(() => {
		document.body.dataset.kept = 'yes';
		document.body.style.minHeight = '3000px';
		scrollTo(0, 150);
	});
	await edit('drill/main.tsx', '<form', '<p data-new>nieuw</p><form');
	await expect(page.locator('[data-new]')).toBeVisible();
	await edit('texts/nl.json', 'drill 9.0.0', 'drill negen');
	await expect(page.getByText('drill negen')).toBeVisible();
	await edit('drill/drill.module.css', '.main {', '.main { outline: 3px solid;');
	await expect(page.locator('section:has(> [data-marker])')).toHaveCSS('outline-width', '3px');
	await edit('drill/load-drill.ts', 'error: false', 'error: true');
	await expect(page.getByText('Vul uw naam in.')).toBeVisible();
	await page.getByRole('button', { name: '0 keer' }).click();
	await expect(page.getByRole('button', { name: '1 keer' })).toBeVisible();
	expect(await page.evaluate(() => [document.body.dataset.kept, scrollY])).toEqual(['yes', 150]);
});
