import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { KnownCity } from './known-cities.ts';
import { searchableText } from './searchable-text.ts';

/** Words of a search that count; a text of more words says no more about a home. */
const MOST_WORDS = 8;
/** Shorter words are too alike to guess at. */
const SHORTEST_GUESS = 4;

export type Condition = RawBuilder<boolean>;

export function wordsOf(search: string): string[] {
	return [...new Set(searchableText(search).split(' '))].filter(Boolean).slice(0, MOST_WORDS);
}

/** Homes in whose names or texts a word begins like this one, or has the same stem, or whose city is also called so. */
function exactly(word: string, cities: readonly KnownCity[]): Condition {
	const zips = cities.filter(({ names }) => names.some((name) => name.split('-').includes(word)));
	const inText = sql<boolean>`search_vector @@ (
		to_tsquery('simple', ${`${word}:*`}) || plainto_tsquery('dutch', ${word})
		|| plainto_tsquery('french', ${word}) || plainto_tsquery('english', ${word}))`;
	if (zips.length === 0) return inText;
	const inCity = zips.map(({ slug, zip }) => sql`(city_slug = ${slug} and zip = ${zip})`);
	return sql<boolean>`(${inText} or ${sql.join(inCity, sql` or `)})`;
}

/** Homes whose names hold a word much like this one: for typing errors. */
const likely = (word: string): Condition => sql<boolean>`${word} <% search_names`;

/**
 * One condition per word; all must hold. A word that no home has at all is taken for a typing error
 * and compared by likeness, so "Antwerpn" finds Antwerpen, while "Gent" never finds Genk.
 */
export async function textConditions(
	db: Db,
	search: string,
	cities: readonly KnownCity[],
): Promise<Condition[]> {
	const conditions: Condition[] = [];
	for (const word of wordsOf(search)) {
		const exact = exactly(word, cities);
		const isGuessable = word.length >= SHORTEST_GUESS && !/\d/.test(word);
		const isKnown = !isGuessable || (await hasAny(db, exact));
		conditions.push(isKnown ? exact : likely(word));
	}
	return conditions;
}

async function hasAny(db: Db, condition: Condition): Promise<boolean> {
	const row = await db
		.selectFrom('property')
		.select('id')
		.where('state', '!=', 'withdrawn')
		.where(condition)
		.limit(1)
		.executeTakeFirst();
	return row !== undefined;
}
