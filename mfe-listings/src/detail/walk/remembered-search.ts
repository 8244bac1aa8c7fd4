import { type Goal, parseSearch, type SearchFilter, writeSearch } from '@estate/shared-contract';

const keyOf = (goal: Goal) => `estate-search-${goal}`;

/** Storage of this tab; undefined where the visitor's settings forbid it. */
function tabStorage(): Storage | undefined {
	try {
		return window.sessionStorage;
	} catch {
		return undefined;
	}
}

/** Keeps the search whose results are shown, for this tab and per goal, so that properties' addresses stay canonical. */
export function rememberSearch(filter: SearchFilter): void {
	try {
		tabStorage()?.setItem(keyOf(filter.goal), writeSearch(filter).toString());
	} catch {
		// A full storage: the way back then leads to the whole list.
	}
}

/** The search whose results were shown last in this tab; undefined where there was none. */
export function rememberedSearch(goal: Goal): SearchFilter | undefined {
	const query = tabStorage()?.getItem(keyOf(goal));
	return query === null || query === undefined ? undefined : parseSearch(new URLSearchParams(query), goal);
}

/**
 * The search of the list that led to this document, where a visitor was faster than the list's own code. Only while
 * the document's own page is shown: later the referrer tells of an older step.
 */
export function searchOfReferrer(goal: Goal, listPath: string): SearchFilter | undefined {
	const [document_] = performance.getEntriesByType('navigation');
	const isFirstPage = document_ && new URL(document_.name).pathname === location.pathname;
	if (!isFirstPage || !URL.canParse(document.referrer)) return undefined;
	const { origin, pathname, searchParams } = new URL(document.referrer);
	return origin === location.origin && pathname === listPath ? parseSearch(searchParams, goal) : undefined;
}
