import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

interface FederationManifest {
	exposes: { name: string; assets: { js: { sync: string[] }; css: { sync: string[] } } }[];
}

/** Files that each exposed module needs at once, read from the plugin's manifest, which nothing else needs. */
export async function takeExposedAssets(
	clientDir: string,
): Promise<Record<string, { js: string[]; css: string[] }>> {
	const path = join(clientDir, 'mf-manifest.json');
	const { exposes } = JSON.parse(await readFile(path, 'utf8')) as FederationManifest;
	await rm(path);
	await rm(join(clientDir, 'mf-stats.json'), { force: true });
	const below = (files: string[]) => files.map((file) => `client/${file}`).sort();
	return Object.fromEntries(
		exposes.map(({ name, assets }) => [name, { js: below(assets.js.sync), css: below(assets.css.sync) }]),
	);
}
