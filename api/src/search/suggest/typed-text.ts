import {
	emptySearch,
	type Goal,
	type Language,
	type Radius,
	type SearchFilter,
} from '@estate/shared-contract';
import type { Db } from '../../database/database.ts';
import { placesOfSearch } from '../chosen-places.ts';
import { filterOfSentence } from '../filter-of-sentence.ts';
import { PropertyFilter } from '../property-filter.ts';
import type { RowSet } from '../row-set.ts';
import type { SearchIndex } from '../search-index.ts';
import { searchableText } from '../searchable-text.ts';
import { type Lexicon, lexiconOf } from '../sentence/vocabulary/lexicon.ts';
import type { Meaning } from '../sentence/vocabulary/vocabulary.ts';

/** Words of the name of a place or street that may stand at the end of what was typed: "avenue du prince de ligne 1180 ukkel" */
const LONGEST_END = 7;

/** A longer text is a whole sentence: it is read when it is sent, and not seven times at each pause, which would be the work of an attacker. */
const MOST_WORDS = 12;
const MOST_LETTERS = 100;

/** Is a text longer than what is read while somebody types? */
export const isTooLong = (text: string): boolean =>
	text.length > MOST_LETTERS || text.split(/\s+/).length > MOST_WORDS;

/** What was typed, cut where its last words may be the beginning of a name. */
export interface TypedText {
	/** The end, as searches compare texts; empty where any place may follow */
	end: string;
	/** What stands before it, as a search */
	before: SearchFilter;
	/** Properties and units of that search */
	found: RowSet;
	/** Kilometres around the place that the end names: "near gh", "binnen 5 km van ge" */
	radius?: Radius;
}

interface Start {
	before: SearchFilter;
	radius?: Radius;
}

/** A text as a search; undefined where a word of it is no filter, other than those that may be named. */
export async function readWhole(
	db: Db,
	index: SearchIndex,
	search: string,
	goal: Goal,
	language: Language,
	mayBeNamed: (words: string) => boolean = () => false,
): Promise<SearchFilter | undefined> {
	const asked = { ...emptySearch(goal), search };
	const { filter, dropped } = await filterOfSentence(db, index, asked, language);
	return filter.search === '' && dropped.every(({ value }) => mayBeNamed(value)) ? filter : undefined;
}

/** What says a distance asks for what lies around the place behind it. */
const AROUND: readonly Meaning[] = ['around', 'kilometre', 'minute', 'hour', 'mile'];

function saysAround(text: string, language: Language): boolean {
	const { longest, meanings } = lexiconOf(language);
	const words = searchableText(text).split(' ');
	const phrases = words.flatMap((_, at) =>
		Array.from({ length: Math.min(longest, words.length - at) }, (_, more) =>
			words.slice(at, at + more + 1).join(' '),
		),
	);
	return phrases.some((phrase) => AROUND.some((meaning) => meanings(phrase)?.has(meaning)));
}

/** The beginning of a text that says a distance, read with some place behind it: alone, "within 5 km of" says nothing. */
async function readAround(
	db: Db,
	index: SearchIndex,
	start: string,
	goal: Goal,
	language: Language,
): Promise<Start | undefined> {
	const some = index.cities.find(({ place }) => place?.kind === 'municipality')?.place;
	if (!some || !saysAround(start, language)) return undefined;
	const text = `${start} ${some.names[language]}`;
	// "20 min from": the suggestion shows the kilometres that are meant.
	const whole = await readWhole(db, index, text, goal, language, (words) => saysAround(words, language));
	if (!whole?.radius || whole.cities.length !== 1) return undefined;
	const { radius, ...before } = whole;
	return { before: { ...before, cities: [] }, radius };
}

/** The search that stands before the last words, and what it finds; undefined where a word of it is no filter. */
async function readStart(db: Db, index: SearchIndex, search: string, goal: Goal, language: Language) {
	const alone = async () => {
		const before = await readWhole(db, index, search, goal, language);
		return before && { before };
	};
	const start: Start | undefined = (await readAround(db, index, search, goal, language)) ?? (await alone());
	if (!start) return undefined;
	const { before } = start;
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
	return { ...start, found: found.found() };
}

/** "Onder 25", "max 2", "Wohnung 2": a price, or a count, that is not typed to its end, and the beginning of no postcode */
function isAmountBegun(words: readonly string[], language: Language): boolean {
	const end = words.at(-1) ?? '';
	// "Max", "minder dan"
	const before = [words.slice(-2, -1), words.slice(-3, -1)].map((phrase) => searchableText(phrase.join(' ')));
	const meanings = before.flatMap((phrase) => [...(lexiconOf(language).meanings(phrase) ?? [])]);
	const isAmount = meanings.some((one) => /^(bound:(?!about)|budget|price)/.test(one));
	const isCount = /^\d$/.test(end) && meanings.some((one) => /^(sub)?type:/.test(one));
	return words.length > 1 && /^\d/.test(end) && (isAmount || isCount);
}

/** "Huis in", "near", "près de": a place comes next. */
function endsBeforePlace(words: readonly string[], { meanings, longest }: Lexicon): boolean {
	const ends = Array.from({ length: longest }, (_, more) => searchableText(words.slice(-more - 1).join(' ')));
	return ends.some((end) => meanings(end)?.has('where') || meanings(end)?.has('around'));
}

/**
 * Every way to cut a text, the longest end first: "huis in sint n" ends in "in sint n", "sint n" and "n"; "huis in" also
 * in nothing. None of a text that is too long.
 */
export async function cutTyped(
	db: Db,
	index: SearchIndex,
	text: string,
	goal: Goal,
	language: Language,
): Promise<TypedText[]> {
	const words = text.trim().split(/\s+/);
	const cuts: TypedText[] = [];
	if (isTooLong(text.trim()) || isAmountBegun(words, language)) return cuts;
	const shortest = endsBeforePlace(words, lexiconOf(language)) ? 0 : 1;
	for (let length = Math.min(LONGEST_END, words.length); length >= shortest; length--) {
		const start = words.slice(0, words.length - length).join(' ');
		const end = searchableText(words.slice(words.length - length).join(' '));
		const isNothing = end === '' && length > 0;
		const read = isNothing ? undefined : await readStart(db, index, start, goal, language);
		if (read) cuts.push({ end, ...read });
	}
	return cuts;
}
