import type { Columns, Crumb, HydrationStrategy, Language, SlotPriority } from '@estate/shared-contract';
import type { ConsentFiles } from '../site/consent-files.ts';
import type { ErrorPage } from './error-page-model.ts';
import type { HomeBanner } from './home-banner.ts';
import type { PageBannerLook } from './page-banner.ts';
import type { PageStyle } from './page-style.ts';
import type { PageMenu } from './sub-menu.ts';

/** A slot as it stands in the page's HTML. */
export interface PageSlot {
	key: string;
	remote: string;
	slot: string;
	version: string;
	priority: SlotPriority;
	hydration: HydrationStrategy;
	/** Height in CSS pixels to keep free */
	reserve: number;
	row: number;
	columns: Columns;
	isBanner: boolean;
	/** False when the server could not render it: the browser loads and renders it */
	isDrawn: boolean;
	input: unknown;
	/** What `load` gave on the server */
	data: unknown;
}

/** What the frame itself says where there is no page, with or without slots below it. */
export type PageError = ErrorPage & {
	/** The agency's, for anyone who wants to ask */
	phone: string;
};

/** What `<main>` shows around the slots. React owns it in the browser, so server and browser render it from the same facts. */
export interface PageView {
	routeId: string;
	params: Record<string, string>;
	language: Language;
	heading: string;
	/** In the banner, for screen readers alone, or left to a slot that renders its own */
	headingStyle: 'banner' | 'hidden' | 'none';
	/** There is no page to show: the frame's own words stand in place of the heading */
	notice?: PageError;
	/** The home page's banner, which has the heading */
	banner?: HomeBanner;
	/** The banner is a band in the site's own colour, unless it has a picture or a colour of its own */
	hasBand?: true;
	/** What another page's banner has besides its heading */
	pageBanner?: PageBannerLook;
	subMenu?: PageMenu;
	/** The page's own style sheet */
	style?: PageStyle;
	/** Id of the home whose views this page counts */
	homeShown?: number;
	hasTrail: boolean;
	trail: readonly Crumb[];
	slots: readonly PageSlot[];
}

/** `<script type="application/json" id="page">`: where the browser takes over. */
export interface PageJson {
	/** Address of the site facts that the page was made with */
	facts: string;
	/** Addresses of the files of each version whose code runs on the page */
	files: readonly string[];
	/** Address of the application's script; empty where its router could not read the page's address */
	app: string;
	/** Address of the shell's texts in the page's language */
	texts: string;
	/** Scripts of the shared modules that come with the first slot that uses them */
	onDemand: Readonly<Record<string, readonly string[]>>;
	consent: ConsentFiles;
	/** Which percentage of page views reports how it went, and the script that measures how quick it was */
	health: { sample: number; vitals: string };
	view: PageView;
}
