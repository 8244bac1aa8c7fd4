import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../../../api/src/database/database.ts';
import { embeddedFolder, openEmbedded } from '../../../api/src/database/open-embedded.ts';
import { openServer } from '../../../api/src/database/open-server.ts';
import { ROOT } from '../../../scripts/stack/settings.ts';

/** A database of the measurement's own, gone afterwards. */
export interface BenchDatabase {
	name: 'PGlite' | 'PostgreSQL';
	open(): Promise<Database>;
	/** Settings with which the api opens it */
	environment: Record<string, string>;
	remove(): Promise<void>;
}

/** Folder of what these measurements write */
export const BENCH_DIR = path.join(ROOT, 'var', 'bench-search');

async function administer(url: string, statement: string): Promise<void> {
	const server = await openServer(url, 1);
	try {
		await sql.raw(statement).execute(server.db);
	} finally {
		await server.close();
	}
}

/** The embedded database in a folder of its own. */
export async function embeddedBench(): Promise<BenchDatabase> {
	const dataDir = path.join(BENCH_DIR, 'embedded');
	await rm(dataDir, { recursive: true, force: true });
	return {
		name: 'PGlite',
		open: () => openEmbedded(embeddedFolder(dataDir)),
		environment: { DATABASE_URL: '', DATA_DIR: dataDir },
		remove: () => rm(dataDir, { recursive: true, force: true }),
	};
}

/** A new database on the server at `url`. Rejects when the server does not answer. */
export async function serverBench(url: string): Promise<BenchDatabase> {
	const name = `estate_bench_${randomBytes(6).toString('hex')}`;
	await administer(url, `create database ${name}`);
	const own = new URL(url);
	own.pathname = `/${name}`;
	return {
		name: 'PostgreSQL',
		open: () => openServer(own.href),
		environment: { DATABASE_URL: own.href, DATA_DIR: path.join(BENCH_DIR, 'server') },
		remove: () => administer(url, `drop database ${name} with (force)`),
	};
}
