import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables/tables.ts';

/** What queries run on: the database, or the transaction that is open. Inside a transaction use the transaction alone. */
export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

/** Connections of this process to its database. */
export interface PoolState {
	open: number;
	idle: number;
	/** Queries that wait for one */
	waiting: number;
	/** As many as there may be */
	most: number;
}

/** An open database. */
export interface Database {
	db: Db;
	kind: 'embedded' | 'server';
	/** One line for people: which database, and what it survives */
	description: string;
	pool(): PoolState;
	/** How many statements that may have written were sent; undefined where other processes write as well */
	writes: (() => number) | undefined;
	close(): Promise<void>;
}

/** The database cannot be opened. The message is one sentence that says how to mend it. */
export class DatabaseError extends Error {
	override readonly name = 'DatabaseError';
}
