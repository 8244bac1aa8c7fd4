import type { Page } from '@playwright/test';
import { axeViolations } from '../../src/axe.ts';
import { expect, test } from '../../src/clean-page.ts';
import { fillForm, newEmail, VALUES } from '../../src/forms/fill-form.ts';
import { referenceOn, type VisitedLanguage } from '../../src/forms/form-pages.ts';
import { mailTo } from '../../src/mails.ts';
import { DEMO_OWNER } from '../../src/owners/demo-owner.ts';
import { expectToFit } from '../../src/owners/fits-window.ts';
import { startOwnerIn } from '../../src/owners/language-owner.ts';
import { filledIn, PORTAL_VARIANTS, portalIn } from '../../src/owners/portal-language.ts';

/** As each language writes it */
const AMOUNT = /349[.,\s\u202f]000/;

/** Follows the link of that name in a mail to the agency that is about the offer, in a language, and presses its button. */
async function press(
	page: Page,
	language: VisitedLanguage,
	{ action, subject, note }: { action: 'offer-passed-on' | 'offer-refused'; subject: RegExp; note?: string },
): Promise<void> {
	const { actions, labels } = portalIn(language).actions;
	const { text = '' } = await mailTo('@', subject, (words) => words.includes(`/agency-action/${action}_`));
	const [link = ''] = new RegExp(`http\\S+/agency-action/${action}_\\S+`).exec(text) ?? [];
	const own = link.replace('/nl/', `/${language}/`);
	// Scanners of mails follow links: that does nothing.
	expect((await page.request.get(own)).status()).toBe(200);
	await page.goto(own);
	const main = page.getByRole('main');
	if (note) await main.getByLabel(labels.offerNote).fill(note);
	await main.getByRole('button', { name: actions[action].button }).click();
	await expect(main).toContainText(actions[action].done);
}

/** The page of each link in the agency's mail about the offer, filled in wrongly where there is an amount. */
async function looksWell(page: Page, language: VisitedLanguage, reference: string): Promise<void> {
	const { actions, labels } = portalIn(language).actions;
	const subject = new RegExp(`antwoordt op bod ${reference}`);
	const { text = '' } = await mailTo('@', subject);
	const main = page.getByRole('main');
	for (const action of ['offer-accepted', 'offer-countered'] as const) {
		const [link = ''] = new RegExp(`http\\S+/agency-action/${action}_\\S+`).exec(text) ?? [];
		await page.goto(link.replace('/nl/', `/${language}/`));
		await expectToFit(page, [1440, 820, 320]);
		if (action === 'offer-countered') {
			await main.getByLabel(labels.counter).fill('1');
			await main.getByRole('button', { name: actions[action].button }).click();
			await expect(main.getByRole('alert')).toBeVisible();
		}
		expect(await axeViolations(page), action).toEqual([]);
	}
}

for (const { language, javaScriptEnabled, name, tag } of PORTAL_VARIANTS)
	test.describe(name, () => {
		test.use({ javaScriptEnabled, expectedStatuses: [422] });

		test('an offer by the form is passed on, refused by the owner’s wish, and noted by the agency', {
			tag,
		}, async ({ page, context, request }) => {
			const { texts, forms, property } = portalIn(language);
			const words = texts.offers;
			// One of the owner's that is for sale and can be had.
			const { items } = await (
				await request.get('/api/v1/properties?language=nl&goal=0&pageSize=100')
			).json();
			const own = items.find(
				({ ID, State }: { ID: number; State: string }) =>
					State === 'available' && DEMO_OWNER.propertyIds.includes(ID),
			);
			await page.goto(`/${language}/purchase-offer/?property=${own.ID}`);
			const values = { ...VALUES, email: newEmail('offer'), amount: '349000' };
			await (await fillForm(page, 'purchase-offer', values, javaScriptEnabled)).click();
			const main = page.getByRole('main');
			// Without JavaScript the answers are shown before they are sent.
			if (!javaScriptEnabled)
				await main.getByRole('button', { name: forms.forms['purchase-offer'].submit }).click();
			const reference = await referenceOn(main);

			await startOwnerIn(context, language, [own.ID]);
			const offers = property(own.ID, 'offers');
			const offer = main.getByRole('listitem').filter({ hasText: reference });
			await page.goto(offers);
			await expect(offer).toContainText(words.hidden);
			await expect(offer).not.toContainText(AMOUNT);

			await press(page, language, { action: 'offer-passed-on', subject: new RegExp(reference) });
			await page.goto(offers);
			await expect(offer).toContainText(AMOUNT);
			await expect(offer).toContainText('L. Vermeulen');
			await expect(main).toContainText(words.bindsNobody);
			await offer.getByText(words.answer.split('{{')[0] as string).click();
			await offer.getByRole('button', { name: words.send }).click();
			await expect(main).toContainText(words.faults.answer);
			await offer.getByLabel(words.question).selectOption('refuse');
			await offer.getByLabel(words.note).fill('Dat is te laag.');
			await expectToFit(page, [1440, 820, 320]);
			// Axe itself is a script of the page.
			if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([]);
			await offer.getByRole('button', { name: words.send }).click();
			await expect(main).toContainText(words.sent);
			if (javaScriptEnabled) await looksWell(page, language, reference);
			await page.goto(offers);
			await expect(offer).toContainText(words.states['passed-on']);

			await press(page, language, {
				action: 'offer-refused',
				subject: new RegExp(`antwoordt op bod ${reference}`),
				note: 'De bieder kan niet hoger.',
			});
			await page.goto(offers);
			await expect(offer).toContainText(words.states.refused);
			await offer.locator('summary').last().click();
			await expect(offer).toContainText(filledIn(words.steps.refuse, { author: '' }).trim());
			await expect(offer).toContainText('Dat is te laag.');
			await expect(offer).toContainText(words.steps.refused);
			await expect(offer).toContainText('De bieder kan niet hoger.');
		});
	});
