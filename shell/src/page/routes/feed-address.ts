import type { Language, Route, RouteTable } from '@estate/shared-contract';

/** The last segment of an article's address gives way to the feed's name. */
const OWN_SEGMENT = /:[^/]+\/$/;

/** Route of the articles that have pages of their own. */
export function articleRoute({ routes }: Pick<RouteTable, 'routes'>): Route | undefined {
	return routes.find(({ sitemap }) => sitemap === 'article');
}

/** Path of the feed of articles in a language, such as `/nl/blog/feed.xml`; undefined where no remote has articles. */
export function feedAddress(table: Pick<RouteTable, 'routes'>, language: Language): string | undefined {
	const paths = articleRoute(table)?.paths;
	const pattern = paths?.[language] ?? paths?.original;
	return pattern && OWN_SEGMENT.test(pattern)
		? `/${language}${pattern.replace(OWN_SEGMENT, 'feed.xml')}`
		: undefined;
}
