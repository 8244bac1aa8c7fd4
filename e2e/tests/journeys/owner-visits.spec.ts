import { axeViolations } from '../../src/axe.ts';
import { expect, test } from '../../src/clean-page.ts';
import { DEMO_OWNER } from '../../src/owners/demo-owner.ts';
import { expectToFit } from '../../src/owners/fits-window.ts';
import { startOwnerIn } from '../../src/owners/language-owner.ts';
import { PORTAL_VARIANTS, portalIn } from '../../src/owners/portal-language.ts';

// The visits of one owner: two at once would answer the same.
test.describe.configure({ mode: 'default' });

for (const { language, javaScriptEnabled, name, tag } of PORTAL_VARIANTS)
	test.describe(name, () => {
		test.use({ javaScriptEnabled, expectedStatuses: [422] });

		test('an owner proposes another time for a visit, and finds it in the conversation', { tag }, async ({
			page,
			context,
		}) => {
			const { texts, property } = portalIn(language);
			const words = texts.visits.answer;
			await startOwnerIn(context, language, DEMO_OWNER.propertyIds);
			const main = page.getByRole('main');
			// One of the properties has a visit to come.
			for (const id of DEMO_OWNER.propertyIds.toReversed()) {
				await page.goto(property(id));
				if ((await main.locator('details:has([name="proposed"])').count()) > 0) break;
			}
			const visit = main.locator('details:has([name="proposed"])').nth(javaScriptEnabled ? 0 : -1);
			await visit.locator('summary').click();
			await visit.getByLabel(words.question).selectOption('no');
			const access = `Sleutel bij de buren ${Date.now()}`;
			await visit.getByLabel(words.access).fill(access);
			await visit.getByRole('button', { name: words.send }).click();
			await expect(main).toContainText(words.faults.required);
			await expect(visit.getByLabel(words.access)).toHaveValue(access);
			const later = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
			await visit.getByLabel(words.other, { exact: true }).fill(`${later}T18:30`);
			if (javaScriptEnabled) {
				await expectToFit(page);
				expect(await axeViolations(page)).toEqual([]);
			}
			await visit.getByRole('button', { name: words.send }).click();
			await expect(main).toContainText(words.sent);
			await expect(visit).toContainText('18:30');
			await main.getByRole('link', { name: texts.messages.open }).click();
			// Another visit of the conversation may have been answered since: the message need not be the newest.
			await expect(main.getByRole('listitem').filter({ hasText: access })).toBeVisible();
		});
	});
