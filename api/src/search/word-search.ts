import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { propertiesInCities } from './property-filter.ts';
import type { SearchIndex } from './search-index.ts';
import { searchableText } from './searchable-text.ts';
import { SlotSet } from './slot-set.ts';

/** Words of a search that count; a text of more words says no more about a property. */
const MOST_WORDS = 8;
/** Longer ones are no words: PostgreSQL's lexemes end at 2 kB, an index at less. */
const LONGEST_WORD = 60;

export function wordsOf(search: string): string[] {
	const words = searchableText(search).split(' ');
	return [...new Set(words.map((word) => word.slice(0, LONGEST_WORD)))].filter(Boolean).slice(0, MOST_WORDS);
}

/** Ids of properties in whose names or texts a word begins like this one, or has the same stem in any of the three languages. */
export function textQuery(word: string) {
	// A single letter begins half of all words: it has to stand alone.
	const prefix = word.length > 1 ? `${word}:*` : word;
	return sql<{ ids: string | null }>`
		select string_agg(id::text, ',') as ids from property
		where search_vector @@ (to_tsquery('simple', ${prefix}) || plainto_tsquery('dutch', ${word})
			|| plainto_tsquery('french', ${word}) || plainto_tsquery('english', ${word}))`;
}

/** The word of a property's names that is most like this one. */
export function likeliestWordQuery(word: string) {
	return sql<{ word: string }>`
		select likely.word from (
			select unnest(string_to_array(search_names, ' ')) as word
			from (select search_names from property where ${word} <% search_names limit 100) as alike
		) as likely
		where likely.word % ${word}
		order by similarity(likely.word, ${word}) desc, likely.word limit 1`;
}

/** Properties that a word finds. */
export function propertiesOfWord(db: Db, index: SearchIndex, word: string): Promise<SlotSet> {
	return index.propertiesOf(word, async () => {
		const { rows } = await textQuery(word).execute(db);
		const slots = new SlotSet(index.properties.size);
		for (const id of rows[0]?.ids?.split(',') ?? []) {
			const slot = index.properties.slots.get(Number(id));
			if (slot !== undefined) slots.add(slot);
		}
		const named = index.cities.filter(({ names }) => names.some((name) => name.split('-').includes(word)));
		if (named.length > 0) slots.addAll(propertiesInCities(index, named));
		return slots;
	});
}
