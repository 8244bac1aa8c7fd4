import type { Goal, Suggestion } from '@estate/shared-contract';
import type { Reader } from '../../content/site-settings.ts';
import type { Db } from '../../database/database.ts';
import type { SearchIndex } from '../search-index.ts';
import { suggestProjects, suggestReferences } from './suggest-pages.ts';
import { suggestLikelyPlaces, suggestPlaces } from './suggest-places.ts';
import { suggestTypes } from './suggest-types.ts';
import { cutTyped } from './typed-text.ts';

const MOST_SEARCHES = 7;

/** What somebody who typed this may mean: places with counts, types, projects and references; where nothing begins so, places that are spelled nearly so. */
export async function suggest(
	db: Db,
	index: SearchIndex,
	text: string,
	goal: Goal,
	reader: Reader,
): Promise<Suggestion[]> {
	const typed = text.trim();
	if (typed === '') return [];
	const [cuts, projects, references] = await Promise.all([
		cutTyped(db, index, typed, goal, reader.language),
		suggestProjects(db, index, typed, goal, reader),
		suggestReferences(db, index, typed, reader),
	]);
	const searches: Suggestion[] = [];
	for (const cut of cuts) {
		const places = await suggestPlaces(index, cut, reader.language);
		searches.push(...places, ...(await suggestTypes(db, index, cut, reader)));
	}
	if (searches.length + projects.length + references.length === 0)
		for (const cut of cuts) searches.push(...(await suggestLikelyPlaces(index, cut, reader.language)));
	const distinct = [...new Map(searches.map((one) => [`${one.kind} ${one.query}`, one])).values()];
	const shown = distinct.slice(0, MOST_SEARCHES);
	// Who types a postcode means the place before what has the same digits.
	const isPostcode = /^\d{4}$/.test(typed) && shown.some(({ detail }) => detail === typed);
	return isPostcode ? [...shown, ...references, ...projects] : [...references, ...shown, ...projects];
}
