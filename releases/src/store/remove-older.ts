import { randomUUID } from 'node:crypto';
import { rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The time by the clock that stamps files in a folder, in milliseconds since 1970: on a file server it is not this
 * machine's, and this machine's may jump while a publisher writes.
 */
async function fileClock(folder: string): Promise<number> {
	const probe = join(folder, `.clock-${randomUUID()}`);
	await writeFile(probe, '');
	try {
		return (await stat(probe)).mtimeMs;
	} finally {
		await rm(probe, { force: true });
	}
}

/** Removes those folders below `root` that nothing was written to for so many milliseconds. Returns how many. */
export async function removeOlder(paths: readonly string[], root: string, ageMs: number): Promise<number> {
	if (paths.length === 0) return 0;
	const now = await fileClock(root);
	let removed = 0;
	for (const path of paths) {
		if (now - (await stat(path)).mtimeMs < ageMs) continue;
		await rm(path, { recursive: true, force: true });
		removed += 1;
	}
	return removed;
}
