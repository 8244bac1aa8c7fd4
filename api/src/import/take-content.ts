import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '../database/database.ts';
import { addVectors } from '../search/vector/add-vectors.ts';
import { WordLexemes } from '../search/vector/word-lexemes.ts';
import { byHalves } from './by-halves.ts';
import type { FeedEntry, FeedItems } from './feed-items.ts';
import type { ImportFolders } from './import-context.ts';
import type { ImportTally } from './import-tally.ts';
import type { PictureIntake } from './picture-intake.ts';
import { type PreparedItem, prepareItem } from './prepare-item.ts';
import { writeBatch } from './write-batch.ts';
import { WriteBehind } from './write-behind.ts';

/** Items that are prepared together. */
const BATCH = 100;
/** Prepared items that wait to be written, some 30 KB each */
const MOST_WAITING = 400;
/** Items whose pictures are read at the same time. */
const AT_ONCE = 4;

export interface ContentImport {
	intake: PictureIntake;
	folders: ImportFolders;
	tally: ImportTally;
	/** Called after each write: items and bytes of the file that were read so far */
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
	/** With their vectors of words; an item of which the database makes none is refused alone. */
	async function withVectors(items: readonly PreparedItem[]): Promise<PreparedItem[]> {
		const { done, refused } = await byHalves(items, (some) =>
			addVectors(
				db,
				some.flatMap(({ tables }) => tables),
				lexemes,
			),
		);
		tally.refused.push(...refused);
		return done.flatMap((each) => each.items);
	}
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
		return withVectors(prepared);
	};
	const writer = new WriteBehind<PreparedItem>(async (items) => {
		tally.add(await writeBatch(db, items, intake));
		onProgress?.(feed.progress);
	}, MOST_WAITING);
	try {
		for await (const entries of batchesOf(feed.content())) await writer.add(await prepare(entries));
		await writer.finish();
	} finally {
		await writer.settle();
	}
}
