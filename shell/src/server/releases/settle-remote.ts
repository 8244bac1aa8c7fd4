import type { RemoteState } from '@estate/shared-contract';
import { messageOf } from '@estate/shared-contract/message-of';
import type { LoadedVersion, RetiredRemote, ServedCanary, ServedRemote } from './release-set.ts';

export interface SettledRemote {
	served: ServedRemote | undefined;
	wanted: string;
	/** Why another version than the wanted one is served, or none */
	problem?: string;
	/** The version that is tried, once it is loaded */
	canary?: ServedCanary;
	/** Why no visitor gets the version that is to be tried */
	trialProblem?: string;
}

export type DamagedVersion = LoadedVersion & Required<Pick<ServedRemote, 'damage'>>;

export interface VersionLoader {
	/** Throws an Error that says why the version cannot be served */
	load(remote: string, version: string): Promise<LoadedVersion>;
	/** What there is of a version that cannot be loaded. Throws where not even its manifest is known */
	damaged(remote: string, version: string): Promise<DamagedVersion>;
	/** Routes of a version, as far as its manifest is known. Throws where it is not */
	routes(remote: string, version: string): Promise<RetiredRemote['routes']>;
	/** Checks files only: for the version to fall back to */
	check(remote: string, version: string): Promise<LoadedVersion>;
}

async function settleActive(
	remote: string,
	state: RemoteState,
	current: ServedRemote | undefined,
	loader: VersionLoader,
): Promise<SettledRemote> {
	const reasons: string[] = [];
	const candidates = [...new Set([state.active, current?.manifest.version, state.previous])];
	for (const version of candidates) {
		if (version === undefined) continue;
		try {
			const loaded = await loader.load(remote, version);
			const previous =
				state.previous && state.previous !== version
					? await loader.check(remote, state.previous).catch(() => undefined)
					: undefined;
			const served = { ...loaded, withdrawn: state.withdrawn, ...(previous ? { previous } : {}) };
			const problem = reasons.join(' ');
			return { served, wanted: state.active, ...(problem ? { problem } : {}) };
		} catch (error) {
			reasons.push(`${version}: ${messageOf(error)}`);
		}
	}
	const problem = reasons.join(' ');
	// Its pages are addresses that exist: they must not be taken for gone.
	const damaged = await loader.damaged(remote, state.active).catch(() => undefined);
	const served = damaged && { ...damaged, withdrawn: state.withdrawn };
	return { served, wanted: state.active, problem };
}

async function settleCanary(
	remote: string,
	{ canary, withdrawn }: RemoteState,
	served: ServedRemote | undefined,
	loader: VersionLoader,
): Promise<Pick<SettledRemote, 'canary' | 'trialProblem'>> {
	if (!canary || !served) return {};
	const { version, traffic, salt } = canary;
	if (version === served.manifest.version) return {};
	try {
		const loaded = await loader.load(remote, version);
		// What cannot be loaded in a browser gives way to what all the others have.
		return { canary: { remote: { ...loaded, previous: served, withdrawn }, traffic, salt } };
	} catch (error) {
		return { trialProblem: `${version} is not tried: ${messageOf(error)}` };
	}
}

/**
 * Which version of a remote visitors get: the active one; if that cannot be loaded the one that was served, then the
 * one before it (architecture: "Releases"); what is left of the active one where none is whole. Beside it the one that is tried, if that can be loaded.
 */
export async function settleRemote(
	remote: string,
	state: RemoteState,
	current: ServedRemote | undefined,
	loader: VersionLoader,
): Promise<SettledRemote> {
	const settled = await settleActive(remote, state, current, loader);
	return { ...settled, ...(await settleCanary(remote, state, settled.served, loader)) };
}
