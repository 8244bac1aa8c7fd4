import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { importItems } from '../testing/import-items.ts';
import { sampleProperty } from '../testing/sample-feed.ts';
import { testDatabases } from '../testing/test-databases.ts';

const PROPERTIES = 3_000;

/** Properties that all have a common word, with vectors too long to stand in the row. */
const FILL = sql`
	insert into property (id, goal, state, city_slug, city, zip, type_ids, created_at,
		search_names, summary, detail, search_vector)
	select n, 0, 'available', 'gent', 'Gent', '9000', '{1}', now(), '', '{}', '{}',
		array_to_tsvector(array['huis'] || (select array_agg('woord' || (n % 50) || word) from generate_series(1, 130) as word))
	from generate_series(10, ${sql.lit(PROPERTIES)}) as n`;

describe.each(testDatabases())(`the plans for ${PROPERTIES} properties on $name`, ({ open }) => {
	let database: Database;
	beforeAll(async () => {
		database = await open();
		await importItems(database.db, [sampleProperty({ ID: 1 })]);
		await FILL.execute(database.db);
		// As autovacuum does: an index whose new words still wait in a list is not used.
		await sql`vacuum analyze property`.execute(database.db);
	}, 180_000);
	afterAll(() => database.close());

	const planOf = async (query: ReturnType<typeof sql>) => {
		const { rows } = await sql<Record<string, string>>`explain ${query}`.execute(database.db);
		return rows.map((row) => Object.values(row)[0]).join('\n');
	};

	it.each([
		[
			'the properties of a page',
			sql`select summary from property where id = any(${[1, 20, 300]}::bigint[])`,
			'property_pkey',
		],
		['a property by its id', sql`select * from property where id = ${20}::bigint`, 'property_pkey'],
		[
			'what changed since a revision',
			sql`select id from property where (change, id) > (${1_000_000}::bigint, 0) order by change, id limit 5000`,
			'property_change',
		],
	])('read %s by an index, never all properties', async (_, query, index) => {
		const plan = await planOf(query);
		expect(plan).not.toContain('Seq Scan on property');
		expect(plan).toContain(index);
	});

	it('reads the properties of any word by the index of words: comparing vectors takes far longer', async () => {
		const { rows } = await sql<{ body: string; settings: string[] }>`
			select prosrc as body, proconfig as settings from pg_proc
			where proname = 'properties_with_words'`.execute(database.db);
		const { body = '', settings } = rows[0] ?? {};
		// Of few properties, as here, it would be chosen anyway.
		expect(settings).toEqual(['enable_seqscan=off']);
		expect(await planOf(sql.raw(body.replace('words', "to_tsquery('simple', 'huis:*')")))).toContain(
			'property_text',
		);
	});
});
