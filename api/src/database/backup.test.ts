import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importItems } from '../testing/import-items.ts';
import { SAMPLE_SITE, sampleProperty } from '../testing/sample-feed.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { writeBackup } from './backup.ts';
import type { Database } from './database.ts';
import { hasRows, restoreBackup } from './restore.ts';

const kinds = testDatabases();
const pairs = kinds.flatMap((from) => kinds.map((to) => ({ from, to, title: `${from.name} to ${to.name}` })));

async function linesOf(database: Database): Promise<string[]> {
	const lines: string[] = [];
	await writeBackup(database, async (line) => void lines.push(line));
	return lines;
}

async function* stream(lines: readonly string[]): AsyncGenerator<string> {
	yield* lines;
}

/** All rows but for the mark of the search index: a home that was brought back is news to it. */
const allRows = async (database: Database) =>
	(await linesOf(database)).slice(1).map((line) => line.replaceAll(/"change":\d+,/g, ''));

describe.each(pairs)('a backup from $title', ({ from, to }) => {
	let source: Database;
	let target: Database;
	beforeAll(async () => {
		[source, target] = await Promise.all([from.open(), to.open()]);
		await importItems(source.db, [
			...SAMPLE_SITE,
			...Array.from({ length: 620 }, (_, i) => sampleProperty({ ID: i + 1 })),
		]);
		await source.db
			.insertInto('outbox_mail')
			.values({ request_id: null, kind: 'x', message: JSON.stringify({ to: 'a@b.c' }) })
			.execute();
	});
	afterAll(() => Promise.all([source.close(), target.close()]));

	it('brings every row back, and new rows go on counting after them', async () => {
		const count = await restoreBackup(target, stream(await linesOf(source)));
		expect(count).toBeGreaterThan(620);
		expect(await allRows(target)).toEqual(await allRows(source));
		const { id } = await target.db
			.insertInto('outbox_mail')
			.values({ request_id: null, kind: 'y', message: '{}' })
			.returning('id')
			.executeTakeFirstOrThrow();
		expect(id).toBeGreaterThan(1);
	});

	it('replaces what was there, or changes nothing when it is damaged', async () => {
		await importItems(target.db, [...SAMPLE_SITE, sampleProperty({ ID: 9999 })]);
		expect(await hasRows(target)).toBe(true);
		const before = await allRows(target);
		const lines = await linesOf(source);
		await expect(restoreBackup(target, stream([...lines.slice(0, -1), 'cut o']))).rejects.toThrow(/damaged/);
		expect(await allRows(target)).toEqual(before);
		await restoreBackup(target, stream(lines));
		expect(await allRows(target)).toEqual(await allRows(source));
	});

	it('is refused when another version made it', async () => {
		const head = { format: 'estate-backup', version: 1, migrations: ['0001-other.sql'], createdAt: '' };
		await expect(restoreBackup(target, stream([JSON.stringify(head)]))).rejects.toThrow(/another version/);
	});
});
