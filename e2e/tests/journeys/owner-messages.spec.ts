import { readFile } from 'node:fs/promises';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import { headerOf } from '../../../api/src/testing/mail-server.ts';
import { LONG_TAG } from '../../../scripts/testing/browser-projects.ts';
import { axeViolations } from '../../src/axe.ts';
import { expect, test } from '../../src/clean-page.ts';
import { mailTo } from '../../src/mails.ts';
import { DEMO_OWNER } from '../../src/owners/demo-owner.ts';
import { startOwnerSession } from '../../src/owners/owner-session.ts';
import { receiveMail } from '../../src/owners/receive-mail.ts';

const PDF = {
	name: 'plan.pdf',
	mimeType: 'application/pdf',
	buffer: Buffer.from('%PDF-1.4\n% a plan\n%%EOF\n'),
};
const PROGRAM = {
	name: 'plan.pdf',
	mimeType: 'application/pdf',
	buffer: Buffer.from('MZ\x90\x00\x03\x00\x00\x00'),
};

const PAGES = [
	{
		javaScriptEnabled: true,
		path: '/nl/eigenaar/:id/berichten/',
		text: 'Uw bericht',
		send: 'Verstuur het bericht',
		sent: 'Uw bericht is verstuurd',
		subject: /^Bericht over/,
		kind: 'Dit soort bestand nemen we niet aan',
	},
	{
		javaScriptEnabled: false,
		path: '/fr/proprietaire/:id/messages/',
		text: 'Votre message',
		send: 'Envoyer le message',
		sent: 'Votre message est envoyé',
		subject: /^Bericht over/,
		kind: 'Un fichier n’a pas été accepté',
	},
] as const;

for (const [index, { javaScriptEnabled, path, ...words }] of PAGES.entries())
	test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
		test.use({ javaScriptEnabled, expectedStatuses: [415, 422] });

		test(
			'an owner writes with a file, and the agency’s answer by mail joins the conversation',
			javaScriptEnabled ? {} : { tag: LONG_TAG },
			async ({ page, context }) => {
				const id = DEMO_OWNER.propertyIds[index];
				const said = `Kan het bezoek later? ${Date.now()}`;
				await startOwnerSession(context);
				await page.goto(path.replace(':id', String(id)));
				const main = page.getByRole('main');
				const files = main.locator('input[type="file"]');
				// What is no file of a kind that is taken is refused in words, and nothing is lost.
				await main.getByLabel(words.text, { exact: true }).fill(said);
				await files.setInputFiles(PROGRAM);
				if (!javaScriptEnabled) await main.getByRole('button', { name: words.send }).click();
				await expect(main).toContainText(words.kind);
				await expect(main.getByLabel(words.text, { exact: true })).toHaveValue(said);
				await files.setInputFiles(PDF);
				if (javaScriptEnabled) {
					await expect(main.locator('input[type="hidden"][name="file"]')).toHaveCount(1);
					await expect(files).toHaveValue('');
				}
				await main.getByRole('button', { name: words.send }).click();
				await expect(main).toContainText(words.sent);
				const newest = main.locator('#newest');
				await expect(newest).toContainText(said);
				const download = page.waitForEvent('download');
				await newest.getByRole('link', { name: /plan\.pdf/ }).click();
				expect(await readFile(await (await download).path())).toEqual(PDF.buffer);

				const copy = await mailOf(said);
				expect(copy.attachments.map(({ filename }) => filename)).toEqual(['plan.pdf']);
				const answer = await new MailComposer({
					from: copy.to,
					to: copy.replyTo,
					subject: 'Re: bericht',
					text: `Ja, om 15 uur. ${said.length}\n\nOp ma 23 nov 2026 schreef Meander <x@example.test>:\n> ${said}`,
				})
					.compile()
					.build();
				expect(await receiveMail(answer)).toMatchObject({ code: 0 });
				await page.reload();
				await expect(newest).toContainText('Ja, om 15 uur.');
				await expect(newest).not.toContainText(said);
				await mailTo(DEMO_OWNER.email, words.subject);
				for (const width of [1440, 820, 360]) {
					await page.setViewportSize({ width, height: 900 });
					expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
				}
				if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([]);
				// From another address the same answer is refused, with the code that makes the mail server say so.
				const forged = answer.toString().replace(copy.to, 'somebody@example.test');
				expect(await receiveMail(Buffer.from(forged))).toMatchObject({ code: 77 });
			},
		);
	});

/** The agency's copy of what was said. */
async function mailOf(said: string) {
	const mail = await mailTo('@', /./, (text) => text.includes(said));
	return {
		to: mail.to && !Array.isArray(mail.to) ? (mail.to.value[0]?.address ?? '') : '',
		replyTo: headerOf(mail, 'reply-to') ?? '',
		attachments: mail.attachments,
	};
}
