import type { Language, PropertyPage } from '@estate/shared-contract';
import type { Db } from '../database/database.ts';
import type { SearchIndex } from './search-index.ts';
import type { SlotSet } from './slot-set.ts';
import { propertiesOfText } from './understand-text.ts';
import { wordsOf } from './word-search.ts';

/** So many words of a sentence are looked up beside those that it is understood by: each is a question to the database. */
const MOST_WORDS = 6;

/** The first pieces that have no more words together. */
function firstOf(pieces: readonly string[]): string[] {
	let words = 0;
	return [...new Set(pieces)].filter((piece) => {
		words += wordsOf(piece).length;
		return words <= MOST_WORDS;
	});
}

/** Of words that a sentence leaves out those that stand in texts of some of what was found, and of how many. */
export async function mentionsOf(
	db: Db,
	index: SearchIndex,
	found: SlotSet,
	leftOut: readonly string[],
	language: Language,
): Promise<NonNullable<PropertyPage['mentions']>> {
	const each = await Promise.all(
		firstOf(leftOut).map(async (words) => {
			const speaking = await propertiesOfText(db, index, words, language);
			return { words, total: found.sizeWith(speaking) };
		}),
	);
	return each.filter(({ total }) => total > 0 && total < found.size);
}
