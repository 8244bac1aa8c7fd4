import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DatabaseError } from './database.ts';

/** A folder that this process alone uses until it releases it or dies. */
export interface FolderLock {
	release(): void;
}

const openFolders = new Map<string, DatabaseSync>();

/**
 * Locks the embedded database's folder. The lock is the operating system's own file lock, held through SQLite:
 * it ends with the process, however that ends, and it cannot be taken from a living one. A file with a process id
 * could not promise that (ids are used again, and mean nothing across containers).
 * Throws DatabaseError when another process, or this one, has the folder open.
 */
export function lockFolder(folder: string): FolderLock {
	mkdirSync(path.dirname(folder), { recursive: true });
	const file = `${folder}.lock`;
	const holderFile = `${folder}.lock.pid`;
	const handle = new DatabaseSync(file);
	try {
		if (openFolders.has(folder)) throw new Error('open in this process');
		handle.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
	} catch (cause) {
		handle.close();
		throw new DatabaseError(
			`The database in ${folder} is in use${holderOf(holderFile)}: stop that process first. Where npm start or npm run dev runs, press Ctrl-C there: an api that ends is started again.`,
			{ cause },
		);
	}
	openFolders.set(folder, handle);
	writeFileSync(holderFile, String(process.pid));
	return {
		release() {
			if (!openFolders.delete(folder)) return;
			handle.exec('ROLLBACK');
			handle.close();
		},
	};
}

function holderOf(file: string): string {
	try {
		return ` by process ${Number(readFileSync(file, 'utf8'))}`;
	} catch {
		return ' by another process';
	}
}
