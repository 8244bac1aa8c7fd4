import type { Language } from '@estate/shared-contract';
import { agencyData } from '../page/head/agency-data.ts';
import { structuredData } from '../page/head/structured-data.ts';
import { feedAddress } from '../page/routes/feed-address.ts';
import { alternatesOf, canonicalOf, robotsOf } from '../page/view/page-links.ts';
import { documentTitle } from './document-title.ts';
import { escapeHtml } from './escape-html.ts';
import type { FrameModel } from './frame-model.ts';
import { HEAD_SCRIPTS } from './head-scripts.ts';
import { importMapJson } from './import-map.ts';
import { inlineJson } from './inline-json.ts';
import { link, styleLink } from './link-element.ts';
import { themeColours } from './scheme/theme-colours.ts';
import { named, shareTags } from './share-tags.ts';

function absolute(siteUrl: string, address: string): string {
	return /^https?:/.test(address) ? address : siteUrl + address;
}

/** The same page in every language, for search engines. */
function alternates(model: FrameModel): string {
	return alternatesOf(model)
		.map(([hreflang, path]) => link('alternate', model.siteUrl + path, { hreflang }))
		.join('');
}

const isHome = ({ table, view }: FrameModel) => table.find(view.routeId)?.paths.original === '/';

/** Where feed readers find the articles in the reader's language. */
function feedLink({ table, language, siteUrl, site }: FrameModel): string {
	const address = feedAddress(table, language);
	const more = { type: 'application/rss+xml', title: site.configuration.name };
	return address ? link('alternate', siteUrl + address, more) : '';
}

const dataScript = (data: object) => `<script type="application/ld+json">${inlineJson(data)}</script>`;

/**
 * What has to be parsed before the first paint: the header, whose menu grows from the right, so that half of it would jump.
 * An owner's page is short, and whole at once.
 */
function firstPaint({ table, view }: FrameModel): string {
	const href = table.find(view.routeId)?.private ? '#page' : '#drawer';
	return link('expect', href, { blocking: 'render' });
}

/** Content of `<head>`. The import map comes before the first module, or it would count for nothing. */
export function documentHead(model: FrameModel): string {
	const { head, site, siteUrl, language, styles, fonts, preloads, dataPreloads, boot, view } = model;
	const { name, appBarColors } = site.configuration;
	const agencySite = { configuration: site.configuration, table: model.table, siteUrl, language };
	const title = documentTitle(head.title, name);
	const canonical = absolute(siteUrl, canonicalOf(model));
	return [
		'<meta charset="utf-8">',
		named('color-scheme', 'light dark'),
		...HEAD_SCRIPTS.map((text) => `<script>${text}</script>`),
		named('viewport', 'width=device-width, initial-scale=1'),
		firstPaint(model),
		`<title>${escapeHtml(title)}</title>`,
		named('description', head.description),
		named('robots', robotsOf(head)),
		head.noReferrerNoFollow ? named('referrer', 'no-referrer') : '',
		view.notice ? '' : link('canonical', canonical),
		alternates(model),
		feedLink(model),
		`<script type="importmap">${importMapJson(model.integrity)}</script>`,
		...fonts.map((href) => link('preload', href, { as: 'font', type: 'font/woff2', crossorigin: '' })),
		...styles.map(styleLink),
		...dataPreloads.map((href) => link('preload', href, { as: 'fetch', crossorigin: '' })),
		...preloads.map(({ href, integrity }) => link('modulepreload', href, { integrity })),
		// Nothing is painted with it: styles and fonts come first.
		`<script type="module" fetchpriority="low" src="${boot.href}"${boot.integrity ? ` integrity="${boot.integrity}"` : ''}></script>`,
		themeColours(appBarColors),
		link('icon', '/favicon.svg', { type: 'image/svg+xml' }),
		link('apple-touch-icon', '/apple-touch-icon.png'),
		link('manifest', '/site.webmanifest'),
		...shareTags({
			head,
			siteName: name,
			siteUrl,
			language,
			others: (Object.keys(model.addresses.byLanguage) as Language[]).filter((other) => other !== language),
			url: view.notice ? undefined : canonical,
			fallbackImage: site.configuration.banner.images[0]?.url,
		}),
		...[...structuredData(head, view, siteUrl), ...(isHome(model) ? agencyData(agencySite) : [])].map(
			dataScript,
		),
	].join('');
}
