import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../configuration.ts';

export interface MigrationFile {
	name: string;
	sql: string;
	/** SHA-256 of the file: a migration that has run must not change */
	checksum: string;
}

const FOLDER = path.join(ROOT, 'api', 'migrations');

/** All migrations, in the order of their names. */
export async function readMigrations(): Promise<MigrationFile[]> {
	const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort();
	return Promise.all(
		names.map(async (name) => {
			const sql = await readFile(path.join(FOLDER, name), 'utf8');
			return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
		}),
	);
}
