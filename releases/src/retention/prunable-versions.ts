import type { ArtifactManifest } from '../artifacts/artifact-format.ts';
import { SHELL } from '../shell-releases/shell-manifest.schema.ts';
import type { ReleaseStore, VersionStore } from '../store/release-store.ts';
import { NeededVersions } from './needed-versions.ts';

export interface PrunableVersion {
	remote: string;
	version: string;
	/** One of the shell itself */
	isShell?: true;
	/** Of its files, in bytes */
	size: number;
	/** ISO 8601 */
	builtAt: string;
}

export interface Retention {
	/** Milliseconds since when a version counts as needed, when a log entry names it or it was built */
	period: number;
	now?: number;
}

export interface Prunable {
	versions: PrunableVersion[];
	/** By which they were chosen: looks again */
	needed: NeededVersions;
}

/**
 * Versions of remotes and of the shell that are not needed any more, and were not built within the period. Throws when a
 * log or a proposal cannot be read whole.
 */
export async function prunableVersions(
	store: ReleaseStore,
	{ period, now = Date.now() }: Retention,
): Promise<Prunable> {
	const since = now - period;
	const needed = new NeededVersions(store, since);
	await needed.look();
	const versions: PrunableVersion[] = [];
	async function add(
		artifacts: Pick<VersionStore<ArtifactManifest>, 'versions' | 'manifest'>,
		remote: string,
		kind: Pick<PrunableVersion, 'isShell'>,
	): Promise<void> {
		for (const version of await artifacts.versions(remote)) {
			if (needed.has({ remote, version, ...kind })) continue;
			const { builtAt, files } = await artifacts.manifest(remote, version);
			if (!(Date.parse(builtAt) < since)) continue;
			const size = files.reduce((sum, file) => sum + file.size, 0);
			versions.push({ remote, version, builtAt, size, ...kind });
		}
	}
	for (const remote of await store.artifacts.remotes()) await add(store.artifacts, remote, {});
	await add(store.shells.artifacts, SHELL, { isShell: true });
	return { versions, needed };
}
