import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readMigrations } from '../database/migration-files.ts';
import { importItems } from '../testing/import-items.ts';
import { SAMPLE_SITE, sampleProperty } from '../testing/sample-feed.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { openTestDatabase } from '../testing/test-databases.ts';

let api: TestApi;
beforeAll(async () => {
	api = await createTestApi(await openTestDatabase());
	await importItems(api.database.db, [...SAMPLE_SITE, sampleProperty({ ID: 1 }), sampleProperty({ ID: 2 })]);
});
afterAll(() => api.close());

const db = () => api.database.db;

async function insertVisit(propertyId: number, time: string, contact: string, status = 'confirmed') {
	const { rows } = await sql<{ id: number }>`
		insert into visit (property_id, starts_at, contact, status, feedback)
		values (${propertyId}, ${`2100-01-01T${time}Z`}, ${contact}, ${status}, '') returning id`.execute(db());
	return rows[0]?.id ?? 0;
}

/** What a visitor booked, as it was kept before. */
async function insertAppointment(
	visitId: number,
	firstName: string,
	{ status = 'confirmed', sequence = 0, place = 0 },
) {
	await sql`
		with asked as (
			insert into request (reference, kind, idempotency_key, fingerprint, language, fields)
			select reference, 'contact-appointment', reference, '', 'nl', ${JSON.stringify({ firstName, lastName: 'Maes' })}::jsonb
			from (select ${`A-${visitId}-${firstName}`} as reference) as named returning id
		)
		insert into appointment (request_id, property_id, colleague_id, starts_at, ends_at, place, status, sequence, visit_id)
		select asked.id, property_id, property_id, starts_at, starts_at + interval '30 minutes', ${place}, ${status}, ${sequence}, visit.id
		from asked, visit where visit.id = ${visitId}`.execute(db());
}

it('visitors who shared a row get one each, and no name is left where a visit was moved from', async () => {
	const shared = await insertVisit(1, '10:00', 'L. Maes', 'cancelled');
	await insertAppointment(shared, 'Lena', { status: 'cancelled' });
	await insertAppointment(shared, 'Luc', { place: 1 });
	await insertVisit(1, '11:00', 'L. Maes', 'cancelled');
	await insertVisit(1, '11:00', 'Mevr. Baert', 'cancelled');
	const moved = await insertVisit(1, '12:00', 'L. Maes');
	await insertAppointment(moved, 'Lena', { sequence: 1 });
	// Of who was forgotten: where it was moved from, and where it was moved to.
	const former = await insertVisit(2, '10:00', 'J. Ander', 'cancelled');
	const forgotten = await insertVisit(2, '11:00', '');
	await sql`update visit set contact = '– ' || id where id = ${forgotten}`.execute(db());
	await insertVisit(2, '12:00', 'J. Later', 'cancelled');

	const migration = (await readMigrations()).find(({ name }) => name.startsWith('0065'));
	await db()
		.transaction()
		.execute((transaction) => sql.raw(migration?.sql ?? '').execute(transaction));

	const { rows } = await sql`
		select visit.contact, visit.status, fields ->> 'firstName' as of
		from visit left join appointment on visit_id = visit.id left join request on request.id = request_id
		order by visit.property_id, visit.starts_at, visit.contact`.execute(db());
	expect(rows).toEqual([
		{ contact: 'L. Maes', status: 'confirmed', of: 'Luc' },
		{ contact: 'L. Maes (2)', status: 'cancelled', of: 'Lena' },
		{ contact: 'Mevr. Baert', status: 'cancelled', of: null },
		{ contact: 'L. Maes', status: 'confirmed', of: 'Lena' },
		{ contact: `– ${former}`, status: 'cancelled', of: null },
		{ contact: `– ${forgotten}`, status: 'confirmed', of: null },
		{ contact: 'J. Later', status: 'cancelled', of: null },
	]);
});
