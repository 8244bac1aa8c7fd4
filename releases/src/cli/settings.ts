import { userInfo } from 'node:os';

export { releasesLocation } from '../store/locations.ts';
export { ROOT } from '../store/workspace.ts';

/** Who changes the channel: RELEASE_WHO, else the user of the operating system. */
export function releaseWho(environment: NodeJS.ProcessEnv = process.env): string {
	if (environment.RELEASE_WHO) return environment.RELEASE_WHO;
	try {
		return userInfo().username;
	} catch {
		return 'unknown';
	}
}
