import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Channel, ReleaseLogEntry } from '@estate/shared-contract';
import { ReleaseError } from '../release-error.ts';
import { entryText, readEntry, revisionFile, revisionOf } from './log-entry.ts';
import type { ChannelRevision, NewLogEntry } from './release-store.ts';
import { createFile } from './write-file.ts';

/** `channels/<channel>/log/<revision>.json`: one file per revision, created once, never changed. */
export class FolderLog {
	readonly #root: string;

	constructor(root: string) {
		this.#root = root;
	}

	folder(channel: Channel): string {
		return join(this.#root, 'channels', channel, 'log');
	}

	/** Revisions in the log, oldest first. */
	async revisions(channel: Channel): Promise<number[]> {
		const files = await readdir(this.folder(channel)).catch((error: NodeJS.ErrnoException) => {
			if (error.code === 'ENOENT') return [];
			throw error;
		});
		return files
			.map(revisionOf)
			.filter((revision) => revision !== undefined)
			.sort((one, other) => one - other);
	}

	async read(channel: Channel, revision: number): Promise<ReleaseLogEntry> {
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
		const revision = (await this.revisions(channel)).at(-1) ?? 0;
		if (revision === 0) return { revision: 0, state: {} };
		return { revision, state: (await this.read(channel, revision)).after };
	}

	async append(channel: Channel, expectedRevision: number, entry: NewLogEntry): Promise<boolean> {
		const newest = (await this.revisions(channel)).at(-1) ?? 0;
		if (newest !== expectedRevision) return false;
		const revision = expectedRevision + 1;
		return createFile(this.#path(channel, revision), entryText(entry, revision));
	}

	#path(channel: Channel, revision: number): string {
		return join(this.folder(channel), revisionFile(revision));
	}
}
