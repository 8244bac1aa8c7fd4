import { LANGUAGES, type Language } from '@estate/shared-contract';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { SearchIndex } from './search-index.ts';
import { searchableText } from './searchable-text.ts';
import { SlotSet } from './slot-set.ts';

/** Words of a search that count; a text of more words says no more about a property. */
const MOST_WORDS = 8;
/** Longer ones are no words: PostgreSQL's lexemes end at 2 kB, an index at less. */
const LONGEST_WORD = 60;

/** PostgreSQL's dictionary of each language. */
const DICTIONARIES: Record<Language, string> = { nl: 'dutch', fr: 'french', en: 'english', de: 'german' };

/** The language of a search's query; Dutch when it names none. */
export const languageOf = (query: URLSearchParams): Language =>
	LANGUAGES.find((language) => language === query.get('language')) ?? 'nl';

export function wordsOf(search: string): string[] {
	const words = searchableText(search).split(' ');
	return [...new Set(words.map((word) => word.slice(0, LONGEST_WORD)))].filter(Boolean).slice(0, MOST_WORDS);
}

/** What finds a word: words that begin like it, or have the same stem in the language. */
export function wordQuery(word: string, language: Language) {
	// A single letter begins half of all words: it has to stand alone.
	const prefix = word.length > 1 ? `${word}:*` : word;
	return sql`(to_tsquery('simple', ${prefix}) || plainto_tsquery(${sql.lit(DICTIONARIES[language])}, ${word}))`;
}

/** Forms of words of which a stem makes one, and which say opposite things: what is to be renovated is not renovated. */
const APART: Partial<Record<Language, readonly (readonly string[])[]>> = {
	fr: [['renover'], ['renove', 'renovee', 'renoves', 'renovees']],
	en: [['renovate'], ['renovated']],
};

/** Does one of these words stand in the names or the text of a language? They have single spaces between words. */
const hasOneOf = (forms: readonly string[], language: Language) => sql`
	concat(' ', search_names, ' ', ${sql.ref(`search_${language}`)}, ' ') like any(${forms.map((form) => `% ${form} %`)}::text[])`;

/** Ids of properties in whose names or texts a word stands. */
function textQuery(word: string, language: Language) {
	const forms = APART[language]?.find((list) => list.includes(word));
	return sql<{ ids: string | null }>`
		select string_agg(id::text, ',') as ids from properties_with_words(${wordQuery(word, language)}) as id
		${forms ? sql`join property using (id) where ${hasOneOf(forms, language)}` : sql``}`;
}

/** The slots of ids as a query joins them. */
export function slotsOfIds(index: SearchIndex, ids: string | null | undefined): number[] {
	return (ids?.split(',') ?? []).flatMap((id) => index.properties.slots.get(Number(id)) ?? []);
}

/** Properties that a word finds. */
export function propertiesOfWord(
	db: Db,
	index: SearchIndex,
	word: string,
	language: Language,
): Promise<SlotSet> {
	return propertiesOf(db, index, `${language}/${word}`, textQuery(word, language));
}

/** Properties whose texts have this very word, and not only one of its stem or one that begins so. */
export function propertiesOfExactWord(db: Db, index: SearchIndex, word: string): Promise<SlotSet> {
	const query = sql<{ ids: string | null }>`
		select string_agg(id::text, ',') as ids from properties_with_words(plainto_tsquery('simple', ${word})) as id`;
	return propertiesOf(db, index, `=/${word}`, query);
}

function propertiesOf(
	db: Db,
	index: SearchIndex,
	key: string,
	query: ReturnType<typeof textQuery>,
): Promise<SlotSet> {
	return index.propertiesOf(key, async () => {
		const { rows } = await query.execute(db);
		const slots = new SlotSet(index.properties.size);
		for (const slot of slotsOfIds(index, rows[0]?.ids)) slots.add(slot);
		return slots;
	});
}
