// Takes the place of locations.ts in the bundles of `npm run build`, which lie side by side in dist/server/.
import path from 'node:path';

/** Relative folders of the settings are below the working folder. */
export const ROOT = process.cwd();

/** Root of the build, with its `shell.json`. */
export const BUILD: string | undefined = path.join(import.meta.dirname, '..');

export const DIST = path.join(import.meta.dirname, '..', 'site');
