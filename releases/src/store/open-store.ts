import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ReleaseError } from '../release-error.ts';
import { FolderStore } from './folder-store.ts';
import type { ReleaseStore } from './release-store.ts';

/** Opens the store at a location: a folder, given as a path or a `file:` address; it is made when it is missing. */
export function openStore(location: string): ReleaseStore {
	const scheme = /^([a-z][a-z0-9+.-]+):/i.exec(location)?.[1]?.toLowerCase();
	if (scheme && scheme !== 'file')
		throw new ReleaseError(
			'bad-location',
			`RELEASES_DIR is "${location}": there is no store for ${scheme}: here. Give the path of a folder.`,
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
