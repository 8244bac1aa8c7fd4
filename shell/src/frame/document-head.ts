import type { Crumb } from '@estate/shared-contract';
import { documentTitle } from './document-title.ts';
import { escapeHtml, voidElement } from './escape-html.ts';
import type { FrameModel } from './frame-model.ts';
import { importMapJson } from './import-map.ts';
import { inlineJson } from './inline-json.ts';

const link = (rel: string, href: string, more: Record<string, string | undefined> = {}) =>
	voidElement('link', { rel, href, ...more });
const property = (name: string, content: string | undefined) =>
	content ? voidElement('meta', { property: name, content }) : '';
const named = (name: string, content: string | undefined) =>
	content ? voidElement('meta', { name, content }) : '';

function absolute(siteUrl: string, address: string): string {
	return /^https?:/.test(address) ? address : siteUrl + address;
}

function canonicalOf({ head, addresses, language, pathname }: FrameModel): string {
	return head.canonical ?? addresses.byLanguage[language] ?? pathname;
}

/** Links to the same page in the other languages, for search engines. */
function alternates(model: FrameModel): string {
	if (model.head.noindex || model.notice) return '';
	const query = canonicalOf(model).split('?')[1];
	const suffix = query ? `?${query}` : '';
	const own = Object.entries(model.addresses.byLanguage).map(([hreflang, path]) =>
		link('alternate', model.siteUrl + path + suffix, { hreflang }),
	);
	return [
		...own,
		link('alternate', model.siteUrl + model.addresses.neutral + suffix, { hreflang: 'x-default' }),
	].join('');
}

/** schema.org BreadcrumbList of the trail; the last crumb is the page itself. */
export function breadcrumbList(trail: readonly Crumb[], siteUrl: string): object {
	return {
		'@context': 'https://schema.org',
		'@type': 'BreadcrumbList',
		itemListElement: trail.map(({ name, href }, index) => ({
			'@type': 'ListItem',
			position: index + 1,
			name,
			...(href ? { item: siteUrl + href } : {}),
		})),
	};
}

function structuredData({ head, view, siteUrl, notice }: FrameModel): string {
	const trail =
		!notice && view?.hasTrail && view.trail.length > 1 ? [breadcrumbList(view.trail, siteUrl)] : [];
	return [...(head.jsonLd ?? []), ...trail]
		.map((data) => `<script type="application/ld+json">${inlineJson(data)}</script>`)
		.join('');
}

/** Content of `<head>`. The import map comes before the first module, or it would count for nothing. */
export function documentHead(model: FrameModel): string {
	const { head, site, siteUrl, language, styles, fonts, preloads, dataPreloads, boot, notice } = model;
	const { name, appBarColors } = site.configuration;
	const title = documentTitle(head.title, name);
	const canonical = absolute(siteUrl, canonicalOf(model));
	return [
		'<meta charset="utf-8">',
		named('viewport', 'width=device-width, initial-scale=1'),
		`<title>${escapeHtml(title)}</title>`,
		named('description', head.description),
		head.noindex || notice ? named('robots', 'noindex') : '',
		notice ? '' : link('canonical', canonical),
		alternates(model),
		`<script type="importmap">${importMapJson(model.integrity)}</script>`,
		...styles.map((href) => link('stylesheet', href)),
		...fonts.map((href) => link('preload', href, { as: 'font', type: 'font/woff2', crossorigin: '' })),
		...dataPreloads.map((href) => link('preload', href, { as: 'fetch', crossorigin: '' })),
		...preloads.map(({ href, integrity }) => link('modulepreload', href, { integrity })),
		`<script type="module" src="${boot.href}"${boot.integrity ? ` integrity="${boot.integrity}"` : ''}></script>`,
		named('theme-color', appBarColors.brand),
		link('icon', '/favicon.svg', { type: 'image/svg+xml' }),
		property('og:site_name', name),
		property('og:title', head.title),
		property('og:description', head.description),
		property('og:type', head.ogType ?? 'website'),
		property('og:url', notice ? undefined : canonical),
		property('og:locale', language),
		property('og:image', head.image && absolute(siteUrl, head.image)),
		named('twitter:card', head.image ? 'summary_large_image' : 'summary'),
		structuredData(model),
	].join('');
}
