import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type EmbeddedDatabase, openEmbedded } from './open-embedded.ts';

let database: EmbeddedDatabase;
beforeAll(async () => {
	database = await openEmbedded(undefined);
	await sql`create table entry (id int primary key, of_user text not null)`.execute(database.db);
});
beforeEach(() => sql`truncate entry`.execute(database.db));
afterAll(() => database.close());

const add = (db: EmbeddedDatabase['db'], id: number, user: string) =>
	sql`insert into entry values (${id}, ${user})`.execute(db);
const users = async () =>
	(await sql<{ of_user: string }>`select of_user from entry order by id`.execute(database.db)).rows.map(
		({ of_user }) => of_user,
	);

it('statements are answered in the order in which they were sent, without waiting for each other', async () => {
	const answered: string[] = [];
	const all = ['a', 'b', 'c'].map(async (user, id) => {
		await add(database.db, id, user);
		answered.push(user);
	});
	// All are on their way before the first has an answer.
	await new Promise<void>((resolve) => setImmediate(resolve));
	expect(database.pool().waiting + answered.length).toBeGreaterThan(1);
	await Promise.all(all);
	expect(answered).toEqual(['a', 'b', 'c']);
});

it('what others send during a transaction comes after it: seen when it is done, unharmed when it is undone', async () => {
	let others: Promise<unknown>[] = [];
	const undone = database.db.transaction().execute(async (transaction) => {
		await add(transaction, 1, 'undone');
		others = [add(database.db, 2, 'other'), users()];
		await add(transaction, 3, 'undone');
		throw new Error('Not after all.');
	});
	await expect(undone).rejects.toThrow('Not after all.');
	expect((await Promise.all(others))[1]).toEqual(['other']);

	let seen: Promise<string[]> | undefined;
	await database.db.transaction().execute(async (transaction) => {
		await add(transaction, 4, 'done');
		seen = users();
		await add(transaction, 5, 'done');
	});
	expect(await seen).toEqual(['other', 'done', 'done']);
});

it('transactions that begin at once come one after the other, whatever becomes of them', async () => {
	const outcomes = await Promise.allSettled(
		Array.from({ length: 12 }, (_, n) =>
			database.db.transaction().execute(async (transaction) => {
				const { rows } = await sql<{ n: number }>`select count(*)::int as n from entry`.execute(transaction);
				// Every third breaks, with an error of the database or of its own.
				await add(transaction, n % 6 === 5 ? 0 : n, String(rows[0]?.n));
				if (n % 6 === 2) throw new Error('Broken.');
				await add(transaction, 100 + n, String(rows[0]?.n));
			}),
		),
	);
	expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual(
		Array.from({ length: 12 }, (_, n) => n % 3 !== 2),
	);
	// Each saw the whole work of those before, and nothing of those that broke.
	const all = await users();
	expect(all.slice(0, 8)).toEqual(['0', '2', '4', '6', '8', '10', '12', '14']);
	expect(all).toHaveLength(16);
});

it('a savepoint that is given up ends no transaction', async () => {
	const seen: Promise<string[]>[] = [];
	await database.db.transaction().execute(async (transaction) => {
		await sql`savepoint one`.execute(transaction);
		await add(transaction, 1, 'given up');
		await sql`rollback to savepoint one`.execute(transaction);
		seen.push(users());
		await add(transaction, 2, 'kept');
	});
	expect(await seen[0]).toEqual(['kept']);
});

it('a transaction that came too late is undone, and others go on', async () => {
	const slow = sql`select pg_sleep(0.4)`.execute(database.db);
	await new Promise<void>((resolve) => setImmediate(resolve));
	database.limitQueries(50);
	const late = database.db.transaction().execute((transaction) => add(transaction, 1, 'late'));
	await expect(late).rejects.toThrow('no answer within 50 ms');
	await slow;
	database.limitQueries(60_000);
	await add(database.db, 2, 'after');
	expect(await users()).toEqual(['after']);
});

it('a connection that is given back within a transaction leaves none open', async () => {
	await database.db.connection().execute(async (one) => {
		await sql`begin`.execute(one);
		await add(one, 1, 'left');
	});
	await add(database.db, 2, 'after');
	expect(await users()).toEqual(['after']);
});
