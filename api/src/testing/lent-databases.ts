import type { Database } from '../database/database.ts';
import { emptyingOf, runStatements } from './empty-database.ts';

/** A database that is lent to one test after the other, and what empties it. */
export interface LentDatabase {
	database: Database;
	/** Statements */
	emptying: string;
}

/**
 * Lends databases that are migrated and empty. To open one takes half a second, to empty it a hundredth of that: closed, it
 * is kept for the next tests of this process.
 */
export class LentDatabases {
	readonly #idle: LentDatabase[] = [];
	readonly #open: () => Promise<Database>;

	/** `open` opens one more, migrated and empty. */
	constructor(open: () => Promise<Database>) {
		this.#open = open;
	}

	async #opened(): Promise<LentDatabase> {
		const database = await this.#open();
		return { database, emptying: await emptyingOf(database) };
	}

	/** `begin` is done before one is lent, `end` once it is back: by default it is emptied. */
	async lend(
		begin: (lent: LentDatabase) => Promise<void> = async () => {},
		end: (lent: LentDatabase) => Promise<void> = ({ database, emptying }) =>
			runStatements(database, emptying),
	): Promise<Database> {
		const lent = this.#idle.pop() ?? (await this.#opened());
		const { database } = lent;
		await begin(lent);
		return {
			...database,
			// An object of its own: what the api remembers of a database, it remembers by this.
			db: database.db.withoutPlugins(),
			close: async () => {
				await end(lent);
				this.#idle.push(lent);
			},
		};
	}
}
