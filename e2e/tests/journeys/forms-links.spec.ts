import { axeViolations } from '../../src/axe.ts';
import { expect, test } from '../../src/clean-page.ts';
import { fillForm, newEmail, VALUES } from '../../src/forms/fill-form.ts';
import { formAddress } from '../../src/forms/form-pages.ts';
import { mailTextTo } from '../../src/mails.ts';

test('a visit is booked at a moment of the agency, moved and cancelled by the link of its mail', async ({
	page,
	request,
}) => {
	const email = newEmail('visit');
	const address = await formAddress(request, 'contact-appointment', 'nl');
	const property = new URL(address, 'http://site').searchParams.get('property');
	const { slots } = await (await request.get(`/api/v1/properties/${property}/slots?language=nl`)).json();
	const free = slots.filter(({ isFull }: { isFull: boolean }) => !isFull);
	// Other journeys book others: none takes a colleague's moment from another.
	const [booked, later] = [free[50].id, free[70].id];
	await page.goto(address);
	await (await fillForm(page, 'contact-appointment', { ...VALUES, email, slot: booked })).click();
	await expect(page).toHaveURL(/\/nl\/bedankt\/contact-appointment\//);
	const [link = ''] = /http\S+\/nl\/appointment\/[^\s/]+\//.exec(await mailTextTo(email)) ?? [];
	await page.goto(link);
	// A mail names no slug: the site knows it.
	await expect(page).toHaveURL(/\/nl\/afspraak\//);
	const main = page.getByRole('main');
	await expect(main).toContainText('Uw bezoek ligt vast.');
	expect(await axeViolations(page)).toEqual([]);
	await main.locator('select').selectOption(later);
	const moment = await main.locator(`select option[value="${later}"]`).textContent();
	await main.getByRole('button', { name: 'Bezoek verplaatsen' }).click();
	await expect(main.locator('dl')).toContainText(moment ?? '-');
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
	await expect(main).toContainText('Vous êtes désinscrit');
});
