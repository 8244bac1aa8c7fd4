import type { Goal, Suggestion } from '@estate/shared-contract';
import type { Reader } from '../../content/site-settings.ts';
import type { Db } from '../../database/database.ts';
import type { SearchIndex } from '../search-index.ts';
import { searchableText } from '../searchable-text.ts';
import { lexiconOf } from '../sentence/vocabulary/lexicon.ts';
import { suggestFilters } from './suggest-filters.ts';
import { suggestProjects, suggestReferences } from './suggest-pages.ts';
import {
	suggestEmptyLikelyPlaces,
	suggestEmptyNamesakes,
	suggestEmptyPlaces,
	suggestLaterWords,
	suggestLikelyPlaces,
	suggestOtherNames,
	suggestPlaces,
} from './suggest-places.ts';
import { suggestLikelyStreets, suggestStreets } from './suggest-streets.ts';
import { suggestTypes } from './suggest-types.ts';
import { cutTyped, type TypedText } from './typed-text.ts';

const MOST_SEARCHES = 7;
/** Of those, streets that many places of the same beginning do not crowd out */
const LEAST_STREETS = 2;

const distinct = (searches: readonly Suggestion[]): Suggestion[] => [
	...new Map(searches.map((one) => [`${one.kind} ${one.query}`, one])).values(),
];

/** Searches that every cut of a text may mean: places by what the reader calls them, types, each first those that begin so, places by other names, then streets. */
async function suggestSearches(
	db: Db,
	index: SearchIndex,
	cuts: readonly TypedText[],
	reader: Reader,
): Promise<Suggestion[]> {
	const { language } = reader;
	const searches: Suggestion[] = [];
	const streets: Suggestion[] = [];
	for (const cut of cuts) {
		const [places, types, later, otherwise, ofCut] = await Promise.all([
			suggestPlaces(index, cut, language),
			suggestTypes(db, index, cut, reader),
			suggestLaterWords(index, cut, language),
			suggestOtherNames(index, cut, language),
			suggestStreets(index, cut, language),
		]);
		const begun = types.filter(({ label }) => searchableText(label).startsWith(cut.end));
		searches.push(...places, ...begun, ...later, ...types, ...otherwise);
		streets.push(...ofCut);
	}
	const room = MOST_SEARCHES - Math.min(streets.length, LEAST_STREETS);
	return [...distinct(searches).slice(0, room), ...distinct(streets)].slice(0, MOST_SEARCHES);
}

/** Where nothing that the agency has begins so: what is spelled nearly so, of the agency and then of all towns. */
async function suggestLikely(
	index: SearchIndex,
	cuts: readonly TypedText[],
	{ language }: Reader,
): Promise<Suggestion[]> {
	// "Roosendaal" is spelled right, and no Roosdaal.
	const mistyped = cuts.filter(({ end }) => !lexiconOf(language).meanings(end)?.has('landmark'));
	const likely = await Promise.all(
		mistyped.flatMap((cut) => [
			suggestLikelyPlaces(index, cut, language),
			suggestLikelyStreets(index, cut, language),
		]),
	);
	const found = likely.flat();
	return found.length > 0 ? found : mistyped.flatMap((cut) => suggestEmptyLikelyPlaces(index, cut, language));
}

/** What somebody who typed this may mean: searches with counts, projects and references; where nothing begins so, what is empty or spelled nearly so. */
export async function suggest(
	db: Db,
	index: SearchIndex,
	text: string,
	goal: Goal,
	reader: Reader,
): Promise<Suggestion[]> {
	const typed = text.trim();
	if (typed === '') return [];
	const [cuts, filters, projects, references] = await Promise.all([
		cutTyped(db, index, typed, goal, reader.language),
		suggestFilters(db, index, typed, goal, reader),
		suggestProjects(db, index, typed, goal, reader),
		suggestReferences(db, index, typed, reader),
	]);
	const found = await suggestSearches(db, index, cuts, reader);
	const others = [...filters, ...projects, ...references];
	// A street hardly says what the beginning of a town says.
	const hasStreetsAlone = [...found, ...others].every(({ kind }) => kind === 'street');
	const suggestEmpty = hasStreetsAlone ? suggestEmptyPlaces : suggestEmptyNamesakes;
	const ofCuts = await Promise.all(cuts.map((cut) => suggestEmpty(index, cut, reader.language)));
	const searches = hasStreetsAlone ? [...ofCuts.flat(), ...found] : [...found, ...ofCuts.flat()];
	if (searches.length + others.length === 0) searches.push(...(await suggestLikely(index, cuts, reader)));
	// "3 slaapkamers gent" is said by the place as well, shorter.
	const own = filters.filter(({ query }) => searches.every((search) => search.query !== query));
	const shown = distinct([...own, ...searches]).slice(0, MOST_SEARCHES);
	// Who types a postcode means the place before what has the same digits.
	const isPostcode = /^\d{4}$/.test(typed) && shown.some(({ detail }) => detail === typed);
	return isPostcode ? [...shown, ...references, ...projects] : [...references, ...shown, ...projects];
}
