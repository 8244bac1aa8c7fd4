import type { Language, PageLocation, Route, RouteParams, SiteConfiguration } from '@estate/shared-contract';

/** Where the page of a remote finds what it shows. */
export const PAGE_FACTS_PATH = '/-/page.json';

/** The visitor's cookies of a call to the samples: a page may not set a header of the usual name. */
export const COOKIE_HEADER = 'x-sample-cookie';

/** One rendering of one slot. */
export interface PageSituation {
	slot: string;
	/** Where it stands, as a developer reads it */
	name: string;
	language: Language;
	route: { id: string; params: RouteParams };
	location: PageLocation;
	input: unknown;
	/** As somebody who is logged in */
	cookie?: string;
}

/** What the page of a remote shows. */
export interface PageFacts {
	remote: string;
	/** Names of its slots */
	slots: string[];
	routes: Route[];
	site: SiteConfiguration;
	situations: PageSituation[];
}
