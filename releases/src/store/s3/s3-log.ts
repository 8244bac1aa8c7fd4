import type { Channel, ReleaseLogEntry } from '@estate/shared-contract';
import { LRUCache } from 'lru-cache';
import { chainHash } from '../../access/audit/chain.ts';
import { releaseHeads } from '../../access/audit/noted-heads.ts';
import { ReleaseError } from '../../release-error.ts';
import { beforeCut, newestWhole, standIn, unlessCut, wholeEntries } from '../cut-entries.ts';
import { followLog } from '../follow-log.ts';
import { inParallel } from '../in-parallel.ts';
import {
	type CutEntryError,
	entryText,
	HISTORY_LIMIT,
	readEntry,
	revisionFile,
	revisionOf,
} from '../log-entry.ts';
import type { ChannelRevision, NewLogEntry, ReleaseLog, StoredText, WatchOptions } from '../release-store.ts';
import type { StoreRecords } from '../store-records.ts';
import type { S3Objects } from './s3-objects.ts';

const EMPTY: ChannelRevision = { revision: 0, state: {} };
const POLL_MS = 1_000;
/** Every so many looks the log is read from its beginning again: a store that was emptied looks like one that stands still. */
const WHOLE_LOOK = 30;
const AT_ONCE = 40;
/** More than a look back for an earlier version reads */
const MOST_KNOWN = 1_000;

/**
 * `channels/<channel>/log/<revision>.json`, each created once by a conditional write. `newest.json` beside the log says
 * where its end was last, so that thousands of revisions need not be listed; anyone who reads walks on from there.
 */
export class S3Log implements ReleaseLog {
	readonly #objects: S3Objects;
	readonly #records: StoreRecords;
	/** Entries never change: each is fetched once, as long as it is among the last that were asked for */
	readonly #known = new LRUCache<string, ReleaseLogEntry>({ max: MOST_KNOWN });

	constructor(objects: S3Objects, records: StoreRecords) {
		this.#objects = objects;
		this.#records = records;
	}

	check(): Promise<void> {
		return this.#objects.requireConditionalCreation();
	}

	async newest(channel: Channel): Promise<ChannelRevision> {
		const hint = await this.#hint(channel);
		const hinted = hint > 0 ? await this.#wholeUpTo(channel, hint) : undefined;
		if (hinted) return this.#walk(channel, hinted);
		const listed = await this.#lastListed(channel);
		if (listed === 0) return EMPTY;
		return this.#walk(channel, (await this.#wholeUpTo(channel, listed)) ?? EMPTY);
	}

	/** The newest whole entry from a revision downwards; undefined where there is no entry of that revision. */
	async #wholeUpTo(channel: Channel, revision: number): Promise<ChannelRevision | undefined> {
		const last = await unlessCut(this.#readIfThere(channel, revision), () => {});
		if (last) return { revision, state: last.after };
		if (!(await this.#objects.get(this.#key(channel, revision)))) return undefined;
		const revisions = Array.from({ length: revision }, (_, index) => index + 1);
		return newestWhole(revisions, (each) => this.#read(channel, each));
	}

	async history(
		channel: Channel,
		limit = HISTORY_LIMIT,
		before = Number.POSITIVE_INFINITY,
		onCut?: (error: Error) => void,
	): Promise<ReleaseLogEntry[]> {
		const last = Math.max(0, Math.min((await this.newest(channel)).revision, before - 1));
		const revisions = Array.from({ length: last }, (_, back) => last - back);
		return wholeEntries(revisions, limit, (some) =>
			inParallel(some, AT_ONCE, (each) => unlessCut(this.#read(channel, each), onCut)),
		);
	}

	async #read(channel: Channel, revision: number): Promise<ReleaseLogEntry> {
		const entry = await this.#readIfThere(channel, revision);
		if (entry) return entry;
		throw new ReleaseError(
			'bad-store',
			`${this.#key(channel, revision)} is not in the store, though later revisions are. Restore it from a backup.`,
		);
	}

	async append(channel: Channel, expectedRevision: number, entry: NewLogEntry): Promise<boolean> {
		const revision = expectedRevision + 1;
		// A gap would cut the log in two for anyone who walks it.
		if (expectedRevision > 0 && !(await this.#isWhole(channel, expectedRevision))) return false;
		const before =
			expectedRevision > 0 ? await this.#objects.get(this.#key(channel, expectedRevision)) : undefined;
		const text = entryText(entry, revision, before);
		if (!(await this.#objects.create(this.#key(channel, revision), text))) return false;
		// Only a hint: without it the next reader walks a step further.
		await this.#objects.put(this.#hintKey(channel), JSON.stringify({ revision })).catch(() => {});
		await releaseHeads(this.#records, channel).note({ number: revision, hash: chainHash(text) });
		return true;
	}

	/** Is the entry there? What is left of one that was cut short is kept, and a whole one put in its place. */
	async #isWhole(channel: Channel, revision: number): Promise<boolean> {
		let isCut = false;
		const entry = await unlessCut(this.#readIfThere(channel, revision), () => {
			isCut = true;
		});
		if (!isCut) return entry !== undefined;
		const { revision: newest } = await this.newest(channel);
		const [whole] = await this.history(channel, 1);
		if (!whole) return false;
		for (let cut = whole.revision + 1; cut <= newest; cut++) {
			const key = this.#key(channel, cut);
			const before = await this.#objects.get(this.#key(channel, cut - 1));
			const aside = `channels/${channel}/set-aside/${revisionFile(cut)}`;
			await this.#objects.create(aside, (await this.#objects.get(key))?.toString() ?? '');
			await this.#objects.put(key, entryText(standIn(whole, aside), cut, before));
		}
		return true;
	}

	async *texts(channel: Channel): AsyncIterable<StoredText> {
		for (const { key } of await this.#listed(channel)) {
			const number = revisionOf(key.slice(this.#folder(channel).length));
			const bytes = number === undefined ? undefined : await this.#objects.get(key);
			if (number !== undefined && bytes) yield { number, place: key, text: bytes.toString() };
		}
	}

	watch(
		channel: Channel,
		listener: (current: ChannelRevision) => void,
		{ intervalMs = POLL_MS, ...options }: WatchOptions = {},
	): () => void {
		let looks = 0;
		const look = async (seen: ChannelRevision | undefined) => {
			looks += 1;
			if (seen && looks % WHOLE_LOOK !== 0) return this.#walk(channel, seen);
			// What was whole may have been cut since.
			if (seen) this.#known.delete(this.#key(channel, seen.revision));
			return this.newest(channel);
		};
		return followLog({ look }, listener, { ...options, intervalMs });
	}

	/** From a revision that is known to the newest: one request when nothing changed. */
	async #walk(channel: Channel, from: ChannelRevision): Promise<ChannelRevision> {
		let current = from;
		for (;;) {
			const revision = current.revision + 1;
			let cut: CutEntryError | undefined;
			const next = await unlessCut(this.#readIfThere(channel, revision), (error) => {
				cut = error;
			});
			if (cut) current = beforeCut(cut, revision, current);
			else if (next) current = { revision, state: next.after };
			else return current;
		}
	}

	async #readIfThere(channel: Channel, revision: number): Promise<ReleaseLogEntry | undefined> {
		const key = this.#key(channel, revision);
		const known = this.#known.get(key);
		if (known) return known;
		const bytes = await this.#objects.get(key);
		if (!bytes) return undefined;
		const entry = readEntry(bytes.toString(), revision, key);
		this.#known.set(key, entry);
		return entry;
	}

	async #hint(channel: Channel): Promise<number> {
		const bytes = await this.#objects.get(this.#hintKey(channel));
		try {
			const { revision } = JSON.parse(bytes?.toString() ?? '{}') as { revision?: unknown };
			return Number.isInteger(revision) && (revision as number) > 0 ? (revision as number) : 0;
		} catch {
			return 0;
		}
	}

	async #lastListed(channel: Channel): Promise<number> {
		const start = this.#folder(channel);
		const revisions = (await this.#listed(channel)).map(({ key }) => revisionOf(key.slice(start.length)));
		return Math.max(0, ...revisions.filter((revision) => revision !== undefined));
	}

	#listed(channel: Channel) {
		return this.#objects.list(this.#folder(channel));
	}

	#folder(channel: Channel): string {
		return `channels/${channel}/log/`;
	}

	#key(channel: Channel, revision: number): string {
		return this.#folder(channel) + revisionFile(revision);
	}

	#hintKey(channel: Channel): string {
		return `channels/${channel}/newest.json`;
	}
}
