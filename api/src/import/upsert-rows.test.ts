import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { upsertRows } from './upsert-rows.ts';

const row = (id: number, texts: Record<string, unknown> = {}) => ({
	id,
	goal: 0,
	state: 'available',
	city_slug: 'gent',
	city: 'Gent',
	zip: '9000',
	type_ids: [1, 2],
	created_at: '2026-11-01T00:00:00.000Z',
	shows_point: false,
	search_names: 'huis gent',
	search_vector: null,
	summary: {},
	detail: {},
	...texts,
});

describe.each(testDatabases())('rows of properties on $name', ({ open }) => {
	let database: Database;
	beforeAll(async () => {
		database = await open();
	}, 60_000);
	afterAll(() => database.close());

	const write = (...rows: ReturnType<typeof row>[]) => upsertRows(database.db, 'property', ['id'], rows);
	const stored = async (id: number) => {
		const { rows } = await sql<Record<string, unknown>>`
			select search_names, search_vector::text as vector, detail, type_ids
			from property where id = ${id}`.execute(database.db);
		return rows[0];
	};

	it('keeps long texts as they are, empty ones and none among them', async () => {
		const detail = { text: 'two\nlines, a "quote", a \\ and \\n', none: null, empty: '' };
		await write(
			row(801, { search_names: '', search_vector: '' }),
			row(802, { search_names: 'tuin', search_vector: "'o''clock' 'tuin':3A '\\\\'", detail }),
			row(803, { search_names: 'garten' }),
		);
		expect(await stored(801)).toMatchObject({ search_names: '', vector: '', type_ids: [1, 2] });
		expect(await stored(802)).toMatchObject({ search_names: 'tuin', detail });
		expect((await stored(802))?.vector).toBe("'\\\\' 'o''clock' 'tuin':3A");
		// Without a vector the database makes it.
		expect((await stored(803))?.vector).toContain("'gart'");
	});

	it('keeps a single row with empty texts', async () => {
		expect(await write(row(804, { search_names: '' }))).toBe(1);
		expect(await stored(804)).toMatchObject({ search_names: '', vector: '' });
	});

	it('writes what differs alone, and of rows with one key the last', async () => {
		await write(row(805), row(806));
		expect(await write(row(805), row(806, { search_names: 'haus' }))).toBe(1);
		expect(await write(row(807, { search_names: 'een' }), row(807, { search_names: 'twee' }))).toBe(1);
		expect(await stored(807)).toMatchObject({ search_names: 'twee' });
	});
});
