import { linkIn } from '../../../api/src/testing/mail-server.ts';
import { axeViolations } from '../../src/axe.ts';
import { expect, test } from '../../src/clean-page.ts';
import { mailTo } from '../../src/mails.ts';
import { DEMO_OWNER } from '../../src/owners/demo-owner.ts';
import { expectToFit } from '../../src/owners/fits-window.ts';
import { choosePassword } from '../../src/owners/log-in-pages.ts';
import { startOwnerSession } from '../../src/owners/owner-session.ts';
import { filledIn, PORTAL_VARIANTS, portalIn } from '../../src/owners/portal-language.ts';

const PASSWORD = 'negen trage schildpadden';

for (const { language, javaScriptEnabled, index, name, tag } of PORTAL_VARIANTS)
	test.describe(name, () => {
		test.use({ javaScriptEnabled, expectedStatuses: [403, 404] });

		test('an owner lets a notary in, who sees what is shared until the owner ends it', { tag }, async ({
			page,
			context,
			browser,
		}) => {
			const { texts, property } = portalIn(language);
			const words = texts.people;
			const id = DEMO_OWNER.propertyIds[index % DEMO_OWNER.propertyIds.length] as number;
			const email = `els-${index}-${Date.now()}@example.test`;
			await startOwnerSession(context);
			await page.goto(property(id, 'people'));
			const main = page.getByRole('main');
			await main.locator('[name="firstName"]').fill('Els');
			await main.locator('[name="lastName"]').fill(`Notaris ${index}`);
			await main.locator('[name="email"]').fill(email);
			await main.getByRole('button', { name: words.send }).click();
			await expect(main).toContainText(words.invited);
			await expectToFit(page, [1440, 820, 320]);
			if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([]);

			const others = await browser.newContext({ javaScriptEnabled });
			const guest = await others.newPage();
			const invitation = linkIn(await mailTo(email), /\/login\//);
			// The invitation is in the language in which the owner invited.
			expect(invitation).toContain(`/${language}/`);
			await choosePassword(guest, invitation, PASSWORD);
			const shared = words.sharedBy.split('{{')[0] as string;
			await expect(guest.getByRole('main')).toContainText(shared);
			await guest.goto(property(id, 'documents'));
			await expect(guest.getByRole('heading', { level: 1 })).toBeVisible();
			await expect(guest.getByRole('button', { name: texts.documents.send })).toHaveCount(0);
			// What is not shared leads back to the property, which says so.
			await guest.goto(property(id, 'messages'));
			await expect(guest).toHaveURL(new RegExp(`${property(id)}\\?not-shared$`));
			await expect(guest.getByRole('main')).toContainText(texts.homes.guest.notShared);
			await expect(guest.getByRole('main')).toContainText(shared);
			await expect(guest.locator('#documents, a[href="#documents"]')).toHaveCount(2);
			for (const part of ['visits', 'communications', 'statistics'])
				await expect(guest.locator(`#${part}, a[href="#${part}"]`)).toHaveCount(0);

			await page.reload();
			await expect(main).toContainText(filledIn(words.activity['logged-in'], { actor: '' }).trim());
			await main
				.getByRole('listitem')
				.filter({ hasText: email })
				.getByRole('button', { name: words.end })
				.click();
			await expect(main).toContainText(words.ended);
			expect((await guest.goto(property(id, 'documents')))?.status()).toBe(404);
			await others.close();
		});
	});
