import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import { withoutPassword } from '../configuration.ts';
import { type Database, DatabaseError } from './database.ts';
import type { Tables } from './tables.ts';
import { VALUE_PARSERS } from './value-parsers.ts';

const valueTypes = {
	getTypeParser: ((id: number, format?: 'text' | 'binary') =>
		VALUE_PARSERS[id] ?? types.getTypeParser(id, format as 'text')) as typeof types.getTypeParser,
};

/**
 * Opens a pool on a PostgreSQL server; a query waits `connectionTimeoutMs` at most for a connection. Throws DatabaseError
 * when the server does not answer.
 */
export async function openServer(
	url: string,
	connections = 10,
	connectionTimeoutMs = 10_000,
): Promise<Database> {
	const pool = new Pool({
		connectionString: url,
		max: connections,
		types: valueTypes,
		connectionTimeoutMillis: connectionTimeoutMs,
	});
	// An idle connection that breaks is replaced at the next query; without a listener it would end the process.
	pool.on('error', () => {});
	try {
		await pool.query('select 1');
	} catch (cause) {
		await pool.end();
		throw new DatabaseError(
			`The database at ${withoutPassword(url)} does not answer (${(cause as Error).message}): start it, or correct DATABASE_URL.`,
			{ cause },
		);
	}
	const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
	return {
		db,
		kind: 'server',
		description: `PostgreSQL at ${withoutPassword(url)}`,
		async close() {
			await db.destroy();
			if (!pool.ended) await pool.end();
		},
	};
}
