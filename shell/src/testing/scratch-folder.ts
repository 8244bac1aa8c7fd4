import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Folder of what tests of the shell make, inside the workspace: what is built there finds its packages. */
const TEST_FOLDER = join(import.meta.dirname, '../../../var/test-shell');

const folders: string[] = [];

/** An empty folder, until `removeScratchFolders`. */
export async function scratchFolder(): Promise<string> {
	await mkdir(TEST_FOLDER, { recursive: true });
	const folder = await mkdtemp(join(TEST_FOLDER, 'run-'));
	folders.push(folder);
	return folder;
}

export async function removeScratchFolders(): Promise<void> {
	// A server that was just stopped may still be writing its last file.
	for (const folder of folders.splice(0))
		await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}
