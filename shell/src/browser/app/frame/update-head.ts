import type { SiteConfiguration } from '@estate/shared-contract';
import { documentTitle } from '../../../frame/document-title.ts';
import { structuredData } from '../../../page/head/structured-data.ts';
import { alternatesOf, canonicalOf, robotsOf } from '../../../page/view/page-links.ts';
import type { LoadedPage } from '../page/loaded-page.ts';

/** The site's own, as its headers say it */
const REFERRER_POLICY = 'strict-origin-when-cross-origin';
const OURS =
	'link[rel="canonical"], link[rel="alternate"][hreflang], meta[name="robots"], meta[name="referrer"], meta[name="description"], script[type="application/ld+json"]';

function add(name: string, attributes: Record<string, string>, text = ''): void {
	const element = document.createElement(name);
	for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
	element.textContent = text;
	document.head.append(element);
}

/** Title, description, canonical, languages and structured data of the page that is now shown. */
export function updateHead(
	{ head, addresses, view, location }: LoadedPage,
	{ name }: SiteConfiguration,
): void {
	document.title = documentTitle(head.title, name);
	for (const element of document.head.querySelectorAll(OURS)) element.remove();
	const { origin } = window.location;
	const page = { head, addresses, language: view.language, pathname: location.pathname };
	if (!view.notice) add('link', { rel: 'canonical', href: origin + canonicalOf(page) });
	if (head.description) add('meta', { name: 'description', content: head.description });
	const robots = robotsOf(head);
	if (robots) add('meta', { name: 'robots', content: robots });
	// A page that says nothing of referrers has the policy of the document that it came into.
	add('meta', { name: 'referrer', content: head.noReferrerNoFollow ? 'no-referrer' : REFERRER_POLICY });
	for (const [hreflang, path] of alternatesOf(page))
		add('link', { rel: 'alternate', hreflang, href: origin + path });
	for (const data of structuredData(head, view, origin))
		add('script', { type: 'application/ld+json' }, JSON.stringify(data));
}
