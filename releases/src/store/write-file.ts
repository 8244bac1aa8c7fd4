import { randomUUID } from 'node:crypto';
import { link, mkdir, open, rename, unlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Makes a rename or link in a folder survive a crash of the machine. */
export async function syncFolder(folder: string): Promise<void> {
	const handle = await open(folder, 'r');
	try {
		await handle.sync();
	} finally {
		await handle.close();
	}
}

/** Makes a folder and those above it, so that they survive a crash of the machine. */
export async function makeFolder(folder: string): Promise<void> {
	const topmost = await mkdir(folder, { recursive: true });
	if (!topmost) return;
	for (let made = folder; made.length >= topmost.length; made = dirname(made))
		await syncFolder(dirname(made));
}

async function writeTemporary(path: string, text: string, mode = 0o666): Promise<string> {
	await makeFolder(dirname(path));
	const temporary = join(dirname(path), `.${basename(path)}.${randomUUID()}`);
	const handle = await open(temporary, 'wx', mode);
	try {
		await handle.writeFile(text);
		await handle.sync();
	} catch (error) {
		await unlink(temporary).catch(() => {});
		throw error;
	} finally {
		await handle.close();
	}
	return temporary;
}

/** Creates a whole file or nothing; false when the name is taken. A link never replaces, so one of two writers wins. */
export async function createFile(path: string, text: string, mode?: number): Promise<boolean> {
	const temporary = await writeTemporary(path, text, mode);
	try {
		await link(temporary, path);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
		throw error;
	} finally {
		await unlink(temporary);
	}
	await syncFolder(dirname(path));
	return true;
}

/** Replaces a file as a whole: a reader sees the old text or the new one. */
export async function replaceFile(path: string, text: string): Promise<void> {
	await rename(await writeTemporary(path, text), path);
	await syncFolder(dirname(path));
}
