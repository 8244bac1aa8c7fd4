import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { writePrivate } from '../../../media/media-files.ts';

const FOLDER = 'incoming';

/** Leaves a file for the process that carries an order out: orders themselves are short. Returns its name. */
export async function leaveFile(dataDir: string, bytes: Buffer): Promise<string> {
	const name = randomUUID();
	await writePrivate(path.join(dataDir, FOLDER, name), bytes);
	return name;
}

/** Takes a file that was left: it is read and removed. */
export async function takeLeftFile(dataDir: string, name: string): Promise<Buffer> {
	const file = path.join(dataDir, FOLDER, name);
	try {
		return await readFile(file);
	} finally {
		await rm(file, { force: true });
	}
}

/** Removes what nobody took, such as when the api refused the order. */
export async function removeLeft(dataDir: string, names: readonly string[]): Promise<void> {
	await Promise.all(names.map((name) => rm(path.join(dataDir, FOLDER, name), { force: true })));
}
