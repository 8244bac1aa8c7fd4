import { type ReadDocument, readDocument } from './read-document.ts';

/** A page of the site as a crawler met it. */
export interface CrawledPage extends ReadDocument {
	/** Path and query */
	address: string;
	status: number;
	/** Where it was first linked from; '' for where the crawl began */
	linkedFrom: string;
}

export interface Crawl {
	pages: Map<string, CrawledPage>;
	/** Links that need more than one redirect, or lead to no page: `address (status) on page` */
	broken: string[];
}

/** Files and machines' addresses: not pages. */
const NO_PAGE = /^\/(media|api|-|favicon|sitemap)/;
const AT_ONCE = 6;

/** Path and query of a link of the site's own; undefined for one that leads elsewhere. */
function ownAddress(href: string, on: string, origin: string): string | undefined {
	const url = URL.canParse(href, origin + on) ? new URL(href, origin + on) : undefined;
	if (!url || url.origin !== origin || NO_PAGE.test(url.pathname)) return undefined;
	return url.pathname + url.search;
}

/** A filtered or sorted list leads to thousands of others: such a page is looked at, and its links are not followed. */
const isFollowed = (address: string) => /^[^?]*(\?page=\d+)?$/.test(address);

/** A form stands behind a link on each of a hundred properties: after so many alike the next is none to learn from. */
const MOST_OF_A_QUERY = 10;

/** `/nl/te-koop/gent/huis/12/?sort=price` → `/nl/te-koop/:/:/:/?sort`: pages of one type are alike. */
export function typeOfPage(address: string): string {
	const [path = '', query] = address.split('?', 2);
	const segments = path.split('/').map((segment, index) => (index > 2 && segment ? ':' : segment));
	return `${segments.join('/')}?${[...new URLSearchParams(query).keys()].join('&')}`;
}

/** All alike that have a query and lead to nothing further: the form of a property, a filtered list. */
const queryOf = (address: string) =>
	`${address.split('/', 3).join('/')}?${typeOfPage(address).split('?')[1]}`;

/**
 * Walks the links of the site from `starts` on, each address once, and looks at what is answered: of a type of page that
 * leads to others the first `mostOfAType`, of those that differ by the values of their query alone the first ten.
 */
export async function crawlSite(
	origin: string,
	starts: readonly string[],
	mostOfAType = Number.POSITIVE_INFINITY,
): Promise<Crawl> {
	const crawl: Crawl = { pages: new Map(), broken: [] };
	const alike = new Map<string, number>();
	const get = (address: string) => fetch(origin + address, { redirect: 'manual' });
	const linkedFrom = new Map(starts.map((address) => [address, '']));
	const waiting = [...starts];

	async function visit(address: string): Promise<void> {
		const from = linkedFrom.get(address) ?? '';
		let answer = await get(address);
		if (answer.status >= 300 && answer.status < 400) {
			const to = ownAddress(answer.headers.get('location') ?? '', address, origin);
			if (!to) return;
			answer = await get(to);
		}
		const { status } = answer;
		if (status !== 200) crawl.broken.push(`${address} (${status}) on ${from}`);
		if (status !== 200 || !answer.headers.get('content-type')?.includes('text/html')) return;
		const page = { ...readDocument(await answer.text()), address, status, linkedFrom: from };
		crawl.pages.set(address, page);
		if (!isFollowed(address)) return;
		for (const href of page.links) {
			const next = ownAddress(href, address, origin);
			if (!next || linkedFrom.has(next)) continue;
			linkedFrom.set(next, address);
			const [type, most] = isFollowed(next)
				? [typeOfPage(next), mostOfAType]
				: [queryOf(next), MOST_OF_A_QUERY];
			const seen = (alike.get(type) ?? 0) + 1;
			alike.set(type, seen);
			if (seen <= most) waiting.push(next);
		}
	}

	async function work(): Promise<void> {
		for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await visit(next);
	}
	// A worker that finds nothing waiting ends; others may still find links, so rounds go on until none are left.
	while (waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, work));
	return crawl;
}
