import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Channel, ReleaseLogEntry } from '@estate/shared-contract';
import { chainHash } from '../access/audit/chain.ts';
import { releaseHeads } from '../access/audit/noted-heads.ts';
import { ReleaseError } from '../release-error.ts';
import { newestWhole, standIn, unlessCut, wholeEntries } from './cut-entries.ts';
import { FolderEvents } from './folder-events.ts';
import { followLog } from './follow-log.ts';
import { entryText, HISTORY_LIMIT, readEntry, revisionFile, revisionOf } from './log-entry.ts';
import type { ChannelRevision, NewLogEntry, ReleaseLog, StoredText, WatchOptions } from './release-store.ts';
import type { StoreRecords } from './store-records.ts';
import { createFile, replaceFile } from './write-file.ts';
import { writing } from './writing.ts';

const LOOK_INTERVAL_MS = 400;

/** `channels/<channel>/log/<revision>.json`: one file per revision, created once, never changed. */
export class FolderLog implements ReleaseLog {
	readonly #root: string;
	readonly #records: StoreRecords;

	constructor(root: string, records: StoreRecords) {
		this.#root = root;
		this.#records = records;
	}

	/** A link never replaces a file, so every folder that can be written keeps two writers apart. */
	async check(): Promise<void> {}

	/** Revisions in the log, oldest first. */
	async #revisions(channel: Channel): Promise<number[]> {
		const files = await readdir(this.#folder(channel)).catch((error: NodeJS.ErrnoException) => {
			if (error.code === 'ENOENT') return [];
			throw error;
		});
		return files
			.map(revisionOf)
			.filter((revision) => revision !== undefined)
			.sort((one, other) => one - other);
	}

	async #read(channel: Channel, revision: number): Promise<ReleaseLogEntry> {
		const path = this.#path(channel, revision);
		const text = await readFile(path, 'utf8').catch((cause: Error) => {
			throw new ReleaseError(
				'bad-store',
				`${path} cannot be read (${cause.message}). Restore it from a backup.`,
				{
					cause,
				},
			);
		});
		return readEntry(text, revision, path);
	}

	async newest(channel: Channel): Promise<ChannelRevision> {
		return newestWhole(await this.#revisions(channel), (revision) => this.#read(channel, revision));
	}

	async history(
		channel: Channel,
		limit = HISTORY_LIMIT,
		before = Number.POSITIVE_INFINITY,
		onCut?: (error: Error) => void,
	): Promise<ReleaseLogEntry[]> {
		const revisions = (await this.#revisions(channel)).filter((revision) => revision < before).reverse();
		return wholeEntries(revisions, limit, (some) =>
			Promise.all(some.map((revision) => unlessCut(this.#read(channel, revision), onCut))),
		);
	}

	async append(channel: Channel, expectedRevision: number, entry: NewLogEntry): Promise<boolean> {
		const newest = await this.#newestRevision(channel);
		if (newest !== expectedRevision) return false;
		const revision = expectedRevision + 1;
		return writing(this.#root, async () => {
			if (newest > 0) await this.#setAside(channel);
			const before = newest > 0 ? await readFile(this.#path(channel, newest)) : undefined;
			const text = entryText(entry, revision, before);
			if (!(await createFile(this.#path(channel, revision), text))) return false;
			await releaseHeads(this.#records, channel).note({ number: revision, hash: chainHash(text) });
			return true;
		});
	}

	async *texts(channel: Channel): AsyncIterable<StoredText> {
		for (const number of await this.#revisions(channel)) {
			const place = this.#path(channel, number);
			yield { number, place, text: await readFile(place, 'utf8') };
		}
	}

	/** Keeps what is left of entries at the end that were cut short, and puts whole ones in their places. */
	async #setAside(channel: Channel): Promise<void> {
		const { finding, revision } = await this.newest(channel);
		if (!finding) return;
		const [whole] = await this.history(channel, 1);
		if (!whole) return;
		for (let cut = whole.revision + 1; cut <= revision; cut++) {
			const text = await readFile(this.#path(channel, cut), 'utf8');
			const before = await readFile(this.#path(channel, cut - 1));
			const aside = `channels/${channel}/set-aside/${revisionFile(cut)}`;
			await createFile(join(this.#root, aside), text);
			await replaceFile(this.#path(channel, cut), entryText(standIn(whole, aside), cut, before));
		}
	}

	watch(
		channel: Channel,
		listener: (current: ChannelRevision) => void,
		{ intervalMs = LOOK_INTERVAL_MS, ...options }: WatchOptions = {},
	): () => void {
		const events = new FolderEvents(this.#folder(channel));
		let mark = '';
		const look = async (seen: ChannelRevision | undefined) => {
			const newest = await this.#newestRevision(channel);
			const before = mark;
			mark = newest > 0 ? await this.#mark(channel, newest) : '';
			// What looked cut may be whole by now: it was being written. What was whole may have been cut since.
			const isAsSeen = newest === seen?.revision && !seen.finding && mark === before;
			return isAsSeen ? undefined : this.newest(channel);
		};
		return followLog({ look, events }, listener, { ...options, intervalMs });
	}

	/** Shows cheaply whether an entry was touched. */
	async #mark(channel: Channel, revision: number): Promise<string> {
		const { mtimeMs, size } = await stat(this.#path(channel, revision));
		return `${mtimeMs}/${size}`;
	}

	async #newestRevision(channel: Channel): Promise<number> {
		return (await this.#revisions(channel)).at(-1) ?? 0;
	}

	#folder(channel: Channel): string {
		return join(this.#root, 'channels', channel, 'log');
	}

	#path(channel: Channel, revision: number): string {
		return join(this.#folder(channel), revisionFile(revision));
	}
}
