import { createBrowserRouter } from 'react-router-dom';
import type { PageView } from '../../../page/view/page-json.ts';
import { depthOf, overPage } from '../back/over-page.ts';
import { loadBack } from '../back/steps-back.ts';
import { answerIntents } from '../dialog/answer-intents.ts';
import { completeDocument } from '../page/complete-document.ts';
import { documentPage } from '../page/document-page.ts';
import type { LoadedPage } from '../page/loaded-page.ts';
import { isOfflinePage } from '../page/offline-page.ts';
import { hydrateMain } from '../page/page-root.tsx';
import { PageSource } from '../page/page-source.ts';
import { shownPageAtom } from '../page/shown-page.ts';
import { adoptStyles } from '../remotes/adopt-styles.ts';
import type { Services } from '../services.ts';
import { SlotHolder } from '../slots/slot-holder.ts';
import { entryKey } from './entry-key.ts';
import { followLinks } from './link-clicks.ts';
import type { NavigateOptions, Navigation } from './navigation.ts';
import { addressOf, placeOf } from './page-address.ts';
import { PageLoader, type PendingNavigation } from './page-loader.ts';
import { PageMemory } from './page-memory.ts';
import { PageTurns } from './page-turns.ts';
import { rememberScroll } from './scroll-memory.ts';

const ROUTE_ID = 'page';

type Router = ReturnType<typeof createBrowserRouter>;

function createRouter(loader: PageLoader, first: LoadedPage): Router {
	const router: Router = createBrowserRouter(
		[
			{
				id: ROUTE_ID,
				path: '*',
				loader: ({ request }) => loader.load(router.state.navigation as PendingNavigation, request.signal),
				element: null,
			},
		],
		{ hydrationData: { loaderData: { [ROUTE_ID]: first } } },
	);
	return router;
}

function createNavigation(router: Router, source: PageSource): Navigation {
	return {
		navigate(to: string, { replace = false, keepScroll = false }: NavigateOptions = {}) {
			const isOver = overPage.leave();
			void router
				.navigate(to, { replace: replace || isOver, preventScrollReset: keepScroll })
				.finally(overPage.left);
		},
		prefetch(to) {
			source.prefetch(placeOf(new URL(to, window.location.origin)));
		},
	};
}

/** Asks again for a page that could not be reached, as soon as there is a connection. */
function retryWhenOnline({ store }: Services, navigation: Navigation): void {
	addEventListener('online', () => {
		const { page } = store.get(shownPageAtom);
		if (isOfflinePage(page)) navigation.navigate(addressOf(page.location), { replace: true });
	});
}

/** Has Back close what lies over the page. An Android phone asks for it by itself, but for the menu. */
function closeOnBack(): void {
	const watch = () => void import('../back/watch-covers.ts').then(({ watchCovers }) => watchCovers());
	if (!('CloseWatcher' in window)) watch();
	else document.getElementById('drawer')?.addEventListener('toggle', watch, { once: true });
	if (depthOf(history.state)) void loadBack().then(({ dropEntries }) => dropEntries());
}

/** The one router and the one history of the site. When this returns the page that is shown is the application's. */
export function startRouter(services: Services, view: PageView): void {
	const main = document.getElementById('main');
	if (!main) throw new Error('The document has no <main id="main">.');
	adoptStyles();
	const source = new PageSource(services);
	const memory = new PageMemory();
	const first = documentPage(services, view);
	services.store.set(shownPageAtom, first);
	const goBack = () =>
		router.navigate(addressOf(router.state.location), { replace: true, preventScrollReset: true });
	const loader = new PageLoader({ services, source, memory, goBack });
	const router = createRouter(loader, first);
	rememberScroll(router);
	const navigation = createNavigation(router, source);
	const holder = new SlotHolder(services, navigation);
	const turns = new PageTurns({ services, main, source, memory, holder }, router.state.location);
	// A private page is read again by Back, from the server: its owner may have logged out meanwhile.
	const isPrivate = services.site.table.match(first.location.pathname)?.route.private;
	if (!isPrivate) memory.set(entryKey(router.state.location), first);
	retryWhenOnline(services, navigation);
	router.subscribe((state) => void turns.follow(state, state.loaderData[ROUTE_ID] as LoadedPage));
	hydrateMain(main, holder, services);
	void completeDocument(services, source);
	followLinks(navigation);
	answerIntents({ services, navigation, source });
	closeOnBack();
	turns.watchLinks();
}
