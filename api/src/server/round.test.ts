import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import { serverPool } from '../database/open-server.ts';
import type { Tables } from '../database/tables/tables.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { repeat } from './repeat.ts';
import { Round, RoundError } from './round.ts';

const MINUTE_MS = 60_000;

describe.each(testDatabases())('a round on $name', ({ open }) => {
	afterEach(() => {
		vi.useRealTimers();
	});

	/** A round over three items, of which the second fails in the database; returns what was done, and what was thrown. */
	async function roundOn({ db }: Database) {
		const done: number[] = [];
		const tried: number[] = [];
		const round = new Round(db);
		for (const id of [1, 2, 3])
			await round.item('item', id, async () => {
				tried.push(id);
				await sql`select 1 / ${id === 2 ? 0 : 1}::int`.execute(db);
				done.push(id);
			});
		let error: unknown;
		try {
			round.end();
		} catch (thrown) {
			error = thrown;
		}
		return { done, tried, error, round };
	}

	it('does all that can be done, and says what failed', async () => {
		const database = await open();
		const { done, error } = await roundOn(database);
		expect(done).toEqual([1, 3]);
		expect(error).toBeInstanceOf(RoundError);
		expect((error as RoundError).failures).toMatchObject([
			{ message: expect.stringMatching(/^item 2: .*division by zero/), code: '22012' },
		]);
		await database.close();
	});

	it('leaves what failed in peace, longer and longer, and keeps it from the places of others', async () => {
		vi.useFakeTimers({ toFake: ['Date'] });
		const database = await open();
		const isTriedAfter = async (minutes: number) => {
			vi.setSystemTime(Date.now() + minutes * MINUTE_MS);
			return (await roundOn(database)).tried.includes(2);
		};
		expect(await isTriedAfter(0)).toBe(true);
		const { tried, error, round } = await roundOn(database);
		expect([tried, error]).toEqual([[1, 3], undefined]);
		expect(round.restingIds('item')).toEqual([2]);
		expect(round.restingIds('other')).toEqual([]);
		expect([await isTriedAfter(5), await isTriedAfter(5), await isTriedAfter(5)]).toEqual([
			true,
			false,
			true,
		]);
		expect(new Round(database.db).restingIds('item')).toEqual([2]);
		vi.setSystemTime(Date.now() + 20 * MINUTE_MS);
		expect(new Round(database.db).restingIds('item')).toEqual([]);
		await database.close();
	});

	it('has each of its failures reported, those of its parts too', async () => {
		const database = await open();
		const reported: string[] = [];
		const work = async () => {
			const round = new Round(database.db);
			await round.part('first', async () => {
				const inner = new Round(database.db);
				await inner.item('thing', 7, () => Promise.reject(new Error('one')));
				await inner.item('thing', 8, () => Promise.reject(new Error('two')));
				inner.end();
			});
			await round.part('second', () => Promise.reject(new Error('three')));
			round.end();
		};
		const rounds = repeat(work, { seconds: 60, onError: (error) => reported.push((error as Error).message) });
		await rounds.stop();
		expect(reported).toEqual(['thing 7: one', 'thing 8: two', 'second: three']);
		await database.close();
	});
});

it('a round ends at once where the database is gone', async () => {
	const dialect = new PostgresDialect({
		pool: serverPool('postgres://127.0.0.1:1/none', 1, { connectionMs: 1_000 }),
	});
	const db = new Kysely<Tables>({ dialect });
	const round = new Round(db);
	const work = () => round.item('item', 1, async () => void (await sql`select 1`.execute(db)));
	await expect(work()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
	expect(round.restingIds('item')).toEqual([]);
	await db.destroy();
});
