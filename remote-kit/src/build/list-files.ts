import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

export interface ListedFile {
	/** Path below the folder, with `/` */
	path: string;
	/** Bytes */
	size: number;
	/** `sha384-…` */
	integrity: string;
}

/** Subresource Integrity value of some bytes. */
export function integrityOf(bytes: Uint8Array): string {
	return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
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
