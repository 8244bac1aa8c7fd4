import type { RemoteState } from '@estate/shared-contract';
import type { LoadedVersion, ServedRemote } from './release-set.ts';

export interface SettledRemote {
	served: ServedRemote | undefined;
	wanted: string;
	/** Why another version than the wanted one is served, or none */
	problem?: string;
}

export interface VersionLoader {
	/** Throws an Error that says why the version cannot be served */
	load(remote: string, version: string): Promise<LoadedVersion>;
	/** Checks files only: for the version to fall back to */
	check(remote: string, version: string): Promise<LoadedVersion>;
}

/**
 * Which version of a remote visitors get: the active one; if that cannot be loaded the one that was served,
 * then the one before it (architecture: "Releases").
 */
export async function settleRemote(
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
			reasons.push(`${version}: ${error instanceof Error ? error.message : String(error)}`);
		}
	}
	return { served: undefined, wanted: state.active, problem: reasons.join(' ') };
}
