import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { browserBuild } from './src/build/browser-build.ts';
import { BundledPackages } from './src/build/bundled-packages.ts';
import { entryModules } from './src/build/entry-modules.ts';
import { readRemoteSource } from './src/build/remote-source.ts';
import { serverBuild } from './src/build/server-build.ts';

/** Both builds of the remote in the working folder, for Rspack's own command line: `npm run bundle -w mfe-<remote>`. */
export default async function bundles(
	_environment: unknown,
	{ mode }: { mode?: 'development' | 'production' },
): Promise<Configuration[]> {
	const source = await readRemoteSource(process.cwd());
	const entries = entryModules(source);
	const out = path.join(source.dir, 'dist', 'bundle');
	const bundled = new BundledPackages();
	return [
		browserBuild(source, entries, path.join(out, 'client'), mode ?? 'production', bundled),
		serverBuild(source, entries, path.join(out, 'server'), mode ?? 'production', bundled),
	].map((build) => ({
		...build,
		stats: { all: false, assets: true, assetsSpace: 200, errors: true, warnings: true },
	}));
}
