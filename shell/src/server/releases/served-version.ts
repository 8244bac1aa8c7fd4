import type { RemoteManifest } from '@estate/shared-contract';
import type { ReleaseFollower } from './release-follower.ts';

/** Open tabs have the last of the versions that were left; a remote's state may name hundreds. */
const WITHDRAWN_COUNTED = 5;

type Releases = Pick<ReleaseFollower, 'current' | 'remotes'>;

/** What a browser may name of remotes: anything else would let strangers invent labels. */
export interface KnownNames {
	isVersion(remote: string, version: string): boolean;
	/** The slot, where a manifest of that version names it; of a version left, any that is served names it */
	slotOf(remote: string, version: string, slot: string | undefined): string | undefined;
}

function manifestsOf({ current, remotes }: Releases, remote: string): RemoteManifest[] {
	const served = current.remotes.get(remote);
	const canary = remotes.get(remote)?.canary?.remote;
	return [served, served?.previous, canary].flatMap((each) => each?.manifest ?? []);
}

function isLeft({ current }: Releases, remote: string, version: string): boolean {
	return current.remotes.get(remote)?.withdrawn.slice(-WITHDRAWN_COUNTED).includes(version) ?? false;
}

/** Versions that visitors get, fall back to, or had open just before, with their slots. */
export function servedNames(releases: Releases): KnownNames {
	const isVersion = (remote: string, version: string) =>
		manifestsOf(releases, remote).some((manifest) => manifest.version === version) ||
		isLeft(releases, remote, version);
	return {
		isVersion,
		slotOf(remote, version, slot) {
			const manifests = manifestsOf(releases, remote);
			const own = manifests.filter((manifest) => manifest.version === version);
			const naming = own.length > 0 ? own : isLeft(releases, remote, version) ? manifests : [];
			return naming.some(({ slots }) => slots.some(({ name }) => name === slot)) ? slot : undefined;
		},
	};
}
