import { type Goal, parseSearch, type SearchFilter, writeSearch } from '@estate/shared-contract';
import { type ListView, listViewOf, viewInAddress } from '../../results/list-view.ts';

/** A list of results as somebody saw it. */
export interface SeenList {
	search: SearchFilter;
	view: ListView;
}

const seenList = (query: URLSearchParams, goal: Goal): SeenList => ({
	search: parseSearch(query, goal),
	view: listViewOf(`${query}`),
});

const keyOf = (goal: Goal) => `estate-search-${goal}`;

/** Storage of this tab; undefined where the visitor's settings forbid it. */
function tabStorage(): Storage | undefined {
	try {
		return window.sessionStorage;
	} catch {
		return undefined;
	}
}

/** Keeps the list that is shown, for this tab and per goal, so that properties' addresses stay canonical. */
export function rememberList({ search, view }: SeenList): void {
	const query = new URLSearchParams([...writeSearch(search), ...viewInAddress(view)]);
	try {
		tabStorage()?.setItem(keyOf(search.goal), `${query}`);
	} catch {
		// A full storage: the way back then leads to the whole list.
	}
}

/** The list that was shown last in this tab; undefined where there was none. */
export function rememberedList(goal: Goal): SeenList | undefined {
	const query = tabStorage()?.getItem(keyOf(goal));
	return query === null || query === undefined ? undefined : seenList(new URLSearchParams(query), goal);
}

/**
 * The list that led to this document, where a visitor was faster than the list's own code. Only while
 * the document's own page is shown: later the referrer tells of an older step.
 */
export function listOfReferrer(goal: Goal, listPath: string): SeenList | undefined {
	const [document_] = performance.getEntriesByType('navigation');
	const isFirstPage = document_ && new URL(document_.name).pathname === location.pathname;
	if (!isFirstPage || !URL.canParse(document.referrer)) return undefined;
	const { origin, pathname, searchParams } = new URL(document.referrer);
	return origin === location.origin && pathname === listPath ? seenList(searchParams, goal) : undefined;
}
