import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '../database/database.ts';
import { addVectors } from '../search/vector/add-vectors.ts';
import { WordLexemes } from '../search/vector/word-lexemes.ts';
import type { FeedEntry, FeedItems } from './feed-items.ts';
import type { ImportFolders } from './import-context.ts';
import type { ImportTally } from './import-tally.ts';
import type { PictureIntake } from './picture-intake.ts';
import { type PreparedItem, prepareItem } from './prepare-item.ts';
import { writeBatch } from './write-batch.ts';
import { WriteBehind } from './write-behind.ts';

/** Items a transaction. */
const BATCH = 100;
/** Items whose pictures are read at the same time. */
const AT_ONCE = 4;

export interface ContentImport {
	intake: PictureIntake;
	folders: ImportFolders;
	tally: ImportTally;
	/** Called after each batch: items so far, bytes of the file so far */
	onProgress?: ((progress: { items: number; bytes: number }) => void) | undefined;
}

async function* batchesOf(entries: AsyncIterable<FeedEntry>): AsyncGenerator<FeedEntry[]> {
	let batch: FeedEntry[] = [];
	for await (const entry of entries) {
		batch.push(entry);
		if (batch.length < BATCH) continue;
		yield batch;
		batch = [];
	}
	yield batch;
}

/** Takes over all items of a feed but its owners: a batch is prepared while the one before it is written. */
export async function takeContent(
	db: Db,
	feed: FeedItems,
	{ intake, folders, tally, onProgress }: ContentImport,
): Promise<void> {
	const lexemes = new WordLexemes();
	const prepare = async (entries: readonly FeedEntry[]) => {
		const prepared: PreparedItem[] = [];
		for (let start = 0; start < entries.length; start += AT_ONCE) {
			const some = entries.slice(start, start + AT_ONCE);
			prepared.push(
				...(await Promise.all(some.map(({ line, item }) => prepareItem(line, item, intake, folders)))),
			);
			// The write under way is several questions: each goes out as soon as the answer before it is there.
			await nextTurn();
		}
		await addVectors(
			db,
			prepared.flatMap(({ tables }) => tables),
			lexemes,
		);
		return prepared;
	};
	const writer = new WriteBehind();
	try {
		for await (const entries of batchesOf(feed.content())) {
			const prepared = await prepare(entries);
			const progress = feed.progress;
			await writer.add(async () => {
				tally.add(await writeBatch(db, prepared, intake));
				onProgress?.(progress);
			});
		}
		await writer.finish();
	} finally {
		await writer.settle();
	}
}
