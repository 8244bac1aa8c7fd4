import { CONTRACT_VERSION, type RemoteManifest } from '@estate/shared-contract';
import { federationName, readManifest } from '@estate/shared-contract/schemas';
import { BuildError } from './build-error.ts';
import type { RemoteSource } from './remote-source.ts';
import { requiredRanges } from './shared-modules.ts';

/** What only a build knows of a version. */
export type BuiltParts = Pick<RemoteManifest, 'assets' | 'files' | 'packages' | 'commit'>;

/** Now; or what SOURCE_DATE_EPOCH says, in seconds since 1970, for who compares two builds of one commit. */
function builtAt(): Date {
	const { SOURCE_DATE_EPOCH } = process.env;
	return SOURCE_DATE_EPOCH ? new Date(Number(SOURCE_DATE_EPOCH) * 1_000) : new Date();
}

/** `remote.json` of a remote as it stands in its folder. Throws `BuildError` when it does not fit the contract. */
export function remoteManifest({ config, version, brings }: RemoteSource, built: BuiltParts): RemoteManifest {
	const manifest = {
		...config,
		slots: config.slots.map((slot) => ({ ...slot, query: slot.query ?? ('any' as const) })),
		brings,
		version,
		contract: CONTRACT_VERSION,
		federationName: federationName(config.name, version),
		entry: 'client/remoteEntry.js',
		serverEntry: 'server/server.mjs',
		shared: requiredRanges(),
		...built,
		builtAt: builtAt().toISOString(),
	} satisfies RemoteManifest;
	try {
		return readManifest(manifest);
	} catch (cause) {
		throw new BuildError('bad-manifest', `remote.json of ${config.name}: ${(cause as Error).message}`, {
			cause,
		});
	}
}
