import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRevision } from '../content/content-revision.ts';
import type { Database } from '../database/database.ts';
import { importItems } from '../testing/import-items.ts';
import { sampleProperty } from '../testing/sample-feed.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { CurrentIndex } from './current-index.ts';

describe.each(testDatabases())('the search index on $name', ({ open }) => {
	let database: Database;
	beforeAll(async () => {
		database = await open();
	});
	afterAll(() => database.close());

	const prices = async (current: CurrentIndex) => {
		const { properties } = await current.at(await readRevision(database.db));
		return [...properties.rows].map(([id, row]) => [id, properties.price[row]]).sort();
	};
	const take = (...properties: [id: number, price: number][]) =>
		importItems(
			database.db,
			properties.map(([ID, Price]) => sampleProperty({ ID, Price })),
		);

	it('follows what is written: new properties, changed ones, and properties that have gone', async () => {
		const current = new CurrentIndex(database.db);
		expect(await prices(current)).toEqual([]);
		await take([1, 100], [2, 200]);
		expect(await prices(current)).toEqual([
			[1, 100],
			[2, 200],
		]);
		await take([2, 250], [3, 300]);
		expect(await prices(current)).toEqual([
			[1, 100],
			[2, 250],
			[3, 300],
		]);
		await database.db.deleteFrom('property').where('id', '=', 1).execute();
		await take([3, 350]);
		expect(await prices(current)).toEqual([
			[2, 250],
			[3, 350],
		]);
	});

	it('is made again only when the content is a new one, and once for all who ask at the same time', async () => {
		const current = new CurrentIndex(database.db);
		const revision = await readRevision(database.db);
		const [one, other] = await Promise.all([current.at(revision), current.at(revision)]);
		expect(one).toBe(other);
		expect(await current.at(revision)).toBe(one);
		await take([3, 355]);
		expect(await current.at(await readRevision(database.db))).not.toBe(one);
	});

	it('reads again only what was written since', async () => {
		const before = Number(await readRevision(database.db));
		await take([3, 360]);
		const { rows } = await sql<{ id: number }>`select id from property where change > ${before}`.execute(
			database.db,
		);
		expect(rows).toEqual([{ id: 3 }]);
	});
});

describe.each(testDatabases().filter(({ name }) => name === 'PostgreSQL'))(
	'two writers at once on $name',
	({ open }) => {
		it('take turns, so that anyone who saw a revision saw every property of it', async () => {
			const { db, close } = await open();
			try {
				await importItems(
					db,
					[1, 2].map((ID) => sampleProperty({ ID })),
				);
				const write = (id: number, { onWritten = () => {}, mayEnd = Promise.resolve() } = {}) =>
					db.transaction().execute(async (transaction) => {
						await sql`update property set living_area = 99 where id = ${id}`.execute(transaction);
						onWritten();
						await mayEnd;
						await sql`update content_state set revision = revision + 1`.execute(transaction);
					});
				const isWaiting = async () => {
					const waiting = sql`select 1 from pg_locks where not granted
						and pid in (select pid from pg_stat_activity where datname = current_database())`;
					while ((await waiting.execute(db)).rows.length === 0);
				};
				const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
				const { promise: written, resolve: onWritten } = Promise.withResolvers<void>();
				const first = write(1, { onWritten, mayEnd });
				await written;
				const second = write(2);
				await Promise.race([isWaiting(), second]);
				end();
				await Promise.all([first, second]);
				const { rows } = await sql<{ change: number }>`select change from property order by change`.execute(
					db,
				);
				const revision = Number(await readRevision(db));
				expect(rows.map(({ change }) => change)).toEqual([revision - 1, revision]);
			} finally {
				await close();
			}
		});
	},
);
