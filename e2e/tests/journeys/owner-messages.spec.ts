import { readFile } from 'node:fs/promises';
import type { BrowserContext } from '@playwright/test';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import { OWNER_TEXTS } from '../../../api/src/owners/owner-texts.ts';
import { headerOf } from '../../../api/src/testing/mail-server.ts';
import { axeViolations } from '../../src/axe.ts';
import { expect, test } from '../../src/clean-page.ts';
import type { VisitedLanguage } from '../../src/forms/form-pages.ts';
import { mailTo } from '../../src/mails.ts';
import { DEMO_OWNER } from '../../src/owners/demo-owner.ts';
import { expectToFit } from '../../src/owners/fits-window.ts';
import { startLanguageOwner } from '../../src/owners/language-owner.ts';
import { startOwnerSession } from '../../src/owners/owner-session.ts';
import { PORTAL_VARIANTS, portalIn } from '../../src/owners/portal-language.ts';
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

// One conversation a property: two at once would look for each other's newest message.
test.describe.configure({ mode: 'default' });

/** The demo's owner reads Dutch; for another language somebody else owns the property as well. */
async function ownerOf(context: BrowserContext, language: VisitedLanguage, id: number): Promise<string> {
	if (language !== 'nl') return startLanguageOwner(context, language, [id]);
	await startOwnerSession(context);
	return DEMO_OWNER.email;
}

for (const { language, javaScriptEnabled, index, name, tag } of PORTAL_VARIANTS)
	test.describe(name, () => {
		test.use({ javaScriptEnabled, expectedStatuses: [415, 422] });

		test('an owner writes with a file, and the agency’s answer by mail joins the conversation', {
			tag,
		}, async ({ page, context }) => {
			const { texts, property } = portalIn(language);
			const { messages } = texts;
			const id = DEMO_OWNER.propertyIds[index % DEMO_OWNER.propertyIds.length] as number;
			const said = `Kan het bezoek later? ${Date.now()}`;
			const owner = await ownerOf(context, language, id);
			await page.goto(property(id, 'messages'));
			const main = page.getByRole('main');
			const files = main.locator('input[type="file"]');
			// What is no file of a kind that is taken is refused in words, and nothing is lost.
			await main.getByLabel(messages.text, { exact: true }).fill(said);
			await files.setInputFiles(PROGRAM);
			if (!javaScriptEnabled) await main.getByRole('button', { name: messages.send }).click();
			await expect(main).toContainText(messages.file[javaScriptEnabled ? 'wrongKind' : 'refused']);
			await expect(main.getByLabel(messages.text, { exact: true })).toHaveValue(said);
			await files.setInputFiles(PDF);
			if (javaScriptEnabled) {
				await expect(main.locator('input[type="hidden"][name="file"]')).toHaveCount(1);
				await expect(files).toHaveValue('');
			}
			await main.getByRole('button', { name: messages.send }).click();
			await expect(main).toContainText(messages.sent);
			const newest = main.locator('#newest');
			await expect(newest).toContainText(said);
			const download = page.waitForEvent('download');
			await newest.getByRole('link', { name: /plan\.pdf/ }).click();
			expect(await readFile(await (await download).path())).toEqual(PDF.buffer);

			const copy = await mailOf(said);
			expect(copy.attachments.map(({ filename }) => filename)).toEqual(['plan.pdf']);
			const answered = `Ja, om 15 uur. ${Date.now()}`;
			const answer = await new MailComposer({
				from: copy.to,
				to: copy.replyTo,
				subject: 'Re: bericht',
				text: `${answered}\n\nOp ma 23 nov 2026 schreef Meander <x@example.test>:\n> ${said}`,
			})
				.compile()
				.build();
			expect(await receiveMail(answer)).toMatchObject({ code: 0 });
			await page.reload();
			await expect(newest).toContainText(answered);
			await expect(newest).not.toContainText(said);
			// The owner's copy is in the owner's language.
			const [subject] = OWNER_TEXTS[language].messages.subject.split('{{');
			await mailTo(owner, new RegExp(`^${subject}`), (text) => text.includes(answered));
			await expectToFit(page);
			if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([]);
			// From another address the same answer is refused, with the code that makes the mail server say so.
			const forged = answer.toString().replace(copy.to, 'somebody@example.test');
			expect(await receiveMail(Buffer.from(forged))).toMatchObject({ code: 77 });
		});
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
