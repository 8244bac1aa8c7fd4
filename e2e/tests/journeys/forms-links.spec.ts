import { LONG_TAG } from '../../../scripts/testing/browser-projects.ts';
import { axeViolations } from '../../src/axe.ts';
import { expect, test } from '../../src/clean-page.ts';
import { chooseSlot, fillForm, newEmail, VALUES } from '../../src/forms/fill-form.ts';
import { formAddress } from '../../src/forms/form-pages.ts';
import { mailTextTo } from '../../src/mails.ts';
import { DEMO_OWNER } from '../../src/owners/demo-owner.ts';
import { logIn } from '../../src/owners/log-in-pages.ts';

test('a visit is booked at a time of the agency, confirmed, moved and cancelled by the link of its mail', async ({
	page,
	request,
}) => {
	const email = newEmail('visit');
	const address = await formAddress(request, 'contact-appointment', 'nl');
	const property = new URL(address, 'http://site').searchParams.get('property');
	const { slots } = await (await request.get(`/api/v1/properties/${property}/slots?language=nl`)).json();
	const free = slots.filter(({ isFull }: { isFull: boolean }) => !isFull);
	// Other journeys book others: none takes a colleague's time from another.
	const [booked, later] = [free[50].id, free[70].id];
	await page.goto(address);
	await (await fillForm(page, 'contact-appointment', { ...VALUES, email, slot: booked })).click();
	await expect(page).toHaveURL(/\/nl\/bedankt\/contact-appointment\//);
	await expect(page.getByRole('main')).toContainText(/vrij tot \d\d:\d\d uur/);
	// What was asked stands behind a token: when, and which property.
	await expect(page.getByRole('main').locator('dl')).toContainText(`${booked.slice(11)} – `);
	await expect(page.getByRole('main').locator('dl')).toContainText(/Pand.*Adres.*Wanneer/);
	const [link = ''] = /http\S+\/nl\/appointment\/[^\s/]+\//.exec(await mailTextTo(email)) ?? [];
	await page.goto(link);
	// A mail names no slug: the site knows it.
	await expect(page).toHaveURL(/\/nl\/afspraak\//);
	const main = page.getByRole('main');
	// Looking at the page confirms nothing.
	await page.reload();
	await expect(main).toContainText('Nog één klik: bevestig uw bezoek.');
	expect(await axeViolations(page)).toEqual([]);
	await main.getByRole('button', { name: 'Mijn bezoek bevestigen' }).click();
	await expect(main).toContainText('Uw bezoek ligt vast.');
	expect(await axeViolations(page)).toEqual([]);
	await chooseSlot(main, later);
	const day = main.getByRole('group').filter({ has: page.locator(`[name="slot"][value="${later}"]`) });
	const name = await day.last().getAttribute('aria-label');
	await main.getByRole('button', { name: 'Bezoek verplaatsen' }).click();
	await expect(main.locator('dl')).toContainText(`${name}, ${later.slice(11)}`);
	await main.getByRole('button', { name: 'Bezoek annuleren' }).click();
	await expect(main).toContainText('Dit bezoek is geannuleerd.');
	await expect(main.getByRole('link', { name: 'Plan een nieuw bezoek' })).toHaveAttribute(
		'href',
		new RegExp(`property=${property}$`),
	);
});

test('a newsletter is confirmed by its mail, and ended', async ({ page, request }) => {
	const email = newEmail('news');
	await page.goto(await formAddress(request, 'sign-newsletter', 'fr'));
	await (await fillForm(page, 'sign-newsletter', { ...VALUES, email })).click();
	await expect(page).toHaveURL(/\/fr\/merci\/sign-newsletter\//);
	const [link = ''] = /http\S+\/fr\/subscription\/[^\s/]+\//.exec(await mailTextTo(email)) ?? [];
	await page.goto(link);
	const main = page.getByRole('main');
	expect(await axeViolations(page)).toEqual([]);
	await main.getByRole('button', { name: 'Oui, confirmer' }).click();
	await expect(main).toContainText('Vous recevez nos e-mails.');
	await main.getByRole('button', { name: 'Arrêter' }).click();
	await expect(main).toContainText('Votre désabonnement est enregistré');
});

for (const javaScriptEnabled of [true, false])
	test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
		test.use({ javaScriptEnabled, expectedStatuses: [422, 401] });

		test(
			'a searcher’s account takes its mail and its password again, and has a right on nothing',
			javaScriptEnabled ? { tag: LONG_TAG } : {},
			async ({ page, request }) => {
				const email = newEmail('searcher');
				const password = 'vijf rode stoelen';
				await page.goto(await formAddress(request, 'demand-register', 'nl'));
				const values = { ...VALUES, email };
				const send = await fillForm(page, 'demand-register', values, javaScriptEnabled);
				const form = page.locator('#demand-register form');
				await form.locator('[name="withAccount"]').check();
				for (const name of ['password', 'passwordRepeat'])
					await form.locator(`[name="${name}"]`).fill('wachtwoord1');
				await send.click();
				await expect(form).toContainText('te makkelijk te raden');
				for (const name of ['password', 'passwordRepeat'])
					await form.locator(`[name="${name}"]`).fill(password);
				if (javaScriptEnabled) await form.locator('[name="captcha"]').fill('ABCDE');
				await send.click();
				await expect(page).toHaveURL(/\/nl\/bedankt\/demand-register\//);

				const main = page.getByRole('main');
				await page.goto('/nl/login/');
				await logIn(page, email, password);
				await expect(main.getByRole('alert')).toBeVisible();

				const mail = await mailTextTo(email);
				expect(mail.slice(0, 250)).toContain('account');
				const [link = ''] = /http\S+\/nl\/subscription\/[^\s/]+\//.exec(mail) ?? [];
				await page.goto(link);
				const account = main.locator('#account-password');
				if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([]);
				await account.fill('acht blauwe brommers');
				await main.getByRole('button', { name: 'Bevestigen en account maken' }).click();
				await expect(main).toContainText('Dit is niet het wachtwoord');
				if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([]);
				await account.fill(password);
				await main.getByRole('button', { name: 'Bevestigen en account maken' }).click();
				await expect(main).toContainText('U krijgt onze e-mails.');
				await expect(account).toHaveCount(0);

				await page.goto('/nl/login/');
				await logIn(page, email, password);
				await expect(page).toHaveURL(/\/nl\/mijn-zoekopdrachten\//);
				await expect(main).toContainText(email);
				await expect(main.getByRole('article')).toHaveCount(1);
				// The owners' portal is not theirs.
				await page.goto('/nl/eigenaar/');
				await expect(page).toHaveURL(/\/nl\/mijn-zoekopdrachten\//);
				const [property] = DEMO_OWNER.propertyIds;
				const answer = await page.request.get(`/api/v1/owner/properties/${property}?language=nl`);
				expect(answer.status()).toBe(404);
				const own = await page.request.get('/api/v1/owner/properties?language=nl');
				expect(await own.json()).toEqual({ items: [] });
			},
		);
	});
