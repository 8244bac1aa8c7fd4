import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Removes files that were written longer ago than so many milliseconds. */
export async function removeOldFiles(folder: string, age: number): Promise<void> {
	const names = await readdir(folder).catch(() => []);
	await Promise.all(
		names.map(async (name) => {
			const path = join(folder, name);
			if (Date.now() - (await stat(path)).mtimeMs > age) await rm(path);
		}),
	);
}
