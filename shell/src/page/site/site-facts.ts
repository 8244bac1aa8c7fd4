import type {
	ManifestSlot,
	RemoteManifest,
	Route,
	SiteConfiguration,
	SuggestedPage,
} from '@estate/shared-contract';

/** Files of one version of a remote: `facts.json` beside them. Paths stand below the version's folder. */
export interface VersionFiles {
	federationName: string;
	entry: string;
	/** Files that an exposed module (`results`, `texts-nl`) needs at once */
	assets: RemoteManifest['assets'];
	/** Path → `sha384-…` of every script */
	integrity: Readonly<Record<string, string>>;
}

/** All that it takes to load a version's code. */
export interface RemoteFacts extends VersionFiles {
	name: string;
	version: string;
	/** Address of the version's folder, with a final slash */
	base: string;
}

/** A version as every page knows it, whether it uses the remote or not: enough to plan a page with. */
export interface VersionOffer {
	name: string;
	version: string;
	/** Address of the version's folder, with a final slash */
	base: string;
	slots: readonly ManifestSlot[];
	/** Address of its `VersionFiles`, asked for by the first page that runs its code; they themselves for what a development server builds */
	files: string | VersionFiles;
}

export interface ActiveRemote extends VersionOffer {
	/** The version to take when this one cannot be loaded */
	previous?: VersionOffer;
	/** Versions that an open tab leaves at its next navigation */
	withdrawn: readonly string[];
}

/** Route table and site facts for the browser: `/-/routes.<hash>.json`, immutable. */
export interface SiteFacts {
	site: SiteConfiguration;
	routes: readonly Route[];
	remotes: Readonly<Record<string, ActiveRemote>>;
	/** Where pages that redirect lead: route id → address */
	redirects: Readonly<Record<string, string>>;
	/** Pages that remotes bring to the search field; absent where there are none */
	suggested?: readonly SuggestedPage[];
}

/** Where browsers find published versions, unless a CDN has them: `<here>/<remote>/<version>/client/…`. */
export const OWN_ARTIFACTS = '/-/remotes';
/** Beside a version's `client/`; always of the site itself */
export const FILES = 'facts.json';

/** Files of a version, from its manifest. What a development server (`source`) builds has no hashes that hold. */
export function versionFiles(manifest: RemoteManifest, source?: string): VersionFiles {
	const { federationName, entry, assets, files } = manifest;
	const scripts = files.filter(({ path }) => path.startsWith('client/') && /\.m?js$/.test(path));
	const integrity = source ? {} : Object.fromEntries(scripts.map((file) => [file.path, file.integrity]));
	return { federationName, entry, assets, integrity };
}

/** Address of a version's folder. `artifacts`: address below which browsers find versions, without a final slash. */
function baseOf({ name, version }: RemoteManifest, artifacts: string, source?: string): string {
	return source ? `${source}/` : `${artifacts}/${name}/${version}/`;
}

/** What it takes to load a version, from its manifest. */
export function remoteFacts(manifest: RemoteManifest, artifacts: string, source?: string): RemoteFacts {
	const { name, version } = manifest;
	return { name, version, base: baseOf(manifest, artifacts, source), ...versionFiles(manifest, source) };
}

/** What every page knows of a version. */
export function versionOffer(manifest: RemoteManifest, artifacts: string, source?: string): VersionOffer {
	const { name, version, slots } = manifest;
	return {
		name,
		version,
		base: baseOf(manifest, artifacts, source),
		slots,
		files: source ? versionFiles(manifest, source) : `${OWN_ARTIFACTS}/${name}/${version}/${FILES}`,
	};
}
