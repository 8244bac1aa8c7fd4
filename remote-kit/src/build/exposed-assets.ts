import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteManifest } from '@estate/shared-contract';
import type { ConsumedModules } from './consumed-modules.ts';

interface FederationManifest {
	exposes: { name: string; assets: { js: { sync: string[] }; css: { sync: string[] } } }[];
}

/** Name of the plugin's own manifest in a browser build. */
export const FEDERATION_MANIFEST = 'mf-manifest.json';

const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1);

/** Files that each exposed module needs at once, as the text of the plugin's manifest names them. */
export function exposedAssets(
	manifest: string,
	consumed: ConsumedModules = new Map(),
): RemoteManifest['assets'] {
	const { exposes } = JSON.parse(manifest) as FederationManifest;
	const below = (files: string[]) => files.map((file) => `client/${file}`);
	const wearers = Map.groupBy(
		exposes.flatMap(({ assets }) => assets.css.sync),
		(sheet) => sheet,
	);
	const worn = (sheet: string) => wearers.get(sheet)?.length ?? 0;
	// What several slots wear comes first: a slot's own sheet says how shared parts look in it.
	const bySharing = (one: string, other: string) => worn(other) - worn(one);
	return Object.fromEntries(
		// In the order of their names: the plugin's own differs from build to build.
		exposes.toSorted(byName).map(({ name, assets }) => {
			const shared = consumed.get(name);
			const files = {
				js: below(assets.js.sync).sort(),
				css: below(assets.css.sync.toSorted().sort(bySharing)),
			};
			return [name, shared ? { ...files, shared: [...shared] } : files];
		}),
	);
}

/** As `exposedAssets`, of a build that is done; takes the plugin's manifest away, which nothing else needs. */
export async function takeExposedAssets(
	clientDir: string,
	consumed: ConsumedModules,
): Promise<RemoteManifest['assets']> {
	const path = join(clientDir, FEDERATION_MANIFEST);
	const assets = exposedAssets(await readFile(path, 'utf8'), consumed);
	await rm(path);
	await rm(join(clientDir, 'mf-stats.json'), { force: true });
	return assets;
}
