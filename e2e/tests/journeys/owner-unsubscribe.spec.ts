import { linkIn } from '../../../api/src/testing/mail-server.ts';
import { LONG_TAG } from '../../../scripts/testing/browser-projects.ts';
import { axeViolations } from '../../src/axe.ts';
import { expect, test } from '../../src/clean-page.ts';
import { mailTo } from '../../src/mails.ts';
import { expectToFit } from '../../src/owners/fits-window.ts';
import { startLanguageOwner } from '../../src/owners/language-owner.ts';
import { PORTAL_VARIANTS, portalIn } from '../../src/owners/portal-language.ts';
import { writeAsAgency } from '../../src/owners/receive-mail.ts';

/** Of another owner than the one whose conversations other journeys look at */
const PROPERTY = 2075;

for (const { language, javaScriptEnabled, name } of PORTAL_VARIANTS)
	test.describe(name, () => {
		test.use({ javaScriptEnabled, expectedStatuses: [404] });

		test('a kind of mail is ended by one press at the link of such a mail, without a log-in, and by no scanner', {
			tag: LONG_TAG,
		}, async ({ page, context, browser }) => {
			const { texts, account } = portalIn(language);
			const words = texts.notifications;
			const owner = await startLanguageOwner(context, language, [PROPERTY]);
			const said = `Een vraag van het kantoor ${Date.now()}`;
			expect(await writeAsAgency(PROPERTY, said)).toMatchObject({ code: 0 });
			const link = linkIn(await mailTo(owner, /./, (text) => text.includes(said)), /\/notifications\//);
			const others = await browser.newContext({ javaScriptEnabled });
			for (let time = 0; time < 2; time++) expect((await others.request.get(link)).status()).toBe(200);
			await page.goto(account);
			const kind = page.getByRole('main').getByLabel(words.kinds.message);
			await expect(kind).toHaveValue('at-once');

			const stranger = await others.newPage();
			await stranger.goto(link);
			const main = stranger.getByRole('main');
			await expect(main).toContainText(words.kinds.message);
			await expectToFit(stranger);
			if (javaScriptEnabled) expect(await axeViolations(stranger)).toEqual([]);
			await main.getByRole('button', { name: words.submit }).click();
			await expect(main).toContainText(words.ended);
			await page.goto(account);
			await expect(kind).toHaveValue('never');

			const wrong = await stranger.goto(link.replace(/.\/$/, (end) => (end === '0/' ? '1/' : '0/')));
			expect(wrong?.status()).toBe(404);
			await expect(main).toContainText(words.over);
			await others.close();
		});
	});
