import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { RemoteManifest } from '@estate/shared-contract';
import { browserBuild } from './browser-build.ts';
import type { BuildMode } from './build-mode.ts';
import { BundledPackages } from './bundled-packages.ts';
import { compile } from './compile.ts';
import { consumedModules } from './consumed-modules.ts';
import { currentCommit } from './current-commit.ts';
import { entryModules } from './entry-modules.ts';
import { takeExposedAssets } from './exposed-assets.ts';
import { listFiles } from './list-files.ts';
import { refuseMantineCss } from './refuse-mantine-css.ts';
import { refuseMisplacedCode } from './refuse-misplaced-code.ts';
import { refuseOtherLibraries } from './refuse-other-libraries.ts';
import { refuseReachingCss } from './refuse-reaching-css.ts';
import { remoteManifest } from './remote-manifest.ts';
import { readRemoteSource } from './remote-source.ts';
import { requireParts } from './require-parts.ts';
import { serverBuild } from './server-build.ts';
import { setMapsApart } from './source-maps.ts';

export interface BuildOptions {
	/** The remote's folder */
	dir: string;
	/** Semver; that of package.json by default */
	version?: string;
	/** `<dir>/dist/<version>` by default; emptied first */
	outDir?: string;
	mode?: BuildMode;
}

export interface BuiltRemote {
	outDir: string;
	manifest: RemoteManifest;
}

/**
 * Builds one version of a remote: `client/**`, `server/server.mjs`, `maps/**` and `remote.json`, with nothing configured but the
 * folder's conventions. Throws `BuildError`.
 */
export async function buildRemote({
	dir,
	version,
	outDir,
	mode = 'production',
}: BuildOptions): Promise<BuiltRemote> {
	const source = await readRemoteSource(resolve(dir), version);
	const target = resolve(outDir ?? join(source.dir, 'dist', source.version));
	const client = join(target, 'client');
	const server = join(target, 'server');
	const entries = entryModules(source);
	const bundled = new BundledPackages();
	await mkdir(target, { recursive: true });
	const [commit, consumed] = await Promise.all([
		currentCommit(source.dir),
		compile(
			[
				browserBuild(source, entries, client, mode, bundled),
				serverBuild(source, entries, server, mode, bundled),
			],
			consumedModules,
		),
	]);
	if (mode === 'production') {
		await refuseMantineCss(client);
		await refuseReachingCss(client, source.config.name);
		await setMapsApart(target);
	}
	const assets = await takeExposedAssets(client, consumed);
	const files = (await listFiles(target)).filter(({ path }) => path !== 'remote.json');
	const manifest = remoteManifest(source, {
		assets,
		files,
		packages: await bundled.list(),
		...(commit ? { commit } : {}),
	});
	refuseOtherLibraries(manifest);
	requireParts(manifest, Object.keys(entries.exposes));
	if (mode === 'production') await refuseMisplacedCode(target, manifest);
	await writeFile(join(target, 'remote.json'), `${JSON.stringify(manifest, null, '\t')}\n`);
	return { outDir: target, manifest };
}
