import type { Language } from '@estate/shared-contract';
import type { FrameModel } from '../../frame/frame-model.ts';
import type { FrameModule } from '../../frame/frame-module.ts';
import { inlineJson } from '../../frame/inline-json.ts';
import type { Script } from '../../frame/script.ts';
import type { PageParts } from '../../page/plan/route-page.ts';
import { slotAssets } from '../../page/plan/slot-assets.ts';
import type { PageAddresses } from '../../page/routes/page-addresses.ts';
import { type RemoteFacts, remoteFacts, versionOffer } from '../../page/site/site-facts.ts';
import type { RefusalReason } from '../../page/view/error-page-model.ts';
import type { PageJson, PageSlot, PageView } from '../../page/view/page-json.ts';
import type { ComposedPage } from '../render/composition.ts';
import type { SiteState } from '../site/site-state.ts';
import { consentFiles } from './consent-files.ts';
import type { ShellAssets } from './shell-assets.ts';

export interface DocumentMaker {
	frame: FrameModule;
	assets: ShellAssets;
	siteUrl: string;
	/** Percent of page views that tell how they went */
	viewsSample: number;
}

interface Place {
	language: Language;
	pathname: string;
	search: string;
}

/** Does the page need the slot's code as soon as it is there? */
const isEager = ({ hydration, isDrawn }: PageSlot) => hydration === 'load' || !isDrawn;
const runsCode = (slot: PageSlot) => slot.hydration !== 'never' || !slot.isDrawn;

function factsOf(state: SiteState, slots: readonly PageSlot[]): Map<string, RemoteFacts> {
	const names = new Set(slots.map(({ remote }) => remote));
	return new Map(
		[...names].flatMap((name) => {
			const remote = state.releases.remotes.get(name);
			return remote ? [[name, remoteFacts(remote.manifest, state.artifacts, remote.source)] as const] : [];
		}),
	);
}

function files({ assets }: DocumentMaker, state: SiteState, language: Language, slots: readonly PageSlot[]) {
	const remotes = factsOf(state, slots);
	const needed = slots.flatMap((slot) => {
		const remote = remotes.get(slot.remote);
		return remote ? [{ slot, files: slotAssets(remote, slot.slot, language) }] : [];
	});
	const eager = needed.filter(({ slot }) => isEager(slot)).flatMap(({ files }) => files.scripts);
	const isEagerPage = eager.length > 0;
	const texts = assets.texts[language]?.href;
	const running = new Set(slots.filter(runsCode).map(({ remote }) => remote));
	const remoteScripts = [...remotes]
		.filter(([name]) => running.has(name))
		.flatMap(([, { base, integrity }]) =>
			Object.entries(integrity)
				.filter(([path]) => !isOtherText(path, language))
				.map(([path, hash]) => [base + path, hash] as const),
		);
	return {
		styles: [...new Set([...assets.styles, ...needed.flatMap(({ files }) => files.styles)])],
		preloads: unique(isEagerPage ? [...assets.app, ...eager] : []),
		dataPreloads: isEagerPage
			? [state.facts.href, ...(texts ? [texts] : []), ...fileAddresses(state, slots)]
			: [],
		integrity: { ...assets.integrity, ...Object.fromEntries(remoteScripts) },
	};
}

/** Where the browser reads the files of each version whose code runs; a development server's came with the site's facts. */
function fileAddresses({ releases, artifacts }: SiteState, slots: readonly PageSlot[]): string[] {
	const running = new Set(slots.filter(runsCode).map(({ remote }) => remote));
	return [...running].flatMap((name) => {
		const remote = releases.remotes.get(name);
		const files = remote && versionOffer(remote.manifest, artifacts, remote.source).files;
		return typeof files === 'string' ? [files] : [];
	});
}

/** Texts of other languages are never loaded by a page: its language changes with a new document. */
const isOtherText = (path: string, language: Language) =>
	/\/texts-\w\w\./.test(path) && !path.includes(`/texts-${language}.`);

const unique = (scripts: readonly Script[]) => [
	...new Map(scripts.map((script) => [script.href, script])).values(),
];

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
	const { styles, ...needed } = files(maker, state, language, page.view.slots);
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
	const homes: PageAddresses['byLanguage'] = {};
	for (const language of state.site.configuration.enabledLanguages) homes[language] = `/${language}/`;
	return maker.frame.renderFrame(
		model(maker, state, place, {
			view,
			head,
			slotHtml,
			addresses: addresses ?? { byLanguage: homes, neutral: '/' },
		}),
	);
}
