import type { ApiClient } from '../api/api-client.ts';
import type { ConsentFlag } from '../domain/consent.ts';
import type { Language } from '../domain/languages.ts';
import type { DeviceSettings } from '../entities/device.schema.ts';
import type { SiteConfiguration } from '../entities/site.schema.ts';
import type { RouteParams } from '../routing/route-pattern.ts';
import type { Href } from '../routing/route-table.ts';
import type { Intent, IntentHandler, IntentType } from './intents.ts';

/** How much a page depends on a slot (architecture: "slot contract"). */
export const SLOT_PRIORITIES = ['primary', 'essential', 'optional'] as const;
export type SlotPriority = (typeof SLOT_PRIORITIES)[number];

/** When a slot's JavaScript is loaded and its markup comes alive. */
export const HYDRATION_STRATEGIES = ['load', 'idle', 'visible', 'never'] as const;
export type HydrationStrategy = (typeof HYDRATION_STRATEGIES)[number];

export interface PageLocation {
	pathname: string;
	/** With the leading `?`, or '' */
	search: string;
	hash: string;
}

/** What is known while a slot loads its data: the same on the server and in the browser. */
export interface LoadContext<Input = unknown> {
	language: Language;
	route: { id: string; params: RouteParams };
	location: PageLocation;
	/** Origin of the site as visitors reach it, for what leaves the page: `https://meander.example` */
	siteUrl: string;
	/** What the page hands to the slot, such as a resolved module; null for a slot of a route */
	input: Input;
	site: SiteConfiguration;
	api: ApiClient;
	href: Href;
	/** Localized address of an original path; `/` when unknown */
	localize: (originalPath: string) => string;
	signal: AbortSignal;
}

/** Search-engine and sharing data of a page; the primary slot gives it. */
export interface PageHead {
	title: string;
	description?: string;
	/** Kept out of search engines */
	noindex?: boolean;
	/** Its links to other sites pass no rank and no referrer */
	noReferrerNoFollow?: boolean;
	/** Path of the canonical address when it is not the page's own, query included */
	canonical?: string;
	ogType?: string;
	/** Address of a picture; one of the api's is shared as 1200×630 */
	image?: string;
	/** Words and picture for social media where they are not the page's own */
	openGraph?: { title?: string; description?: string; image?: string; url?: string };
	twitter?: { card?: string; title?: string; description?: string; image?: string };
	/** schema.org objects */
	jsonLd?: readonly object[];
}

export interface Crumb {
	name: string;
	/** Address; the last crumb has none */
	href?: string;
}

export interface LoadResult<Data> {
	/** HTTP status that the page should have; 200 by default */
	status?: number;
	redirect?: { to: string; permanent?: boolean };
	/** Text of the page's heading in the banner; the route's own name by default */
	heading?: string;
	/** A slot that renders its own h1 says so, and the page has no banner */
	ownHeading?: boolean;
	/** Of a module on a CMS page only this counts: `title` is put before the page's own, `canonical`, `noindex`, `jsonLd` */
	head?: PageHead;
	/** Crumbs below the route's sections */
	crumbs?: Crumb[];
	/** This page's address in every language where slugs differ; also decides the canonical redirect (decisions 10) */
	addresses?: Partial<Record<Language, string>>;
	/** Id of the property whose page this is: that it is looked at is counted, for its owner */
	homeShown?: number;
	/** JSON: it travels to the browser with the page */
	data: Data;
}

/** A form that was posted without JavaScript, or handed over by the slot's own script. */
export interface PostedForm {
	/** Name–value pairs in document order */
	fields: readonly (readonly [name: string, value: string])[];
}

/** Answer to a posted form: go elsewhere, or show the slot again with this data. */
export type ActionResult<Data> =
	| { redirect: { to: string } }
	| {
			status: number;
			/** Seconds until another try makes sense, for statuses 429 and 503 */
			retryAfter?: number;
			data: Data;
			/** Stands in for that of `load`, such as a title that says that something is wrong */
			head?: PageHead;
			/** The same, for where `load` has none because the api is away or leads elsewhere by now */
			heading?: string;
	  };

/** Name of the hidden field that names the slot a plain form posts to, `remote.slot`. */
export const FORM_SLOT_FIELD = '_slot';

/** Something that operators should know. Never personal data. */
export interface SlotReport {
	kind: 'render-error' | 'hydration-error' | 'load-error' | 'invalid-view' | 'event';
	message: string;
}

/** A page that a remote brings to the suggestions of a search field. */
export interface SuggestedPage {
	/** In every language */
	title: Readonly<Record<string, string>>;
	/** What else visitors may type for it, separated by spaces */
	words?: Readonly<Record<string, string>>;
	/** `href` gives its address */
	routeId: string;
}

/** The shell's whole face to a remote. A remote touches nothing else of the page. */
export interface SlotHost {
	language: Language;
	site: SiteConfiguration;
	api: ApiClient;
	/** The shared jotai store */
	store: unknown;
	/** The page's i18next instance */
	i18n: unknown;
	location: PageLocation;
	/** Calls back at every navigation; returns an unsubscribe function */
	onLocation(listener: (location: PageLocation) => void): () => void;
	navigate(to: string, options?: { replace?: boolean; keepScroll?: boolean }): void;
	/**
	 * Calls back when the visitor goes back (button, gesture, key), in place of leaving the page, until it is unsubscribed: a
	 * later step goes to the one before. Returns an unsubscribe function. Absent in older shells, where Back leaves the page,
	 * and on the server.
	 */
	onBack?(listener: () => void): () => void;
	/** Puts a word before the document's title, such as "Error:", until it is taken away or the page is left */
	markTitle(prefix: string | undefined): void;
	/** Starts loading the code and data of an address */
	prefetch(to: string): void;
	href: Href;
	localize: (originalPath: string) => string;
	/** Pages that remotes bring to the search field; absent in shells of contract 1, where there are none, and on the server */
	suggestedPages?: readonly SuggestedPage[] | undefined;
	/** Widths and language of the header (website.md §3 "Device settings"); a desktop on the server. `useDevice` follows it */
	device: DeviceSettings;
	/** Calls back when one of them changes; returns an unsubscribe function */
	onDevice(listener: () => void): () => void;
	/** Is this use of storage and third parties allowed? */
	hasConsent(flag: ConsentFlag): boolean;
	onConsent(listener: () => void): () => void;
	/**
	 * Sends the page what the visitor wants; false when nothing listens, and then the caller's plain link does it. A slot that
	 * answers the intent (`intents` in its manifest) is shown in a dialog with the address of that link, if it is given.
	 */
	sendIntent(intent: Intent, link?: string): boolean;
	onIntent<Type extends IntentType>(type: Type, handler: IntentHandler<Type>): () => void;
	/** Only of a slot in a dialog, whose heading the dialog shows: closes it. `navigate` to a feedback page shows that in the dialog */
	close?(): void;
	report(report: SlotReport): void;
}
