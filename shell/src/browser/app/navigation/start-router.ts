import { createBrowserRouter, type RouterState } from 'react-router-dom';
import type { PageView } from '../../../pages/page-json.ts';
import { sendReport } from '../../send-report.ts';
import { showProgress } from '../frame/progress.ts';
import { documentPage } from '../page/document-page.ts';
import { LeaveToServer } from '../page/load-page.ts';
import type { LoadedPage } from '../page/loaded-page.ts';
import { hydrateMain, ShownPage } from '../page/page-root.tsx';
import { PageSource } from '../page/page-source.ts';
import { adoptStyles } from '../remotes/adopt-styles.ts';
import type { Services } from '../services.ts';
import { SlotHolder } from '../slots/slot-holder.ts';
import { followLinks } from './link-clicks.ts';
import { linksInView } from './links-in-view.ts';
import type { NavigateOptions, Navigation } from './navigation.ts';
import { PageMemory } from './page-memory.ts';
import { ScrollMemory } from './scroll-memory.ts';
import { showPage } from './show-page.ts';

const ROUTE_ID = 'page';

const placeOf = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }) => ({
	pathname,
	search,
	hash,
});

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
	// Before the router listens, so that the key is known when its loader runs.
	addEventListener('popstate', ({ state }) => {
		poppedKey = (state as { key?: string } | null)?.key ?? 'default';
	});

	async function load(request: Request): Promise<LoadedPage> {
		const url = new URL(request.url);
		const key = poppedKey;
		poppedKey = undefined;
		try {
			const kept = key === undefined ? undefined : memory.get(key);
			return kept && source.isCurrent(kept) ? kept : await source.load(placeOf(url), request.signal);
		} catch (error) {
			if (request.signal.aborted) throw error;
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
		scroll.keep(entry.key);
		entry = location;
		const page = loaderData[ROUTE_ID] as LoadedPage;
		memory.set(location.key, page);
		const isBack = historyAction === 'POP';
		await showPage({
			services,
			shown,
			holder,
			page: { ...page, location: placeOf(location) },
			scrollTo: preventScrollReset ? 'keep' : isBack ? (scroll.position(location.key) ?? 0) : 'start',
		});
		watchLinks();
	}

	memory.set(entry.key, first);
	scroll.takeOver(() => entry.key);
	router.subscribe((state) => void follow(state));
	hydrateMain(main, shown, holder, services);
	followLinks(navigation);
	watchLinks();
}
