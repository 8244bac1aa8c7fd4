import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Folder of a version with the source maps of its scripts, beside `client/`: no browser gets them. */
const SOURCE_MAPS = 'maps';
const MAP = '.map';

/** Where a version has the map of a script: `maps/a.js.map` of `client/a.js`, `maps/server/server.mjs.map` of `server/server.mjs`. */
export const sourceMapOf = (script: string): string =>
	`${SOURCE_MAPS}/${script.replace(/^client\//, '')}${MAP}`;

/** Moves maps of scripts out of the code of a version, and removes those of styles, which fail nowhere. */
export async function setMapsApart(version: string): Promise<void> {
	await rm(join(version, SOURCE_MAPS), { recursive: true, force: true });
	for (const side of ['client', 'server'])
		for (const path of await readdir(join(version, side), { recursive: true })) {
			if (!path.endsWith(MAP)) continue;
			const map = join(version, side, path);
			const script = `${side}/${path.slice(0, -MAP.length)}`;
			if (!/\.m?js$/.test(script)) {
				await rm(map);
				continue;
			}
			const target = join(version, sourceMapOf(script));
			await mkdir(dirname(target), { recursive: true });
			await rename(map, target);
		}
}
