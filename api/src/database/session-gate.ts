/** Statements that begin and end a transaction, as Kysely writes them; a savepoint does neither. */
const BEGINS = /^\s*(begin|start transaction)\b/i;
const ENDS = /^\s*(commit|rollback)\s*$/i;

/**
 * Lets the users of one database session send their statements without waiting for each other's answers, since the
 * session takes one after the other in the order in which they came. During a transaction only its own user may send;
 * the others' statements follow, in their order.
 */
export class SessionGate {
	/** Whose transaction is open */
	#holder: object | undefined;
	readonly #waiting: (() => void)[] = [];
	readonly #query: (sql: string, parameters?: readonly unknown[]) => Promise<unknown>;

	constructor(query: (sql: string, parameters?: readonly unknown[]) => Promise<unknown>) {
		this.#query = query;
	}

	/** Resolves and rejects as the statement does. */
	query(user: object, sql: string, parameters?: readonly unknown[]): Promise<unknown> {
		if (!this.#holder || this.#holder === user) return this.#send(user, sql, parameters);
		return new Promise((resolve, reject) => {
			this.#waiting.push(() => void this.#send(user, sql, parameters).then(resolve, reject));
		});
	}

	/** The user sends nothing more. A transaction that it left open is rolled back. */
	leave(user: object): void {
		if (this.#holder === user) this.#abandon(user);
	}

	#send(user: object, sql: string, parameters: readonly unknown[] | undefined): Promise<unknown> {
		const begins = BEGINS.test(sql);
		if (begins) this.#holder = user;
		const answer = this.#query(sql, parameters);
		// Who is told that it did not begin does not end it, and it may begin after all, late.
		if (begins) answer.catch(() => this.#abandon(user));
		// What is sent from now on comes after the end, whichever way that goes.
		else if (ENDS.test(sql)) this.#open(user);
		return answer;
	}

	#abandon(user: object): void {
		this.#query('rollback').catch(() => {});
		this.#open(user);
	}

	#open(user: object): void {
		if (this.#holder !== user) return;
		this.#holder = undefined;
		while (!this.#holder) {
			const next = this.#waiting.shift();
			if (!next) return;
			next();
		}
	}
}
