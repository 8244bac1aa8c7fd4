import type { Columns, Crumb, HydrationStrategy, Language, SlotPriority } from '@estate/shared-contract';
import type { HomeBanner } from './home-banner.ts';

/** A slot as it stands in the page's HTML. */
export interface DrawnSlot {
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
	/** False when the server could not draw it: the browser loads and draws it */
	isDrawn: boolean;
	input: unknown;
	/** What `load` gave on the server */
	data: unknown;
}

/** Words of the frame that stand on a page with slots. */
export interface PageNotice {
	kind: 'not-found';
	/** The agency's, for whoever wants to ask */
	phone: string;
}

/** What `<main>` shows around the slots. React owns it in the browser, so server and browser draw it from the same facts. */
export interface PageView {
	routeId: string;
	params: Record<string, string>;
	language: Language;
	heading: string;
	/** In the banner, for screen readers alone, or left to a slot that draws its own */
	headingStyle: 'banner' | 'hidden' | 'none';
	/** Nothing is at this address: the frame's own words stand in place of the heading */
	notice?: PageNotice;
	/** The home page's banner, which has the heading */
	banner?: HomeBanner;
	hasTrail: boolean;
	trail: readonly Crumb[];
	slots: readonly DrawnSlot[];
}

/** `<script type="application/json" id="page">`: where the browser takes over. */
export interface PageJson {
	/** Address of the site facts that the page was made with */
	facts: string;
	/** Address of the application's script */
	app: string;
	/** Address of the shell's texts in the page's language */
	texts: string;
	/** None where the frame alone draws the page */
	view: PageView | null;
}
