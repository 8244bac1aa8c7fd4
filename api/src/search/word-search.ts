import { LANGUAGES, type Language } from '@estate/shared-contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { SearchIndex } from './search-index.ts';
import { searchableText } from './searchable-text.ts';
import type { SlotSet } from './slot-set.ts';
import type { FoundBefore } from './word-sets.ts';

/** Words of a search that count; a text of more words says no more about a property. */
const MOST_WORDS = 8;
/** Longer ones are no words: PostgreSQL's lexemes end at 2 kB, an index at less. */
const LONGEST_WORD = 60;

/** Properties written since a word was looked up, whose vectors are compared; with more, the index of words is quicker. */
const MOST_CHANGED = 500;

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

/** A word that texts also say of what the town has: then it stands in no other phrase of them. */
interface OfTown {
	words: readonly string[];
	/** "public swimming pool", as PostgreSQL's expressions write it */
	said: string;
}

const OF_TOWN: Partial<Record<Language, OfTown>> = {
	nl: {
		words: ['zwembad', 'zwembaden'],
		said: '(openbare?|gemeentelijke?|stedelijke?) zwembad(en)?|zwembad (vlakbij|dichtbij|in de buurt|op wandelafstand)',
	},
	fr: {
		words: ['piscine', 'piscines'],
		said: 'piscines? (communales?|publiques?|municipales?|a proximite)',
	},
	en: {
		words: ['pool', 'pools'],
		said: '(public|municipal|local) (swimming )?pools?|(swimming )?pools? nearby',
	},
	de: {
		words: ['schwimmbad', 'schwimmbader'],
		said: '(offentlich|stadtisch|kommunal)e[nsrm]? (schwimm|hallen)bad|schwimmbad in der nahe',
	},
};

/** The names and the text of a language, with single spaces between words and around them. */
const textOf = (language: Language) =>
	sql`concat(' ', search_names, ' ', ${sql.ref(`search_${language}`)}, ' ')`;

/** Does one of these words stand in the names or the text of a language? */
const hasOneOf = (forms: readonly string[], language: Language) => sql`
	${textOf(language)} like any(${forms.map((form) => `% ${form} %`)}::text[])`;

/** Does a text say a word of more than what the town has? One that says nothing of that has the word elsewhere. */
const isOfHome = ({ words: [word = ''], said }: OfTown, language: Language) => {
	const phrase = `\\m(${said})\\M`;
	return sql`(${textOf(language)} !~ ${phrase}
		or regexp_replace(${textOf(language)}, ${phrase}, ' ', 'g') like ${`%${word}%`})`;
};

/** What a word needs beside standing somewhere. */
function conditionOf(word: string, language: Language): RawBuilder<unknown> | undefined {
	const forms = APART[language]?.find((list) => list.includes(word));
	if (forms) return hasOneOf(forms, language);
	const ofTown = OF_TOWN[language];
	return ofTown?.words.includes(word) ? isOfHome(ofTown, language) : undefined;
}

/** What finds a property: a query of its vector, and a condition beside it. */
interface WordCondition {
	query: RawBuilder<unknown>;
	and?: RawBuilder<unknown> | undefined;
}

/** The slots of ids as a query joins them. */
export function slotsOfIds(index: SearchIndex, ids: string | null | undefined): number[] {
	return (ids?.split(',') ?? []).flatMap((id) => index.properties.slots.get(Number(id)) ?? []);
}

/** Properties in whose names or texts a word stands. */
export function propertiesOfWord(
	db: Db,
	index: SearchIndex,
	word: string,
	language: Language,
): Promise<SlotSet> {
	return propertiesOf(db, index, `${language}/${word}`, {
		query: wordQuery(word, language),
		and: conditionOf(word, language),
	});
}

/** Properties whose texts have this very word, and not only one of its stem or one that begins so. */
export function propertiesOfExactWord(db: Db, index: SearchIndex, word: string): Promise<SlotSet> {
	return propertiesOf(db, index, `=/${word}`, { query: sql`plainto_tsquery('simple', ${word})` });
}

function propertiesOf(db: Db, index: SearchIndex, key: string, condition: WordCondition): Promise<SlotSet> {
	return index.words.of(
		key,
		index.revision,
		async (before) => (before && (await renewed(db, index, condition, before))) ?? all(db, index, condition),
	);
}

async function all(db: Db, index: SearchIndex, { query, and }: WordCondition): Promise<SlotSet> {
	const { rows } = await sql<{ ids: string | null }>`
		select string_agg(id::text, ',') as ids from properties_with_words(${query}) as id
		${and ? sql`join property using (id) where ${and}` : sql``}`.execute(db);
	return index.sets.only(slotsOfIds(index, rows[0]?.ids));
}

/** What was found before, with what was written since looked at again; undefined where that is too much. */
async function renewed(
	db: Db,
	index: SearchIndex,
	{ query, and }: WordCondition,
	{ revision, found }: FoundBefore,
): Promise<SlotSet | undefined> {
	const { rows } = await sql<{ id: number; fits: boolean }>`
		select id, search_vector @@ ${query} ${and ? sql`and ${and}` : sql``} as fits from property
		where change > ${revision}::bigint limit ${MOST_CHANGED + 1}`.execute(db);
	if (rows.length > MOST_CHANGED) return undefined;
	const slotOf = (id: number) => index.properties.slots.get(id) ?? [];
	const changed = new Set(rows.flatMap(({ id }) => slotOf(id)));
	return index.sets.only([
		...found.list().filter((slot) => !changed.has(slot)),
		...rows.flatMap(({ id, fits }) => (fits ? slotOf(id) : [])),
	]);
}
