import type { Goal, Suggestion } from '@estate/shared-contract';
import type { Reader } from '../../content/site-settings.ts';
import type { Db } from '../../database/database.ts';
import type { SearchIndex } from '../search-index.ts';
import { suggestFilters } from './suggest-filters.ts';
import { suggestProjects, suggestReferences } from './suggest-pages.ts';
import { suggestLikelyPlaces, suggestOtherNames, suggestPlaces } from './suggest-places.ts';
import { suggestLikelyStreets, suggestStreets } from './suggest-streets.ts';
import { suggestTypes } from './suggest-types.ts';
import { cutTyped, type TypedText } from './typed-text.ts';

const MOST_SEARCHES = 7;
/** Of those, streets that many places of the same beginning do not crowd out */
const LEAST_STREETS = 2;

const distinct = (searches: readonly Suggestion[]): Suggestion[] => [
	...new Map(searches.map((one) => [`${one.kind} ${one.query}`, one])).values(),
];

/** Searches that every cut of a text may mean: places by what the reader calls them, types, places by other names, then streets. */
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
		const [places, types, otherwise, ofCut] = await Promise.all([
			suggestPlaces(index, cut, language),
			suggestTypes(db, index, cut, reader),
			suggestOtherNames(index, cut, language),
			suggestStreets(index, cut, language),
		]);
		searches.push(...places, ...types, ...otherwise);
		streets.push(...ofCut);
	}
	const room = MOST_SEARCHES - Math.min(streets.length, LEAST_STREETS);
	return [...distinct(searches).slice(0, room), ...distinct(streets)].slice(0, MOST_SEARCHES);
}

/** What somebody who typed this may mean: searches with counts, projects and references; where nothing begins so, places and streets that are spelled nearly so. */
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
	const searches = await suggestSearches(db, index, cuts, reader);
	if (searches.length + filters.length + projects.length + references.length === 0)
		for (const cut of cuts)
			searches.push(
				...(await suggestLikelyPlaces(index, cut, reader.language)),
				...(await suggestLikelyStreets(index, cut, reader.language)),
			);
	// "3 slaapkamers gent" is said by the place as well, shorter.
	const own = filters.filter(({ query }) => searches.every((search) => search.query !== query));
	const shown = distinct([...own, ...searches]).slice(0, MOST_SEARCHES);
	// Who types a postcode means the place before what has the same digits.
	const isPostcode = /^\d{4}$/.test(typed) && shown.some(({ detail }) => detail === typed);
	return isPostcode ? [...shown, ...references, ...projects] : [...references, ...shown, ...projects];
}
