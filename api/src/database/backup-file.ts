import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { writeBackup } from './backup.ts';
import { type Database, DatabaseError } from './database.ts';

/** Writes a gzipped backup; the file is there only when it is whole. */
export async function saveBackup(database: Database, file: string): Promise<void> {
	const part = `${file}.part`;
	const gzip = createGzip();
	const written = pipeline(gzip, createWriteStream(part));
	// Whoever waits for it below hears of it; it may fail before anybody does.
	written.catch(() => {});
	try {
		await writeBackup(database, async (line) => {
			if (gzip.destroyed) await written;
			if (!gzip.write(`${line}\n`)) await Promise.race([once(gzip, 'drain'), written]);
		});
		gzip.end();
		await written;
		await rename(part, file);
	} catch (error) {
		gzip.destroy();
		await written.catch(() => {});
		await rm(part, { force: true });
		const { code, path } = error as NodeJS.ErrnoException;
		if (path === part) throw new DatabaseError(`${file} cannot be written (${code}): choose another place.`);
		throw error;
	}
}

/** Lines of a gzipped backup. Throws DatabaseError when it is cut off or no gzip. */
export async function* readBackup(file: string): AsyncGenerator<string> {
	const source = createReadStream(file);
	const gunzip = source.pipe(createGunzip());
	source.on('error', (error) => gunzip.destroy(error));
	try {
		for await (const line of createInterface({ input: gunzip })) yield line;
	} catch (cause) {
		throw new DatabaseError(`${file} is damaged (${(cause as Error).message}). Nothing was changed.`, {
			cause,
		});
	}
	if (gunzip.errored)
		throw new DatabaseError(`${file} is damaged (${gunzip.errored.message}). Nothing was changed.`);
}
