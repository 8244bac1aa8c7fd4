import type { Language, PropertyPage } from '@estate/shared-contract';
import type { Db } from '../database/database.ts';
import type { RowSet } from './row-set.ts';
import type { SearchIndex } from './search-index.ts';
import { searchableText } from './searchable-text.ts';
import { lexiconOf } from './sentence/vocabulary/lexicon.ts';
import { propertiesOfText } from './understand-text.ts';
import { wordsOf } from './word-search.ts';

/** So many words of a sentence are looked up beside those that it is understood by: each is a question to the database. */
const MOST_WORDS = 6;

/** "2", "twee": texts say it of anything. */
const isNumber = (piece: string, language: Language): boolean =>
	/^[\d\s.,]+$/.test(piece) ||
	[...(lexiconOf(language).meanings(searchableText(piece)) ?? [])].some((meaning) =>
		meaning.startsWith('number:'),
	);

/** The first pieces that have no more words together. */
function firstOf(pieces: readonly string[], language: Language): string[] {
	let words = 0;
	return [...new Set(pieces)].filter((piece) => {
		if (isNumber(piece, language)) return false;
		words += wordsOf(piece).length;
		return words <= MOST_WORDS;
	});
}

/** Of words that a sentence leaves out those that stand in texts of some of what was found, and of how many. */
export async function mentionsOf(
	db: Db,
	index: SearchIndex,
	found: RowSet,
	leftOut: readonly string[],
	language: Language,
): Promise<NonNullable<PropertyPage['mentions']>> {
	const each = await Promise.all(
		firstOf(leftOut, language).map(async (words) => {
			const speaking = await propertiesOfText(db, index, words, language);
			return { words, total: found.sizeWith(speaking) };
		}),
	);
	return each.filter(({ total }) => total > 0 && total < found.size);
}
