import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { forgetPerson, personData } from '../../privacy/forget-person.ts';
import { installationSecret } from '../../server/installation-secret.ts';
import { insertVisit } from '../../testing/coming-visit.ts';
import { importItems } from '../../testing/import-items.ts';
import { insertDocument } from '../../testing/insert-document.ts';
import { insertOffer } from '../../testing/insert-offer.ts';
import { emailOf, insertOwner, PASSWORD, startSession } from '../../testing/owner-account.ts';
import { mailedToken, OwnerClient } from '../../testing/owner-client.ts';
import { SAMPLE_SITE, sampleProperty } from '../../testing/sample-feed.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { inviteGuest } from './invite-guest.ts';

const NOTARY = 'els@example.test';
const OWN = 'acht blauwe brommers';
const INVITATION = {
	language: 'fr',
	email: NOTARY,
	firstName: 'Els',
	lastName: 'Notaris',
	role: 'notary',
	parts: ['documents'],
	days: 90,
};

describe.each(testDatabases())('guests of a property on $name', ({ open }) => {
	let api: TestApi;
	let owner: OwnerClient;
	let second: OwnerClient;
	let guest: OwnerClient;
	const db = () => api.database.db;
	beforeEach(async () => {
		api = await createTestApi(await open(), { MAIL_LIMIT: '8' });
		await importItems(db(), [...SAMPLE_SITE, ...[1, 2].map((ID) => sampleProperty({ ID }))]);
		[owner, second, guest] = [new OwnerClient(api), new OwnerClient(api), new OwnerClient(api)];
		for (const [id, client] of [
			[1, owner],
			[2, second],
		] as const) {
			await insertOwner(db(), id, { properties: [1] });
			client.cookies.set('__Host-session', await startSession(api, id));
		}
	});
	afterEach(() => api.close());

	const invite = (changes: object = {}) => owner.post('properties/1/people', { ...INVITATION, ...changes });
	async function accept(changes: object = {}): Promise<void> {
		expect((await invite(changes)).statusCode).toBe(200);
		const token = await mailedToken(api, NOTARY);
		expect((await guest.post(`links/${token}`, { password: OWN })).json().next).toBe('portal');
	}
	const seen = async () =>
		(await guest.get('properties?language=nl')).json().items.map(({ ID }: { ID: number }) => ID);
	const people = async (client = owner) => (await client.get('properties/1/people')).json();

	it('see the property once a password was chosen behind the mailed link, and what was shared of it', async () => {
		await accept();
		expect(await seen()).toEqual([1]);
		expect((await guest.get('properties/1/documents?language=nl')).statusCode).toBe(200);
		expect((await guest.get('properties/1/messages?language=nl')).json().error.code).toBe('not-shared');
		expect((await guest.get('properties/1/people')).statusCode).toBe(403);
		expect((await guest.get('properties/2?language=nl')).statusCode).toBe(404);
		const mail = await db()
			.selectFrom('outbox_mail')
			.select('message')
			.where('kind', '=', 'guest-invitation')
			.executeTakeFirstOrThrow();
		expect(mail.message.subject).toContain('Eigenaar 1 vous donne accès');
		expect(mail.message.text).not.toMatch(/\{\{|undefined/);
	});

	it('see neither how often it was looked at nor what is planned where that was not shared', async () => {
		await sql`insert into page_visit (property_id, day, portal, count)
			values (1, (now() at time zone 'Europe/Brussels')::date, 'site', 7)`.execute(db());
		await sql`insert into visit (property_id, starts_at, contact, status, feedback)
			values (1, now() + interval '1 day', '', 'confirmed', '')`.execute(db());
		const own = (await owner.get('properties/1?language=nl')).json().property;
		expect([own.Counters.total, own.ViewsLastWeek, own.UpcomingVisits]).toEqual([7, 7, 1]);
		await accept();
		const [listed] = (await guest.get('properties?language=nl')).json().items;
		const { property } = (await guest.get('properties/1?language=nl')).json();
		for (const { Counters, ViewsLastWeek, UpcomingVisits } of [listed, property])
			expect([Counters.total, ViewsLastWeek, UpcomingVisits]).toEqual([0, 0, 0]);
	});

	it('do not come in by a password that was there before: a stranger may have made the account', async () => {
		await insertOwner(db(), 9, { email: NOTARY });
		const stranger = new OwnerClient(api);
		expect((await stranger.logIn(NOTARY, PASSWORD)).statusCode).toBe(200);
		await invite();
		expect((await stranger.get('properties/1?language=nl')).statusCode).toBe(404);
		const token = await mailedToken(api, NOTARY);
		await guest.post(`links/${token}`, { password: OWN });
		expect(await seen()).toEqual([1]);
		expect(await stranger.isLoggedIn()).toBe(false);
		expect((await stranger.logIn(NOTARY, PASSWORD)).statusCode).toBe(401);
		// Who had the password hears of it: an invitation that was passed on is a key to the whole account.
		const told = async () =>
			(
				await db()
					.selectFrom('outbox_mail')
					.select('message')
					.where('kind', '=', 'owner-passwordChanged')
					.execute()
			).map(({ message }) => message.to);
		expect(await told()).toEqual([NOTARY]);
		await db().deleteFrom('outbox_mail').execute();
		await invite({ email: 'new@example.test' });
		await new OwnerClient(api).post(`links/${await mailedToken(api, 'new@example.test')}`, { password: OWN });
		expect(await told()).toEqual([]);
	});

	it('are sent away at once by any owner, by time, and with the owner who let them in', async () => {
		await accept();
		const [{ id }] = (await people(second)).guests;
		expect((await second.send('DELETE', `properties/1/people/${id}`)).statusCode).toBe(200);
		expect(await seen()).toEqual([]);
		expect((await guest.get('properties/1?language=nl')).statusCode).toBe(404);

		await accept();
		await sql`update property_guest set expires_at = now()`.execute(db());
		expect((await guest.get('properties/1?language=nl')).statusCode).toBe(404);
		expect((await people()).guests).toMatchObject([{ state: 'over' }]);

		await accept();
		await db().deleteFrom('owner_property').where('owner_id', '=', 1).execute();
		expect((await guest.get('properties/1?language=nl')).statusCode).toBe(404);
		expect(await seen()).toEqual([]);
		const entries = async () => (await people(second)).activity.length;
		const before = await entries();
		expect((await guest.logIn(NOTARY, OWN)).statusCode).toBe(200);
		expect(await entries(), 'of a property that the guest does not see').toBe(before);
	});

	it.each([
		['2026-07-10T22:30:00Z', '2026-08-10T21:59:59.000Z', '10 août 2026'],
		['2026-10-10T13:00:00Z', '2026-11-09T22:59:59.000Z', '9 novembre 2026'],
	])('see it to the end of the day in Belgium that the mail names: invited at %s', async (now, end, day) => {
		vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
		onTestFinished(() => void vi.useRealTimers());
		const services = { configuration: api.configuration, secret: await installationSecret(db()) };
		const inviter = {
			id: 1,
			firstName: 'Eigenaar',
			lastName: '1',
			email: emailOf(1),
			kind: 'owner',
		} as const;
		const given = { ...INVITATION, language: 'fr', role: 'notary', parts: ['documents'], days: 30 } as const;
		await db()
			.transaction()
			.execute((transaction) => inviteGuest(transaction, services, { owner: inviter, propertyId: 1 }, given));
		const { message } = await db().selectFrom('outbox_mail').select('message').executeTakeFirstOrThrow();
		expect(message.text).toContain(day);
		const { expires_at } = await db()
			.selectFrom('property_guest')
			.select('expires_at')
			.executeTakeFirstOrThrow();
		expect(expires_at.toISOString()).toBe(end);
	});

	it('read in the conversation neither what owners answer to offers nor, where visits are not shared, how to get in', async () => {
		const visit = await insertVisit(db(), 1);
		const offer = await insertOffer(db(), 1);
		const reply = { language: 'nl', key: 'key-of-a-form' };
		for (const [path, body] of [
			['messages', { ...reply, text: 'Dag' }],
			[`visits/${visit}`, { ...reply, agrees: true, access: 'Code 1234' }],
			[`offers/${offer}`, { ...reply, answer: 'counter', amount: 350_000 }],
		] as const)
			expect((await owner.post(`properties/1/${path}`, body)).statusCode, path).toBe(200);
		const texts = async (client: OwnerClient): Promise<string[]> =>
			(await client.get('properties/1/messages?language=nl'))
				.json()
				.items.map(({ text }: { text: string }) => text);
		expect(await texts(second)).toEqual([
			'Dag',
			expect.stringContaining('1234'),
			expect.stringContaining('350'),
		]);
		await accept({ parts: ['messages'] });
		expect(await texts(guest)).toEqual(['Dag']);
		// Who is forgotten takes the history of an offer along, not the conversation.
		await db().deleteFrom('offer').execute();
		await accept({ parts: ['messages', 'visits'] });
		expect(await texts(guest)).toEqual(['Dag', expect.stringContaining('1234')]);
	});

	it('learn of no offers and, where visits are not shared, not who asked for one, in entries, files, answers and figures', async () => {
		const form = { type: 'form', contact: 'K. Zeker', comment: '', status: 'received', source: 'site' };
		const requests = await db()
			.insertInto('request')
			.values(
				(['purchase-offer', 'contact-appointment', 'contact-me'] as const).map((kind) => ({
					kind,
					reference: `R-${kind}`,
					idempotency_key: kind,
					fingerprint: '',
					language: 'nl',
					fields: JSON.stringify({}),
					property_id: 1,
				})),
			)
			.returning(['id', 'kind'])
			.execute();
		const entry = { ...form, property_id: 1, date: new Date() };
		await db()
			.insertInto('communication')
			.values([
				...requests.map(({ id, kind }) => ({ ...entry, request_id: id, subject: kind })),
				{ ...entry, subject: 'Telefoon', comment: 'Bod onder voorwaarde van een lening.' },
				{ ...entry, subject: 'Appel', comment: '', words: { subject: { fr: 'Contre-offre' } } },
				{ ...entry, subject: 'Boden', comment: '' },
				{ ...entry, subject: 'Bodemattest', comment: 'Het bodemattest is er.' },
			])
			.execute();
		const [offered] = await db()
			.selectFrom('communication')
			.select('id')
			.where('subject', '=', 'purchase-offer')
			.execute();
		const answer = { language: 'nl', text: 'Te laag', key: 'key-of-a-form', answers: offered?.id };
		expect((await owner.post('properties/1/messages', answer)).statusCode).toBe(200);
		await insertOffer(db(), 1);
		const subjects = async (client: OwnerClient): Promise<string[]> =>
			(await client.get('properties/1?language=nl'))
				.json()
				.communications.map(({ subject }: { subject: string }) => subject)
				.sort();
		expect(await subjects(second)).toHaveLength(7);
		await accept({ parts: ['messages', 'figures'] });
		expect(await subjects(guest)).toEqual(['Bodemattest', 'Vraag over het pand']);
		const file = (await guest.get('properties/1/communications.csv?language=nl')).body;
		expect(file).toContain('Bodemattest');
		expect(file).not.toMatch(/\bBod\b|Bezoek|offre/i);
		expect((await guest.get('properties/1/messages?language=nl')).json().items).toEqual([]);
		const { figures } = (await guest.get('properties/1/statistics')).json();
		expect(figures.funnel).toMatchObject({ requests: 2 });
		expect(figures.funnel).not.toHaveProperty('offers');
		await accept({ parts: ['messages', 'visits'] });
		expect(await subjects(guest)).toEqual(['Bezoek aangevraagd', 'Bodemattest', 'Vraag over het pand']);
	});

	it('leave what they did in a log that every owner reads', async () => {
		const document = await insertDocument(api, 1);
		await accept();
		await guest.get(`properties/1/documents/added/${document}`);
		await owner.post('properties/1/messages', { text: 'Dag', key: 'key-of-a-form' });
		const { activity, owners } = await people(second);
		expect(activity.map(({ actor, type }: { actor: string; type: string }) => [actor, type])).toEqual([
			['Eigenaar 1', 'message-sent'],
			['Els Notaris', 'downloaded'],
			['Els Notaris', 'logged-in'],
			['Els Notaris', 'guest-accepted'],
			['Eigenaar 1', 'guest-invited'],
		]);
		expect(activity[1].about).toBe('bodem.pdf');
		expect(owners).toEqual([
			{ name: 'Eigenaar 1', isYou: false },
			{ name: 'Eigenaar 2', isYou: true },
		]);
	});

	it('push nothing out of that log by what they download over and over', async () => {
		const document = await insertDocument(api, 1);
		await accept();
		for (let time = 0; time < 5; time++)
			expect((await guest.get(`properties/1/documents/added/${document}`)).statusCode).toBe(200);
		const downloads = async () =>
			(await people()).activity.filter(({ type }: { type: string }) => type === 'downloaded');
		expect(await downloads()).toHaveLength(1);
		await sql`update owner_activity set at = at - interval '16 minutes'`.execute(db());
		await guest.get(`properties/1/documents/added/${document}`);
		expect(await downloads()).toHaveLength(2);
	});

	it('push nothing out of that log by logging in over and over', async () => {
		await accept();
		for (let time = 0; time < 3; time++) expect((await guest.logIn(NOTARY, OWN)).statusCode).toBe(200);
		const logIns = async () =>
			(await people()).activity.filter(({ type }: { type: string }) => type === 'logged-in');
		expect(await logIns()).toHaveLength(1);
		await sql`update owner_activity set at = at - interval '16 minutes'`.execute(db());
		await guest.logIn(NOTARY, OWN);
		expect(await logIns()).toHaveLength(2);
	});

	it('are called what the owner typed until they accept: nobody learns who has an account by inviting', async () => {
		await insertOwner(db(), 7, { properties: [2] });
		await invite({ email: emailOf(7), firstName: 'Iemand', lastName: 'Onbekend' });
		expect((await people()).guests).toMatchObject([{ name: 'Iemand Onbekend', state: 'invited' }]);
		const [{ id }] = (await people()).guests;
		await owner.send('DELETE', `properties/1/people/${id}`);
		const ended = (await people()).activity.find(({ type }: { type: string }) => type === 'guest-ended');
		expect(ended.about).toBe('Iemand Onbekend');
	});

	it.each(['notaris', 'NOTARIS'])(
		'stand under the same address, however an account spells it: %s',
		async (known) => {
			await insertOwner(db(), 9, { email: `${known}@example.test` });
			for (const email of ['Notaris@example.test', 'Stranger@example.test']) await invite({ email });
			expect((await people()).guests.map(({ email }: { email: string }) => email)).toEqual([
				'notaris@example.test',
				'stranger@example.test',
			]);
		},
	);

	it('are invited by name alone: no link, no second line, and so many mails a day to one address', async () => {
		const bait = { firstName: 'Betaal nu\nhttps://evil.example/pay', lastName: 'www.evil.example' };
		for (let time = 0; time < 8; time++) expect((await invite(bait)).statusCode).toBe(200);
		const mails = await db()
			.selectFrom('outbox_mail')
			.select('message')
			.where('kind', '=', 'guest-invitation')
			.execute();
		for (const { message } of mails) {
			expect(`${message.text}${message.html}`).not.toMatch(/evil\.example|:\/\/evil/);
			expect(message.text).not.toMatch(/^https: /m);
		}
		const beyond = await second.post('properties/1/people', INVITATION);
		expect([beyond.statusCode, beyond.json().error.code]).toEqual([429, 'too-many-tries']);
		expect(await db().selectFrom('outbox_mail').select('id').execute()).toHaveLength(mails.length);
	});

	it('are no owners, and are not without number', async () => {
		expect((await invite({ email: emailOf(2) })).json().error.code).toBe('is-owner');
		for (let index = 0; index < 10; index++)
			expect((await invite({ email: `guest${index}@example.test` })).statusCode).toBe(200);
		expect((await invite()).json().error.code).toBe('too-many');
		expect((await people()).guests).toHaveLength(10);
	});

	it('are shown and forgotten on their demand, and the log no longer names them', async () => {
		await accept();
		expect(await personData(db(), NOTARY)).toMatchObject({
			seesAsGuest: [{ home: 1, role: 'notary' }],
			activity: [{ type: 'guest-accepted' }, { type: 'logged-in' }],
		});
		expect(await forgetPerson(db(), api.configuration.DATA_DIR, NOTARY)).toMatchObject({
			account: 'removed',
		});
		const { guests, activity } = await people();
		expect(guests).toEqual([]);
		expect(activity).toHaveLength(3);
		expect(JSON.stringify(activity)).not.toContain('Notaris');
	});
});
