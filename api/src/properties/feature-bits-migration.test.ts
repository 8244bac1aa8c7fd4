import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMigrations } from '../database/migration-files.ts';
import { importItems } from '../testing/import-items.ts';
import { SAMPLE_SITE, sampleProperty } from '../testing/sample-feed.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { testDatabases } from '../testing/test-databases.ts';

const [HOUSE, FLAT, STUDIO, SHOP] = [1, 2, 3, 6];
const PROPERTIES = [
	sampleProperty({ ID: 1, WebID: HOUSE, Floor: 0, HasCellar: true, HasGarden: true }),
	sampleProperty({ ID: 2, WebID: FLAT, Floor: 0, HasCellar: false }),
	sampleProperty({ ID: 3, WebID: STUDIO, Floor: 0, HasCellar: true, HasLift: true }),
	sampleProperty({ ID: 4, WebID: FLAT, Floor: 2 }),
	sampleProperty({ ID: 5, WebID: FLAT, WebIDs: '2,9', Floor: 0 }),
	sampleProperty({ ID: 6, WebID: SHOP, Floor: 0 }),
	sampleProperty({ ID: 7, WebID: FLAT }),
];

describe.each(testDatabases())('cellars and ground floors of what is there on $name', ({ open }) => {
	let api: TestApi;
	beforeAll(async () => {
		api = await createTestApi(await open());
		await importItems(api.database.db, [...SAMPLE_SITE, ...PROPERTIES]);
	});
	afterAll(() => api.close());

	const features = () =>
		api.database.db.selectFrom('property').select(['id', 'features']).orderBy('id').execute();

	it('become the bits that an import writes of the same details, and leave the others', async () => {
		const { db } = api.database;
		const written = await features();
		expect(new Set(written.map(({ features: bits }) => bits >> 5))).toEqual(new Set([0, 1, 2, 3]));
		await sql`update property set features = features & 31`.execute(db);
		expect(await features()).not.toEqual(written);
		const migration = (await readMigrations()).find(({ name }) => name.startsWith('0069'));
		await sql.raw(migration?.sql ?? '').execute(db);
		expect(await features()).toEqual(written);
	});
});
