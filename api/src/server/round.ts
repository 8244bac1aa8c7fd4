import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

const MINUTE_MS = 60_000;
/** An item that failed rests before it is tried again: twice as long after each failure */
const SHORTEST_REST_MS = 5 * MINUTE_MS;
const LONGEST_REST_MS = 60 * MINUTE_MS;
/** What has not failed for so long, such as what is gone, is forgotten */
const FORGOTTEN_MS = 3 * LONGEST_REST_MS;

type Id = number | string;

interface Rest {
	what: string;
	id: Id;
	untilMs: number;
	restMs: number;
}

/** Items that failed in this process, by database */
const resting = new WeakMap<Db, Map<string, Rest>>();

function restsOf(db: Db): Map<string, Rest> {
	const rests = resting.get(db) ?? new Map<string, Rest>();
	resting.set(db, rests);
	return rests;
}

/** What failed in a round of which all the rest was done. */
export class RoundError extends Error {
	override readonly name = 'RoundError';
	readonly failures: readonly Error[];

	constructor(failures: readonly Error[]) {
		super(failures.map(({ message }) => message).join('\n'));
		this.failures = failures;
	}
}

/** The same failure, which says of what it is. */
function failureOf(what: string, error: unknown): Error {
	if (!(error instanceof Error)) return new Error(`${what}: ${String(error)}`);
	const failure = new Error(`${what}: ${error.message}`, { cause: error });
	failure.name = error.name;
	if (error.stack) failure.stack = error.stack;
	// The log names it beside the message.
	return 'code' in error ? Object.assign(failure, { code: error.code }) : failure;
}

/**
 * Work on many items or of many parts, each on its own: one that fails keeps none of the others from being done, and an item
 * rests then. Where the database itself does not answer, the round ends with that failure at once.
 */
export class Round {
	readonly #db: Db;
	readonly #failures: Error[] = [];

	constructor(db: Db) {
		this.#db = db;
	}

	/** Ids of items that rest now, so that they take no place among those that are read. */
	restingIds<Item extends Id>(what: string): Item[] {
		return [...restsOf(this.#db).values()]
			.filter((rest) => rest.what === what && rest.untilMs > Date.now())
			.map(({ id }) => id as Item);
	}

	/** Works on an item, unless it rests. `what` and `id` name it in the log. */
	async item(what: string, id: Id, work: () => Promise<void>): Promise<void> {
		const rests = restsOf(this.#db);
		const key = `${what} ${id}`;
		const former = rests.get(key);
		if (former && former.untilMs > Date.now()) return;
		if (await this.part(key, work)) {
			rests.delete(key);
			return;
		}
		const restMs = former ? Math.min(2 * former.restMs, LONGEST_REST_MS) : SHORTEST_REST_MS;
		const now = Date.now();
		rests.set(key, { what, id, restMs, untilMs: now + restMs });
		for (const [other, { untilMs }] of rests) if (untilMs + FORGOTTEN_MS < now) rests.delete(other);
	}

	/** Does a part of the round, which may be a round as well; false where it failed. */
	async part(what: string, work: () => Promise<void>): Promise<boolean> {
		try {
			await work();
			return true;
		} catch (error) {
			if (error instanceof RoundError) this.#failures.push(...error.failures);
			else {
				await this.#requireDatabase(error);
				this.#failures.push(failureOf(what, error));
			}
			return false;
		}
	}

	/** Throws a `RoundError` if anything failed. */
	end(): void {
		if (this.#failures.length > 0) throw new RoundError(this.#failures);
	}

	async #requireDatabase(error: unknown): Promise<void> {
		try {
			await sql`select`.execute(this.#db);
		} catch {
			throw error;
		}
	}
}
