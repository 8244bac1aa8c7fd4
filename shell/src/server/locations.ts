import { fileURLToPath } from 'node:url';

/** Root folder of the project; relative folders of the settings are below it. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Folder of the shell's build. */
export const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
