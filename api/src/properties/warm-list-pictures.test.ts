import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { openTestDatabase } from '../testing/test-databases.ts';
import { listPictures } from './warm-list-pictures.ts';

/** More than are read at a time. */
const PROPERTIES = 450;

let database: Database;
beforeAll(async () => {
	database = await openTestDatabase();
	// The one with the highest number is the newest; each tenth has no picture, each fiftieth was withdrawn.
	await sql`
		insert into property (id, goal, state, city_slug, city, zip, type_ids, created_at,
			search_names, summary, detail)
		select n, 0, case when n % 50 = 1 then 'withdrawn' else 'available' end, 'gent', 'Gent', '9000', '{1}',
			timestamptz '2026-01-01' + n * interval '1 minute', '',
			case when n % 10 = 0 then '{}' else jsonb_build_object('picture', jsonb_build_object('id', 'picture-' || n)) end, '{}'
		from generate_series(1, ${sql.lit(PROPERTIES)}) as n`.execute(database.db);
});
afterAll(() => database.close());

it('names each picture of a list once, those of the newest properties first', async () => {
	const numbers = Array.from({ length: PROPERTIES }, (_, place) => PROPERTIES - place);
	const shown = numbers.filter((number) => number % 10 !== 0 && number % 50 !== 1);
	expect(await Array.fromAsync(listPictures(database.db))).toEqual(
		shown.map((number) => `picture-${number}`),
	);
});
