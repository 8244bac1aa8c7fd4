import type { ReleaseFollower } from './release-follower.ts';

/** Is this a version that visitors get, fall back to, or had open a moment ago? Anything else would let strangers invent labels. */
export function isServedVersion(releases: ReleaseFollower, remote: string, version: string): boolean {
	const served = releases.current.remotes.get(remote);
	return [
		served?.manifest.version,
		served?.previous?.manifest.version,
		releases.remotes.get(remote)?.canary?.remote.manifest.version,
		...(served?.withdrawn ?? []),
	].includes(version);
}
