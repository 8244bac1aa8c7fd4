import type { ProjectDetail } from '@estate/shared-contract';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { LONG_TAG } from '../../../scripts/testing/browser-projects.ts';
import { axeViolations } from '../../src/axe.ts';
import { expect, test } from '../../src/clean-page.ts';
import { slotAlive, waitForApplication } from '../../src/living-page.ts';

/** Project 14 of the snapshot: eighteen apartments from 259,000 to 349,000. Project 3 is sold out. */
const PROJECT = '/nl/projecten/gentbrugge/scheldekwartier-gentbrugge/14/';
const PROJET = '/fr/projets/gentbrugge/scheldekwartier-gentbrugge/14/';

const readProject = async (request: APIRequestContext, language = 'nl'): Promise<ProjectDetail> =>
	(await request.get(`/api/v1/projects/14?language=${language}`)).json();

const unitsOf = (page: Page): Locator => page.locator('#units tbody tr');
const namesOf = (page: Page) => unitsOf(page).locator('th').allInnerTexts();
const available = ({ Units }: ProjectDetail) => Units.filter(({ State }) => State === 'available');

/** Prices of the rows as numbers, top to bottom; rows without one are left out. */
async function pricesOf(page: Page): Promise<number[]> {
	const rows = await unitsOf(page).allInnerTexts();
	return rows.flatMap((row) => Number(/€\s*([\d.]+)/.exec(row)?.[1]?.replaceAll('.', '')) || []);
}

for (const javaScriptEnabled of [true, false])
	test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
		test.use({ javaScriptEnabled });

		test('the list leads to a project, its units can be sorted and chosen among, and each has a page', {
			tag: javaScriptEnabled ? [LONG_TAG] : [],
		}, async ({ page, request }) => {
			const project = await readProject(request);
			await page.goto('/nl/projecten/');
			await page.getByRole('link', { name: project.Name }).click();
			await expect(page).toHaveURL(PROJECT);
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(project.Name);
			await expect(page.getByText('Appartement (18)').first()).toBeVisible();
			await expect(page.getByText(/€\s259\.000 tot €\s349\.000/).first()).toBeVisible();
			await expect(unitsOf(page)).toHaveCount(18);

			const units = page.locator('#units');
			await units.getByRole('link', { name: 'Prijs' }).click();
			await expect(page).toHaveURL(/sort=price#/);
			await units.getByRole('link', { name: 'Prijs' }).click();
			await expect(page).toHaveURL(/sort=price-desc/);
			await expect(units.locator('th[aria-sort="descending"]')).toHaveText('Prijs');
			const prices = await pricesOf(page);
			expect(prices.length).toBeGreaterThan(5);
			expect(prices).toEqual([...prices].sort((one, other) => other - one));

			await units.getByRole('link', { name: 'Beschikbaar', exact: true }).click();
			await expect(page).toHaveURL(/state=available/);
			await expect(unitsOf(page)).toHaveCount(available(project).length);
			await units.getByRole('link', { name: 'Gelijkvloers' }).click();
			await expect(page).toHaveURL(/floor=0/);
			const ground = available(project).filter(({ Floor }) => Floor === 0);
			await expect(unitsOf(page)).toHaveCount(ground.length);

			const [name = ''] = await namesOf(page);
			await unitsOf(page).first().getByRole('link').click();
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
			const trail = page.getByRole('navigation', { name: 'Kruimelpad' });
			await expect(trail.getByRole('link')).toHaveText([/Home/, 'Projecten', project.Name]);
			await expect(page.locator('#plan img')).toHaveCount(1);
		});

		test('an address in French sorts and chooses by itself', { tag: LONG_TAG }, async ({ page, request }) => {
			const project = await readProject(request, 'fr');
			await page.goto(`${PROJET}?state=available&sort=area-desc&type=2&floor=99`);
			await expect(unitsOf(page)).toHaveCount(available(project).length);
			const areas = (await unitsOf(page).locator('td:nth-child(5)').allInnerTexts()).map(Number.parseFloat);
			expect(areas).toEqual([...areas].sort((one, other) => other - one));
			await expect(page.locator('#units th[aria-sort="descending"]')).toHaveText('Habitable');
			await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${PROJET}$`));
		});
	});

for (const javaScriptEnabled of [true, false])
	test.describe(javaScriptEnabled ? 'the list, with JavaScript' : 'the list, without JavaScript', () => {
		test.use({ javaScriptEnabled });

		test('is chosen among, put in order and shown on the map', {
			tag: javaScriptEnabled ? [LONG_TAG] : [],
		}, async ({ page, request }) => {
			const { items } = (await (
				await request.get('/api/v1/projects?language=nl&page=1&type=2&hide=sold&sort=price-asc')
			).json()) as { items: { Name: string }[] };
			expect(items.length).toBeGreaterThan(1);
			await page.goto('/nl/projecten/');
			if (javaScriptEnabled) await waitForApplication(page);
			await page.getByLabel('Type', { exact: true }).selectOption('2');
			await page.getByLabel('Zonder uitverkochte projecten').check();
			await page.getByRole('search', { name: 'Projecten filteren' }).getByRole('button').click();
			await expect(page).toHaveURL(/\/nl\/projecten\/\?.*type=2&.*hide=sold$/);
			await page
				.getByRole('list', { name: 'Sorteren' })
				.getByRole('link', { name: 'Prijs, laagste eerst' })
				.click();
			await expect(page).toHaveURL(/sort=price-asc/);
			const cards = page.locator('[data-slot-name="projects.list"] article');
			await expect(cards.getByRole('heading')).toHaveText(items.map(({ Name }) => Name));
			await page.getByRole('list', { name: 'Weergave' }).getByRole('link', { name: 'Kaart' }).click();
			await expect(page).toHaveURL(/view=map/);
			await expect(cards).toHaveCount(items.length);
			if (javaScriptEnabled)
				await expect(page.frameLocator('iframe').locator('button.pin').first()).toBeVisible();
			else await expect(page.locator('iframe')).toHaveCount(0);
		});
	});

test('a press on a column sorts in place: no load of the page, the focus and the place on the page stay', async ({
	page,
}) => {
	await page.goto(PROJECT);
	await waitForApplication(page);
	const head = page.locator('#units').getByRole('link', { name: 'Bewoonbaar' });
	await head.scrollIntoViewIfNeeded();
	await slotAlive(page, 'projects.detail');
	await expect(async () => {
		await page.evaluate(() => Object.assign(window, { isSame: true }));
		await head.click();
		await expect(page.locator('#units th[aria-sort]')).toHaveText('Bewoonbaar', { timeout: 500 });
		expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
	}).toPass();
	await expect(head).toBeFocused();
	const top = await page.evaluate(() => scrollY);
	await head.press('Enter');
	await expect(page).toHaveURL(/sort=area-desc/);
	expect(Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(2);
});

test('the map comes when it is asked for; of a hidden address the page has neither street nor point', {
	tag: LONG_TAG,
}, async ({ page, request }) => {
	await page.goto('/nl/project/10/');
	const location = page.locator('#location');
	await expect(location.getByText('ergens in de cirkel')).toBeVisible();
	await expect(location.locator('iframe')).toHaveCount(0);
	await location.getByRole('button').click();
	await expect(location.locator('iframe')).toBeVisible();
	const { Location, ApproximateLocation, Street } = await (
		await request.get('/api/v1/projects/10?language=nl')
	).json();
	expect([Location, Street]).toEqual([undefined, undefined]);
	expect(ApproximateLocation.radiusMetres).toBeGreaterThan(100);
});

test('a sold-out project says so, shows others that are not, and is sold out for search engines', {
	tag: LONG_TAG,
}, async ({ page }) => {
	await page.goto('/nl/project/3/');
	await expect(page).toHaveURL(/\/nl\/projecten\/gent\/residentie-de-weverij\/3\/$/);
	await expect(page.getByRole('heading', { name: 'Dit project is uitverkocht' })).toBeVisible();
	await expect(page.locator('article article')).toHaveCount(3);
	const data = await page.locator('script[type="application/ld+json"]').allInnerTexts();
	expect(data.join()).toContain('https://schema.org/SoldOut');
});

test('old, unprefixed and wrong addresses lead to the one address at once', async ({ request }) => {
	const once = async (path: string, headers: Record<string, string> = {}) => {
		const answer = await request.get(path, { maxRedirects: 0, headers });
		return [answer.status(), new URL(answer.headers().location ?? '', 'http://x').pathname];
	};
	const { Units } = await readProject(request);
	const [unit] = Units;
	const unitPath = `${PROJECT}${unit?.Slugs.nl}/${unit?.ID}/`;
	expect(await once('/nl/project/14/')).toEqual([301, PROJECT]);
	expect(await once('/fr/project/14/')).toEqual([301, PROJET]);
	expect(await once('/en/project/14/')).toEqual([301, PROJET.replace('/fr/projets', '/en/projects')]);
	expect(await once('/project/14/', { 'Accept-Language': 'fr' })).toEqual([301, PROJET]);
	expect(await once('/nl/projecten/lier/iets/14/')).toEqual([301, PROJECT]);
	expect(await once(`/nl/projecten/lier/iets/3/anders/${unit?.ID}/`)).toEqual([301, unitPath]);
	expect(await once(`/nl/projets/gentbrugge/iets/14/anders/${unit?.ID}/`)).toEqual([301, unitPath]);
	expect(await once(unitPath)).toEqual([200, '/']);
});

test.describe('what does not exist', () => {
	test.use({ expectedStatuses: [404] });
	for (const [name, path, heading] of [
		['project', '/fr/projets/gent/rien/999/', /Projet introuvable|Projet/],
		['unit', `${PROJECT}niets/999999/`, 'Wooneenheid niet gevonden'],
	] as const)
		test(`an unknown ${name} is not found, and shows projects`, async ({ page }) => {
			const answer = await page.goto(path);
			expect(answer?.status()).toBe(404);
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
			await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
			expect(await page.locator('article article').count()).toBeGreaterThan(0);
		});
});

test.describe('to everyone', () => {
	for (const [name, path] of [
		['unit', `${PROJECT}appartement-0-2/1402/`],
		['sold-out project', '/nl/projecten/gent/residentie-de-weverij/3/'],
	] as const)
		test(`the page of a ${name} has no violation on a phone and a wide screen`, { tag: LONG_TAG }, async ({
			page,
		}) => {
			await page.goto(path);
			for (const width of [360, 1440]) {
				await page.setViewportSize({ width, height: 800 });
				expect.soft(await axeViolations(page), `${width} px`).toEqual([]);
				const room = await page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth);
				expect.soft(room, `${width} px`).toBeLessThanOrEqual(0);
			}
		});
});
