interface Entry {
	/** Key of the router; entries that the browser made itself (a link to a place on the page) have none */
	key: string | undefined;
	pathname: string;
	search: string;
	hash: string;
}

const NO_KEY = 'default';

/** Name of a history entry. One without a key is known by its address: several of them may belong to different pages. */
export function entryKey({ key = NO_KEY, pathname, search, hash }: Entry): string {
	return key === NO_KEY ? pathname + search + hash : key;
}
