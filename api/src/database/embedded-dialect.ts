import { PGliteAdapter, PostgresDialect, type PostgresPoolClient } from 'kysely';
import type { EmbeddedClient } from './embedded-client.ts';
import { SessionGate } from './session-gate.ts';

class Adapter extends PGliteAdapter {
	/** They share a session, in which the gate keeps transactions apart. */
	override get supportsMultipleConnections() {
		return true;
	}
}

/**
 * Kysely on the embedded database in its worker thread: PostgreSQL with a pool of as many connections as are asked for, all
 * of one session. With one connection that is lent to one user after the other, each statement costs a turn of the event
 * loop in which the database has nothing to do.
 */
export class EmbeddedDialect extends PostgresDialect {
	constructor(client: EmbeddedClient) {
		const gate = new SessionGate(client.query.bind(client));
		super({
			pool: {
				connect: async () => {
					const user = {};
					const query = (sql: string, parameters: readonly unknown[]) => gate.query(user, sql, parameters);
					return { query: query as PostgresPoolClient['query'], release: () => gate.leave(user) };
				},
				end: () => client.close(),
				options: {},
			},
		});
	}

	override createAdapter() {
		return new Adapter();
	}
}
