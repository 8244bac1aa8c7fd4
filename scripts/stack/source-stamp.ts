import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from './settings.ts';

async function filesBelow(folder: string): Promise<string[]> {
	const entries = await readdir(folder, { withFileTypes: true, recursive: true });
	return (
		entries
			.filter((entry) => entry.isFile())
			.map((entry) => path.join(entry.parentPath, entry.name))
			// Tests are in no build.
			.filter((file) => !/[\\/](?:node_modules|dist)[\\/]|\.test\.tsx?$/.test(file))
			.sort()
	);
}

/** Hash of all sources of the packages and of the lock file: the same hash means that a build would give the same files. */
export async function sourceStamp(packages: readonly string[]): Promise<string> {
	const hash = createHash('sha256').update(await readFile(path.join(ROOT, 'package-lock.json')));
	for (const name of packages)
		for (const file of await filesBelow(path.join(ROOT, name)))
			hash.update(path.relative(ROOT, file)).update(await readFile(file));
	return hash.digest('hex');
}
