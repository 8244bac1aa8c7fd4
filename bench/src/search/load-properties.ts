import { demoFeed } from '@estate/demo';
import { sql } from 'kysely';
import { raiseRevision } from '../../../api/src/content/content-revision.ts';
import type { Database } from '../../../api/src/database/database.ts';
import type { FeedItem } from '../../../api/src/import/feed.schema.ts';
import type { ImportContext } from '../../../api/src/import/import-context.ts';
import { rowsOfItem } from '../../../api/src/import/rows-of-item.ts';
import type { TableRows } from '../../../api/src/import/table-rows.ts';
import { upsertRows } from '../../../api/src/import/upsert-rows.ts';

/** Rows a statement. */
const BATCH = 500;
const KINDS = new Set<FeedItem['kind']>(['site', 'property-type', 'city', 'team-member', 'property']);

/** Names every drawing and draws none: searches do not look at pictures. */
const EMPTY_BOOK = { add: (name: string) => name, flush: async () => {}, count: 0 };
const NO_FILES: ImportContext = {
	pictures: async () => [],
	documents: async () => [],
	leaveOut: () => {},
	brand: async () => {},
};

/** Writes the demo agency with so many properties, without pictures, straight into a migrated database. */
export async function loadProperties(
	{ db }: Database,
	count: number,
	onProgress: (properties: number) => void = () => {},
): Promise<void> {
	let waiting: TableRows[] = [];
	let written = 0;
	const write = async () => {
		const [first] = waiting;
		if (!first) return;
		const rows = waiting.flatMap((part) => part.rows);
		waiting = [];
		await upsertRows(db, first.table, first.key, rows);
	};
	for (const item of demoFeed({ properties: count, seed: 'bench', today: '2026-11-21' }, EMPTY_BOOK)) {
		if (item.kind === 'owner' || !KINDS.has(item.kind)) continue;
		for (const part of await rowsOfItem(item, NO_FILES)) {
			if (waiting.length >= BATCH || waiting.some(({ table }) => table !== part.table)) await write();
			waiting.push(part);
		}
		if (item.kind === 'property' && ++written % 5_000 === 0) onProgress(written);
	}
	await write();
	await raiseRevision(db);
	await sql`analyze`.execute(db);
}
