// Takes the place of workspace.ts in the bundles of `npm run build`, which lie side by side in dist/server/.
import { dirname, join } from 'node:path';

const DIST = dirname(import.meta.dirname);

/** Relative folders of the settings are below the working folder. */
export const ROOT = process.cwd();

export const SHELL_PARTS = {
	server: join(DIST, 'site.js'),
	assets: join(DIST, 'site/assets.json'),
	build: undefined,
};

export const BUILT_SHELL = DIST;

export const BUILT_REMOTES: string | undefined = join(DIST, 'remotes');
