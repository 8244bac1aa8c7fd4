import { LONG_TAG } from '../../../scripts/testing/browser-projects.ts';
import { axeViolations } from '../../src/axe.ts';
import { expect, test } from '../../src/clean-page.ts';
import { DEMO_OWNER } from '../../src/owners/demo-owner.ts';
import { startOwnerSession } from '../../src/owners/owner-session.ts';

for (const javaScriptEnabled of [true, false])
	test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
		test.use({ javaScriptEnabled, expectedStatuses: [422] });

		test('an owner proposes another time for a visit, and finds it in the conversation', {
			tag: javaScriptEnabled ? [] : [LONG_TAG],
		}, async ({ page, context }) => {
			await startOwnerSession(context);
			const main = page.getByRole('main');
			// One of the properties has a visit to come.
			for (const id of DEMO_OWNER.propertyIds.toReversed()) {
				await page.goto(`/nl/eigenaar/${id}/`);
				if ((await main.locator('details:has([name="proposed"])').count()) > 0) break;
			}
			const visit = main.locator('details:has([name="proposed"])').nth(javaScriptEnabled ? 0 : -1);
			await visit.locator('summary').click();
			await visit.getByLabel('Past dit moment?').selectOption('no');
			const access = `Sleutel bij de buren ${Date.now()}`;
			await visit.getByLabel('Sleutels en toegang').fill(access);
			await visit.getByRole('button', { name: 'Verstuur het antwoord' }).click();
			await expect(main).toContainText('Kies het andere moment dat u past.');
			await expect(visit.getByLabel('Sleutels en toegang')).toHaveValue(access);
			const later = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
			await visit.getByLabel('Ander moment', { exact: true }).fill(`${later}T18:30`);
			if (javaScriptEnabled) {
				for (const width of [1440, 360]) {
					await page.setViewportSize({ width, height: 900 });
					expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
				}
				expect(await axeViolations(page)).toEqual([]);
			}
			await visit.getByRole('button', { name: 'Verstuur het antwoord' }).click();
			await expect(main).toContainText('Uw antwoord is bij het kantoor.');
			await expect(visit).toContainText('18:30');
			await main.getByRole('link', { name: 'Schrijf naar het kantoor' }).click();
			// Another visit of the conversation may have been answered since: the message need not be the newest.
			await expect(main.getByRole('listitem').filter({ hasText: access })).toBeVisible();
		});
	});
