import type { Language } from '@estate/shared-contract';
import type { FrameModel } from '../../frame/frame-model.ts';
import type { FrameModule } from '../../frame/frame-module.ts';
import { inlineJson } from '../../frame/inline-json.ts';
import type { PageParts } from '../../page/plan/route-page.ts';
import type { PageAddresses } from '../../page/routes/page-addresses.ts';
import type { RefusalReason } from '../../page/view/error-page-model.ts';
import type { PageJson, PageView } from '../../page/view/page-json.ts';
import type { ComposedPage } from '../render/composition.ts';
import type { SiteState } from '../site/site-state.ts';
import { consentFiles } from './consent-files.ts';
import { documentFiles, fileAddresses } from './document-files.ts';
import type { ShellAssets } from './shell-assets.ts';

export interface DocumentMaker {
	frame: FrameModule;
	assets: ShellAssets;
	siteUrl: string;
	/** Percent of page views that report how they went */
	viewsSample: number;
}

interface Place {
	language: Language;
	pathname: string;
	search: string;
}

/** Addresses that no router can read either. */
const UNREADABLE: readonly RefusalReason[] = ['bad-address', 'long-address'];

const isPrivatePage = ({ table }: SiteState, { routeId }: PageView) =>
	table.routes.some(({ id, private: isPrivate }) => id === routeId && isPrivate);

/** Data of the page for the browser. */
function pageJson(
	{ assets, viewsSample }: DocumentMaker,
	state: SiteState,
	language: Language,
	view: PageView,
): string {
	const isReadable = view.notice?.kind !== 'refused' || !UNREADABLE.includes(view.notice.reason);
	const json: PageJson = {
		facts: state.facts.href,
		files: fileAddresses(state, view.slots),
		app: isReadable ? (assets.app[0]?.href ?? '') : '',
		texts: assets.texts[language]?.href ?? '',
		onDemand: assets.onDemand,
		consent: consentFiles(assets.consent, state, { language, isPrivate: isPrivatePage(state, view) }),
		health: { sample: viewsSample, vitals: assets.vitals.href },
		view,
	};
	return inlineJson(json);
}

function model(
	maker: DocumentMaker,
	state: SiteState,
	place: Place,
	page: Pick<FrameModel, 'head' | 'view' | 'addresses' | 'slotHtml'>,
): FrameModel {
	const { language } = place;
	const { styles, ...needed } = documentFiles(maker.assets, state, language, page.view.slots);
	const own = page.view.style ? [page.view.style.href] : [];
	return {
		...place,
		...page,
		...needed,
		styles: [...styles, ...own],
		site: state.site,
		table: state.table,
		siteUrl: maker.siteUrl,
		boot: maker.assets.boot,
		fonts: maker.assets.fonts,
		pageJson: pageJson(maker, state, language, page.view),
		overrides: state.override?.versions ?? [],
	};
}

/** HTML document of a composed page. */
export function pageDocument(
	maker: DocumentMaker,
	state: SiteState,
	place: Place,
	page: ComposedPage,
): string {
	const { view, head, html, addresses } = page;
	return maker.frame.renderFrame(model(maker, state, place, { view, head, addresses, slotHtml: html }));
}

export interface ErrorPageParts extends PageParts {
	/** Markup per slot key, such as a search form's */
	slotHtml?: ReadonlyMap<string, string>;
	/** The same page in the other languages, where the error page stands in for one; else the switcher leads to the home pages */
	addresses?: PageAddresses;
}

/** HTML document of a page that the frame renders itself. */
export function errorDocument(
	maker: DocumentMaker,
	state: SiteState,
	place: Place,
	{ view, head, slotHtml = new Map(), addresses }: ErrorPageParts,
): string {
	const frontPages: PageAddresses['byLanguage'] = {};
	for (const language of state.site.configuration.enabledLanguages) frontPages[language] = `/${language}/`;
	return maker.frame.renderFrame(
		model(maker, state, place, {
			view,
			head,
			slotHtml,
			addresses: addresses ?? { byLanguage: frontPages, neutral: '/' },
		}),
	);
}
