import type { PageHead } from '@estate/shared-contract';
import { isBreadcrumbList } from '../../../page/head/structured-data.ts';
import type { LoadedPage } from './loaded-page.ts';

const content = (selector: string, attribute: string) =>
	document.head.querySelector(selector)?.getAttribute(attribute) ?? undefined;

/** Head and addresses of the page that the document came with, as they stand in it: Back leads there again. */
export function documentFacts(): Pick<LoadedPage, 'head' | 'addresses'> {
	const description = content('meta[name="description"]', 'content');
	const canonical = content('link[rel="canonical"]', 'href');
	const robots = content('meta[name="robots"]', 'content');
	const jsonLd = [...document.head.querySelectorAll('script[type="application/ld+json"]')]
		.map((script) => JSON.parse(script.textContent) as object)
		.filter((data) => !isBreadcrumbList(data));
	const head: PageHead = {
		title: document.title,
		...(description ? { description } : {}),
		...(canonical ? { canonical: canonical.replace(/^https?:\/\/[^/]+/, '') } : {}),
		...(robots?.includes('noindex') ? { noindex: true } : {}),
		...(robots?.includes('nofollow') ? { noReferrerNoFollow: true } : {}),
		jsonLd,
	};
	const links = document.querySelectorAll<HTMLAnchorElement>('a[data-language]');
	const byLanguage = Object.fromEntries(
		[...links].map((link) => [link.dataset.language, new URL(link.href).pathname]),
	);
	const neutral = content('link[hreflang="x-default"]', 'href');
	return { head, addresses: { byLanguage, neutral: neutral ? new URL(neutral).pathname : '/' } };
}
