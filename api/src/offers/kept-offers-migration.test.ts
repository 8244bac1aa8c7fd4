import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readMigrations } from '../database/migration-files.ts';
import { importItems } from '../testing/import-items.ts';
import { SAMPLE_SITE, sampleProperty } from '../testing/sample-feed.ts';
import { sampleRequest } from '../testing/sample-requests.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { openTestDatabase } from '../testing/test-databases.ts';

let api: TestApi;
beforeAll(async () => {
	api = await createTestApi(await openTestDatabase());
	await importItems(api.database.db, [...SAMPLE_SITE, sampleProperty({ ID: 1 })]);
});
afterAll(() => api.close());

it('offers that were kept before they had a state get the one that the agency marked, as new ones are stored', async () => {
	const { db } = api.database;
	for (const payload of [
		sampleRequest('purchase-offer'),
		sampleRequest('purchase-offer', { email: 'jan@example.test' }),
		sampleRequest('contact-me'),
	]) {
		const kind = 'amount' in payload.values ? 'purchase-offer' : 'contact-me';
		await api.app.inject({ method: 'POST', url: `/api/v1/requests/${kind}`, payload });
	}
	const read = () =>
		db
			.selectFrom('offer')
			.select(['reference', 'buyer', 'has_second_buyer', 'amount', 'financing', 'loan_amount', 'conditions'])
			.select(['valid_until', 'received_at', 'state'])
			.orderBy('request_id')
			.execute();
	const [first, second] = await read();
	await sql`insert into request_mark (request_id, mark) select max(request_id), 'refused' from offer`.execute(
		db,
	);
	await db.deleteFrom('offer').execute();
	const migration = (await readMigrations()).find(({ name }) => name.startsWith('0052'));
	for (const statement of (migration?.sql ?? '').split(/;\n/).filter((each) => /^insert/m.test(each)))
		await sql.raw(statement).execute(db);
	expect(await read()).toEqual([first, { ...second, state: 'refused' }]);
	const steps = await db.selectFrom('offer_step').select(['side', 'state']).orderBy('id').execute();
	expect(steps).toEqual([
		{ side: 'buyer', state: 'received' },
		{ side: 'buyer', state: 'received' },
		{ side: 'agency', state: 'refused' },
	]);
});
