import type { RemoteManifest } from '@estate/shared-contract';
import type { BundleFile } from '../render/worker-messages.ts';

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
	/** Origin of a development server, where the version is not one of the store: rendered in the browser alone */
	source?: string;
	/** Its files are not whole, and no other version stands in: `server` where it cannot be rendered here */
	damage?: 'files' | 'server';
}

/** A version that a share of the visitors gets in place of the one in the set. */
export interface ServedCanary {
	remote: ServedRemote;
	/** Percent of the visitors */
	traffic: number;
	salt: string;
}

/** A remote that was taken out of the channel: its addresses are known still. */
export interface RetiredRemote {
	name: string;
	/** The last version that visitors had */
	version: string;
	routes: RemoteManifest['routes'];
	/** Original path that its addresses lead to; they are gone without */
	redirect: string | undefined;
}

/** The versions that visitors get. Immutable: a change makes a new set. */
export interface ReleaseSet {
	/** Names the versions: part of every cache key */
	id: string;
	/** By name of the remote */
	remotes: ReadonlyMap<string, ServedRemote>;
	/** What is tried beside them */
	canaries: readonly ServedCanary[];
	/** What was taken out */
	retired: readonly RetiredRemote[];
}

/** The set with other versions of some remotes, for anyone who gets those; nothing is tried in it. */
export function withVersions(set: ReleaseSet, others: Iterable<ServedRemote>): ReleaseSet {
	const remotes = new Map(set.remotes);
	for (const other of others) remotes.set(other.manifest.name, other);
	return releaseSet(remotes.values(), [], set.retired);
}

/** A set of these remotes. */
export function releaseSet(
	remotes: Iterable<ServedRemote>,
	canaries: readonly ServedCanary[] = [],
	retired: readonly RetiredRemote[] = [],
): ReleaseSet {
	const byName = new Map([...remotes].map((remote) => [remote.manifest.name, remote]));
	const gone = retired.map(({ name, version, redirect = '' }) => `${name}_${version}_gone${redirect}`);
	const served = [...byName].map(([name, { manifest, previous, withdrawn, source = '', damage = '' }]) =>
		[
			name,
			manifest.version,
			source + (source && manifest.builtAt) + damage,
			previous?.manifest.version ?? '',
			...withdrawn,
		].join('_'),
	);
	const id = [...served, ...gone].sort().join('+');
	return { id, remotes: byName, canaries, retired };
}
