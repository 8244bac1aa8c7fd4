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

interface Chunk {
	count: number;
	names: string | null;
	/** Of the last property, as its id; NULL where there is none */
	change: number | null;
	id: number | null;
}

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
			// One value instead of a row for each: a driver takes longer over these than the database.
			const { rows } = await sql<Chunk>`
				select count(*)::int as count, string_agg(search_names, ' ') as names,
					(max(array[change, id]))[1] as change, (max(array[change, id]))[2] as id
				from (select change, id, search_names from property where (change, id) > (${change}::bigint, ${id}::bigint)
					order by change, id limit ${CHUNK}) as chunk`.execute(db);
			const [chunk] = rows;
			if (!chunk || chunk.change === null || chunk.id === null) break;
			this.#add(chunk.names ?? '');
			this.#read = { ...this.#read, change: chunk.change, id: chunk.id };
			if (chunk.count < CHUNK) break;
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
