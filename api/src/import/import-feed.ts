import path from 'node:path';
import { sql } from 'kysely';
import { readRevision } from '../content/content-revision.ts';
import type { Db } from '../database/database.ts';
import { importOwner } from '../owners/import-owner.ts';
import { withdrawMissing } from '../properties/withdraw-missing.ts';
import type { FeedOwner } from './feed.schema.ts';
import { readFeedLines } from './feed-line.ts';
import type { ImportReport, Refusal } from './import-report.ts';
import { itemName, parseItem } from './parse-item.ts';
import { createPictureIntake } from './picture-intake.ts';
import { type PreparedItem, prepareItem } from './prepare-item.ts';
import { isDataError, writeBatch } from './write-batch.ts';

export interface ImportOptions {
	/** Feed: newline-delimited JSON */
	file: string;
	/** Pictures are kept in its folder `media`, documents in `documents` */
	dataDir: string;
	/** Mark properties that the feed does not hold as withdrawn */
	withdrawMissing?: boolean;
	/** Told after each batch: items so far, bytes of the file so far */
	onProgress?: (progress: { items: number; bytes: number }) => void;
}

const BATCH = 100;
/** Items whose pictures are read at the same time. */
const AT_ONCE = 4;

/** Takes a feed over. Item by item: what is broken is reported and skipped. Rejects only when the file or the database fails. */
export async function importFeed(db: Db, options: ImportOptions): Promise<ImportReport> {
	const started = performance.now();
	const feedDir = path.dirname(path.resolve(options.file));
	const folders = {
		feedDir,
		mediaDir: path.join(options.dataDir, 'media'),
		documentDir: path.join(options.dataDir, 'documents'),
	};
	const intake = await createPictureIntake(db, folders);
	const report = {
		taken: {} as Record<string, number>,
		changed: 0,
		refused: [] as Refusal[],
		leftOut: [] as Refusal[],
	};
	const firstLine = new Map<string, number>();
	const propertyIds: number[] = [];
	const owners: { line: number; item: FeedOwner }[] = [];
	const written = new Set<string>();
	let preparing: Promise<PreparedItem>[] = [];
	let prepared: PreparedItem[] = [];
	let items = 0;
	let bytes = 0;

	const count = (kind: string) => {
		report.taken[kind] = (report.taken[kind] ?? 0) + 1;
	};
	const settle = async () => {
		prepared.push(...(await Promise.all(preparing)));
		preparing = [];
	};
	const flush = async () => {
		await settle();
		const result = await writeBatch(db, prepared, intake);
		for (const { item, leftOut } of result.taken) {
			count(item.kind);
			report.leftOut.push(...leftOut);
		}
		for (const { table } of result.taken.flatMap(({ tables }) => tables)) written.add(table);
		report.changed += result.changed;
		report.refused.push(...result.refused);
		prepared = [];
		options.onProgress?.({ items, bytes });
	};

	for await (const line of readFeedLines(options.file)) {
		items++;
		bytes = line.bytesRead;
		const parsed = parseItem(line);
		if ('refusals' in parsed) {
			report.refused.push(...parsed.refusals);
			// A property that is there but broken is not a property that has gone.
			if (parsed.kind === 'property' && typeof parsed.id === 'number') propertyIds.push(parsed.id);
			continue;
		}
		const { item } = parsed;
		const name = itemName(item);
		const before = firstLine.get(name);
		if (before !== undefined) {
			report.refused.push({
				line: line.number,
				item: name,
				path: '',
				message: `This item stands twice in the feed: the one in line ${before} was taken.`,
			});
			continue;
		}
		firstLine.set(name, line.number);
		if (item.kind === 'owner') {
			owners.push({ line: line.number, item });
			continue;
		}
		if (item.kind === 'property') propertyIds.push(item.ID);
		preparing.push(prepareItem(line.number, item, intake, folders));
		if (preparing.length >= AT_ONCE) await settle();
		if (prepared.length >= BATCH) await flush();
	}
	await flush();
	// Owners refer to properties, so they come last wherever they stand in the feed.
	for (const { line, item } of owners) {
		const result = await takeOwner(db, line, item);
		report.refused.push(...result.refused);
		report.leftOut.push(...result.leftOut);
		if (result.refused.length === 0) count('owner');
	}
	const withdrawn = options.withdrawMissing ? await withdrawMissing(db, propertyIds) : 0;
	if (report.changed > 0) await analyze(db, owners.length > 0 ? 'all' : [...written]);
	return {
		...report,
		withdrawn,
		revision: await readRevision(db),
		seconds: (performance.now() - started) / 1000,
	};
}

/** The embedded database never does this by itself, and plans badly without. All tables take longer than a property takes. */
async function analyze(db: Db, tables: 'all' | readonly string[]): Promise<void> {
	const which = tables === 'all' ? sql`` : sql.join(tables.map((name) => sql.table(name)));
	await sql`analyze ${which}`.execute(db);
}

async function takeOwner(
	db: Db,
	line: number,
	owner: FeedOwner,
): Promise<{ refused: Refusal[]; leftOut: Refusal[] }> {
	const item = itemName(owner);
	try {
		const missing = await importOwner(db, owner);
		const leftOut = missing.map((id) => ({
			line,
			item,
			path: 'propertyIds',
			message: `There is no home ${id}: what belongs to it was left out.`,
		}));
		return { refused: [], leftOut };
	} catch (error) {
		if (!isDataError(error)) throw error;
		return { refused: [{ line, item, path: '', message: (error as Error).message }], leftOut: [] };
	}
}
