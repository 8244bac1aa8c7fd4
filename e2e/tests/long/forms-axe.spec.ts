import { axeViolations } from '../../src/axe.ts';
import { expect, test } from '../../src/clean-page.ts';
import { livingForm } from '../../src/forms/fill-form.ts';
import { formAddress, KINDS } from '../../src/forms/form-pages.ts';

// In Dutch, and on a phone, the journey of each form asks axe.
for (const language of ['fr', 'en', 'de'] as const)
	test(`mistakes in any form in ${language} are shown without a violation`, async ({ page, request }) => {
		test.setTimeout(180_000);
		for (const kind of KINDS)
			await test.step(kind, async () => {
				await page.goto(await formAddress(request, kind, language));
				const form = await livingForm(page, kind);
				await form.locator('button[type="submit"]').click();
				await expect(form.getByRole('alert')).toBeFocused();
				expect.soft(await axeViolations(page), kind).toEqual([]);
			});
	});
