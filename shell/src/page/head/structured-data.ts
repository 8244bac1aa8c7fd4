import type { Crumb, PageHead } from '@estate/shared-contract';
import type { PageView } from '../view/page-json.ts';

const LIST_TYPE = 'BreadcrumbList';

/** schema.org BreadcrumbList of a trail, with absolute addresses. The last crumb is the page itself; one before it that leads nowhere is left out, because a list item needs an address. */
export function breadcrumbList(trail: readonly Crumb[], siteUrl: string): object {
	return {
		'@context': 'https://schema.org',
		'@type': LIST_TYPE,
		itemListElement: trail
			.filter(({ href }, index) => href || index === trail.length - 1)
			.map(({ name, href }, index) => ({
				'@type': 'ListItem',
				position: index + 1,
				name,
				...(href ? { item: siteUrl + href } : {}),
			})),
	};
}

/** Members of schema.org objects that hold an address. */
const ADDRESSES = ['url', 'image', 'contentUrl', 'thumbnailUrl'];

/** Paths of the site as absolute addresses, wherever an address stands: search engines take no others. */
function withAbsoluteAddresses(value: unknown, siteUrl: string, key = ''): unknown {
	if (typeof value === 'string')
		return ADDRESSES.includes(key) && /^\/(?!\/)/.test(value) ? siteUrl + value : value;
	if (Array.isArray(value)) return value.map((item) => withAbsoluteAddresses(item, siteUrl, key));
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([name, member]) => [name, withAbsoluteAddresses(member, siteUrl, name)]),
	);
}

/** Was this made of a trail? */
export const isBreadcrumbList = (data: object): boolean => '@type' in data && data['@type'] === LIST_TYPE;

/** The page's own structured data, and its trail. */
export function structuredData(head: PageHead, view: PageView, siteUrl: string): object[] {
	const trail = view.hasTrail && view.trail.length > 1 ? [breadcrumbList(view.trail, siteUrl)] : [];
	const own = (head.jsonLd ?? []).map((data) => withAbsoluteAddresses(data, siteUrl) as object);
	return [...own, ...trail];
}
