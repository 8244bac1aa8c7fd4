import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readMigrations } from '../database/migration-files.ts';
import { importItems } from '../testing/import-items.ts';
import { SAMPLE_SITE, sampleProperty } from '../testing/sample-feed.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { openTestDatabase } from '../testing/test-databases.ts';

const KNOWN = sampleProperty({
	ID: 1,
	Street: 'Discretelaan',
	HouseNumber: '9173',
	TypeDescription: { nl: 'Villa, Discretelaan 9173', fr: 'Villa' },
	Description: { nl: '<p>In de Discretelaan.</p>' },
	Location: { lat: 50.851_23, lng: 4.351_87 },
});
let api: TestApi;
beforeAll(async () => {
	api = await createTestApi(await openTestDatabase());
	await importItems(api.database.db, [...SAMPLE_SITE, KNOWN, sampleProperty({ ID: 2 })]);
});
afterAll(() => api.close());

it('hides the address of a discreet sale that was imported before it was a rule, and of no other', async () => {
	const { db } = api.database;
	await sql`update property set marquee = 4, summary = summary || '{"Marquee": 4}' where id = 1`.execute(db);
	const migration = (await readMigrations()).find(({ name }) => name.startsWith('0032'));
	for (const statement of (migration?.sql ?? '').split(/;\n/).filter((each) => each.trim()))
		await sql.raw(statement).execute(db);
	for (const path of [
		'properties/1?',
		'properties?goal=0',
		'properties/map?goal=0',
		'properties?goal=0&search=discretelaan',
	]) {
		const { body, statusCode } = await api.app.inject(`/api/v1/${path}&language=nl`);
		expect(statusCode, body).toBe(200);
		expect(body.replace('search=discretelaan', '')).not.toMatch(/Discretelaan|9173|50\.8512|4\.3518/);
	}
	const read = async (id: number) =>
		(await api.app.inject(`/api/v1/properties/${id}?language=nl`)).json().property;
	expect(await read(1)).toMatchObject({ TypeDescription: 'Villa', PublishAddress: false });
	expect(await read(2)).toMatchObject({ Street: 'Coupure', PublishAddress: true });
});
