import type { Location, RouterState } from 'react-router-dom';
import { showProgress } from '../frame/progress.ts';
import type { LoadedPage } from '../page/loaded-page.ts';
import { isOfflinePage } from '../page/offline-page.ts';
import type { PageSource } from '../page/page-source.ts';
import type { Services } from '../services.ts';
import type { SlotHolder } from '../slots/slot-holder.ts';
import { entryKey } from './entry-key.ts';
import { linksInView } from './links-in-view.ts';
import { placeOf } from './page-address.ts';
import type { PageMemory } from './page-memory.ts';
import { showPage } from './show-page.ts';

interface TurnSettings {
	services: Services;
	main: HTMLElement;
	source: PageSource;
	memory: PageMemory;
	holder: SlotHolder;
}

/** Shows the pages that the router leads to, one after the other, and keeps what Back needs. */
export class PageTurns {
	readonly #settings: TurnSettings;
	/** The history entry that is shown, or about to be */
	#entry: Location;
	/** The page before is rendered when the next one's turn comes */
	#showing: Promise<void> = Promise.resolve();
	#stopWatchingLinks = () => {};

	constructor(settings: TurnSettings, entry: Location) {
		this.#settings = settings;
		this.#entry = entry;
	}

	async follow(state: RouterState, page: LoadedPage): Promise<void> {
		const { location, navigation, preventScrollReset, restoreScrollPosition } = state;
		showProgress(navigation.state !== 'idle');
		if (navigation.state !== 'idle' || location === this.#entry) return;
		this.#entry = location;
		if (!isOfflinePage(page)) this.#settings.memory.set(entryKey(location), page);
		const restored = typeof restoreScrollPosition === 'number' ? restoreScrollPosition : 'start';
		const scrollTo = preventScrollReset ? 'keep' : restored;
		const turn = this.#showing.then(() => this.#show(location, page, scrollTo));
		this.#showing = turn.catch(() => {});
		await turn;
	}

	/** Fetches ahead the code of links that come into view. */
	watchLinks(): void {
		const { main, source } = this.#settings;
		this.#stopWatchingLinks();
		this.#stopWatchingLinks = linksInView(main, (url) => source.prefetchCode(url));
	}

	async #show(location: Location, page: LoadedPage, scrollTo: number | 'start' | 'keep'): Promise<void> {
		// Anyone who went on meanwhile does not see this page any more.
		if (location !== this.#entry) return;
		const { services, holder } = this.#settings;
		await showPage({ services, holder, page: { ...page, location: placeOf(location) }, scrollTo });
		this.watchLinks();
	}
}
