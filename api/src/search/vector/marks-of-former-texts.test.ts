import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrate } from '../../database/migrate.ts';
import { readMigrations } from '../../database/migration-files.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import type { VectorTexts } from './vector-texts.ts';
import { marksOf } from './word-marks.ts';

const TEXTS: readonly VectorTexts[] = [
	{ names: 'huis', nl: 'met zwembad', fr: 'a renover', en: 'renovated', de: 'haus' },
	{ names: 'appartement renove', nl: 'openbaar zwembad vlakbij', fr: '', en: 'to renovate', de: '' },
	{
		names: '',
		nl: 'binnenzwembad en gemeentelijk zwembad',
		fr: 'pres de la piscine communale',
		en: 'swimming pools nearby',
		de: 'nahe dem stadtischen schwimmbad',
	},
	{ names: '', nl: '', fr: 'des renovations', en: 'a pool and a public pool', de: 'schwimmbad' },
	{ names: 'villa', nl: '', fr: '', en: '', de: '' },
];

it.each(testDatabases())(
	'a migration gives properties of the version before the marks of their texts ($name)',
	async ({ openBare }) => {
		const database = await openBare();
		const { db } = database;
		try {
			const files = await readMigrations();
			await migrate(
				database,
				files.filter(({ name }) => name < '0063'),
			);
			for (const [id, { names, nl, fr, en, de }] of TEXTS.entries())
				await sql`insert into property (id, goal, state, city_slug, city, zip, type_ids, created_at, shows_point,
						search_names, search_nl, search_fr, search_en, search_de, summary, detail)
					values (${id + 1}, 0, 'available', 'gent', 'Gent', '9000', '{1}', now(), false,
						${names}, ${nl}, ${fr}, ${en}, ${de}, '{}', '{}')`.execute(db);
			await migrate(database);
			const { rows } = await sql<{ marks: string[] }>`
				select array(select lexeme from unnest(search_vector) where lexeme like '=%' order by lexeme) as marks
				from property order by id`.execute(db);
			expect(rows.map(({ marks }) => marks)).toEqual(TEXTS.map((texts) => marksOf(texts).sort()));
		} finally {
			await database.close();
		}
	},
);
