import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { openEmbedded } from './open-embedded.ts';

let database: Database;
beforeAll(async () => {
	database = await openEmbedded(undefined);
	await sql`create table thing (id int primary key, name text not null, at timestamptz, facts jsonb)`.execute(
		database.db,
	);
});
afterAll(() => database.close());

const readThing = async (id: number) =>
	(
		await sql`select id, name, at, facts, array[name] as names from thing where id = ${id}`.execute(
			database.db,
		)
	).rows;

it('values of all kinds go in and come out, each time', async () => {
	const at = new Date('2026-03-29T01:00:00Z');
	for (const [id, name] of ['een', "l'été", '年 "x" \\', ''].entries()) {
		const facts = { name, list: [id, null] };
		const written =
			await sql`insert into thing values (${id}, ${name}, ${at}, ${JSON.stringify(facts)})`.execute(
				database.db,
			);
		expect(written.numAffectedRows).toBe(1n);
		expect(await readThing(id)).toEqual([{ id, name, at, facts, names: [name] }]);
	}
	await sql`insert into thing values (9, 'none', ${null}, ${null})`.execute(database.db);
	expect(await readThing(9)).toEqual([{ id: 9, name: 'none', at: null, facts: null, names: ['none'] }]);
	expect(await readThing(10)).toEqual([]);
});

it('an error is that of the database, ends nothing, and comes again', async () => {
	const insert = () => sql`insert into thing values (${1}, ${'twice'})`.execute(database.db);
	const wrong = () => sql`select nothing from thing where id = ${1}`.execute(database.db);
	for (let time = 0; time < 2; time++) {
		await expect(insert()).rejects.toMatchObject({ code: '23505', constraint: 'thing_pkey' });
		await expect(wrong()).rejects.toMatchObject({ code: '42703' });
	}
	await expect(sql`select ${'x'}::int`.execute(database.db)).rejects.toMatchObject({ code: '22P02' });
	expect(await readThing(1)).toHaveLength(1);
});

it('an error in a transaction ends that alone', async () => {
	const failing = database.db.transaction().execute(async (transaction) => {
		await sql`update thing set name = ${'changed'} where id = ${1}`.execute(transaction);
		await sql`insert into thing values (${1}, ${'twice'})`.execute(transaction);
	});
	await expect(failing).rejects.toMatchObject({ code: '23505' });
	expect(await readThing(1)).toMatchObject([{ name: "l'été" }]);
});

it('reads a table that was changed since it was prepared', async () => {
	const all = () => sql`select * from thing where id = ${1}`.execute(database.db);
	await all();
	await sql`alter table thing add column more int default 3`.execute(database.db);
	expect((await all()).rows).toMatchObject([{ id: 1, more: 3 }]);
});

it('goes on with more statements than are kept', async () => {
	for (let number = 0; number < 450; number++) {
		const { rows } = await sql`select ${sql.lit(number)}::int + ${1}::int as sum`.execute(database.db);
		expect(rows).toEqual([{ sum: number + 1 }]);
	}
	const { rows } = await sql<{ kept: number }>`select count(*) as kept from pg_prepared_statements`.execute(
		database.db,
	);
	expect(rows[0]?.kept).toBeLessThanOrEqual(201);
});
