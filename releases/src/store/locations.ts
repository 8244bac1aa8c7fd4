import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { ReleaseError } from '../release-error.ts';
import { ROOT } from './workspace.ts';

const dataDir = (environment: NodeJS.ProcessEnv) => resolve(ROOT, environment.DATA_DIR || 'var');

/** What RELEASES_URL may begin with: an object store, a site, a folder that is written as an address. */
const ADDRESS = /^(?:s3:\/\/|https?:\/\/|file:)/i;
/** A name of a server, with or without a port */
const SERVER = /^(?:[\w-]+(?:\.[\w-]+)+|localhost)(?::\d+)?(?:\/|$)/i;

/** A site's name without a scheme would be a folder, in which nothing reaches a visitor. Throws ReleaseError `wrong-use`. */
function requireAddress(url: string): void {
	if (ADDRESS.test(url)) return;
	const scheme = /^(?:localhost|127\.0\.0\.1)\b/i.test(url) ? 'http' : 'https';
	const site = SERVER.test(url) ? `${scheme}://${url}` : 'https://www.example.be';
	throw new ReleaseError(
		'wrong-use',
		`RELEASES_URL is "${url}", which is no address: write ${site} for a site, or s3://my-bucket/releases for an object store; a folder goes into RELEASES_DIR.`,
	);
}

/**
 * Where the release store is: RELEASES_URL, else RELEASES_DIR, else `releases` in DATA_DIR, else `var/releases` of the
 * workspace. Throws ReleaseError `wrong-use` for a RELEASES_URL that is no address.
 */
export function releasesLocation(environment: NodeJS.ProcessEnv = process.env): string {
	if (environment.RELEASES_URL) requireAddress(environment.RELEASES_URL);
	const given = environment.RELEASES_URL || environment.RELEASES_DIR;
	if (!given) return join(dataDir(environment), 'releases');
	return /^[a-z][a-z0-9+.-]+:/i.test(given) ? given : resolve(ROOT, given);
}

/** Folder for local copies of what an object store holds: one per store, below `release-copies` in the data folder. */
export function copiesFolder(location: string, data = dataDir(process.env)): string {
	const mark = createHash('sha256').update(location).digest('hex').slice(0, 12);
	return join(data, 'release-copies', mark);
}
