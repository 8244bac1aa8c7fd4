import type { RemoteManifest } from '@estate/shared-contract';
import type { BundleFile } from '../composition/worker-messages.ts';

/** One version of a remote, its files checked and its server bundle imported. */
export interface LoadedVersion {
	manifest: RemoteManifest;
	/** Absolute path of the version's folder */
	folder: string;
	bundle: BundleFile;
	/** Size and time of its files from just before they were checked */
	marks: string;
}

export interface ServedRemote extends LoadedVersion {
	/** The version to fall back to, in the browser as well */
	previous?: LoadedVersion;
	/** Versions that open tabs leave at their next navigation */
	withdrawn: readonly string[];
}

/** The versions that visitors get. Immutable: a change makes a new set. */
export interface ReleaseSet {
	/** Names the set's content: part of every cache key */
	id: string;
	/** By name of the remote */
	remotes: ReadonlyMap<string, ServedRemote>;
}

/** A set of these remotes. */
export function releaseSet(remotes: Iterable<ServedRemote>): ReleaseSet {
	const byName = new Map([...remotes].map((remote) => [remote.manifest.name, remote]));
	const id = [...byName]
		.map(([name, { manifest, previous, withdrawn }]) =>
			[name, manifest.version, previous?.manifest.version ?? '', ...withdrawn].join('_'),
		)
		.sort()
		.join('+');
	return { id, remotes: byName };
}
