import { randomUUID } from 'node:crypto';
import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** First 24 hex digits of the SHA-256 of a picture's bytes: its name for ever. */
export const PICTURE_ID = /^[0-9a-f]{24}$/;

/** Folder of one picture: `original.<ext>`, `meta.json` and the derivatives made so far. */
export const pictureFolder = (mediaDir: string, id: string) => join(mediaDir, id);

/** Folder of the agency's own marks (logo), served under `/media/<name>`. */
export const brandFolder = (mediaDir: string) => join(mediaDir, 'brand');

/** Folder of the agency's own films, served under `/media/films/<name>`. */
export const filmFolder = (mediaDir: string) => join(mediaDir, 'films');

/** Writes whole or not at all: a reader, or a process that starts after a crash, never sees half a file. */
export async function writeWhole(file: string, content: Uint8Array | string, mode?: number): Promise<void> {
	await mkdir(dirname(file), { recursive: true });
	const draft = `${file}.${randomUUID()}.tmp`;
	try {
		await writeFile(draft, content, mode === undefined ? {} : { mode });
		await rename(draft, file);
	} catch (error) {
		await rm(draft, { force: true });
		throw error;
	}
}

/** The same for what persons handed in or are written: no other user of the machine may read it, nor list its folder. */
export async function writePrivate(file: string, content: Uint8Array | string): Promise<void> {
	const folder = dirname(file);
	await mkdir(folder, { recursive: true, mode: 0o700 });
	// One that an earlier version made is open to others.
	await chmod(folder, 0o700);
	await writeWhole(file, content, 0o600);
}
