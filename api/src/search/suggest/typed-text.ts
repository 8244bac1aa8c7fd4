import { emptySearch, type Goal, type Language, type SearchFilter } from '@estate/shared-contract';
import type { Db } from '../../database/database.ts';
import { placesOfSearch } from '../chosen-places.ts';
import { filterOfSentence } from '../filter-of-sentence.ts';
import { PropertyFilter } from '../property-filter.ts';
import type { SearchIndex } from '../search-index.ts';
import { searchableText } from '../searchable-text.ts';
import type { SlotSet } from '../slot-set.ts';

/** Words of the name of a place or street that may stand at the end of what was typed: "avenue du prince de ligne 1180 ukkel" */
const LONGEST_END = 7;

/** What was typed, cut where its last words may be the beginning of a name. */
export interface TypedText {
	/** The end, as searches compare texts */
	end: string;
	/** What stands before it, as a search */
	before: SearchFilter;
	/** Properties and units of that search */
	found: SlotSet;
}

/** The search that stands before the last words, and what it finds; undefined where a word of it is no filter. */
async function readStart(db: Db, index: SearchIndex, search: string, goal: Goal, language: Language) {
	const { filter: before, dropped } = await filterOfSentence(
		db,
		index,
		{ ...emptySearch(goal), search },
		language,
	);
	if (before.search !== '' || dropped.length > 0) return undefined;
	const { cities, places } = placesOfSearch(before.cities, index);
	// Units of projects count, as in the list that a suggestion leads to.
	const found = new PropertyFilter(index, {
		filter: before,
		anyGoal: false,
		cities,
		places,
		words: [],
		units: 'grouped',
	});
	return { before, found: found.found() };
}

/** Every way to cut a text, the longest end first: "huis in sint n" ends in "in sint n", "sint n" and "n". */
export async function cutTyped(
	db: Db,
	index: SearchIndex,
	text: string,
	goal: Goal,
	language: Language,
): Promise<TypedText[]> {
	const words = text.trim().split(/\s+/);
	const cuts: TypedText[] = [];
	for (let length = Math.min(LONGEST_END, words.length); length > 0; length--) {
		const start = words.slice(0, -length).join(' ');
		const end = searchableText(words.slice(-length).join(' '));
		const read = end === '' ? undefined : await readStart(db, index, start, goal, language);
		if (read) cuts.push({ end, ...read });
	}
	return cuts;
}
