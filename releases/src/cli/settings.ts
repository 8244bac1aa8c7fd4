import { userInfo } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root folder of the workspace. */
export const ROOT = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

/** Where the release store is: RELEASES_DIR, else `releases` in DATA_DIR, else `var/releases` of the workspace. */
export function releasesLocation(environment: NodeJS.ProcessEnv = process.env): string {
	if (environment.RELEASES_DIR)
		return /^[a-z][a-z0-9+.-]+:/i.test(environment.RELEASES_DIR)
			? environment.RELEASES_DIR
			: resolve(ROOT, environment.RELEASES_DIR);
	return join(resolve(ROOT, environment.DATA_DIR || 'var'), 'releases');
}

/** Who changes the channel: RELEASE_WHO, else the user of the operating system. */
export function releaseWho(environment: NodeJS.ProcessEnv = process.env): string {
	if (environment.RELEASE_WHO) return environment.RELEASE_WHO;
	try {
		return userInfo().username;
	} catch {
		return 'unknown';
	}
}
