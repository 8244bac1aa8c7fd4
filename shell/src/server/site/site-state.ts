import { createHash } from 'node:crypto';
import { createRouteTable, isRoutePattern, type RouteTable, type Site } from '@estate/shared-contract';
import type { OfferedSlots } from '../../page/plan/slot-catalogue.ts';
import type { QueryNames } from '../../page/routes/known-query.ts';
import { siteRoutes } from '../../page/routes/site-routes.ts';
import { type BroughtPage, broughtPages, suggestedPages } from '../../page/site/brought/brought-pages.ts';
import { withEntries } from '../../page/site/brought/with-entries.ts';
import { OWN_ARTIFACTS, type SiteFacts, versionOffer } from '../../page/site/site-facts.ts';
import type { ReleaseSet } from '../releases/release-set.ts';
import type { SiteSnapshot } from '../render/worker-messages.ts';
import { type GoneAddresses, goneAddresses, withoutGone } from './gone-addresses.ts';
import { pageRedirects } from './page-redirects.ts';
import { queryNames } from './query-names.ts';

/** All that a page is made of besides its own data: one release set and one revision of the content. Immutable. */
export interface SiteState {
	/** Release set and content revision: an HTML answer with this key is still true */
	key: string;
	/** Names the versions that differ from what everybody gets; '' where none does */
	variant: string;
	/** What a link allows this one browser: shown to it, and never kept */
	override?: { versions: readonly string[]; origins: readonly string[] };
	/** Address below which browsers find versions of remotes, without a final slash: of this site, or of a CDN */
	artifacts: string;
	releases: ReleaseSet;
	site: Site;
	table: RouteTable;
	/** What the remotes had that were taken out */
	gone: GoneAddresses;
	offers: readonly OfferedSlots[];
	/** What the pages of each route read of their query */
	queryNames: ReadonlyMap<string, QueryNames>;
	/** Where pages that only redirect lead */
	redirects: Readonly<Record<string, string>>;
	/** What remotes bring to the sitemap, by route */
	brought: ReadonlyMap<string, readonly BroughtPage[]>;
	snapshot: SiteSnapshot;
	/** `/-/routes.<hash>.json` */
	facts: { href: string; json: string };
}

function factsOf(
	releases: ReleaseSet,
	site: Site,
	suggested: SiteFacts['suggested'],
	routes: SiteFacts['routes'],
	redirects: Record<string, string>,
	artifacts: string,
) {
	const remotes = [...releases.remotes].map(([name, { manifest, previous, withdrawn, source }]) => [
		name,
		{
			...versionOffer(manifest, artifacts, source),
			withdrawn,
			...(previous ? { previous: versionOffer(previous.manifest, artifacts) } : {}),
		},
	]);
	const facts: SiteFacts = {
		site: site.configuration,
		routes,
		remotes: Object.fromEntries(remotes),
		redirects,
		...(suggested && suggested.length > 0 ? { suggested } : {}),
	};
	const json = JSON.stringify(facts);
	const hash = createHash('sha256').update(json).digest('hex').slice(0, 12);
	return { href: `/-/routes.${hash}.json`, json };
}

/** Joins a release set and the site's content. */
export function siteState(
	releases: ReleaseSet,
	content: Site,
	variant = '',
	artifacts: string = OWN_ARTIFACTS,
): SiteState {
	const manifests = [...releases.remotes.values()].map(({ manifest }) => manifest);
	const routes = siteRoutes(manifests, content.pages).filter(({ paths }) =>
		Object.values(paths).every(isRoutePattern),
	);
	const { enabledLanguages } = content.configuration;
	const table = createRouteTable(routes, enabledLanguages);
	const gone = goneAddresses(releases.retired, table, enabledLanguages);
	const site = withoutGone(content, gone);
	const redirects = pageRedirects(site.pages);
	const facts = factsOf(releases, site, suggestedPages(manifests), routes, redirects, artifacts);
	const key = `${releases.id}|${site.revision}|${facts.href}`;
	return {
		key,
		variant,
		artifacts,
		releases,
		site: withEntries(site, manifests),
		table,
		gone,
		offers: manifests.map(({ name, slots }) => ({ remote: name, slots })),
		queryNames: queryNames(manifests, routes),
		redirects,
		brought: broughtPages(manifests),
		snapshot: { key, site: site.configuration, routes },
		facts,
	};
}
