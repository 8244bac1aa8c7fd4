import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readRevision } from '../content/content-revision.ts';
import type { Database } from '../database/database.ts';
import { importItems } from '../testing/import-items.ts';
import { sampleProperty } from '../testing/sample-feed.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { CurrentIndex } from './current-index.ts';
import { RowSet } from './row-set.ts';
import { propertiesOfWord } from './word-search.ts';
import { WordSets } from './word-sets.ts';

describe.each(testDatabases())('the properties of a word on $name', ({ open }) => {
	let database: Database;
	beforeAll(async () => {
		database = await open();
	});
	afterAll(() => database.close());

	const take = (texts: Record<number, string>) =>
		importItems(
			database.db,
			Object.entries(texts).map(([id, fr]) => sampleProperty({ ID: Number(id), Description: { fr } })),
		);

	it('follow what is written, few properties and many', async () => {
		const current = new CurrentIndex(database.db);
		const found = async (word: string) => {
			const index = await current.at(await readRevision(database.db));
			const set = await propertiesOfWord(database.db, index, word, 'fr');
			return [...set.list()].map((row) => index.properties.id[row]).sort();
		};
		await take({ 1: 'une verrière', 2: 'à rénover', 3: 'rénové' });
		expect([await found('verriere'), await found('renove')]).toEqual([[1], [3]]);
		await take({ 1: 'un potager', 3: 'rénové, sa verrière', 4: 'des verrières' });
		expect([await found('verriere'), await found('renove')]).toEqual([[3, 4], [3]]);
		await take({ 2: 'enfin rénové', 3: 'à rénover' });
		expect([await found('verriere'), await found('renove')]).toEqual([[4], [2]]);
		const many = Array.from({ length: 600 }, (_, place) => [100 + place, place < 3 ? 'sa verrière' : 'rien']);
		await take({ ...Object.fromEntries(many), 4: 'rien' });
		expect(await found('verriere')).toEqual([100, 101, 102]);
	});
});

it('a word is looked up once for a revision, from what was found before, and again after a failure', async () => {
	const words = new WordSets();
	const [first, second] = [new RowSet(8), new RowSet(8)];
	const read = vi
		.fn()
		.mockResolvedValueOnce(first)
		.mockRejectedValueOnce(new Error('gone'))
		.mockResolvedValue(second);
	expect(await Promise.all([words.of('tuin', 1, read), words.of('tuin', 1, read)])).toEqual([first, first]);
	await expect(words.of('tuin', 2, read)).rejects.toThrow('gone');
	expect(await words.of('tuin', 2, read)).toBe(second);
	expect(await words.of('tuin', 1, read)).toBe(second);
	expect(read.mock.calls).toEqual([[undefined], [{ revision: 1, found: first }], [undefined]]);
});

it('asks the database for no more than eight words at once, whichever fail', async () => {
	const words = new WordSets();
	let reading = 0;
	let most = 0;
	const read = async (at: number) => {
		most = Math.max(most, ++reading);
		await new Promise((resolve) => setTimeout(resolve, 1));
		reading--;
		if (at % 5 === 0) throw new Error('broken');
		return new RowSet(1);
	};
	const all = Array.from({ length: 40 }, (_, at) => words.of(`word ${at}`, 1, () => read(at)));
	const ends = await Promise.allSettled(all);
	expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(8);
	expect([most, reading]).toEqual([8, 0]);
	expect((await words.of('one more', 1, () => read(1))).size).toBe(0);
});
