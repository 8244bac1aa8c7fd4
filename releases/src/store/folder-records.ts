import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { recordPlace, type StoreRecords } from './store-records.ts';
import { createFile } from './write-file.ts';
import { writing } from './writing.ts';

/** Secrets are among them. */
const OWNER_ALONE = 0o600;

/** `records/<kind>/<name>` */
export class FolderRecords implements StoreRecords {
	readonly #root: string;

	constructor(root: string) {
		this.#root = root;
	}

	create(name: string, text: string): Promise<boolean> {
		return writing(this.#root, () => createFile(this.#path(name), text, OWNER_ALONE));
	}

	async read(name: string): Promise<string | undefined> {
		try {
			return await readFile(this.#path(name), 'utf8');
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
			throw error;
		}
	}

	async list(kind: string): Promise<string[]> {
		const files = await readdir(join(this.#root, 'records', kind)).catch((error: NodeJS.ErrnoException) => {
			// What cannot be read is not nothing: an access list may stand there.
			if (error.code === 'ENOENT') return [];
			throw error;
		});
		return files.filter((file) => !file.startsWith('.')).map((file) => `${kind}/${file}`);
	}

	async remove(name: string): Promise<void> {
		await writing(this.#root, () => rm(this.#path(name), { force: true }));
	}

	#path(name: string): string {
		return join(this.#root, recordPlace(name));
	}
}
