import { Client } from 'pg';

const LATE = 'Query read timeout';

/**
 * A connection that ends when a query gets no answer in its time (`query_timeout`): whatever is sent on it later would wait
 * behind that query. The pool opens another.
 */
export class TimedClient extends Client {
	// The driver's own signature has a dozen forms; what Kysely calls gives a promise.
	override query(...given: unknown[]): never {
		const asked: unknown = (super.query as (...args: unknown[]) => unknown).apply(this, given);
		if (asked instanceof Promise)
			asked.catch(({ message }: Error) => {
				if (message === LATE) this.#giveUp();
			});
		return asked as never;
	}

	#giveUp(): void {
		// Nobody listens while it is lent out, and the query has said why.
		this.on('error', () => {});
		this.end().catch(() => {});
	}
}
