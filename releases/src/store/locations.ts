import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { ROOT } from './workspace.ts';

const dataDir = (environment: NodeJS.ProcessEnv) => resolve(ROOT, environment.DATA_DIR || 'var');

/** Where the release store is: RELEASES_URL, else RELEASES_DIR, else `releases` in DATA_DIR, else `var/releases` of the workspace. */
export function releasesLocation(environment: NodeJS.ProcessEnv = process.env): string {
	const given = environment.RELEASES_URL || environment.RELEASES_DIR;
	if (!given) return join(dataDir(environment), 'releases');
	return /^[a-z][a-z0-9+.-]+:/i.test(given) ? given : resolve(ROOT, given);
}

/** Folder for local copies of what an object store holds: one per store, below `release-copies` in the data folder. */
export function copiesFolder(location: string, data = dataDir(process.env)): string {
	const mark = createHash('sha256').update(location).digest('hex').slice(0, 12);
	return join(data, 'release-copies', mark);
}
