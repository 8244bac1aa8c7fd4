import { Client } from 'pg';

const LATE = 'Query read timeout';

/**
 * A connection that knows since when it waits for an answer, and that is cut when a query gets none in its time
 * (`query_timeout`): whatever is sent on it later would wait behind that query. The pool opens another.
 */
export class TimedClient extends Client {
	#unanswered = 0;
	#answeredAt = performance.now();
	#askedAt: number | undefined;
	/** Hears of a query that was given no answer in its time, before the connection is cut */
	onLate: (askedAt: number) => void = () => {};

	constructor(...given: ConstructorParameters<typeof Client>) {
		super(...given);
		// Nobody listens while it is lent out; its query says why it failed.
		this.on('error', () => {});
	}

	/** Since when it has said nothing (`performance.now()`) */
	get answeredAt(): number {
		return this.#answeredAt;
	}

	/** Since when a query waits for its answer; undefined while none does */
	get askedAt(): number | undefined {
		return this.#askedAt;
	}

	/** How much of an answer has come */
	get bytesRead(): number {
		return (this.connection.stream as { bytesRead?: number }).bytesRead ?? 0;
	}

	// The driver's own signature has a dozen forms; what Kysely calls gives a promise.
	override query(...given: unknown[]): never {
		const asked: unknown = (super.query as (...args: unknown[]) => unknown).apply(this, given);
		if (asked instanceof Promise) {
			this.#unanswered++;
			this.#askedAt ??= performance.now();
			asked.then(
				() => this.#answered(),
				({ message }: Error) => (message === LATE ? this.#giveUp() : this.#answered()),
			);
		}
		return asked as never;
	}

	/**
	 * Ends it without a farewell, which on a line that is dead would wait for its own answer. Its queries fail, and the pool forgets it
	 * at once: it is lent to nobody any more.
	 */
	cut(): void {
		this.connection.stream.destroy();
		this.connection.emit('error', new Error('Connection terminated: it gave no answer'));
	}

	#answered(): void {
		this.#unanswered--;
		this.#answeredAt = performance.now();
		this.#askedAt = this.#unanswered > 0 ? this.#answeredAt : undefined;
	}

	#giveUp(): void {
		this.onLate(this.#askedAt ?? 0);
		this.cut();
	}
}
