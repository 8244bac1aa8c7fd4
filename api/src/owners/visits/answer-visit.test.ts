import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readMigrations } from '../../database/migration-files.ts';
import { forgetPerson, personData } from '../../privacy/forget-person.ts';
import { insertVisit } from '../../testing/coming-visit.ts';
import { importItems } from '../../testing/import-items.ts';
import { emailOf, insertOwner, startSession } from '../../testing/owner-account.ts';
import { OwnerClient } from '../../testing/owner-client.ts';
import { SAMPLE_SITE, sampleProperty } from '../../testing/sample-feed.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { openTestDatabase } from '../../testing/test-databases.ts';
import { sweepAccess } from './answer-visit.ts';

const YES = { language: 'nl', agrees: true };
const nextYear = new Date().getFullYear() + 1;

describe('what an owner says to a visit', () => {
	let api: TestApi;
	let owner: OwnerClient;
	let visit = 0;
	beforeAll(async () => {
		api = await createTestApi(await openTestDatabase());
		await importItems(api.database.db, [
			...SAMPLE_SITE,
			sampleProperty({ ID: 1 }),
			sampleProperty({ ID: 2 }),
		]);
		await insertOwner(api.database.db, 1, { properties: [1] });
		owner = new OwnerClient(api);
		owner.cookies.set('__Host-session', await startSession(api, 1));
	});
	afterAll(() => api.close());
	beforeEach(async () => {
		for (const table of ['outbox_mail', 'owner_message', 'visit', 'throttle'] as const)
			await api.database.db.deleteFrom(table).execute();
		visit = await insertVisit(api.database.db, 1);
	});
	const say = (body: object, id = visit) => owner.post(`properties/1/visits/${id}`, body);
	const shown = async () => (await owner.get('properties/1?language=nl')).json().visits[0].answer;
	const messages = async () =>
		(await owner.get('properties/1/messages?language=nl'))
			.json()
			.items.map(({ text }: { text: string }) => text);

	it('stands at the visit and in the conversation, by which the agency is mailed', async () => {
		const said = await say({ ...YES, access: ' De sleutel ligt bij de buren. ' });
		expect(said.statusCode, said.body).toBe(200);
		expect(await shown()).toEqual({ agrees: true, access: 'De sleutel ligt bij de buren.' });
		const [text] = await messages();
		expect(text).toMatch(/^Bezoek van .*: dat past\.\nToegang: De sleutel ligt bij de buren\.$/);
		const { activity } = (await owner.get('properties/1/people')).json();
		expect(activity[0]).toMatchObject({ type: 'visit-answered' });
		const mails = await api.database.db.selectFrom('outbox_mail').selectAll().execute();
		expect(mails.length).toBe(1);
		expect(`${text}${JSON.stringify(mails)}`, 'who comes may be forgotten').not.toContain('Maes');
	});

	it.each([
		['nl', 'Bezoek van', ': dat past.'],
		['fr', 'Visite du', '\u00a0: cela ne me convient pas. Serait-ce possible le x\u00a0?'],
		['en', 'Visit of', ': that suits me.'],
		['de', 'Besichtigung am', ': Das passt nicht. Ginge es am x?'],
	])('names the visitor no more where it did before, in %s', async (language, start, end) => {
		const { db } = api.database;
		await say({ ...YES, language, access: 'Sleutel (blauw): dat past.' });
		const when = 'dinsdag 1 december 2026 om 13:00';
		const [former, now] = [`${start} ${when} (L. Maes (2))${end}`, `${start} ${when}${end}`];
		await sql`update owner_message set body = ${former} || '\nToegang (x): dat past.'`.execute(db);
		await sql`update outbox_mail set message = ${JSON.stringify({ text: `Beste\n${former}\nx`, html: `<div>${former}<br>x</div>` })}::jsonb`.execute(
			db,
		);
		const migration = (await readMigrations()).find(({ name }) => name.startsWith('0066'));
		await sql.raw(migration?.sql ?? '').execute(db);
		expect(await messages()).toEqual([`${now}\nToegang (x): dat past.`]);
		const mail = await db.selectFrom('outbox_mail').select('message').executeTakeFirstOrThrow();
		expect(mail.message).toEqual({ text: `Beste\n${now}\nx`, html: `<div>${now}<br>x</div>` });
	});

	it('may be another time, by the clocks of Belgium, in the owner’s language', async () => {
		await say({ language: 'fr', agrees: false, proposed: `${nextYear}-01-05T18:30` });
		expect(await shown()).toEqual({
			agrees: false,
			proposedAt: `${nextYear}-01-05T17:30:00.000Z`,
			access: '',
		});
		expect((await messages())[0]).toContain('18:30');
	});

	it('is written once, however often it is sent, and again when it changes', async () => {
		await say(YES);
		await say(YES);
		expect((await messages()).length).toBe(1);
		await say({ ...YES, access: 'Bel even aan.' });
		expect((await messages()).length).toBe(2);
	});

	it('is no answer to the time that the visit is moved to', async () => {
		await say(YES);
		await sql`update visit set starts_at = starts_at + interval '1 day'`.execute(api.database.db);
		expect(await shown()).toBeUndefined();
	});

	it('is refused where the visit was moved since it was read', async () => {
		const { startsAt } = (await owner.get('properties/1?language=nl')).json().visits[0];
		await sql`update visit set starts_at = starts_at + interval '1 day'`.execute(api.database.db);
		const late = await say({ ...YES, startsAt });
		expect([late.statusCode, late.json().error.code]).toEqual([409, 'visit-moved']);
		expect(await messages()).toEqual([]);
		const read = (await owner.get('properties/1?language=nl')).json().visits[0];
		expect((await say({ ...YES, startsAt: read.startsAt })).statusCode).toBe(200);
	});

	it.each([
		[{ language: 'nl', agrees: false }, 'required'],
		[{ language: 'nl', agrees: false, proposed: 'morgen' }, 'invalid'],
		[{ language: 'nl', agrees: false, proposed: '2027-02-30T10:00' }, 'invalid'],
		[{ language: 'nl', agrees: false, proposed: '2020-01-01T10:00' }, 'past'],
		[{ language: 'nl', agrees: false, proposed: `${nextYear + 1}-12-31T10:00` }, 'too-far'],
	])('is refused at its field: %j', async (body, code) => {
		const answer = await say(body);
		expect([answer.statusCode, answer.json().error.fields]).toEqual([422, [{ path: 'proposed', code }]]);
		expect(await messages()).toEqual([]);
	});

	it('comes too late for a visit that was or is called off, and finds none of another property', async () => {
		const past = await insertVisit(api.database.db, 1, -3);
		expect((await say(YES, past)).json().error.code).toBe('visit-over');
		await api.database.db.updateTable('visit').set({ status: 'cancelled' }).where('id', '=', visit).execute();
		expect((await say(YES)).statusCode).toBe(409);
		expect((await say(YES, await insertVisit(api.database.db, 2))).statusCode).toBe(404);
	});

	it('keeps how to get in no longer than the visit, and goes with who is forgotten', async () => {
		const { db } = api.database;
		await say({ ...YES, access: 'Sleutel bij de buren' });
		await sweepAccess(db);
		expect((await shown()).access).toBe('Sleutel bij de buren');
		expect((await messages())[0]).toMatch(/dat past\.\nToegang: Sleutel bij de buren$/);
		expect(await personData(db, emailOf(1))).toMatchObject({ visitAnswers: [{ agrees: true }] });
		for (const table of ['visit', 'visit_answer'])
			await sql`update ${sql.table(table)} set starts_at = starts_at - interval '5 days'`.execute(db);
		await sweepAccess(db);
		expect((await shown()).access).toBe('');
		expect((await messages())[0]).toMatch(/^Bezoek van .*: dat past\.$/);
		await forgetPerson(db, api.configuration.DATA_DIR, emailOf(1));
		expect(await shown()).toBeUndefined();
	});
});
