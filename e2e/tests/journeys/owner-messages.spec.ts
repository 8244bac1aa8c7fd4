import { readFile } from 'node:fs/promises';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import { OWNER_TEXTS } from '../../../api/src/owners/owner-texts.ts';
import { headerOf } from '../../../api/src/testing/mail-server.ts';
import { LONG_TAG } from '../../../scripts/testing/browser-projects.ts';
import { axeViolations } from '../../src/axe.ts';
import { expect, test } from '../../src/clean-page.ts';
import { waitForApplication } from '../../src/living-page.ts';
import { mailTo } from '../../src/mails.ts';
import { DEMO_OWNER, UNOWNED_PROPERTY_IDS } from '../../src/owners/demo-owner.ts';
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

for (const { language, javaScriptEnabled, index, name, tag } of PORTAL_VARIANTS)
	test.describe(name, () => {
		test.use({ javaScriptEnabled, expectedStatuses: [415, 422] });

		test('an owner writes with a file, and the agency’s answer by mail joins the conversation', {
			tag,
		}, async ({ page, context }) => {
			const { texts, property } = portalIn(language);
			const { messages } = texts;
			// One conversation a property: its newest message is this journey's where nothing else speaks about it.
			const id = UNOWNED_PROPERTY_IDS[index] as number;
			const said = `Kan het bezoek later? ${Date.now()}`;
			const owner = await startLanguageOwner(context, language, [id]);
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

test('how far a file is stands beside its name; one too large and one too many are refused before they are sent', {
	tag: LONG_TAG,
}, async ({ page, context }) => {
	const { texts, property } = portalIn('nl');
	const { file } = texts.messages;
	await startOwnerSession(context);
	await page.goto(property(DEMO_OWNER.propertyIds[0] as number, 'messages'));
	const main = page.getByRole('main');
	const files = main.locator('input[type="file"]');
	await expect(files).toBeVisible();
	await waitForApplication(page);
	const session = await context.newCDPSession(page);
	await session.send('Network.enable');
	const slowly = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 300_000 };
	await session.send('Network.emulateNetworkConditions', slowly);
	const padding = Buffer.alloc(1_500_000, '% a page\n');
	await files.setInputFiles({ ...PDF, buffer: Buffer.concat([PDF.buffer, padding]) });
	const bar = main.getByRole('progressbar', { name: `${file.sending} ${PDF.name}` });
	const shares = new Set<number>();
	await expect(async () => {
		shares.add(
			await bar.evaluate((element) => (element as HTMLProgressElement).value, undefined, { timeout: 500 }),
		);
		expect([...shares].filter((share) => share > 0 && share < 1).length).toBeGreaterThan(1);
	}).toPass({ intervals: [100], timeout: 30_000 });
	const kept = main.locator('input[type="hidden"][name="file"]');
	await expect(kept).toHaveCount(1);
	await expect(bar).toHaveCount(0);

	await session.send('Network.emulateNetworkConditions', { ...slowly, uploadThroughput: -1 });
	await files.setInputFiles({ ...PDF, buffer: Buffer.alloc(8 * 1024 * 1024 + 1) });
	await expect(main).toContainText(file.tooLarge);
	await files.setInputFiles([PDF, PDF, PDF, PDF]);
	await expect(main).toContainText(file.tooMany);
	await expect(kept).toHaveCount(4);
});

test('a message that is sent while its file is on its way goes with it', async ({ page, context }) => {
	const { texts, property } = portalIn('nl');
	const { messages } = texts;
	await startOwnerSession(context);
	await page.goto(property(DEMO_OWNER.propertyIds[0] as number, 'messages'));
	const main = page.getByRole('main');
	await waitForApplication(page);
	await page.route('**/api/v1/uploads?*', async (route) => {
		await page.waitForTimeout(1_500);
		await route.continue();
	});
	const said = `Met het plan. ${Date.now()}`;
	await main.getByLabel(messages.text, { exact: true }).fill(said);
	await main.locator('input[type="file"]').setInputFiles(PDF);
	await expect(main.locator('progress')).toBeVisible();
	await main.getByRole('button', { name: messages.send }).click();
	await expect(main).toContainText(messages.sent);
	const sent = main.getByRole('listitem').filter({ hasText: said });
	await expect(sent.getByRole('link', { name: /plan\.pdf/ })).toBeVisible();
});

for (const javaScriptEnabled of [true, false])
	test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
		test.use({ javaScriptEnabled, expectedStatuses: [401] });

		test('what an owner wrote is there when the session ended meanwhile, and is sent after a log-in beside it', {
			tag: LONG_TAG,
		}, async ({ page, context }) => {
			const { texts, property } = portalIn('fr');
			const { messages, kept } = texts;
			await startOwnerSession(context);
			await page.goto(property(DEMO_OWNER.propertyIds[1] as number, 'messages'));
			const main = page.getByRole('main');
			const said = `Toujours là ? ${Date.now()}`;
			await main.getByLabel(messages.text, { exact: true }).fill(said);
			await context.clearCookies({ name: '__Host-session' });
			await main.getByRole('button', { name: messages.send }).click();
			await expect(main).toContainText(kept.signedOut);
			await expect(main).toContainText(said);
			await expect(main.getByRole('link', { name: kept.logInBeside })).toHaveAttribute('target', '_blank');
			await startOwnerSession(context);
			await main.getByRole('button', { name: kept.sendAgain }).click();
			await expect(main).toContainText(messages.sent);
			await expect(main.getByRole('listitem').filter({ hasText: said })).toBeVisible();
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
