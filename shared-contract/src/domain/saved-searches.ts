import { type Goal, PRICE_RANGES } from './price-ranges.ts';
import { readSearch } from './read-search.ts';
import { type SearchFilter, writeSearch } from './search-filter.ts';

/** Characters of the name of a saved search, and of a note about a property */
export const LONGEST_SEARCH_NAME = 80;
export const LONGEST_NOTE = 1_000;
/** Properties on one list of an account: the browser keeps no more favourites either */
export const MOST_KEPT = 100;
/** Characters of a search's query that a form takes */
export const LONGEST_SEARCH = 2_000;

/** Original path of the form that saves a search. */
export const SAVE_SEARCH_PATH = '/save-search/';

/** Cookie, readable by scripts, that says that a searcher is logged in: it holds no secret, and asks the api for what the account keeps. */
export const SEARCHER_COOKIE = '__Host-searcher';

/** Cookie, for servers alone, of who chose to change the criteria of a saved search: which search, and by which link it was opened. */
export const SEARCH_CHANGE_COOKIE = '__Host-search-change';

/** Original path of the page of saved searches, and the parameter by which it takes other criteria for one of them. */
export const SEARCHES_PATH = '/my-searches/';
export const SEARCH_CRITERIA_PARAMETER = 'criteria';

/** A search as it can be saved: of which goal, and without order and page. */
export function searchToSave(filter: SearchFilter): string {
	const query = writeSearch({ ...filter, sort: 'newest', page: 1 });
	query.delete('sort');
	query.set('goal', String(filter.goal));
	return query.toString();
}

/** What `searchToSave` wrote; what makes no sense in it is left out. */
export function savedSearchFilter(text: string): SearchFilter {
	const query = new URLSearchParams(text);
	const goal: Goal = query.get('goal') === '1' ? 1 : 0;
	const { filter } = readSearch(query, goal);
	const { min, max } = PRICE_RANGES[goal];
	return { ...filter, sort: 'newest', page: 1, ...(filter.ids ? { price: { min, max } } : {}) };
}

/** Can a saved search have these criteria? They say sale or rent; properties by their ids are no criteria. */
export const areCriteria = (text: string): boolean =>
	/^[01]$/.test(new URLSearchParams(text).get('goal') ?? '') && !savedSearchFilter(text).ids;
