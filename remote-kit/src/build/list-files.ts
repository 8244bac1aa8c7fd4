import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { integrityOf } from './integrity.ts';

export interface ListedFile {
	/** Path below the folder, with `/` */
	path: string;
	/** Bytes */
	size: number;
	/** `sha384-…` */
	integrity: string;
}

/** Every file below a folder with size and hash, sorted by path. */
export async function listFiles(folder: string): Promise<ListedFile[]> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const files = entries
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name))
		.sort();
	return Promise.all(
		files.map(async (file) => {
			const bytes = await readFile(file);
			return {
				path: relative(folder, file).split(sep).join('/'),
				size: bytes.byteLength,
				integrity: integrityOf(bytes),
			};
		}),
	);
}
