import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { MIGRATIONS } from '../locations.ts';

export interface MigrationFile {
	name: string;
	sql: string;
	/** SHA-256 of the file: a migration that has run must not change */
	checksum: string;
}

/** All migrations, in the order of their names. */
export async function readMigrations(): Promise<MigrationFile[]> {
	const names = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).sort();
	return Promise.all(
		names.map(async (name) => {
			const sql = await readFile(path.join(MIGRATIONS, name), 'utf8');
			return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
		}),
	);
}
