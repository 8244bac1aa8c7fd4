import { PGliteAdapter, PostgresDialect, type PostgresPoolClient } from 'kysely';
import type { EmbeddedClient } from './embedded-client.ts';

/** Kysely on the embedded database in its worker thread: PostgreSQL with a pool of one connection, which one user has at a time. */
export class EmbeddedDialect extends PostgresDialect {
	constructor(client: EmbeddedClient) {
		const query = client.query.bind(client) as PostgresPoolClient['query'];
		super({
			pool: {
				connect: async () => ({ query, release: () => {} }),
				end: () => client.close(),
				options: {},
			},
		});
	}

	override createAdapter() {
		return new PGliteAdapter();
	}
}
