import { NearWords } from '@estate/places';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/** Shorter words are too alike to guess at. */
export const SHORTEST_GUESS = 4;
/** Properties read at a time: whoever else asks the embedded database waits for no more than these. */
const CHUNK = 1_000;

/** Can this word be a mistyped one, or what one was meant to be? Numbers and references cannot. */
export const isGuessable = (word: string): boolean => word.length >= SHORTEST_GUESS && !/\d/.test(word);

/** Errors at most in a word of that length. */
const errorsOf = (word: string) => (word.length >= 7 ? 2 : 1);

/**
 * The words of all names of properties. They are read once, and of later content what was written since: looking for a
 * likely one in the database, or reading all names again, took it a second and more at a hundred thousand. A word of which
 * the last property has gone stays; whoever asks for it finds nothing, as before.
 */
export class NameWords {
	readonly #words = new Set<string>();
	#near: NearWords | undefined;
	#read = { revision: -1, change: -1, id: Number.MAX_SAFE_INTEGER };
	#reading: Promise<void> = Promise.resolve();

	/** The word of some property's names, as of a revision or later, that a word is an error or two from; undefined where there is none. */
	async likely(db: Db, revision: number, word: string): Promise<string | undefined> {
		await this.upTo(db, revision);
		this.#near ??= new NearWords([...this.#words].sort());
		return this.#near.nearest(word, errorsOf(word))[0];
	}

	/** Reads what was written up to a revision; one reads at a time. */
	upTo(db: Db, revision: number): Promise<void> {
		const reading = this.#reading
			.catch(() => {})
			.then(async () => {
				if (this.#read.revision < revision) await this.#readOn(db, revision);
			});
		this.#reading = reading;
		return reading;
	}

	async #readOn(db: Db, revision: number): Promise<void> {
		for (;;) {
			const { change, id } = this.#read;
			const rows = await db
				.selectFrom('property')
				.select(['id', 'change', 'search_names'])
				.where(sql<boolean>`(change, id) > (${change}::bigint, ${id}::bigint)`)
				.orderBy('change')
				.orderBy('id')
				.limit(CHUNK)
				.execute();
			for (const { search_names } of rows) this.#add(search_names);
			const end = rows.at(-1);
			if (end) this.#read = { ...this.#read, change: end.change, id: end.id };
			if (rows.length < CHUNK) break;
		}
		this.#read = { ...this.#read, revision };
	}

	#add(names: string): void {
		for (const word of names.split(' ')) {
			if (this.#words.has(word) || !isGuessable(word)) continue;
			this.#words.add(word);
			this.#near = undefined;
		}
	}
}
