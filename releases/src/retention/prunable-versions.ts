import type { Channel, ChannelState } from '@estate/shared-contract';
import { CHANNELS } from '@estate/shared-contract/schemas';
import type { ArtifactManifest } from '../artifacts/artifact-format.ts';
import { SHELL } from '../shell-releases/shell-manifest.schema.ts';
import type { ReleaseLog, ReleaseStore, VersionStore } from '../store/release-store.ts';

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

class Needed {
	readonly #versions = new Set<string>();
	readonly #remotes = new Set<string>();

	version(remote: string, version: string | undefined): void {
		if (version) this.#versions.add(`${remote} ${version}`);
	}

	/** Every version of it */
	remote(remote: string): void {
		this.#remotes.add(remote);
	}

	state(state: ChannelState): void {
		for (const [remote, { active, previous, canary, withdrawn, lock }] of Object.entries(state)) {
			for (const version of [active, previous, canary?.version, ...withdrawn]) this.version(remote, version);
			if (lock) this.remote(remote);
		}
	}

	has(remote: string, version: string): boolean {
		return this.#remotes.has(remote) || this.#versions.has(`${remote} ${version}`);
	}
}

async function neededByChannel(
	log: ReleaseLog,
	channel: Channel,
	since: number,
	needed: Needed,
): Promise<void> {
	// The whole log: an entry that cannot be read ends the pruning, since what it names is not known.
	const entries = await log.history(channel, Number.MAX_SAFE_INTEGER, undefined, (error) => {
		throw error;
	});
	needed.state(entries[0]?.after ?? {});
	for (const { at, before, after } of entries)
		if (!(Date.parse(at) < since)) {
			needed.state(before);
			needed.state(after);
		}
}

interface Versions {
	log: ReleaseLog;
	artifacts: Pick<VersionStore<ArtifactManifest>, 'versions' | 'manifest'>;
}

async function prunableOf(
	{ log, artifacts }: Versions,
	names: readonly string[],
	needed: Needed,
	since: number,
): Promise<PrunableVersion[]> {
	for (const channel of CHANNELS) await neededByChannel(log, channel, since, needed);
	const prunable: PrunableVersion[] = [];
	for (const remote of names)
		for (const version of await artifacts.versions(remote)) {
			if (needed.has(remote, version)) continue;
			const { builtAt, files } = await artifacts.manifest(remote, version);
			if (!(Date.parse(builtAt) < since)) continue;
			prunable.push({ remote, version, builtAt, size: files.reduce((sum, { size }) => sum + size, 0) });
		}
	return prunable;
}

/**
 * Versions of remotes and of the shell that are not needed any more: no state of a channel now, no log entry within the period,
 * no shell that reported within the hour, no locked remote, and not built within the period. Throws when a log cannot be read whole.
 */
export async function prunableVersions(
	store: ReleaseStore,
	{ period, now = Date.now() }: Retention,
): Promise<PrunableVersion[]> {
	const since = now - period;
	const [remotes, shells] = [new Needed(), new Needed()];
	for (const report of await store.instances.read()) {
		for (const [remote, { serving, wanted }] of Object.entries(report.remotes)) {
			remotes.version(remote, serving);
			remotes.version(remote, wanted);
		}
		shells.version(SHELL, report.shell?.version);
		shells.version(SHELL, report.shell?.wanted);
	}
	const ofShell = await prunableOf(store.shells, [SHELL], shells, since);
	return [
		...(await prunableOf(store, await store.artifacts.remotes(), remotes, since)),
		...ofShell.map((each) => ({ ...each, isShell: true as const })),
	];
}
