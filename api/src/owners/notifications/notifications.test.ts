import {
	belgianDay,
	DEFAULT_NOTIFICATIONS,
	dayAfter,
	LANGUAGES,
	type NotificationChoices,
} from '@estate/shared-contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { personData } from '../../privacy/forget-person.ts';
import { installationSecret } from '../../server/installation-secret.ts';
import { importItems } from '../../testing/import-items.ts';
import { insertGuest } from '../../testing/insert-guest.ts';
import { emailOf, insertOwner, startSession } from '../../testing/owner-account.ts';
import { OwnerClient } from '../../testing/owner-client.ts';
import { SAMPLE_SITE, sampleProperty } from '../../testing/sample-feed.ts';
import { sampleRequest } from '../../testing/sample-requests.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { openTestDatabase } from '../../testing/test-databases.ts';
import { sendReminders } from '../documents/send-reminders.ts';
import { readThread } from '../messages/message-thread.ts';
import { onceKeyOf, writeMessage } from '../messages/write-message.ts';
import { OWNER_TEXTS } from '../owner-texts.ts';

let keys = 0;

describe('what owners are notified of', () => {
	let api: TestApi;
	let owner: OwnerClient;
	beforeEach(async () => {
		api = await createTestApi(await openTestDatabase());
		await importItems(api.database.db, [
			...SAMPLE_SITE,
			sampleProperty({ ID: 1 }),
			sampleProperty({ ID: 2 }),
		]);
		await insertOwner(api.database.db, 1, { properties: [1] });
		await insertOwner(api.database.db, 2, { properties: [1, 2] });
		owner = await loggedIn(1);
	});
	afterEach(() => api.close());

	const db = () => api.database.db;
	async function loggedIn(id: number): Promise<OwnerClient> {
		const client = new OwnerClient(api);
		client.cookies.set('__Host-session', await startSession(api, id));
		return client;
	}
	const choose = (choices: Partial<NotificationChoices>, client = owner, language = 'nl') =>
		client.post('notifications', { choices: { ...DEFAULT_NOTIFICATIONS, ...choices }, language });
	const choicesOf = async (client = owner) => (await client.get('account')).json().notifications;
	const waiting = () =>
		db().selectFrom('owner_notification').select(['owner_id', 'what', 'frequency']).orderBy('id').execute();
	/** Mails to an owner of the kinds that start so */
	async function mailsTo(id: number, kind = '') {
		const rows = await db().selectFrom('outbox_mail').select(['kind', 'message']).orderBy('id').execute();
		return rows.filter((row) => row.message.to === emailOf(id) && row.kind.startsWith(kind));
	}
	async function write(text = 'Goed nieuws'): Promise<void> {
		const services = { configuration: api.configuration, secret: await installationSecret(db()) };
		await db()
			.transaction()
			.execute(async (transaction) =>
				writeMessage(transaction, services, await readThread(transaction, 1), {
					side: 'agency',
					author: 'Karim',
					text,
					via: 'command',
					files: [],
					onceKey: onceKeyOf(1, 'agency', `notified-${++keys}`),
				}),
			);
	}
	async function send(kind: Parameters<typeof sampleRequest>[0], values: Record<string, string> = {}) {
		const payload = sampleRequest(kind, values);
		const sent = await api.app.inject({ method: 'POST', url: `/api/v1/requests/${kind}`, payload });
		expect(sent.statusCode, sent.body).toBe(201);
	}
	const tokenIn = (text: string) => /\/notifications\/([^/\s]+)\//.exec(text)?.[1] ?? '';
	const link = (token: string, method: 'GET' | 'POST' = 'GET') =>
		api.app.inject({
			method,
			url: `/api/v1/notifications/${token}`,
			headers: method === 'POST' ? { origin: 'https://www.example.test' } : {},
		});

	it('is all of it by a mail of its own, but for the figures, until they choose; each mail ends its kind', async () => {
		expect(await choicesOf()).toEqual({ choices: DEFAULT_NOTIFICATIONS, language: 'nl' });
		await write();
		await send('purchase-offer');
		const mails = await mailsTo(1);
		expect(mails.map(({ kind }) => kind.replace(/\d+/g, 'n'))).toEqual(['message-n-owner-n', 'owner-offer']);
		for (const [index, { message }] of mails.entries()) {
			const scope = (['message', 'offer'] as const)[index] ?? 'message';
			expect(message.text).toContain(OWNER_TEXTS.nl.notifications.end[scope]);
			expect(message.unsubscribeUrl).toBe(
				`https://www.example.test/api/v1/notifications/${tokenIn(message.text)}/one-click`,
			);
			expect((await link(tokenIn(message.text))).json()).toEqual({ scope, kinds: [scope] });
		}
		expect(mails[1]?.message.text).not.toMatch(/345|Lena|Maes/);
	});

	it('waits for the day or the week, or is nothing, as each of them chose', async () => {
		await choose({ message: 'daily', offer: 'never' });
		await choose({ message: 'weekly', offer: 'daily' }, await loggedIn(2));
		await write();
		await send('purchase-offer');
		expect(await mailsTo(1)).toEqual([]);
		expect(await mailsTo(2)).toEqual([]);
		expect(await waiting()).toEqual([
			{ owner_id: 1, what: 'message', frequency: 'daily' },
			{ owner_id: 2, what: 'message', frequency: 'weekly' },
			{ owner_id: 2, what: 'offer', frequency: 'daily' },
		]);
	});

	it('is moved with a choice: what waits goes with the next mail, or away', async () => {
		await choose({ message: 'weekly', offer: 'weekly' });
		await write();
		await send('purchase-offer');
		await choose({ message: 'at-once', offer: 'never' });
		expect((await waiting()).filter(({ owner_id }) => owner_id === 1)).toEqual([
			{ owner_id: 1, what: 'message', frequency: 'daily' },
		]);
	});

	it('follows a visit from booking over a move to its end, without the visitor’s name', async () => {
		const { slots } = (await api.app.inject('/api/v1/properties/1/slots?language=nl')).json();
		await db().updateTable('owner').set({ language: 'fr' }).where('id', '=', 2).execute();
		await send('contact-appointment', { slot: slots[0].id });
		// Of what may be anybody's they hear nothing.
		expect(await mailsTo(1)).toEqual([]);
		const { message } = await db()
			.selectFrom('outbox_mail')
			.select('message')
			.where('kind', '=', 'visit-hold')
			.executeTakeFirstOrThrow();
		const [, visit = ''] = /\/appointment\/([^/\s]+)\//.exec(message.text) ?? [];
		const change = (payload: object) =>
			api.app.inject({ method: 'POST', url: `/api/v1/appointments/${visit}`, payload });
		for (const payload of [
			{ action: 'confirm' },
			{ action: 'move', slot: slots[1].id },
			{ action: 'cancel' },
		])
			expect((await change(payload)).statusCode, JSON.stringify(payload)).toBe(200);
		const mails = await mailsTo(1);
		expect(mails.map(({ kind }) => kind)).toEqual([
			'owner-visit-booked',
			'owner-visit-moved',
			'owner-visit-cancelled',
		]);
		for (const { message } of [...mails, ...(await mailsTo(2))])
			expect(message.text).not.toMatch(/Lena|Maes|\{\{|undefined/);
		expect((await mailsTo(2)).map(({ message }) => message.subject)[0]).toMatch(/^Visite prévue/);
	});

	it('is of a document that expires, once', async () => {
		await db()
			.insertInto('owner_document')
			.values({
				property_id: 1,
				kind: 'soil',
				author: 'An',
				expires_on: dayAfter(belgianDay(), 5),
				once_key: 'soil-of-one',
			})
			.execute();
		await choose({ document: 'daily' });
		const services = { db: db(), configuration: api.configuration };
		await sendReminders(services);
		await sendReminders(services);
		expect(await mailsTo(1)).toEqual([]);
		expect(await waiting()).toEqual([{ owner_id: 1, what: 'document', frequency: 'daily' }]);
		const [mail, ...more] = await mailsTo(2, 'document-expiring');
		expect([more, tokenIn(mail?.message.text ?? '')]).toEqual([[], expect.stringMatching(/^2-document\./)]);
	});

	it('ends by one press at the link of a mail, and by the post of a mail program; a GET changes nothing', async () => {
		await write();
		const [mail] = await mailsTo(1, 'message');
		const token = tokenIn(mail?.message.text ?? '');
		for (let time = 0; time < 3; time++) await link(token);
		expect((await choicesOf()).choices.message).toBe('at-once');
		expect((await link(token, 'POST')).json()).toEqual({ scope: 'message', kinds: [] });
		expect((await choicesOf()).choices).toEqual({ ...DEFAULT_NOTIFICATIONS, message: 'never' });
		expect((await choicesOf(await loggedIn(2))).choices).toEqual(DEFAULT_NOTIFICATIONS);
		await choose({});
		const posted = await api.app.inject({
			method: 'POST',
			url: new URL(mail?.message.unsubscribeUrl ?? '').pathname,
			headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
			payload: 'List-Unsubscribe=One-Click',
		});
		expect(posted.statusCode).toBe(200);
		expect((await choicesOf()).choices.message).toBe('never');
		await write();
		expect(await mailsTo(1, 'message')).toHaveLength(1);
	});

	it('cannot be ended by a link that is forged, of another purpose or of an account that is gone', async () => {
		await write();
		const token = tokenIn((await mailsTo(1, 'message'))[0]?.message.text ?? '');
		for (const forged of [
			token.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
			token.replace('1-message', '2-message'),
			token.replace('message', 'figures'),
			'nothing-at-all',
		])
			for (const method of ['GET', 'POST'] as const)
				expect([forged, (await link(forged, method)).statusCode]).toEqual([forged, 404]);
		await db().deleteFrom('owner').where('id', '=', 1).execute();
		expect((await link(token, 'POST')).statusCode).toBe(404);
		expect((await choicesOf(await loggedIn(2))).choices).toEqual(DEFAULT_NOTIFICATIONS);
	});

	it('is nobody’s choice but an owner’s: a guest has none and makes none', async () => {
		await insertOwner(db(), 3);
		await insertGuest(api, { propertyId: 1, by: 1, guest: 3, parts: ['messages', 'visits'] });
		const guest = await loggedIn(3);
		expect(await choicesOf(guest)).toBeUndefined();
		expect((await choose({}, guest)).statusCode).toBe(403);
		await write();
		expect(await mailsTo(3)).toEqual([]);
		expect((await choose({ figures: 'at-once' } as never)).statusCode).toBe(400);
	});

	it('is shown to who asks what is held of an address', async () => {
		await choose({ offer: 'weekly' }, owner, 'de');
		expect(await personData(db(), emailOf(1))).toMatchObject({
			account: { language: 'de', notifications: expect.objectContaining({ offer: 'weekly' }) },
		});
	});

	it.each(LANGUAGES)('has words for everything in %s', (language) => {
		const keysOf = (value: object): string[] =>
			Object.entries(value).flatMap(([key, part]) =>
				typeof part === 'string' ? [`${key} ${part.match(/\{\{\w+\}\}/g)?.sort() ?? ''}`] : keysOf(part),
			);
		expect(keysOf(OWNER_TEXTS[language].notifications)).toEqual(keysOf(OWNER_TEXTS.nl.notifications));
	});
});
