import type { SiteConfiguration } from '@estate/shared-contract';
import { documentTitle } from '../../../frame/document-title.ts';
import type { LoadedPage } from '../page/loaded-page.ts';

const OURS =
	'link[rel="canonical"], link[rel="alternate"][hreflang], meta[name="robots"], meta[name="description"], script[type="application/ld+json"]';

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
	const canonical = head.canonical ?? addresses.byLanguage[view.language] ?? location.pathname;
	add('link', { rel: 'canonical', href: origin + canonical });
	if (head.description) add('meta', { name: 'description', content: head.description });
	if (head.noindex) add('meta', { name: 'robots', content: 'noindex' });
	else
		for (const [hreflang, path] of Object.entries(addresses.byLanguage))
			add('link', { rel: 'alternate', hreflang, href: origin + path });
	for (const data of head.jsonLd ?? []) add('script', { type: 'application/ld+json' }, JSON.stringify(data));
}
