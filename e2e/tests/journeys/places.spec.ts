import fr from '../../../mfe-listings/src/texts/fr.json' with { type: 'json' };
import nl from '../../../mfe-listings/src/texts/nl.json' with { type: 'json' };
import { axeViolations } from '../../src/axe.ts';
import { expect, test } from '../../src/clean-page.ts';

const CITIES = '[data-slot-name="listings.place"] article';

test('a page of a place shows what lies there, and leads to a type, a neighbour and the list', async ({
	page,
}) => {
	await page.goto('/nl/te-koop/gent/');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Te koop in Gent');
	for (const text of await page.locator(CITIES).allTextContents())
		expect(text).toMatch(/9000 Gent|9040 Sint-Amandsberg|9050 Gentbrugge/);
	expect(await axeViolations(page)).toEqual([]);
	await page.getByRole('link', { name: 'Appartement', exact: true }).click();
	await expect(page).toHaveURL(/\/nl\/te-koop\/gent\/appartement\/$/);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Appartement te koop in Gent');
	await page.getByRole('link', { name: nl.place.all }).click();
	await expect(page).toHaveURL(/\/nl\/te-koop\/\?city=gent%7C9000&type=2&hide=sold$/);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('a place is read, in the language of the page and by one redirect from another one', async ({
		page,
	}) => {
		const response = await page.goto('/fr/a-vendre/elsene/');
		expect(new URL(page.url()).pathname).toBe('/fr/a-vendre/ixelles/');
		expect(await response?.request().redirectedFrom()?.redirectedFrom()).toBeNull();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('À vendre à Ixelles');
		await expect(page.locator(CITIES).first()).toContainText('1050 Ixelles');
		await page.locator('header a[hreflang="en"]').first().click();
		await expect(page).toHaveURL(/\/en\/for-sale\/ixelles\/$/);
	});

	test('a filter of another language keeps its address and is shown in that of the page', async ({
		page,
	}) => {
		await page.goto('/fr/a-vendre/?city=elsene%7C1050');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('À vendre à Ixelles');
		await expect(page.getByRole('list', { name: fr.chips.label })).toContainText('Ixelles');
		await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/fr\/a-vendre\/ixelles\/$/);
		for (const text of await page.locator('[data-slot-name="listings.results"] article').allTextContents())
			expect(text).toContain('1050 Ixelles');
	});

	test('a place without properties is shown with the nearest, an unknown one is not found', async ({
		page,
	}) => {
		expect((await page.goto('/nl/te-koop/oostende/'))?.status()).toBe(200);
		await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
		expect(await page.locator(CITIES).count()).toBeGreaterThan(0);
		expect((await page.request.get('/nl/te-koop/atlantis/')).status()).toBe(404);
	});
});

test('an older address of a property leads by one 301 to that of today, whatever it calls town and title', async ({
	request,
}) => {
	const list = await (await request.get('/fr/a-vendre/?city=ixelles%7C1050')).text();
	const today = /href="(\/fr\/a-vendre\/ixelles\/[^"/]+\/\d+\/)"/.exec(list)?.[1] ?? '';
	const [, , , , title = '', id = ''] = today.split('/');
	for (const address of [
		`/fr/a-vendre/elsene/${title}/${id}/`,
		`/fr/a-vendre/ixelles/ancien-titre/${id}/`,
		`/fr/te-koop/elsene/oude-titel/${id}`,
		`/fr/a-louer/elsene/${title}/${id}/`,
		`/fr/property/${id}/`,
	]) {
		const answer = await request.get(address, { maxRedirects: 0 });
		expect([address, answer.status(), answer.headers().location]).toEqual([address, 301, today]);
	}
	expect((await request.get(today, { maxRedirects: 0 })).status()).toBe(200);
});
