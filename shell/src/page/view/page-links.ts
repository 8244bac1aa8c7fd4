import type { Language, PageHead } from '@estate/shared-contract';
import type { PageAddresses } from '../routes/page-addresses.ts';

interface LinkedPage {
	head: Pick<PageHead, 'canonical' | 'noindex'>;
	addresses: PageAddresses;
	language: Language;
	/** Where the page was found */
	pathname: string;
}

/** The one address of a page for search engines: an address without a language names the prefixed one (decisions 4). */
export function canonicalOf({ head, addresses, language, pathname }: LinkedPage): string {
	return head.canonical ?? addresses.byLanguage[language] ?? pathname;
}

/**
 * `hreflang` and path of the page in every language, its own among them, and `x-default`. Each version gives the same
 * list, so that they name each other. A page that search engines leave alone has none.
 */
export function alternatesOf(page: LinkedPage): [hreflang: string, path: string][] {
	if (page.head.noindex) return [];
	const query = canonicalOf(page).split('?')[1];
	const suffix = query ? `?${query}` : '';
	const { byLanguage, neutral } = page.addresses;
	return [...Object.entries(byLanguage), ['x-default', neutral]].map(([hreflang = '', path = '']) => [
		hreflang,
		path + suffix,
	]);
}

/** What crawlers may do with a page, as `<meta name="robots">` says it; '' where they may do everything. */
export function robotsOf({ noindex, noReferrerNoFollow }: PageHead): string {
	return [noindex ? 'noindex' : '', noReferrerNoFollow ? 'nofollow' : ''].filter(Boolean).join(', ');
}
