import {
	CompiledQuery,
	type DatabaseConnection,
	type Dialect,
	type Driver,
	PGliteAdapter,
	PostgresIntrospector,
	PostgresQueryCompiler,
	type QueryResult,
} from 'kysely';
import type { EmbeddedClient } from './embedded-client.ts';

/** The one connection of the embedded database; Kysely hands it to one user at a time. */
class EmbeddedConnection implements DatabaseConnection {
	readonly #client: EmbeddedClient;
	constructor(client: EmbeddedClient) {
		this.#client = client;
	}

	async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
		const { rows, affectedRows } = await this.#client.query(sql, parameters);
		return {
			rows: rows as Row[],
			...(affectedRows === undefined ? {} : { numAffectedRows: BigInt(affectedRows) }),
		};
	}

	// biome-ignore lint/correctness/useYield: the embedded database does not stream, and says so
	async *streamQuery(): AsyncIterableIterator<never> {
		throw new Error('The embedded database does not stream rows: read them in pages.');
	}
}

class EmbeddedDriver implements Driver {
	readonly #client: EmbeddedClient;
	readonly #connection: EmbeddedConnection;
	constructor(client: EmbeddedClient) {
		this.#client = client;
		this.#connection = new EmbeddedConnection(client);
	}

	async init(): Promise<void> {}
	async acquireConnection(): Promise<DatabaseConnection> {
		return this.#connection;
	}
	async beginTransaction(connection: DatabaseConnection): Promise<void> {
		await connection.executeQuery(CompiledQuery.raw('begin'));
	}
	async commitTransaction(connection: DatabaseConnection): Promise<void> {
		await connection.executeQuery(CompiledQuery.raw('commit'));
	}
	async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
		await connection.executeQuery(CompiledQuery.raw('rollback'));
	}
	async releaseConnection(): Promise<void> {}
	async destroy(): Promise<void> {
		await this.#client.close();
	}
}

/** Kysely on the embedded database in its worker thread. */
export function embeddedDialect(client: EmbeddedClient): Dialect {
	return {
		createAdapter: () => new PGliteAdapter(),
		createDriver: () => new EmbeddedDriver(client),
		createIntrospector: (db) => new PostgresIntrospector(db),
		createQueryCompiler: () => new PostgresQueryCompiler(),
	};
}
