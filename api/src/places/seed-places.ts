import { placesChecksum, readPlaces } from '@estate/places';
import { sql } from 'kysely';
import { raiseRevision } from '../content/content-revision.ts';
import type { Database, Tx } from '../database/database.ts';

/** What the table holds now, as every process reads it; undefined before it was filled, or before there is one. */
async function storedChecksum({ db }: Pick<Database, 'db'>): Promise<string | undefined> {
	const { rows } = await sql<{ present: boolean }>`
		select to_regclass('place_data') is not null as present`.execute(db);
	if (!rows[0]?.present) return undefined;
	return (await db.selectFrom('place_data').select('checksum').executeTakeFirst())?.checksum ?? '';
}

async function writePlaces(transaction: Tx, checksum: string): Promise<void> {
	const rows = readPlaces().map(({ point, inhabitants = null, ...place }) => ({
		...place,
		latitude: point?.latitude ?? null,
		longitude: point?.longitude ?? null,
		inhabitants,
	}));
	await transaction.deleteFrom('place').execute();
	await sql`insert into place select * from jsonb_populate_recordset(null::place, ${JSON.stringify(rows)}::jsonb)`.execute(
		transaction,
	);
	await transaction
		.insertInto('place_data')
		.values({ id: 1, checksum })
		.onConflict((conflict) => conflict.column('id').doUpdateSet({ checksum }))
		.execute();
}

/** Fills the gazetteer with the data of this version, unless it has them. What pages say of places may change with it. */
export async function seedPlaces(database: Pick<Database, 'db'>): Promise<void> {
	const checksum = placesChecksum();
	const stored = await storedChecksum(database);
	if (stored === undefined || stored === checksum) return;
	await database.db.transaction().execute(async (transaction) => {
		// One process at a time; who waited writes the same rows again.
		await sql`lock table place_data in exclusive mode`.execute(transaction);
		await writePlaces(transaction, checksum);
		if (stored !== '') await raiseRevision(transaction);
	});
}
