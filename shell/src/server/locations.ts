import { fileURLToPath } from 'node:url';

/** Root folder of the project; relative folders of the settings are below it. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Root of a build with its `shell.json`; sources have none. */
export const BUILD: string | undefined = undefined;

/** Folder of the shell's build. */
export const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
