import ICAL from 'ical.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forgetPerson, personData } from '../../privacy/forget-person.ts';
import { insertVisit } from '../../testing/coming-visit.ts';
import { importItems } from '../../testing/import-items.ts';
import { insertGuest } from '../../testing/insert-guest.ts';
import { emailOf, insertOwner, PASSWORD, startSession } from '../../testing/owner-account.ts';
import { OwnerClient } from '../../testing/owner-client.ts';
import { SAMPLE_SITE, sampleProperty } from '../../testing/sample-feed.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { openTestDatabase } from '../../testing/test-databases.ts';

describe('the calendar of an owner’s visits', () => {
	let api: TestApi;
	let owner: OwnerClient;
	beforeEach(async () => {
		api = await createTestApi(await openTestDatabase());
		const hidden = { PublishAddress: false, Street: 'Geheimstraat', BoxNr: '3' };
		await importItems(api.database.db, [
			...SAMPLE_SITE,
			sampleProperty({ ID: 1, ...hidden }),
			sampleProperty({ ID: 2 }),
		]);
		for (const id of [1, 2]) await insertOwner(api.database.db, id, { properties: [id] });
		owner = await loggedIn(1);
	});
	afterEach(() => api.close());

	const db = () => api.database.db;
	async function loggedIn(id: number): Promise<OwnerClient> {
		const client = new OwnerClient(api);
		client.cookies.set('__Host-session', await startSession(api, id));
		return client;
	}
	async function renew(client = owner): Promise<string> {
		const { address } = (await client.post('calendar')).json();
		expect(address).toMatch(/^https:\/\/www\.example\.test\/api\/v1\/calendars\/[\da-f]{64}\.ics$/);
		return new URL(address).pathname;
	}
	const read = (path: string) => api.app.inject(path);
	const entriesOf = (body: string) =>
		new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));

	it('holds the visits of the own properties alone, as the portal shows them, with the street that the advert hides', async () => {
		const visitId = await insertVisit(db(), 1);
		await insertVisit(db(), 1, -20);
		await insertVisit(db(), 1, -120);
		await insertVisit(db(), 2);
		const response = await read(await renew());
		expect(response.statusCode).toBe(200);
		expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8');
		expect(response.headers['cache-control']).toBe('private, no-store');
		const entries = entriesOf(response.body);
		expect(entries.map(({ summary }) => summary)).toEqual([
			expect.stringMatching(/^Bezoek: .* – L\. Maes 3$/),
			expect.stringMatching(/L\. Maes -20$/),
		]);
		expect(entries[0]?.uid).toBe(`visit-${visitId}@www.example.test`);
		expect(entries[0]?.startDate.zone.tzid).toBe('UTC');
		expect(entries[0]?.location).toMatch(/^Geheimstraat .* bus 3, 9000 Gent$/);
		await db().updateTable('owner').set({ language: 'fr' }).where('id', '=', 1).execute();
		await db().updateTable('visit').set({ status: 'cancelled' }).where('id', '=', visitId).execute();
		const later = (await read(await renew())).body;
		expect(later).toContain('SUMMARY:Visite');
		expect(later).toMatch(/STATUS:CANCELLED/);
	});

	it('has an address that is stored nowhere, works until it is renewed or ended, and is shown once', async () => {
		const first = await renew();
		const { token_hash } = await db().selectFrom('owner_calendar').selectAll().executeTakeFirstOrThrow();
		expect(first).not.toContain(token_hash);
		const account = (await owner.get('account')).json();
		expect(account.calendar).toEqual({ since: expect.any(String) });
		expect(JSON.stringify(account)).not.toContain(first.slice(-68, -4));
		const second = await renew();
		expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200]);
		expect((await owner.send('DELETE', 'calendar')).statusCode).toBe(200);
		expect((await read(second)).statusCode).toBe(404);
		expect((await owner.get('account')).json().calendar).toEqual({});
	});

	it('ends with the password: whoever was in the account may have taken its address along', async () => {
		const address = await renew();
		const changed = await owner.post('password', { current: PASSWORD, password: 'acht blauwe brommers' });
		expect(changed.statusCode).toBe(200);
		expect((await read(address)).statusCode).toBe(404);
		expect((await owner.get('account')).json().calendar).toEqual({});
	});

	it('is not there behind a wrong address, of an account that is closed or gone, or for a guest', async () => {
		const path = await renew();
		for (const wrong of [
			path.replace(/.(?=\.ics)/, (last) => (last === '0' ? '1' : '0')),
			path.toUpperCase().replace('/API/V1/CALENDARS', '/api/v1/calendars'),
			'/api/v1/calendars/1.ics',
			`/api/v1/calendars/${'x'.repeat(90)}`,
		])
			expect([wrong, (await read(wrong)).statusCode]).toEqual([wrong, 404]);
		await insertOwner(db(), 3);
		await insertGuest(api, { propertyId: 1, by: 1, guest: 3, parts: ['visits'] });
		const guest = await loggedIn(3);
		expect((await guest.post('calendar')).statusCode).toBe(403);
		expect((await guest.get('account')).json().calendar).toBeUndefined();
		await insertVisit(db(), 1);
		await db().deleteFrom('owner_property').where('owner_id', '=', 1).execute();
		expect(entriesOf((await read(path)).body)).toEqual([]);
		await db().updateTable('owner').set({ disabled_at: new Date() }).where('id', '=', 1).execute();
		expect((await read(path)).statusCode).toBe(404);
	});

	it('is named to who asks what is held of an address, and goes with the account', async () => {
		await renew();
		expect(await personData(db(), emailOf(1))).toMatchObject({
			account: { calendarSince: expect.any(String) },
		});
		await db().deleteFrom('owner_property').where('owner_id', '=', 1).execute();
		await forgetPerson(db(), api.configuration.DATA_DIR, emailOf(1));
		expect(await db().selectFrom('owner_calendar').select('owner_id').execute()).toEqual([]);
	});
});
