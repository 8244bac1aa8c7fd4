import type { PageLocation } from '@estate/shared-contract';
import { createBrowserRouter, type RouterState } from 'react-router-dom';
import type { PageView } from '../../../page/view/page-json.ts';
import { sendReport } from '../../send-report.ts';
import { showOffline } from '../../show-offline.ts';
import { answerIntents } from '../dialog/answer-intents.ts';
import { showProgress } from '../frame/progress.ts';
import { completeDocument } from '../page/complete-document.ts';
import { documentPage } from '../page/document-page.ts';
import { LeaveToServer } from '../page/load-page.ts';
import type { LoadedPage } from '../page/loaded-page.ts';
import { isOfflinePage, isUnreachable, offlinePage } from '../page/offline-page.ts';
import { hydrateMain, ShownPage } from '../page/page-root.tsx';
import { PageSource } from '../page/page-source.ts';
import { adoptStyles } from '../remotes/adopt-styles.ts';
import type { Services } from '../services.ts';
import { SlotHolder } from '../slots/slot-holder.ts';
import { entryKey } from './entry-key.ts';
import { followLinks } from './link-clicks.ts';
import { linksInView } from './links-in-view.ts';
import type { NavigateOptions, Navigation } from './navigation.ts';
import { PageMemory } from './page-memory.ts';
import { ScrollMemory } from './scroll-memory.ts';
import { showPage } from './show-page.ts';

const ROUTE_ID = 'page';

const placeOf = ({ pathname, search, hash }: PageLocation): PageLocation => ({
	pathname,
	search,
	hash,
});

const addressOf = ({ pathname, search, hash }: PageLocation) => pathname + search + hash;

/** The one router and the one history of the site. Resolves when the page that is shown is the application's. */
export function startRouter(services: Services, view: PageView): void {
	const main = document.getElementById('main');
	if (!main) throw new Error('The document has no <main id="main">.');
	adoptStyles();
	const source = new PageSource(services);
	const memory = new PageMemory();
	const scroll = new ScrollMemory();
	const first = documentPage(services, view);
	const shown = new ShownPage(first);
	/** Key of the history entry that Back or Forward leads to */
	let poppedKey: string | undefined;
	/** The page that is shown, while the router returns to it from an address that cannot be reached */
	let staying: LoadedPage | undefined;
	// Before the router listens, so that the key is known when its loader runs.
	addEventListener('popstate', ({ state }) => {
		const { key } = (state ?? {}) as { key?: string };
		poppedKey = entryKey({ key, ...placeOf(window.location) });
	});

	/** Gives a navigation up: page, scroll position and history stay as they are, and the notice says why. */
	function stay(): void {
		showOffline('held');
		staying = shown.get().page;
		void router.navigate(addressOf(entry), { replace: true, preventScrollReset: true }).finally(() => {
			staying = undefined;
		});
	}

	async function load(request: Request): Promise<LoadedPage> {
		const url = new URL(request.url);
		const key = poppedKey;
		poppedKey = undefined;
		if (staying) return staying;
		try {
			const kept = key === undefined ? undefined : memory.get(key);
			return kept && source.isCurrent(kept) ? kept : await source.load(placeOf(url), request.signal);
		} catch (error) {
			if (request.signal.aborted) throw error;
			if (isUnreachable(error)) {
				if (key !== undefined) return offlinePage(services, placeOf(url));
				stay();
				return new Promise(() => {});
			}
			if (!(error instanceof LeaveToServer))
				sendReport({
					kind: 'navigation-error',
					message: error instanceof Error ? error.message : String(error),
				});
			window.location.assign(url);
			return new Promise(() => {});
		}
	}

	const router = createBrowserRouter(
		[{ id: ROUTE_ID, path: '*', loader: ({ request }) => load(request), element: null }],
		{ hydrationData: { loaderData: { [ROUTE_ID]: first } } },
	);
	const navigation: Navigation = {
		navigate(to: string, { replace = false, keepScroll = false }: NavigateOptions = {}) {
			poppedKey = undefined;
			void router.navigate(to, { replace, preventScrollReset: keepScroll });
		},
		prefetch(to) {
			const url = new URL(to, window.location.origin);
			source.prefetch(placeOf(url));
		},
	};
	const holder = new SlotHolder(services, navigation);
	let entry = router.state.location;
	let stopWatchingLinks = () => {};
	/** The page before is drawn when the next one's turn comes */
	let showing: Promise<void> = Promise.resolve();

	function watchLinks(): void {
		stopWatchingLinks();
		if (main) stopWatchingLinks = linksInView(main, (url) => source.prefetchCode(url));
	}

	async function follow({
		location,
		navigation: { state },
		historyAction,
		preventScrollReset,
		loaderData,
	}: RouterState) {
		showProgress(state !== 'idle');
		if (state !== 'idle' || location === entry) return;
		scroll.keep(entryKey(entry));
		entry = location;
		const page = loaderData[ROUTE_ID] as LoadedPage;
		if (!isOfflinePage(page)) memory.set(entryKey(location), page);
		const isBack = historyAction === 'POP';
		const scrollTo = preventScrollReset
			? 'keep'
			: isBack
				? (scroll.position(entryKey(location)) ?? 'start')
				: 'start';
		const turn = showing.then(async () => {
			// Anyone who went on meanwhile does not see this page any more.
			if (location !== entry) return;
			await showPage({ services, shown, holder, page: { ...page, location: placeOf(location) }, scrollTo });
			watchLinks();
		});
		showing = turn.catch(() => {});
		await turn;
	}

	// A private page is read again by Back, from the server: its owner may have logged out meanwhile.
	const isPrivate = services.site.table.match(first.location.pathname)?.route.private;
	if (!isPrivate) memory.set(entryKey(entry), first);
	scroll.takeOver(() => entryKey(entry));
	addEventListener('online', () => {
		const { page } = shown.get();
		if (isOfflinePage(page)) navigation.navigate(addressOf(page.location), { replace: true });
	});
	router.subscribe((state) => void follow(state));
	hydrateMain(main, shown, holder, services);
	void completeDocument(services, source, shown);
	followLinks(navigation);
	answerIntents({ services, navigation, source });
	watchLinks();
}
