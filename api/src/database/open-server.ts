import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import { withoutPassword } from '../configuration.ts';
import { ConnectionWatch } from './connection-watch.ts';
import { type Database, DatabaseError } from './database.ts';
import { reportQuery } from './observe-queries.ts';
import type { Tables } from './tables/tables.ts';
import { TimedClient } from './timed-client.ts';
import { VALUE_PARSERS } from './value-parsers.ts';

const valueTypes = {
	getTypeParser: ((id: number, format?: 'text' | 'binary') =>
		VALUE_PARSERS[id] ?? types.getTypeParser(id, format as 'text')) as typeof types.getTypeParser,
};

/** How long an api waits for its database, in milliseconds; commands, whose work takes its time, wait. */
export interface ServerWaits {
	/** For a connection */
	connectionMs: number;
	/** For the answer to one query; undefined: as long as it takes */
	queryMs?: number | undefined;
}

const COMMAND_WAITS: ServerWaits = { connectionMs: 10_000 };
/** For the server's own refusal to arrive, after its time for a statement is over */
const ANSWER_MS = 1_000;

/**
 * Connections to a PostgreSQL server that read values as the embedded database does; the caller ends them. A statement that
 * takes too long is ended by the server; a server that does not even do that (stopped, cut off) is given up a little later, a
 * connection that died without a word as soon as that is known.
 */
export function serverPool(url: string, connections: number, { connectionMs, queryMs }: ServerWaits): Pool {
	const pool = new Pool({
		connectionString: url,
		max: connections,
		types: valueTypes,
		connectionTimeoutMillis: connectionMs,
		keepAlive: true,
		...(queryMs
			? { statement_timeout: queryMs, query_timeout: queryMs + ANSWER_MS, Client: TimedClient }
			: {}),
	});
	// An idle connection that breaks is replaced at the next query; without a listener it would end the process.
	pool.on('error', () => {});
	if (queryMs) new ConnectionWatch(pool, { connectionString: url });
	return pool;
}

/**
 * Opens a pool on a PostgreSQL server. Throws DatabaseError when the server does not answer.
 */
export async function openServer(
	url: string,
	connections = 10,
	waits: ServerWaits = COMMAND_WAITS,
): Promise<Database> {
	const pool = serverPool(url, connections, waits);
	try {
		await pool.query('select 1');
	} catch (cause) {
		await pool.end();
		throw new DatabaseError(
			`The database at ${withoutPassword(url)} does not answer (${(cause as Error).message}): start it, or correct DATABASE_URL.`,
			{ cause },
		);
	}
	const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: reportQuery });
	return {
		db,
		kind: 'server',
		description: `PostgreSQL at ${withoutPassword(url)}`,
		pool: () => ({
			open: pool.totalCount,
			idle: pool.idleCount,
			waiting: pool.waitingCount,
			most: connections,
		}),
		writes: undefined,
		async close() {
			await db.destroy();
			if (!pool.ended) await pool.end();
		},
	};
}
