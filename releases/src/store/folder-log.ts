import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Channel, ReleaseLogEntry } from '@estate/shared-contract';
import { ReleaseError } from '../release-error.ts';
import { FolderEvents } from './folder-events.ts';
import { followLog } from './follow-log.ts';
import { entryText, HISTORY_LIMIT, readEntry, revisionFile, revisionOf } from './log-entry.ts';
import type { ChannelRevision, NewLogEntry, ReleaseLog, WatchOptions } from './release-store.ts';
import { createFile } from './write-file.ts';

const LOOK_INTERVAL_MS = 400;

/** `channels/<channel>/log/<revision>.json`: one file per revision, created once, never changed. */
export class FolderLog implements ReleaseLog {
	readonly #root: string;

	constructor(root: string) {
		this.#root = root;
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
		const revision = await this.#newestRevision(channel);
		if (revision === 0) return { revision: 0, state: {} };
		return { revision, state: (await this.#read(channel, revision)).after };
	}

	async history(
		channel: Channel,
		limit = HISTORY_LIMIT,
		before = Number.POSITIVE_INFINITY,
	): Promise<ReleaseLogEntry[]> {
		const revisions = (await this.#revisions(channel))
			.filter((revision) => revision < before)
			.reverse()
			.slice(0, limit);
		return Promise.all(revisions.map((revision) => this.#read(channel, revision)));
	}

	async append(channel: Channel, expectedRevision: number, entry: NewLogEntry): Promise<boolean> {
		const newest = await this.#newestRevision(channel);
		if (newest !== expectedRevision) return false;
		const revision = expectedRevision + 1;
		return createFile(this.#path(channel, revision), entryText(entry, revision));
	}

	watch(
		channel: Channel,
		listener: (current: ChannelRevision) => void,
		{ intervalMs = LOOK_INTERVAL_MS, ...options }: WatchOptions = {},
	): () => void {
		const events = new FolderEvents(this.#folder(channel));
		const look = async (seen: ChannelRevision | undefined) => {
			const newest = await this.#newestRevision(channel);
			return newest === seen?.revision ? undefined : this.newest(channel);
		};
		return followLog({ look, events }, listener, { ...options, intervalMs });
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
