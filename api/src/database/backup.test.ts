import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importItems } from '../testing/import-items.ts';
import { SAMPLE_SITE, sampleProperty } from '../testing/sample-feed.ts';
import { type TestDatabaseKind, testDatabases } from '../testing/test-databases.ts';
import { writeBackup } from './backup.ts';
import { saveBackup } from './backup-file.ts';
import type { Database } from './database.ts';
import { hasRows, restoreBackup } from './restore.ts';

/** More than a backup reads at once */
const MAILS = 620;

/** Each kind once as what is read and once as what is written: where there are two, from one to the other. */
const kinds = testDatabases();
const pairs = kinds.map((from, index) => {
	const to = kinds[(index + 1) % kinds.length] as TestDatabaseKind;
	return { from, to, title: `${from.name} to ${to.name}` };
});

async function linesOf(database: Database): Promise<string[]> {
	const lines: string[] = [];
	await writeBackup(database, async (line) => void lines.push(line));
	return lines;
}

async function* stream(lines: readonly string[]): AsyncGenerator<string> {
	yield* lines;
}

/** All rows but for the mark of the search index: a property that was brought back is news to it. */
const allRows = async (database: Database) =>
	(await linesOf(database)).slice(1).map((line) => line.replaceAll(/"change":\d+,/g, ''));

describe.each(pairs)('a backup from $title', ({ from, to }) => {
	let source: Database;
	let target: Database;
	beforeAll(async () => {
		[source, target] = await Promise.all([from.open(), to.open()]);
		await importItems(source.db, [...SAMPLE_SITE, sampleProperty({ ID: 1 })]);
		await sql`insert into outbox_mail (kind, message)
			select 'x', jsonb_build_object('to', n || '@b.c') from generate_series(1, ${MAILS}) as n`.execute(
			source.db,
		);
	});
	afterAll(() => Promise.all([source.close(), target.close()]));

	it('brings every row back, and new rows go on counting after them', async () => {
		const count = await restoreBackup(target, stream(await linesOf(source)));
		expect(count).toBeGreaterThan(MAILS);
		expect(await allRows(target)).toEqual(await allRows(source));
		const { id } = await target.db
			.insertInto('outbox_mail')
			.values({ request_id: null, kind: 'y', message: '{}' })
			.returning('id')
			.executeTakeFirstOrThrow();
		expect(id).toBeGreaterThan(MAILS);
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

	it('to a place that is not there ends with a sentence', async () => {
		await expect(saveBackup(source, '/nonexistent/estate.ndjson.gz')).rejects.toThrow(
			'/nonexistent/estate.ndjson.gz cannot be written (ENOENT): choose another place.',
		);
	});

	it('is refused when another version made it', async () => {
		const head = { format: 'estate-backup', version: 1, migrations: ['0001-other.sql'], createdAt: '' };
		await expect(restoreBackup(target, stream([JSON.stringify(head)]))).rejects.toThrow(/another version/);
	});
});
