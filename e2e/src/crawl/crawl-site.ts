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
const MOST_ALIKE = 10;

/** The page, but for what its query says; undefined for a page that leads to others. */
function kindOf(address: string): string | undefined {
	if (isFollowed(address)) return undefined;
	const [path = '', query] = address.split('?', 2);
	return `${path.split('/', 3).join('/')}?${[...new URLSearchParams(query).keys()].join('&')}`;
}

/**
 * Walks every link of the site from `starts` on, each address once, and looks at what answers. Of addresses that differ
 * by the values of their query alone, the first `MOST_ALIKE`.
 */
export async function crawlSite(origin: string, starts: readonly string[]): Promise<Crawl> {
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
			const kind = kindOf(next);
			const seen = kind === undefined ? 0 : (alike.get(kind) ?? 0) + 1;
			if (kind !== undefined) alike.set(kind, seen);
			if (seen <= MOST_ALIKE) waiting.push(next);
		}
	}

	async function work(): Promise<void> {
		for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await visit(next);
	}
	// A worker that finds nothing waiting ends; others may still find links, so rounds go on until none are left.
	while (waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, work));
	return crawl;
}
