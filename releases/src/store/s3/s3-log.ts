import type { Channel, ReleaseLogEntry } from '@estate/shared-contract';
import { ReleaseError } from '../../release-error.ts';
import { followLog } from '../follow-log.ts';
import { entryText, HISTORY_LIMIT, readEntry, revisionFile, revisionOf } from '../log-entry.ts';
import type { ChannelRevision, NewLogEntry, ReleaseLog, WatchOptions } from '../release-store.ts';
import { inParallel } from './in-parallel.ts';
import type { S3Objects } from './s3-objects.ts';

const EMPTY: ChannelRevision = { revision: 0, state: {} };
const POLL_MS = 1_000;
/** Every so many looks the log is read from its beginning again: a store that was emptied looks like one that stands still. */
const WHOLE_LOOK = 30;
const AT_ONCE = 40;

/**
 * `channels/<channel>/log/<revision>.json`, each created once by a conditional write. `newest.json` beside the log says
 * where its end was a moment ago, so that thousands of revisions need not be listed; anyone who reads walks on from there.
 */
export class S3Log implements ReleaseLog {
	readonly #objects: S3Objects;
	/** Entries never change: each is fetched once per process */
	readonly #known = new Map<string, ReleaseLogEntry>();

	constructor(objects: S3Objects) {
		this.#objects = objects;
	}

	check(): Promise<void> {
		return this.#objects.requireConditionalCreation();
	}

	async newest(channel: Channel): Promise<ChannelRevision> {
		const hint = await this.#hint(channel);
		const hinted = hint > 0 ? await this.#readIfThere(channel, hint) : undefined;
		if (hinted) return this.#walk(channel, { revision: hint, state: hinted.after });
		const listed = await this.#lastListed(channel);
		if (listed === 0) return EMPTY;
		return this.#walk(channel, { revision: listed, state: (await this.#read(channel, listed)).after });
	}

	async history(
		channel: Channel,
		limit = HISTORY_LIMIT,
		before = Number.POSITIVE_INFINITY,
	): Promise<ReleaseLogEntry[]> {
		const last = Math.min((await this.newest(channel)).revision, before - 1);
		const wanted = Array.from({ length: Math.min(limit, Math.max(0, last)) }, (_, back) => last - back);
		return inParallel(wanted, AT_ONCE, (each) => this.#read(channel, each));
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
		if (expectedRevision > 0 && !(await this.#readIfThere(channel, expectedRevision))) return false;
		if (!(await this.#objects.create(this.#key(channel, revision), entryText(entry, revision)))) return false;
		// Only a hint: without it the next reader walks a step further.
		await this.#objects.put(this.#hintKey(channel), JSON.stringify({ revision })).catch(() => {});
		return true;
	}

	watch(
		channel: Channel,
		listener: (current: ChannelRevision) => void,
		{ intervalMs = POLL_MS, ...options }: WatchOptions = {},
	): () => void {
		let looks = 0;
		const look = async (seen: ChannelRevision | undefined) => {
			looks += 1;
			return seen && looks % WHOLE_LOOK !== 0 ? this.#walk(channel, seen) : this.newest(channel);
		};
		return followLog({ look }, listener, { ...options, intervalMs });
	}

	/** From a revision that is known to the newest: one request when nothing changed. */
	async #walk(channel: Channel, from: ChannelRevision): Promise<ChannelRevision> {
		let current = from;
		for (;;) {
			const revision = current.revision + 1;
			const next = await this.#readIfThere(channel, revision);
			if (!next) return current;
			current = { revision, state: next.after };
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
		const start = `channels/${channel}/log/`;
		const revisions = (await this.#objects.list(start)).map(({ key }) => revisionOf(key.slice(start.length)));
		return Math.max(0, ...revisions.filter((revision) => revision !== undefined));
	}

	#key(channel: Channel, revision: number): string {
		return `channels/${channel}/log/${revisionFile(revision)}`;
	}

	#hintKey(channel: Channel): string {
		return `channels/${channel}/newest.json`;
	}
}
