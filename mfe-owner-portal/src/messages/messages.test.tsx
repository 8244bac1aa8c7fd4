import { renderSlot, sampleApi } from '@estate/remote-kit/testing';
import { LANGUAGES, REFUSED_FILE } from '@estate/shared-contract';
import { SAMPLE_FILE_TOKEN, SAMPLE_SESSION_COOKIE } from '@estate/shared-contract/samples';
import { describe, expect, test } from 'vitest';
import messages from '../slots/messages.tsx';

type Form = Record<string, string> | [string, string][];
const PAGE = '/en/owner/12/messages/';
const KEY = 'key-of-a-form';
const open = (url = PAGE, form?: Form, cookie = SAMPLE_SESSION_COOKIE) =>
	renderSlot(messages, { url, slot: 'messages', cookie, ...(form ? { form } : {}) });
const sent = async () => (await sampleApi()).calls.filter(({ name }) => name === 'sendOwnerMessage');

describe('the conversation with the agency', () => {
	test('sends who is not logged in to the log-in page, and back afterwards', async () => {
		const { response } = await open('/fr/proprietaire/12/messages/', undefined, '');
		expect(response.redirect).toEqual({ to: '/fr/login/?next=%2Ffr%2Fproprietaire%2F12%2Fmessages%2F' });
	});

	test('does not exist for another owner’s property', async () => {
		expect((await open('/en/owner/14/messages/')).response.status).toBe(404);
	});

	test('shows who wrote what and when, in Belgian time, with files to download', async () => {
		const { html, text } = await open();
		expect(html).toContain(`<strong>${text('messages.you')}</strong>`);
		expect(html).toContain('Karim Benali');
		expect(html).toMatch(/dateTime="2026-10-05T07:05:00.000Z"[^<]*>[^<]*09:05/);
		expect(html).toContain('href="/api/v1/owner/properties/12/messages/files/7"');
		expect(html).toContain('84');
		expect(html).toContain(text('messages.answers', { subject: 'Verslag van het bezoek' }));
		expect(html).toContain(text('messages.leftOut', { count: 1 }));
	});

	test.each(LANGUAGES)(
		'has every text in %s, with and without messages, and when it was not sent',
		async (language) => {
			const page = `/${language}/owner/12/messages/`;
			for (const { html } of [
				await open(page),
				await open(`/${language}/owner/15/messages/?sent=1`),
				await open(page, [
					['text', ''],
					['file', REFUSED_FILE],
				]),
			])
				expect(html).not.toMatch(/[>"](messages|login|portal|ui)\./);
		},
	);

	test('names the communication that is answered', async () => {
		const { html, text } = await open(`${PAGE}?answers=2`);
		expect(html).toContain(text('messages.answers', { subject: 'Start van de verkoop' }));
		expect(html).toContain('name="answers" value="2"');
		expect((await open(`${PAGE}?answers=99`)).html).not.toContain('name="answers"');
	});

	test('sends words and files, and comes back to the newest message', async () => {
		const { response } = await open(`${PAGE}?answers=2`, [
			['text', ' Goed.\r\nTot dan '],
			['key', KEY],
			['answers', '2'],
			['file', SAMPLE_FILE_TOKEN],
			['file', SAMPLE_FILE_TOKEN],
		]);
		expect(response.redirect).toEqual({ to: `${PAGE}?sent=1#newest` });
		expect((await sent())[0]).toMatchObject({
			body: { text: 'Goed.\nTot dan', key: KEY, answers: 2, files: [SAMPLE_FILE_TOKEN, SAMPLE_FILE_TOKEN] },
		});
	});

	test.each<[string, [string, string][], string]>([
		['nothing was typed', [['text', '  ']], 'messages.notSent'],
		[
			'a file was refused',
			[
				['text', 'Hallo daar'],
				['file', REFUSED_FILE],
			],
			'messages.file.refused',
		],
		[
			'a file is over',
			[
				['text', 'Hallo daar'],
				['file', 'gone'],
			],
			'messages.file.gone',
		],
		[
			'there are too many files',
			[
				['text', 'Hallo daar'],
				...Array.from({ length: 5 }, (): [string, string] => ['file', SAMPLE_FILE_TOKEN]),
			],
			'messages.file.refused',
		],
	])('says so when %s, and keeps what was typed', async (_why, form, message) => {
		const { html, response, text } = await open(PAGE, form);
		expect(response.status).toBe(422);
		expect(html).toContain(text(message));
		if (form[0]?.[1].trim()) expect(html).toContain('Hallo daar');
	});

	test('keeps words, files and the key when the agency cannot be reached', async () => {
		(await sampleApi()).answer('sendOwnerMessage', 503);
		const form = { text: 'Hallo daar', key: KEY, file: SAMPLE_FILE_TOKEN };
		const { html, response, text } = await open(PAGE, form);
		expect(response.status).toBe(503);
		expect(html).toContain(text('login.unreachable'));
		expect(html).toContain('Hallo daar');
		expect(html).toContain(`name="file" value="${SAMPLE_FILE_TOKEN}"`);
		expect(html).toContain(`name="key" value="${KEY}"`);
	});

	test('after too many messages says so', async () => {
		(await sampleApi()).answer('sendOwnerMessage', 429);
		const { response, html, text } = await open(PAGE, { text: 'Hallo', key: KEY });
		expect(response.status).toBe(429);
		expect(html).toContain(text('login.tooMany'));
	});

	test('escapes what anyone wrote', async () => {
		const { html } = await open(PAGE, [
			['text', '<img src=x onerror=alert(1)>'],
			['file', REFUSED_FILE],
		]);
		expect(html).not.toContain('<img src=x');
	});
});
