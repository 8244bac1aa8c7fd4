import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { installationSecret } from '../../../server/installation-secret.ts';
import { importItems } from '../../../testing/import-items.ts';
import { emailOf, insertOwner } from '../../../testing/owner-account.ts';
import { SAMPLE_SITE, sampleProperty } from '../../../testing/sample-feed.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { openTestDatabase } from '../../../testing/test-databases.ts';
import { replyAddress } from '../reply-address.ts';
import { LARGEST_MAIL_BYTES, receiveMail } from './receive-mail.ts';

const DOMAIN = 'reply.example.test';
const PDF = { filename: 'plan.pdf', content: Buffer.from('%PDF-1.4\n% x\n%%EOF\n') };

describe('answers by mail', () => {
	let api: TestApi;
	let agency = '';
	let secret = '';
	beforeAll(async () => {
		api = await createTestApi(await openTestDatabase(), { REPLY_DOMAIN: DOMAIN });
		await importItems(api.database.db, [...SAMPLE_SITE, sampleProperty({ ID: 1 })]);
		for (const id of [1, 2]) await insertOwner(api.database.db, id, { properties: id === 1 ? [1] : [] });
		secret = await installationSecret(api.database.db);
		const site = await api.database.db.selectFrom('site').select('configuration').executeTakeFirstOrThrow();
		agency = site.configuration.agency.email;
	});
	afterAll(() => api.close());
	beforeEach(async () => {
		for (const table of ['outbox_mail', 'owner_message', 'throttle'] as const)
			await api.database.db.deleteFrom(table).execute();
	});

	const addressOf = (ownerId?: number, propertyId = 1) =>
		replyAddress(secret, DOMAIN, { propertyId, ownerId });
	const raw = (mail: object) =>
		new MailComposer({ from: emailOf(1), to: addressOf(1), subject: 'Re: bericht', text: 'Ja.', ...mail })
			.compile()
			.build();
	const receive = async (mail: object, to?: string) =>
		receiveMail(api.database.db, api.configuration, await raw(mail), to);
	const stored = () => api.database.db.selectFrom('owner_message').selectAll().orderBy('id').execute();

	it('of an owner join the thread without what was quoted, and go on to the agency', async () => {
		const text = 'Dat past.\n\nOp ma 23 nov schreef Meander <x@y.be>:\n> Kan het?';
		expect(await receive({ text })).toMatchObject({ state: 'taken', leftOut: 0 });
		expect(await stored()).toMatchObject([
			{ side: 'owner', owner_id: 1, author: 'Eigenaar 1', body: 'Dat past.', via: 'mail' },
		]);
		const mails = await api.database.db.selectFrom('outbox_mail').select('message').execute();
		expect(mails.map(({ message }) => message.replyTo)).toEqual([addressOf()]);
	});

	it('of the agency go on to the owners', async () => {
		const mail = { from: { name: 'Karim', address: agency.toUpperCase() }, to: addressOf() };
		expect(await receive(mail)).toMatchObject({ state: 'taken' });
		expect(await stored()).toMatchObject([{ side: 'agency', owner_id: null, author: 'Karim' }]);
		const mails = await api.database.db.selectFrom('outbox_mail').select('message').execute();
		expect(mails.map(({ message }) => message.to)).toEqual([emailOf(1)]);
	});

	it('bring files along, checked by content; what is not taken is counted', async () => {
		const program = { filename: 'plan.pdf', content: Buffer.from('MZ\x90\x00\x03\x00\x00\x00') };
		const many = Array.from({ length: 5 }, () => PDF);
		expect(await receive({ attachments: [program, ...many] })).toMatchObject({ state: 'taken', leftOut: 2 });
		const files = await api.database.db
			.selectFrom('upload')
			.select(['name', 'media_type'])
			.where('message_id', 'is not', null)
			.execute();
		expect(files).toEqual(
			Array.from({ length: 4 }, () => ({ name: 'plan.pdf', media_type: 'application/pdf' })),
		);
		expect(await stored()).toMatchObject([{ left_out: 2 }]);
	});

	it('are taken once, however often the mail server hands them over', async () => {
		const mail = { messageId: '<one@example.test>' };
		expect((await receive(mail)).state).toBe('taken');
		expect((await receive(mail)).state).toBe('repeated');
		expect((await stored()).length).toBe(1);
	});

	it('with HTML alone are read as text', async () => {
		await receive({ text: undefined, html: '<p>Ja, <b>graag</b></p><script>alert(1)</script>' });
		expect(await stored()).toMatchObject([{ body: 'Ja, graag' }]);
	});

	it('with a file alone are named by their subject', async () => {
		await receive({ text: '', subject: 'Het plan', attachments: [PDF] });
		expect(await stored()).toMatchObject([{ body: 'Het plan' }]);
	});

	it.each([
		['an absence', { headers: { 'Auto-Submitted': 'auto-replied' } }],
		['a copy of our own', { headers: { 'Auto-Submitted': 'auto-generated' } }],
		['a list', { headers: { 'List-Id': '<news.example.test>' } }],
		['a mass mail', { headers: { Precedence: 'bulk' } }],
		['a failed delivery', { from: 'MAILER-DAEMON@example.test' }],
	])('of a program are ignored: %s', async (_what, mail) => {
		expect(await receive(mail)).toEqual({ state: 'ignored' });
		expect(await stored()).toEqual([]);
	});

	it.each([
		['from somebody else', () => ({ from: 'other@example.test' }), 'foreign-sender'],
		['from another owner', () => ({ from: emailOf(2) }), 'foreign-sender'],
		['of an owner to the agency’s address', () => ({ to: addressOf() }), 'foreign-sender'],
		['of two senders', () => ({ from: `${emailOf(1)}, other@example.test` }), 'foreign-sender'],
		[
			'of who has no such property any more',
			() => ({ from: emailOf(2), to: addressOf(2) }),
			'foreign-sender',
		],
		['to no thread', () => ({ to: 'reply+1-1-00000000000000000000@reply.example.test' }), 'unknown-address'],
		['about no property', () => ({ to: addressOf(1, 99) }), 'unknown-address'],
		['without a word', () => ({ text: '> Kan het?\n' }), 'empty'],
		['too long', () => ({ text: 'x'.repeat(20_001) }), 'too-large'],
	])('are refused %s', async (_what, mail, why) => {
		expect(await receive(mail())).toEqual({ state: 'refused', why });
		expect(await stored()).toEqual([]);
	});

	it('that quote without end are read as far as any answer goes', async () => {
		const quoted = '> on wrote wrote wrote\n'.repeat(100_000);
		expect(await receive({ text: `Ja, graag.\n\n${quoted}` })).toMatchObject({ state: 'taken' });
		expect(await stored()).toMatchObject([{ body: 'Ja, graag.' }]);
		expect(await receive({ text: `${quoted}Pas hier.` })).toEqual({ state: 'refused', why: 'empty' });
	});

	it('that are larger than any mail are not even read', async () => {
		const source = Buffer.alloc(LARGEST_MAIL_BYTES + 1, 'x');
		const received = await receiveMail(api.database.db, api.configuration, source);
		expect(received).toEqual({ state: 'refused', why: 'too-large' });
	});

	it('are for whom the mail server says, whatever stands in them', async () => {
		expect((await receive({ to: 'somebody@example.test' }, addressOf(1))).state).toBe('taken');
		expect(await receive({}, 'somebody@example.test')).toMatchObject({ why: 'unknown-address' });
	});

	const source = (...lines: string[]) => Buffer.from(lines.join('\r\n'));
	const parts = '--b\r\nContent-Type: image/png\r\nContent-ID: <a>\r\n\r\nx\r\n'.repeat(1_000);
	it.each([
		['a header without end', () => [`X-Long: ${'a'.repeat(1_100_000)}`, '', 'Ja.'], 'unreadable'],
		[
			'a thousand parts',
			() => ['Content-Type: multipart/mixed; boundary=b', '', `${parts}--b--`],
			'unreadable',
		],
		[
			'groups within groups',
			() => [`Cc: ${'g:'.repeat(3_000)} a@example.test;`, '', 'x'.repeat(20_001)],
			'too-large',
		],
		['an address of tabs', () => [`Cc: a${'\t'.repeat(100_000)}b`, '', 'x'.repeat(20_001)], 'too-large'],
		['links alone', () => ['', 'ab.be\r\n'.repeat(150_000)], 'too-large'],
	])('of strangers hold nobody up and end nothing: %s', async (_what, lines, why) => {
		const mail = source(`From: ${emailOf(1)}`, `To: ${addressOf(1)}`, 'Subject: x', ...lines());
		const before = process.threadCpuUsage();
		expect(await receiveMail(api.database.db, api.configuration, mail)).toEqual({ state: 'refused', why });
		const { user, system } = process.threadCpuUsage(before);
		// Microseconds: none of it is read by this thread.
		expect(user + system).toBeLessThan(1_000_000);
	});

	it('that the mail server has for somebody else are not read', async () => {
		const broken = source(`X-Long: ${'a'.repeat(1_100_000)}`, '', 'Ja.');
		expect(
			await receiveMail(api.database.db, api.configuration, broken, 'somebody@example.test'),
		).toMatchObject({ why: 'unknown-address' });
	});

	it('that come too often are to be tried later', async () => {
		for (let sent = 0; sent < 30; sent++) await receive({ messageId: `<${sent}@example.test>` });
		await expect(receive({})).rejects.toMatchObject({ statusCode: 429 });
	});
});
