/** A search that was made in this browser, as its list of results is addressed. */
export interface RecentSearch {
	label: string;
	href: string;
}

const KEY = 'recent-searches';
const MOST_SEARCHES = 5;
const LONGEST = 300;

const isSearch = (value: unknown): value is RecentSearch => {
	const { label, href } = (value ?? {}) as Partial<RecentSearch>;
	const isText = (text: unknown): text is string => typeof text === 'string' && text.length <= LONGEST;
	return isText(label) && label !== '' && isText(href) && /^\/(?!\/)/.test(href);
};

/** The searches that were made last, the latest first. They stay in the browser; none where it keeps nothing. */
export function readRecentSearches(): RecentSearch[] {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
		return Array.isArray(kept) ? kept.filter(isSearch).slice(0, MOST_SEARCHES) : [];
	} catch {
		return [];
	}
}

export function rememberRecentSearch(search: RecentSearch): void {
	if (!isSearch(search)) return;
	const others = readRecentSearches().filter(({ label }) => label !== search.label);
	try {
		localStorage.setItem(KEY, JSON.stringify([search, ...others].slice(0, MOST_SEARCHES)));
	} catch {
		// A browser that keeps nothing has no recent searches.
	}
}

export function forgetSearches(): void {
	try {
		localStorage.removeItem(KEY);
	} catch {
		// Nothing was kept.
	}
}
