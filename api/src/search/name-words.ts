import { NearWords } from '@estate/places';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { SearchIndex } from './search-index.ts';

/** Shorter words are too alike to guess at. */
export const SHORTEST_GUESS = 4;

/** Errors at most in a word of that length. */
const errorsOf = (word: string) => (word.length >= 7 ? 2 : 1);

/** The words of all names of properties, read once per revision: looking for a likely one in the database took it a second at a hundred thousand. */
function namesOf(db: Db, index: SearchIndex): Promise<NearWords> {
	return index.readOnce('words of names', async () => {
		const { rows } = await sql<{ word: string }>`
			select distinct word from property, unnest(string_to_array(search_names, ' ')) as word
			where length(word) >= ${SHORTEST_GUESS} order by word`.execute(db);
		return new NearWords(rows.map(({ word }) => word));
	});
}

/** The word of some property's names that a word is an error or two from; undefined where there is none. */
export async function likelyNameWord(db: Db, index: SearchIndex, word: string): Promise<string | undefined> {
	const names = await namesOf(db, index);
	return names.nearest(word, errorsOf(word))[0];
}
