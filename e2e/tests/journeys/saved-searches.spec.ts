import type { Page } from '@playwright/test';
import { LONG_TAG } from '../../../scripts/testing/browser-projects.ts';
import { axeViolations } from '../../src/axe.ts';
import { expect, test } from '../../src/clean-page.ts';
import { fillForm, newEmail, VALUES } from '../../src/forms/fill-form.ts';
import { formAddress } from '../../src/forms/form-pages.ts';
import { waitForApplication } from '../../src/living-page.ts';
import { mailTextTo, mailTo } from '../../src/mails.ts';
import { logIn } from '../../src/owners/log-in-pages.ts';

const LIST = '/nl/te-koop/?type=1&bedrooms=2';

/** The link of a mail to the page that it names. */
const linkIn = (mail: string, page: string): string =>
	new RegExp(`http\\S+/nl/${page}/[^\\s/]+/`).exec(mail)?.[0] ?? '';

/** Confirms the search by the link of its mail; the page leads on to all searches. */
async function confirm(page: Page, email: string): Promise<void> {
	await page.goto(linkIn(await mailTextTo(email), 'subscription'));
	const main = page.getByRole('main');
	await main.getByRole('button', { name: 'Ja, bevestigen' }).click();
	await expect(main).toContainText('U krijgt onze e-mails.');
}

for (const javaScriptEnabled of [true, false])
	test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
		test.use({ javaScriptEnabled, expectedStatuses: [422] });

		test('a search is saved from its list, confirmed, named, paused, resumed and ended', {
			tag: javaScriptEnabled ? [LONG_TAG] : [],
		}, async ({ page }) => {
			const email = newEmail('saves');
			const main = page.getByRole('main');
			await page.goto(LIST);
			if (javaScriptEnabled) {
				await waitForApplication(page);
				await page.waitForFunction(() => document.querySelector('[data-slot-alive] aside'));
			}
			const link = main.getByRole('complementary', { name: 'Zoekopdracht bewaren' }).getByRole('link');
			await link.click();
			if (javaScriptEnabled) {
				const dialog = page.getByRole('dialog', { name: 'Bewaar deze zoekopdracht' });
				await expect(dialog.locator('form[data-alive]')).toBeVisible({ timeout: 30_000 });
				await expect(dialog).toContainText('Minstens 2 slaapkamers');
			}
			const send = await fillForm(page, 'save-search', { ...VALUES, email }, javaScriptEnabled);
			await send.click();
			await expect(page.getByText('Uw zoekopdracht is bewaard.')).toBeVisible();
			await expect(page.getByText('Minstens 2 slaapkamers').last()).toBeVisible();

			await confirm(page, email);
			await expect(main).toContainText('Minstens 2 slaapkamers');
			if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([]);
			await main.getByRole('link', { name: 'Al mijn zoekopdrachten' }).click();
			await expect(page).toHaveURL(/\/nl\/mijn-zoekopdrachten\/\d/);
			const row = main.getByRole('article');
			await expect(row).toHaveCount(1);
			await expect(main).not.toContainText(email);
			if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([]);
			await row.getByRole('button', { name: 'Pauzeren' }).click();
			await expect(row).toContainText('Gepauzeerd');
			await row.getByText('Naam of frequentie wijzigen').click();
			await row.getByLabel('Naam van de zoekopdracht').fill('Ons huis');
			await row.getByRole('combobox').selectOption('daily');
			await row.getByRole('button', { name: 'Bewaren' }).click();
			await expect(row.getByRole('heading')).toHaveText('Ons huis');
			await row.getByRole('button', { name: 'Hervatten' }).click();
			await expect(row).toContainText('Actief');
			await row.getByRole('link').click();
			await expect(page).toHaveURL(/\/nl\/te-koop\/\?.*bedrooms=2/);
			await page.goBack();
			await row.getByRole('button', { name: 'Stopzetten' }).click();
			await expect(row).toContainText('Stopgezet');
		});

		test('a saved search gets other criteria from a list', {
			tag: javaScriptEnabled ? [LONG_TAG] : [],
		}, async ({ page }) => {
			const email = newEmail('narrows');
			const main = page.getByRole('main');
			await page.goto('/nl/zoekopdracht-bewaren/?type=1&bedrooms=2&goal=0');
			await (await fillForm(page, 'save-search', { ...VALUES, email }, javaScriptEnabled)).click();
			await expect(page).toHaveURL(/\/nl\/bedankt\/save-search\//);
			await confirm(page, email);
			await main.getByRole('link', { name: 'Al mijn zoekopdrachten' }).click();
			const row = main.getByRole('article');
			await expect(row).toContainText('minstens 2 slaapkamers');
			const searches = new URL(page.url()).pathname;

			await row.getByText('Criteria wijzigen').click();
			await row.getByRole('button', { name: 'Andere filters kiezen' }).click();
			await expect(page).toHaveURL(/\/nl\/te-koop\/\?.*bedrooms=2/);
			expect(page.url()).not.toContain(searches.split('/').at(-2));
			await page.goto(page.url().replace('bedrooms=2', 'bedrooms=3'));
			if (javaScriptEnabled) {
				await waitForApplication(page);
				await page.waitForFunction(() => document.querySelector('[data-slot-alive] aside'));
			}
			await main.getByRole('complementary', { name: 'Zoekopdracht bewaren' }).getByRole('link').click();
			if (javaScriptEnabled) {
				const dialog = page.getByRole('dialog', { name: 'Bewaar deze zoekopdracht' });
				await expect(dialog.locator('form[data-alive]')).toBeVisible({ timeout: 30_000 });
			}
			await page.getByRole('link', { name: 'Bewaarde zoekopdracht wijzigen' }).click();
			await expect(page).toHaveURL(/\/nl\/mijn-zoekopdrachten\/\?criteria=/);
			await expect(main).toContainText('U wijzigt de zoekopdracht');
			await expect(main).toContainText('minstens 3 slaapkamers');
			if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([]);
			await main.getByRole('button', { name: 'Deze criteria bewaren' }).click();
			await expect(page).toHaveURL((url) => url.pathname === searches);
			await expect(main).toContainText('De nieuwe criteria zijn bewaard.');
			await expect(row).toHaveCount(1);
			await expect(row).toContainText('minstens 3 slaapkamers');
			await expect(row).not.toContainText('minstens 2 slaapkamers');
			if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([]);
		});

		test(
			'without a link the page mails a fresh one',
			javaScriptEnabled ? { tag: LONG_TAG } : {},
			async ({ page }) => {
				const email = newEmail('asks');
				const main = page.getByRole('main');
				await page.goto('/nl/zoekopdracht-bewaren/?goal=1&type=2');
				await (await fillForm(page, 'save-search', { ...VALUES, email }, javaScriptEnabled)).click();
				await expect(page).toHaveURL(/\/nl\/bedankt\/save-search\//);
				await page.goto('/nl/mijn-zoekopdrachten/');
				if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([]);
				await main.getByLabel('E-mailadres').fill(email);
				await main.getByRole('button', { name: 'Stuur mij een link' }).click();
				await expect(main).toContainText('Als er zoekopdrachten zijn met dit adres');
				const { text = '' } = await mailTo(email, /Mijn zoekopdrachten/);
				await page.goto(linkIn(text, 'my-searches'));
				await expect(main.getByRole('article')).toContainText('Nog te bevestigen');
				await main.getByRole('button', { name: 'Bevestigen' }).click();
				await expect(main.getByRole('article')).toContainText('Actief');
			},
		);
	});

test.describe('of a place where the agency has nothing', () => {
	test.use({ javaScriptEnabled: false });

	test('a search is left with that place: another form would not take it', async ({ page }) => {
		await page.goto('/nl/te-koop/?city=eupen%7C4700&type=1');
		const main = page.getByRole('main');
		await main.getByRole('link', { name: 'Laat uw zoekopdracht achter' }).click();
		await expect(main).toContainText('Eupen');
		await expect(main.getByRole('textbox', { name: 'E-mailadres' })).toBeVisible();
	});
});

test('favourites follow their account to another device, with a note, and can be watched', {
	tag: LONG_TAG,
}, async ({ page, request, browser, baseURL }) => {
	const email = newEmail('moves');
	const password = 'vijf rode stoelen';
	await page.goto(await formAddress(request, 'demand-register', 'nl'));
	const send = await fillForm(page, 'demand-register', { ...VALUES, email });
	const form = page.locator('#demand-register form');
	await form.locator('[name="withAccount"]').check();
	for (const name of ['password', 'passwordRepeat']) await form.locator(`[name="${name}"]`).fill(password);
	await send.click();
	await expect(page).toHaveURL(/\/nl\/bedankt\/demand-register\//);
	await page.goto(linkIn(await mailTextTo(email), 'subscription'));
	const main = page.getByRole('main');
	await main.locator('#account-password').fill(password);
	await main.getByRole('button', { name: 'Bevestigen en account maken' }).click();
	await expect(main).toContainText('U krijgt onze e-mails.');
	await page.goto('/nl/login/');
	await logIn(page, email, password);
	await expect(page).toHaveURL(/\/nl\/mijn-zoekopdrachten\//);
	await expect(main).toContainText('Nog geen favorieten.');

	await page.goto('/nl/te-koop/');
	const heart = main.locator('article button[aria-pressed]').first();
	const kept = page.waitForResponse(
		(response) => response.url().endsWith('/searcher/kept') && response.request().method() === 'POST',
	);
	await heart.click();
	expect((await kept).status()).toBe(200);
	await page.goto('/nl/mijn-zoekopdrachten/');
	const favourite = main.locator('#favourites article');
	await expect(favourite).toHaveCount(1);
	await favourite.getByLabel('Uw notitie').fill('Zaterdag gaan kijken');
	await favourite.getByRole('button', { name: 'Notitie bewaren' }).click();
	await expect(favourite.getByLabel('Uw notitie')).toHaveValue('Zaterdag gaan kijken');
	expect(await axeViolations(page)).toEqual([]);
	await expect(main.getByRole('link', { name: 'Mail mij bij een nieuwe prijs of status' })).toHaveAttribute(
		'href',
		/\/nl\/zoekopdracht-bewaren\/\?ids=\d+&goal=0$/,
	);

	const phone = await browser.newContext({
		...(baseURL ? { baseURL } : {}),
		viewport: { width: 390, height: 844 },
	});
	const other = await phone.newPage();
	await other.goto('/nl/login/');
	await logIn(other, email, password);
	await expect(other.getByRole('main').getByLabel('Uw notitie')).toHaveValue('Zaterdag gaan kijken');
	await other.goto('/nl/favorieten/');
	await expect(other.getByRole('main').locator('article')).toHaveCount(1);
	await phone.close();
});
