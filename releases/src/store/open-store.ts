import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ReleaseError } from '../release-error.ts';
import { FolderStore } from './folder-store.ts';
import { copiesFolder } from './locations.ts';
import type { ReleaseStore } from './release-store.ts';
import { S3Store } from './s3/s3-store.ts';

export interface OpenOptions {
	/** Folder for local copies of an object store's versions; below DATA_DIR by default */
	copies?: string;
}

/**
 * Opens the store at a location: a folder, given as a path or a `file:` address and made when it is missing, or
 * `s3://bucket/prefix?…`. Throws ReleaseError `bad-location`. Whether an object store can be used is asked by `check`.
 */
export function openStore(
	location: string,
	{ copies = copiesFolder(location) }: OpenOptions = {},
): ReleaseStore {
	const scheme = /^([a-z][a-z0-9+.-]+):/i.exec(location)?.[1]?.toLowerCase();
	if (scheme === 's3') return new S3Store(location, copies);
	if (scheme && scheme !== 'file')
		throw new ReleaseError(
			'bad-location',
			`The release store is set to "${location}": there is no store for ${scheme}: here. Give RELEASES_DIR the path of a folder, or RELEASES_URL an address such as s3://my-bucket/releases`,
		);
	const folder = scheme === 'file' ? fileURLToPath(location) : resolve(location);
	try {
		mkdirSync(folder, { recursive: true });
	} catch (cause) {
		throw new ReleaseError(
			'bad-location',
			`RELEASES_DIR is ${folder}, which cannot be made or read (${(cause as Error).message}). Give the path of a folder that this user may write.`,
			{ cause },
		);
	}
	return new FolderStore(folder);
}
