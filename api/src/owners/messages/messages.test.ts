import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetPerson, personData } from '../../privacy/forget-person.ts';
import { importItems } from '../../testing/import-items.ts';
import { emailOf, insertOwner, startSession } from '../../testing/owner-account.ts';
import { OwnerClient } from '../../testing/owner-client.ts';
import { SAMPLE_SITE, sampleProperty } from '../../testing/sample-feed.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { openTestDatabase } from '../../testing/test-databases.ts';
import { upload } from '../../testing/upload.ts';
import { sweepUploads } from '../../uploads/uploads.ts';
import { takeDemoMessages } from './demo-messages.ts';
import { readThread } from './message-thread.ts';
import { carryOutMessages } from './operator/carry-out-messages.ts';
import { sweepMessages } from './remove-messages.ts';
import { onceKeyOf, writeMessage } from './write-message.ts';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const HOME = 'properties/1/messages';
let turn = 0;
const newKey = () => `message-key-${++turn}`;

describe('messages of owners', () => {
	let api: TestApi;
	let first: OwnerClient;
	let partner: OwnerClient;
	beforeAll(async () => {
		api = await createTestApi(await openTestDatabase(), { REPLY_DOMAIN: 'reply.example.test' });
		await importItems(api.database.db, [
			...SAMPLE_SITE,
			sampleProperty({ ID: 1 }),
			sampleProperty({ ID: 2 }),
		]);
		await insertOwner(api.database.db, 1, { properties: [1] });
		await insertOwner(api.database.db, 2, { properties: [1, 2] });
		[first, partner] = (await Promise.all([1, 2].map(loggedIn))) as [OwnerClient, OwnerClient];
	});
	afterAll(() => api.close());
	beforeEach(async () => {
		await api.database.db.deleteFrom('outbox_mail').execute();
		await api.database.db.deleteFrom('owner_message').execute();
	});

	async function loggedIn(id: number): Promise<OwnerClient> {
		const client = new OwnerClient(api);
		client.cookies.set('__Host-session', await startSession(api, id));
		return client;
	}
	const mails = () =>
		api.database.db.selectFrom('outbox_mail').select(['kind', 'message']).orderBy('id').execute();
	const thread = async (client: OwnerClient, path = HOME) =>
		(await client.get(`${path}?language=nl`)).json().items;
	const file = async (name = 'plan.pdf') =>
		(await upload(api, PDF, { purpose: 'message', name })).json().token as string;
	const asAgency = async (text: string) => {
		const { db } = api.database;
		const services = { configuration: api.configuration, secret: 'secret' };
		return db.transaction().execute(async (transaction) =>
			writeMessage(transaction, services, await readThread(transaction, 1), {
				side: 'agency',
				author: 'Karim',
				text,
				via: 'command',
				files: [],
				onceKey: onceKeyOf(1, 'agency', newKey()),
			}),
		);
	};

	it('are shown to an operator, and a property that there is not is named', async () => {
		const services = { db: api.database.db, configuration: api.configuration };
		const show = (propertyId: number) => carryOutMessages(services, { do: 'messages-show', propertyId });
		expect(await show(2)).toEqual([]);
		await expect(show(999_999)).rejects.toThrow('There is no property 999999.');
		await asAgency('Dag.');
		expect(await show(1)).toMatchObject([{ text: 'Dag.' }]);
	});

	it('stand in one thread for all owners of the property and the agency, the oldest first', async () => {
		await first.post(HOME, { text: '  Kan het later?\nGroet ', key: newKey() });
		await asAgency('Ja, om 15 uur.');
		const seen = await thread(partner);
		expect(seen).toMatchObject([
			{ side: 'owner', author: 'Eigenaar 1', isOwn: false, text: 'Kan het later?\nGroet', via: 'portal' },
			{ side: 'agency', author: 'Karim', isOwn: false, text: 'Ja, om 15 uur.', via: 'command' },
		]);
		expect((await thread(first))[0].isOwn).toBe(true);
		expect(await thread(partner, 'properties/2/messages')).toEqual([]);
	});

	it('are copied by mail to the other side, with files and an address of the thread to answer to', async () => {
		const sent = await first.post(HOME, { text: 'Zie bijlage', files: [await file()], key: newKey() });
		expect(sent.statusCode, sent.body).toBe(200);
		await asAgency('Dank u');
		const [toAgency, ...toOwners] = await mails();
		expect(toAgency?.message.text).toContain('Zie bijlage');
		expect(toAgency?.message.text).toContain('plan.pdf');
		expect(toAgency?.message.replyTo).toMatch(/^reply\+1-a-[\da-f]{20}@reply\.example\.test$/);
		expect(toAgency?.message.attachments).toMatchObject([{ name: 'plan.pdf', mediaType: 'application/pdf' }]);
		expect(toOwners.map(({ message }) => message.to)).toEqual([emailOf(1), emailOf(2)]);
		expect(toOwners[1]?.message.replyTo).toMatch(/^reply\+1-2-/);
		expect(toOwners[0]?.message.text).toContain('https://www.example.test/nl/owner/1/messages/');
	});

	it('have files that the thread’s owners download, and nobody else', async () => {
		await first.post(HOME, { text: 'Plan', files: [await file('Mijn plän.pdf')], key: newKey() });
		const [{ files }] = await thread(first);
		const address = `properties/1/messages/files/${files[0].id}`;
		const got = await partner.get(address);
		expect([got.statusCode, got.rawPayload]).toEqual([200, PDF]);
		expect(got.headers['content-disposition']).toBe("attachment; filename*=UTF-8''Mijn%20pl%C3%A4n.pdf");
		expect((await partner.get(`properties/2/messages/files/${files[0].id}`)).statusCode).toBe(404);
	});

	it('are written once, however often the form is sent', async () => {
		const body = { text: 'Eén keer', key: newKey() };
		const [one, other] = [await first.post(HOME, body), await first.post(HOME, body)];
		expect(one.json()).toEqual(other.json());
		expect([(await thread(first)).length, (await mails()).length]).toEqual([1, 1]);
	});

	it('of other words from the same page are another message, and none is lost', async () => {
		const key = newKey();
		for (const text of ['Eerst dit', 'Nee, dit']) await first.post(HOME, { text, key });
		expect(await thread(first)).toHaveLength(2);
	});

	it.each([
		[{ text: ' ' }, 400, 'text', 'required'],
		[{ text: 'x'.repeat(5001) }, 400, 'text', 'too-long'],
		[{ text: 'x', files: ['gone'] }, 422, 'files.0', 'invalid'],
		[{ text: 'x', files: Array.from({ length: 5 }, () => 'many') }, 400, 'files', 'invalid'],
	])('are refused with the field that is wrong, and leave nothing: %#', async (body, status, path, code) => {
		const answer = await first.post(HOME, { key: newKey(), ...body });
		expect([answer.statusCode, answer.json().error.fields]).toEqual([status, [{ path, code }]]);
		expect([await thread(first), await mails()]).toEqual([[], []]);
	});

	it('take no file of a form, and no file twice', async () => {
		const cv = (await upload(api, PDF, { purpose: 'cv', name: 'cv.pdf' })).json().token;
		expect((await first.post(HOME, { text: 'x', files: [cv], key: newKey() })).statusCode).toBe(422);
		const token = await file();
		await first.post(HOME, { text: 'x', files: [token], key: newKey() });
		expect((await partner.post(HOME, { text: 'x', files: [token], key: newKey() })).statusCode).toBe(422);
	});

	it('answer a communication of the same property, and of no other', async () => {
		const { db } = api.database;
		const rows = [1, 2].map((property_id) => ({
			property_id,
			date: new Date(),
			type: 'mail',
			contact: 'K.',
			subject: `Verslag ${property_id}`,
			comment: '',
			status: '',
			source: '',
		}));
		const [own, other] = await db.insertInto('communication').values(rows).returning('id').execute();
		await first.post(HOME, { text: 'Bij dit', answers: own?.id, key: newKey() });
		await first.post(HOME, { text: 'Bij dat', answers: other?.id, key: newKey() });
		expect((await thread(first)).map(({ answers }: { answers?: string }) => answers)).toEqual([
			'Verslag 1',
			undefined,
		]);
		const [named, unnamed] = (await mails()).map(({ message }) => JSON.stringify(message));
		expect(named).toMatch(/Antwoord op.*Verslag 1, K\., /);
		expect(unnamed).not.toContain('Antwoord op');
	});

	it('are thirty an hour at most', async () => {
		const { db } = api.database;
		for (let sent = 0; sent < 30; sent++)
			await partner.post('properties/2/messages', { text: 'x', key: newKey() });
		const [refused, other] = [
			await partner.post('properties/2/messages', { text: 'x', key: newKey() }),
			await first.post(HOME, { text: 'x', key: newKey() }),
		];
		expect([refused.statusCode, other.statusCode]).toEqual([429, 200]);
		await db.deleteFrom('throttle').execute();
	});

	it('go with their files and mails once the thread was quiet for the time that requests are kept', async () => {
		const { db } = api.database;
		const { DATA_DIR } = api.configuration;
		const files = () => readdir(path.join(DATA_DIR, 'uploads'));
		await sql`update upload set created_at = now() - interval '2 hours'`.execute(db);
		await sweepUploads(db, DATA_DIR);
		const before = (await files()).length;
		await first.post(HOME, { text: 'Oud', files: [await file()], key: newKey() });
		await sql`update owner_message set sent_at = now() - interval '13 months'`.execute(db);
		await first.post(HOME, { text: 'Nieuw', key: newKey() });
		await sweepMessages(db, DATA_DIR, 12);
		expect((await thread(first)).length).toBe(2);
		await sql`update owner_message set sent_at = now() - interval '13 months'`.execute(db);
		await sweepMessages(db, DATA_DIR, 0);
		expect((await thread(first)).length).toBe(2);
		await sweepMessages(db, DATA_DIR, 12);
		expect([await thread(first), await mails(), (await files()).length]).toEqual([[], [], before]);
	});

	it('are shown to who asks what is held, and go with who is forgotten', async () => {
		const { db } = api.database;
		await first.post(HOME, { text: 'Van mij', files: [await file()], key: newKey() });
		await partner.post(HOME, { text: `Schrijf naar ${emailOf(1)}`, key: newKey() });
		expect(await personData(db, emailOf(1))).toMatchObject({
			messages: [{ home: 1, text: 'Van mij', files: ['plan.pdf'] }],
		});
		const forgotten = await forgetPerson(db, api.configuration.DATA_DIR, emailOf(1));
		expect(forgotten).toMatchObject({ messages: 1, account: 'kept' });
		expect((await thread(partner)).map(({ text }: { text: string }) => text)).toEqual(['Schrijf naar …']);
		expect((await mails()).map(({ message }) => message.text).join()).not.toContain('Van mij');
	});

	it('come with the demo agency’s owners, once, and mail nobody', async () => {
		const { db } = api.database;
		const said = { propertyId: 1, sentAt: '2026-10-01T08:00:00Z', author: 'An', text: 'Hallo' };
		const all = (['owner', 'agency'] as const).map((side) => ({ ...said, side }));
		for (let times = 0; times < 2; times++)
			await db.transaction().execute((transaction) => takeDemoMessages(transaction, 1, all));
		expect(await thread(first)).toMatchObject([{ isOwn: true }, { side: 'agency', isOwn: false }]);
		expect(await mails()).toEqual([]);
	});

	it('keep their files from the hourly removal of what nobody took', async () => {
		const { db } = api.database;
		await first.post(HOME, { text: 'x', files: [await file()], key: newKey() });
		await sql`update upload set created_at = now() - interval '2 hours'`.execute(db);
		await sweepUploads(db, api.configuration.DATA_DIR);
		const kept = await db.selectFrom('upload').select('file').where('message_id', 'is not', null).execute();
		expect(await readFile(path.join(api.configuration.DATA_DIR, kept[0]?.file ?? ''))).toEqual(PDF);
	});
});
