import type {
	ChannelState,
	DiscoveryDocument,
	DiscoveryVersion,
	RemoteManifest,
	RemoteState,
} from '@estate/shared-contract';
import { DISCOVERY_SCHEMA_URL } from '@estate/shared-contract/schemas';

/** Manifests by remote and version: `manifests[remote]?.[version]`. */
export type ManifestsByVersion = Readonly<Record<string, Readonly<Record<string, RemoteManifest>>>>;

function entryUrl(baseUrl: string, { name, version, entry }: RemoteManifest): string {
	return `${baseUrl}/${name}/${version}/${entry}`;
}

function entryIntegrity(manifest: RemoteManifest): string {
	return manifest.files.find(({ path }) => path === manifest.entry)?.integrity ?? '';
}

/** What a browser needs of a version besides its entry; ours alone, so it stands in `extras`. */
function extrasOf(manifest: RemoteManifest, state: RemoteState, previous: RemoteManifest | undefined) {
	const client = manifest.files.filter(({ path }) => path.startsWith('client/'));
	return {
		federationName: manifest.federationName,
		contract: manifest.contract,
		shared: manifest.shared,
		languages: manifest.languages,
		routes: manifest.routes,
		slots: manifest.slots,
		assets: manifest.assets,
		integrity: Object.fromEntries(client.map(({ path, integrity }) => [path, integrity])),
		withdrawn: state.withdrawn,
		...(previous
			? {
					fallback: {
						version: previous.version,
						federationName: previous.federationName,
						integrity: entryIntegrity(previous),
					},
				}
			: {}),
	};
}

/**
 * The public document of a channel in the frontend-discovery schema. `baseUrl` is where artifacts are served, without a
 * final slash. A remote whose active manifest is not given is left out.
 */
export function discoveryDocument(
	state: ChannelState,
	manifests: ManifestsByVersion,
	baseUrl: string,
): DiscoveryDocument {
	const microFrontends: Record<string, DiscoveryVersion[]> = {};
	for (const [remote, remoteState] of Object.entries(state)) {
		if (remoteState.retired) continue;
		const known = manifests[remote] ?? {};
		const previous = remoteState.previous ? known[remoteState.previous] : undefined;
		const { canary } = remoteState;
		const versionOf = (manifest: RemoteManifest, traffic: number, isDefault: boolean): DiscoveryVersion => ({
			url: entryUrl(baseUrl, manifest),
			...(previous ? { fallbackUrl: entryUrl(baseUrl, previous) } : {}),
			metadata: { integrity: entryIntegrity(manifest), version: manifest.version },
			extras: extrasOf(manifest, remoteState, previous),
			deployment: { traffic, default: isDefault },
		});
		const active = known[remoteState.active];
		if (!active) continue;
		const tried = canary && known[canary.version];
		microFrontends[`@estate/${remote}`] = [
			versionOf(active, 100 - (tried ? canary.traffic : 0), true),
			...(tried ? [versionOf(tried, canary.traffic, false)] : []),
		];
	}
	return { schema: DISCOVERY_SCHEMA_URL, microFrontends };
}
