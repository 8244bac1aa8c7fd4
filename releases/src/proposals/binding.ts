import { createHash } from 'node:crypto';
import type { ChannelState } from '@estate/shared-contract';
import { EVERY } from '../access/grant.ts';
import type { ArtifactManifest } from '../artifacts/artifact-format.ts';
import { setShare } from '../log/canary-transitions.ts';
import { activeVersion, retire } from '../log/transitions.ts';
import { requireWanted, tryRestore } from '../operations/restore-revision.ts';
import { startRollout } from '../rollout/start-rollout.ts';
import type { ReleaseLog, ReleaseStore, VersionStore } from '../store/release-store.ts';
import type { BoundVersion, Proposal } from './proposal.schema.ts';

const sha256 = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** SHA-256 of what a change is about: one remote's state, or the whole channel's. */
export const standingHash = (state: ChannelState, remote: string): string =>
	sha256(remote === EVERY ? state : (state[remote] ?? null));

/** SHA-256 of a version's manifest, which has the hash of every file of it. */
const versionHash = (manifest: ArtifactManifest): string => sha256(manifest);

/** Log and versions of what a change is about: the shell has its own. */
export const placeOf = (
	{ action }: Pick<Proposal, 'action'>,
	store: ReleaseStore,
): { log: ReleaseLog; artifacts: Manifests } => (action === 'shell' ? store.shells : store);

type Manifests = Pick<VersionStore<ArtifactManifest>, 'manifest'>;
type What = Pick<Proposal, 'channel' | 'remote' | 'action' | 'change'>;

/** Versions that a change would show to visitors who do not get them now. Throws what the change would throw in this state, but for the checks of a promotion. */
async function versionsOf(
	store: ReleaseStore,
	{ channel, remote, change }: What,
	state: ChannelState,
): Promise<[remote: string, version: string][]> {
	switch (change.kind) {
		case 'promote':
			return [[remote, change.version]];
		case 'share': {
			setShare(state, remote, startRollout(change.rollout));
			const version = state[remote]?.canary?.version;
			return version ? [[remote, version]] : [];
		}
		case 'restore': {
			const own = remote === EVERY ? undefined : remote;
			const { before, after, takenBack } = await tryRestore(store, { channel, remote: own }, change.revision);
			requireWanted(takenBack, change, own);
			return Object.entries(after).flatMap(([name, restored]): [string, string][] => {
				const version = activeVersion(restored);
				return version && version !== activeVersion(before[name]) ? [[name, version]] : [];
			});
		}
		case 'retire': {
			const { redirect } = change;
			retire(state, remote, { who: '', why: '', at: '', ...(redirect ? { redirect } : {}) });
			return [];
		}
	}
}

/** The versions of a change with the hash of their bytes. Throws ReleaseError for one that is not there, or a restore that cannot be. */
export async function boundVersions(
	store: ReleaseStore,
	what: What,
	state: ChannelState,
): Promise<BoundVersion[]> {
	const versions = await versionsOf(store, what, state);
	return Promise.all(
		versions.map(async ([remote, version]) => ({
			remote,
			version,
			hash: versionHash(await placeOf(what, store).artifacts.manifest(remote, version)),
		})),
	);
}

/** Are the bytes those that were proposed? */
export async function areBytesSame(
	artifacts: Manifests,
	versions: readonly BoundVersion[],
): Promise<boolean> {
	const same = await Promise.all(
		versions.map(async ({ remote, version, hash }) => {
			const manifest = await artifacts.manifest(remote, version).catch(() => undefined);
			return manifest !== undefined && versionHash(manifest) === hash;
		}),
	);
	return same.every(Boolean);
}

export interface Bounds {
	/** Throws where things no longer stand as they have to */
	requireStanding(state: ChannelState): void;
	/** Writes an entry, or not; by default it is written */
	write?(append: () => Promise<boolean>): Promise<boolean>;
}

/**
 * The store as a change reads it that was approved, or that needs no approval as things stand. A change is appended to the
 * very revision that it read, so nothing comes between.
 */
export function boundStore(
	store: ReleaseStore,
	what: Pick<Proposal, 'action'>,
	bounds: Bounds,
): ReleaseStore {
	const { location, log, artifacts, instances, records, shells } = store;
	const rest = { location, artifacts, instances, records };
	if (what.action !== 'shell') return { ...rest, shells, log: boundLog(log, bounds) };
	const { artifacts: versions, records: heads } = shells;
	return {
		...rest,
		log,
		shells: { artifacts: versions, records: heads, log: boundLog(shells.log, bounds) },
	};
}

function boundLog(log: ReleaseLog, { requireStanding, write = (append) => append() }: Bounds): ReleaseLog {
	return {
		check: () => log.check(),
		history: (...args) => log.history(...args),
		texts: (channel) => log.texts(channel),
		append: (...args) => write(() => log.append(...args)),
		watch: (...args) => log.watch(...args),
		async newest(channel) {
			const newest = await log.newest(channel);
			requireStanding(newest.state);
			return newest;
		},
	};
}
