import type { Db } from '../database/database.ts';
import { guessPlaceWord } from './guess-place.ts';
import type { SearchIndex } from './search-index.ts';
import type { SlotSet } from './slot-set.ts';
import { likeliestWordQuery, propertiesOfWord, wordsOf } from './word-search.ts';

/** Shorter words are too alike to guess at. */
const SHORTEST_GUESS = 4;

const isGuessable = (word: string) => word.length >= SHORTEST_GUESS && !/\d/.test(word);

async function guess(db: Db, index: SearchIndex, word: string): Promise<string> {
	const place = guessPlaceWord(word, index.cities);
	if (place) return place;
	const { rows } = await likeliestWordQuery(word).execute(db);
	return rows[0]?.word ?? '';
}

/**
 * The properties that each word of a text finds. A word that no property has at all is taken for a typing error: of a place's
 * name first, so "Antwerpn" finds Antwerpen, while "Gent", being known, never finds Genk. `corrected` is the text as
 * it was then understood.
 */
export async function understandText(
	db: Db,
	index: SearchIndex,
	text: string,
): Promise<{ words: SlotSet[]; corrected: string | undefined }> {
	const asked = wordsOf(text);
	const understood = [...asked];
	const words = await Promise.all(
		asked.map(async (word, place) => {
			const found = await propertiesOfWord(db, index, word);
			if (found.size > 0 || !isGuessable(word)) return found;
			const meant = await index.meaningOf(word, () => guess(db, index, word));
			if (!meant) return found;
			understood[place] = meant;
			return propertiesOfWord(db, index, meant);
		}),
	);
	const isCorrected = understood.some((word, place) => word !== asked[place]);
	return { words, corrected: isCorrected ? understood.join(' ') : undefined };
}
