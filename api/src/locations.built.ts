// Takes the place of locations.ts in the bundles of `npm run build`, which lie side by side in dist/server/.
import path from 'node:path';

const FILES = path.join(import.meta.dirname, '..', 'api');

/** Relative folders of the settings are below the working folder. */
export const ROOT = process.cwd();
export const MIGRATIONS = path.join(FILES, 'migrations');
export const MAIL_LAYOUT = path.join(FILES, 'layout.html');

export const fontFile = (name: string) => path.join(FILES, 'fonts', `${name}.ttf`);
