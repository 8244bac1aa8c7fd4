import type { Page } from '@playwright/test';
import { LONG_TAG } from '../../../scripts/testing/browser-projects.ts';
import { axeViolations } from '../../src/axe.ts';
import { expect, test } from '../../src/clean-page.ts';
import { fillForm, newEmail, VALUES } from '../../src/forms/fill-form.ts';
import { REFERENCE } from '../../src/forms/form-pages.ts';
import { mailTo } from '../../src/mails.ts';
import { DEMO_OWNER } from '../../src/owners/demo-owner.ts';
import { startOwnerSession } from '../../src/owners/owner-session.ts';

/** Follows the link of that name in a mail to the agency that is about the offer, and presses its button. */
async function press(
	page: Page,
	{ action, subject, note }: { action: string; subject: RegExp; note?: string },
): Promise<void> {
	const { text = '' } = await mailTo('@', subject, (words) => words.includes(`/agency-action/${action}_`));
	const [link = ''] = new RegExp(`http\\S+/agency-action/${action}_\\S+`).exec(text) ?? [];
	// Scanners of mails follow links: that does nothing.
	expect((await page.request.get(link)).status()).toBe(200);
	await page.goto(link);
	if (note) await page.getByLabel('Toelichting voor de eigenaar (optioneel)').fill(note);
	await page.getByRole('main').getByRole('button', { name: /^Ja, / }).click();
	await expect(page.getByRole('main').getByRole('button', { name: /^Ja, / })).toHaveCount(0);
}

for (const javaScriptEnabled of [true, false])
	test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
		test.use({ javaScriptEnabled, expectedStatuses: [422] });

		test(
			'an offer by the form is passed on, refused by the owner’s wish, and noted by the agency',
			javaScriptEnabled ? {} : { tag: LONG_TAG },
			async ({ page, context, request }) => {
				// One of the owner's that is for sale and can be had.
				const { items } = await (
					await request.get('/api/v1/properties?language=nl&goal=0&pageSize=100')
				).json();
				const own = items.find(
					({ ID, State }: { ID: number; State: string }) =>
						State === 'available' && DEMO_OWNER.propertyIds.includes(ID),
				);
				await page.goto(`/nl/purchase-offer/?property=${own.ID}`);
				const values = { ...VALUES, email: newEmail('offer') };
				await (await fillForm(page, 'purchase-offer', values, javaScriptEnabled)).click();
				const main = page.getByRole('main');
				// Without JavaScript the answers are shown before they are sent.
				if (!javaScriptEnabled) await main.getByRole('button', { name: 'Bod verzenden' }).click();
				await expect(main).toContainText(REFERENCE);
				const [reference = ''] = REFERENCE.exec((await main.textContent()) ?? '') ?? [];

				await startOwnerSession(context);
				const offers = `/nl/eigenaar/${own.ID}/biedingen/`;
				const offer = main.getByRole('listitem').filter({ hasText: reference });
				await page.goto(offers);
				await expect(offer).toContainText('Bod dat nog niet is voorgelegd');
				await expect(offer).not.toContainText('349.000');

				await press(page, { action: 'offer-passed-on', subject: new RegExp(reference) });
				await page.goto(offers);
				await expect(offer).toContainText('349.000');
				await expect(offer).toContainText('L. Vermeulen');
				await expect(main).toContainText('bindt niemand');
				await offer.getByText('Antwoord op het bod').click();
				await offer.getByRole('button', { name: 'Verstuur naar het kantoor' }).click();
				await expect(main).toContainText('Kies wat u het kantoor vraagt.');
				await offer.getByLabel('Wat vraagt u aan het kantoor?').selectOption('refuse');
				await offer.getByLabel('Toelichting (optioneel)').fill('Dat is te laag.');
				for (const width of [1440, 820, 320]) {
					await page.setViewportSize({ width, height: 900 });
					expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
				}
				// Axe itself is a script of the page.
				if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([]);
				await offer.getByRole('button', { name: 'Verstuur naar het kantoor' }).click();
				await expect(main).toContainText('Uw vraag is bij het kantoor.');
				await expect(offer).toContainText('Aan u voorgelegd');

				await press(page, {
					action: 'offer-refused',
					subject: new RegExp(`antwoordt op bod ${reference}`),
					note: 'De bieder kan niet hoger.',
				});
				await page.goto(offers);
				await expect(offer).toContainText('Geweigerd');
				await offer.getByText(/^Geschiedenis/).click();
				await expect(offer).toContainText('vroeg om het bod te weigeren');
				await expect(offer).toContainText('Dat is te laag.');
				await expect(offer).toContainText('Het kantoor noteerde: geweigerd');
				await expect(offer).toContainText('De bieder kan niet hoger.');
			},
		);
	});
