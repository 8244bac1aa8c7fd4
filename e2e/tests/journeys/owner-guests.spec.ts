import { linkIn } from '../../../api/src/testing/mail-server.ts';
import { LONG_TAG } from '../../../scripts/testing/browser-projects.ts';
import { axeViolations } from '../../src/axe.ts';
import { expect, test } from '../../src/clean-page.ts';
import { mailTo } from '../../src/mails.ts';
import { DEMO_OWNER } from '../../src/owners/demo-owner.ts';
import { choosePassword } from '../../src/owners/log-in-pages.ts';
import { startOwnerSession } from '../../src/owners/owner-session.ts';

const PASSWORD = 'negen trage schildpadden';

const PAGES = [
	{
		javaScriptEnabled: true,
		language: 'nl',
		people: '/nl/eigenaar/:id/personen/',
		documents: '/nl/eigenaar/:id/documenten/',
		messages: '/nl/eigenaar/:id/berichten/',
		property: /\/nl\/eigenaar\/\d+\/$/,
		send: 'Verstuur de uitnodiging',
		invited: 'De uitnodiging is verstuurd',
		shared: 'Met u gedeeld door',
		readsOnly: 'Voeg het document toe',
		end: /^Toegang beëindigen: Els /,
		ended: 'De toegang is beëindigd',
		logged: 'logde in',
	},
	{
		javaScriptEnabled: false,
		language: 'fr',
		people: '/fr/proprietaire/:id/personnes/',
		documents: '/fr/proprietaire/:id/documents/',
		messages: '/fr/proprietaire/:id/messages/',
		property: /\/fr\/proprietaire\/\d+\/$/,
		send: 'Envoyer l’invitation',
		invited: 'L’invitation a été envoyée',
		shared: 'Partagé avec vous par',
		readsOnly: 'Ajouter le document',
		end: /^Mettre fin à l’accès: Els /,
		ended: 'L’accès a pris fin',
		logged: 's’est connecté',
	},
] as const;

for (const [index, { javaScriptEnabled, ...words }] of PAGES.entries())
	test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
		test.use({ javaScriptEnabled, expectedStatuses: [403, 404] });

		test(
			'an owner lets a notary in, who sees what is shared until the owner ends it',
			javaScriptEnabled ? {} : { tag: LONG_TAG },
			async ({ page, context, browser }) => {
				const id = String(DEMO_OWNER.propertyIds[index]);
				const email = `els-${index}-${Date.now()}@example.test`;
				const at = (path: string) => path.replace(':id', id);
				await startOwnerSession(context);
				await page.goto(at(words.people));
				const main = page.getByRole('main');
				await main.locator('[name="firstName"]').fill('Els');
				await main.locator('[name="lastName"]').fill(`Notaris ${index}`);
				await main.locator('[name="email"]').fill(email);
				await main.getByRole('button', { name: words.send }).click();
				await expect(main).toContainText(words.invited);
				for (const width of [1440, 820, 320]) {
					await page.setViewportSize({ width, height: 900 });
					expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
				}
				if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([]);

				const others = await browser.newContext({ javaScriptEnabled });
				const guest = await others.newPage();
				await choosePassword(guest, linkIn(await mailTo(email), /\/login\//), PASSWORD);
				await expect(guest.getByRole('main')).toContainText(words.shared);
				await guest.goto(at(words.documents));
				await expect(guest.getByRole('heading', { level: 1 })).toBeVisible();
				await expect(guest.getByRole('button', { name: words.readsOnly })).toHaveCount(0);
				// What is not shared leads back to the property.
				await guest.goto(at(words.messages));
				await expect(guest).toHaveURL(words.property);
				await expect(guest.getByRole('main')).toContainText(words.shared);

				await page.reload();
				await expect(main).toContainText(words.logged);
				await main
					.getByRole('listitem')
					.filter({ hasText: email })
					.getByRole('button', { name: words.end })
					.click();
				await expect(main).toContainText(words.ended);
				expect((await guest.goto(at(words.documents)))?.status()).toBe(404);
				await others.close();
			},
		);
	});
