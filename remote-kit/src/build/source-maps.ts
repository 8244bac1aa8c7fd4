import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Folder of a version with the source maps of its scripts, beside `client/`: no browser gets them. */
export const SOURCE_MAPS = 'maps';

/** Moves maps of scripts out of what browsers load, and removes those of styles, which fail nowhere. */
export async function setMapsApart(client: string, maps: string): Promise<void> {
	await rm(maps, { recursive: true, force: true });
	for (const path of (await readdir(client, { recursive: true })).filter((each) => each.endsWith('.map'))) {
		if (!path.endsWith('.js.map')) {
			await rm(join(client, path));
			continue;
		}
		const target = join(maps, path);
		await mkdir(dirname(target), { recursive: true });
		await rename(join(client, path), target);
	}
}
