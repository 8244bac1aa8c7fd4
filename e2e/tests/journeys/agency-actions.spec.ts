import { LONG_TAG } from '../../../scripts/testing/browser-projects.ts';
import { axeViolations } from '../../src/axe.ts';
import { expect, test } from '../../src/clean-page.ts';
import { fillForm, newEmail, VALUES } from '../../src/forms/fill-form.ts';
import { formAddress, referenceOn } from '../../src/forms/form-pages.ts';
import { mailTo } from '../../src/mails.ts';

const AGENCY = 'gent@meander.example';
const LANGUAGES = { nl: 'Ja, weigeren', fr: 'Oui, refuser', en: 'Yes, reject', de: 'Ja, ablehnen' };

for (const javaScriptEnabled of [false, true])
	test.describe(`on a phone, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
		test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 }, expectedStatuses: [404] });

		test(
			'a testimonial is refused by a link of the agency’s mail: one press, once, in every language',
			javaScriptEnabled ? { tag: LONG_TAG } : {},
			async ({ page, request }) => {
				await page.goto(await formAddress(request, 'testimonial', 'nl'));
				const values = { ...VALUES, email: newEmail('praise') };
				await (await fillForm(page, 'testimonial', values, javaScriptEnabled)).click();
				const main = page.getByRole('main');
				const reference = await referenceOn(main);
				const { text = '' } = await mailTo(AGENCY, new RegExp(`Uw beslissing gevraagd: .*${reference}`));
				const [link = ''] = /http\S+\/agency-action\/testimonial-refuse\S+/.exec(text) ?? [];
				// Scanners of mails follow links, ask for heads and fetch ahead: that does nothing.
				for (let time = 0; time < 2; time++) {
					expect((await request.get(link)).status()).toBe(200);
					expect((await request.head(link)).status()).toBe(200);
					const ahead = { headers: { purpose: 'prefetch', 'sec-purpose': 'prefetch;prerender' } };
					expect((await request.get(link, ahead)).status()).toBe(200);
				}
				for (const [language, button] of Object.entries(LANGUAGES)) {
					await page.goto(link.replace('/nl/', `/${language}/`));
					await expect(main.getByRole('button', { name: button })).toBeVisible();
					// Axe itself is a script of the page.
					if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([]);
				}
				await page.goto(link);
				await expect(main).toContainText(reference);
				await main.getByRole('button', { name: LANGUAGES.nl }).click();
				await expect(main).toContainText('De getuigenis staat niet op de website.');
				await expect(main).not.toContainText('al gebruikt');
				await page.goto(link);
				await expect(main).toContainText('Deze link is al gebruikt op');
				await expect(main.getByRole('button')).toHaveCount(0);
				if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([]);
				const wrong = await page.goto(link.replace(/.\/$/, (end) => (end === '0/' ? '1/' : '0/')));
				expect(wrong?.status()).toBe(404);
				await expect(main).toContainText('Deze link klopt niet');
				await expect(main.getByRole('button')).toHaveCount(0);
			},
		);
	});
