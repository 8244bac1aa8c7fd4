/** Where a visitor comes from, as others write it onto addresses: for analytics in the browser alone. */
const TRACKING =
	/^(utm_.*|hsa_.*|mtm_.*|pk_.*|fbclid|gclid|gclsrc|gbraid|wbraid|dclid|msclkid|ttclid|twclid|yclid|igshid|li_fat_id|mc_cid|mc_eid|srsltid|_ga|_gl|epik)$/i;

/** Query parameters that a page reads; undefined where nobody says which */
export type QueryNames = ReadonlySet<string> | undefined;

export interface SplitQuery {
	/** What the page reads, in one spelling, with the leading `?`, or '' */
	known: string;
	/** The rest, without it */
	dropped: string;
}

function nameOf(piece: string): string {
	const name = (piece.split('=')[0] ?? '').replaceAll('+', ' ');
	try {
		return decodeURIComponent(name);
	} catch {
		return name;
	}
}

/**
 * Pages are kept by it, so nothing of how somebody else wrote the question may stand in them. Its order stays: in the browser
 * a page comes to life with the visitor's own.
 */
function inOneSpelling(search: string): string {
	const query = new URLSearchParams(search);
	return query.size === 0 ? '' : `?${query}`;
}

const LONGEST_LINKED = 1_000;

/** What links to the same page in other languages carry where any parameter may be read: there are a dozen of them. */
export const linkedQuery = (search: string): string => (search.length > LONGEST_LINKED ? '' : search);

/**
 * Parts what a page reads of its query from what anybody may have written behind an address. Where no names are known, all
 * but what is known for tracking is the page's.
 */
export function splitQuery(search: string, names: QueryNames): SplitQuery {
	if (search === '') return { known: '', dropped: '' };
	const isKnown = (piece: string) => {
		const name = nameOf(piece);
		return names ? names.has(name) : !TRACKING.test(name);
	};
	const pieces = search.slice(1).split('&');
	return {
		known: inOneSpelling(pieces.filter((piece) => piece !== '' && isKnown(piece)).join('&')),
		dropped: pieces.filter((piece) => piece !== '' && !isKnown(piece)).join('&'),
	};
}
