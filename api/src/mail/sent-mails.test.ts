import { FORMS, type FormValues, REQUEST_KINDS, type RequestKind } from '@estate/shared-contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { matchSavedSearches } from '../saved-searches/match-saved-searches.ts';
import { sendNews } from '../saved-searches/send-saved-searches.ts';
import { CurrentIndex } from '../search/current-index.ts';
import { importItems } from '../testing/import-items.ts';
import { type ArrivedMail, headerOf, linkIn, MailServer } from '../testing/mail-server.ts';
import { SAMPLE_SITE, sampleProject, sampleProperty } from '../testing/sample-feed.ts';
import { sampleRequest } from '../testing/sample-requests.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { openTestDatabase } from '../testing/test-databases.ts';
import { type OutboxWorker, startOutboxWorker } from './outbox-worker.ts';
import { createMailTransport } from './transport.ts';

const SCRIPT = `"'><script>alert(1)</script>\r\nBcc: spy@example.test\r\n\r\n<img src=x onerror=alert(1)>`;
/** Of the newsletter: subject of the mail that asks to confirm, of the first letter, and the link that ends it */
const NEWSLETTER = {
	nl: [
		'Bevestig uw inschrijving',
		'Welkom bij de nieuwsbrief van Proefkantoor',
		'Uitschrijven of voorkeuren',
	],
	fr: [
		'Confirmez votre inscription',
		'Bienvenue à la newsletter de Proefkantoor',
		'Se désabonner ou modifier',
	],
	en: ['Confirm your subscription', 'Welcome to the newsletter from Proefkantoor', 'Unsubscribe or change'],
} as const;
type Visited = keyof typeof NEWSLETTER;
const LANGUAGES = Object.keys(NEWSLETTER) as Visited[];

describe('mails as they leave by SMTP', () => {
	let api: TestApi;
	let server: MailServer;
	let worker: OutboxWorker;
	beforeAll(async () => {
		server = await MailServer.started();
		api = await createTestApi(await openTestDatabase(), { SMTP_URL: server.url, WISH_QUIET: '0' });
		await importItems(api.database.db, [
			...SAMPLE_SITE,
			sampleProperty({ ID: 1, contactId: 1 }),
			sampleProject({ ID: 1, contactId: 1 }),
		]);
		worker = startOutboxWorker({
			db: api.database.db,
			transport: createMailTransport(api.configuration),
			interval: 60_000,
		});
	});
	afterAll(async () => {
		await worker.stop();
		await server.stop();
		await api.close();
	});
	beforeEach(() => {
		server.mails.length = 0;
	});
	afterEach(async () => {
		for (const table of ['subscription', 'request', 'outbox_mail'] as const)
			await api.database.db.deleteFrom(table).execute();
	});

	/** Sends a form, and all that it sets going by mail; returns what arrived. */
	async function send(
		kind: RequestKind,
		values: FormValues,
		changes: Parameters<typeof sampleRequest>[2] = {},
	): Promise<ArrivedMail[]> {
		const response = await api.app.inject({
			method: 'POST',
			url: `/api/v1/requests/${kind}`,
			payload: sampleRequest(kind, values, changes),
		});
		expect(response.statusCode, response.body).toBe(201);
		return arrived();
	}
	async function arrived(): Promise<ArrivedMail[]> {
		const before = server.mails.length;
		await worker.runOnce();
		return server.mails.slice(before);
	}
	const subscription = (link: string) => {
		const token = new URL(link).pathname.split('/').at(3);
		return {
			status: async () => (await api.app.inject(`/api/v1/subscriptions/${token}`)).json().status,
			change: (action: string) =>
				api.app.inject({
					method: 'POST',
					url: `/api/v1/subscriptions/${token}`,
					payload: { action },
				}),
		};
	};
	/** What a mail program does with a mail: it posts what the headers say, to where they say. */
	async function unsubscribeFrom(mail: ArrivedMail): Promise<number> {
		const [, address = ''] = /^<(https:[^>]+)>$/.exec(headerOf(mail, 'List-Unsubscribe') ?? '') ?? [];
		const { pathname } = new URL(address);
		const response = await api.app.inject({
			method: 'POST',
			url: pathname,
			payload: headerOf(mail, 'List-Unsubscribe-Post') ?? '',
			headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
		});
		return response.statusCode;
	}

	describe.each(LANGUAGES)('in %s', (language) => {
		const [confirm, welcome, end] = NEWSLETTER[language];
		const page = new RegExp(`/${language}/subscription/`);

		it('the newsletter is confirmed by its mail, and ended from the raw headers of the next', async () => {
			const email = `${language}@example.test`;
			const [optIn, ...more] = await send('sign-newsletter', { email }, { language });
			expect(more).toEqual([]);
			expect(optIn).toMatchObject({ recipient: email, subject: expect.stringContaining(confirm) });
			if (!optIn) throw new Error('no mail');
			// There is no subscription yet: nothing to end.
			expect(headerOf(optIn, 'List-Unsubscribe')).toBeUndefined();
			const reader = subscription(linkIn(optIn, page));
			expect(await reader.status()).toBe('unconfirmed');
			await reader.change('confirm');
			const [letter] = await arrived();
			expect(letter).toMatchObject({ recipient: email, subject: expect.stringContaining(welcome) });
			if (!letter) throw new Error('no letter');
			expect(headerOf(letter, 'Content-Language')).toBe(language);
			expect(letter.text).toContain(end);
			expect(await unsubscribeFrom(letter)).toBe(200);
			expect(await reader.status()).toBe('ended');
			expect(await unsubscribeFrom(letter)).toBe(200);
			expect(await arrived()).toEqual([]);
		});

		it('a saved search is confirmed by its mail, gets a property, and is ended by the link of that mail', async () => {
			const email = `wish-${language}@example.test`;
			const [optIn] = (await send('demand-register', { email }, { language })).filter(
				({ recipient }) => recipient === email,
			);
			if (!optIn) throw new Error('no mail');
			await subscription(linkIn(optIn, page)).change('confirm');
			const id = 100 + LANGUAGES.indexOf(language);
			const property = { WebID: 1, Zip: '9000', City: 'Gent', Price: 300_000, Bedrooms: 3 };
			await importItems(api.database.db, [sampleProperty({ ...property, ID: id })]);
			const context = {
				...api,
				onMailQueued() {},
				searchIndex: new CurrentIndex(api.database.db),
			};
			await matchSavedSearches(context);
			await sendNews(context);
			const [news, ...more] = await arrived();
			expect(more).toEqual([]);
			if (!news) throw new Error('no news');
			expect(news.recipient).toBe(email);
			expect(linkIn(news, new RegExp(`/${language}/property/${id}/`))).toContain('https://www.example.test/');
			const reader = subscription(linkIn(news, page));
			expect(await reader.status()).toBe('active');
			await reader.change('end');
			expect(await reader.status()).toBe('ended');
			expect(await unsubscribeFrom(news)).toBe(200);
		});
	});

	it('names with line breaks add no header and no receiver', async () => {
		const evil = 'Lena\r\nBcc: spy@example.test\r\nX-Evil: yes\r\n\r\n<p>body';
		const mails = await send(
			'contact-me',
			{ firstName: evil, lastName: `Maes\nCc: spy@example.test`, remark: evil },
			{ page: `/nl/\r\nBcc: spy@example.test` },
		);
		expect(mails.map(({ recipient }) => recipient).sort()).toEqual([
			'an@proefkantoor.example',
			'lena@example.test',
		]);
		for (const mail of mails) {
			for (const name of ['Bcc', 'Cc', 'X-Evil']) expect(headerOf(mail, name)).toBeUndefined();
			expect(mail.replyTo?.value).toHaveLength(1);
		}
		const notice = mails.find(({ recipient }) => recipient.startsWith('an@'));
		expect(notice?.replyTo?.value[0]?.address).toBe('lena@example.test');
	});

	it.each(['lena@example.test\r\nBcc: spy@example.test', 'a@example.test, spy@example.test', '<a@b.test>'])(
		'an address that is several, or more than one, is refused: %j',
		async (email) => {
			for (const kind of ['sign-newsletter', 'send-to-friend'] as const) {
				const field = kind === 'send-to-friend' ? 'friendEmail' : 'email';
				const response = await api.app.inject({
					method: 'POST',
					url: `/api/v1/requests/${kind}`,
					payload: sampleRequest(kind, { [field]: email }),
				});
				expect(response.statusCode).toBe(422);
			}
			expect(await arrived()).toEqual([]);
		},
	);

	it.each(REQUEST_KINDS)(
		'%s: code in every field that takes a text is text in every mail, and no header',
		async (kind) => {
			const typed = FORMS[kind].fields
				.filter(({ kind: field }) => field === 'text' || field === 'long-text')
				.map(({ name, longest = 200 }) => [name, SCRIPT.slice(0, longest)]);
			const search = FORMS[kind].fields.some(({ kind: field }) => field === 'search')
				? { search: `goal=0&${new URLSearchParams({ search: SCRIPT, city: SCRIPT })}` }
				: {};
			const filled = { ...Object.fromEntries(typed), ...search };
			expect(Object.keys(filled).length).toBeGreaterThan(0);
			const mails = await send(kind, filled);
			expect(mails.length).toBeGreaterThan(0);
			for (const mail of mails) {
				const { html, subject } = mail;
				expect(html).not.toMatch(/<script|<img[^>]+onerror/i);
				expect(subject).not.toMatch(/[\r\n]/);
				expect(headerOf(mail, 'Bcc')).toBeUndefined();
				expect(mail.recipient).not.toContain('spy');
			}
			// What was typed into a search goes to nobody before the address is confirmed.
			expect(mails.some(({ html }) => `${html}`.includes('&#60;script&#62;alert(1)'))).toBe(typed.length > 0);
		},
	);
});
