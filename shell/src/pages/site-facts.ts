import type {
	Language,
	ManifestSlot,
	RemoteManifest,
	Route,
	SiteConfiguration,
} from '@estate/shared-contract';

/** What the browser knows about one version of a remote. Paths stand below `base`. */
export interface RemoteFacts {
	name: string;
	version: string;
	federationName: string;
	/** Address of the version's folder, with a final slash */
	base: string;
	entry: string;
	slots: readonly ManifestSlot[];
	languages: readonly Language[];
	/** Files that an exposed module (`results`, `texts-nl`) needs at once */
	assets: RemoteManifest['assets'];
	/** Path → `sha384-…` of every script */
	integrity: Readonly<Record<string, string>>;
}

export interface ActiveRemoteFacts extends RemoteFacts {
	/** The version to take when this one cannot be loaded */
	previous?: RemoteFacts;
	/** Versions that an open tab leaves at its next navigation */
	withdrawn: readonly string[];
}

/** Route table and site facts for the browser: `/-/routes.<hash>.json`, immutable. */
export interface SiteFacts {
	site: SiteConfiguration;
	routes: readonly Route[];
	remotes: Readonly<Record<string, ActiveRemoteFacts>>;
	/** Where signposts lead: route id → address */
	redirects: Readonly<Record<string, string>>;
}

/** Where browsers find published versions, unless a CDN has them: `<here>/<remote>/<version>/client/…`. */
export const OWN_ARTIFACTS = '/-/remotes';

/**
 * Facts of one version, from its manifest. `artifacts`: address below which browsers find versions, without a final
 * slash. What a development server (`source`) builds has no hashes that hold.
 */
export function remoteFacts(manifest: RemoteManifest, artifacts: string, source?: string): RemoteFacts {
	const { name, version, federationName, entry, slots, languages, assets, files } = manifest;
	const scripts = files.filter(({ path }) => path.startsWith('client/') && /\.m?js$/.test(path));
	const integrity = source ? {} : Object.fromEntries(scripts.map((file) => [file.path, file.integrity]));
	return {
		name,
		version,
		federationName,
		base: source ? `${source}/` : `${artifacts}/${name}/${version}/`,
		entry,
		slots,
		languages,
		assets,
		integrity,
	};
}
