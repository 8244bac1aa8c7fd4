import type { PageLocation } from '@estate/shared-contract';
import { messageOf } from '@estate/shared-contract/message-of';
import { type RouterState, redirectDocument } from 'react-router-dom';
import { sendReport } from '../../send-report.ts';
import { showOffline } from '../../show-offline.ts';
import { LeaveToServer } from '../page/load-page.ts';
import type { LoadedPage } from '../page/loaded-page.ts';
import { isUnreachable, offlinePage } from '../page/offline-page.ts';
import type { PageSource } from '../page/page-source.ts';
import { shownPageAtom } from '../page/shown-page.ts';
import type { Services } from '../services.ts';
import { entryKey } from './entry-key.ts';
import { placeOf } from './page-address.ts';
import type { PageMemory } from './page-memory.ts';

/** A navigation of the router that is under way */
export type PendingNavigation = Extract<RouterState['navigation'], { state: 'loading' }>;

interface LoaderSettings {
	services: Services;
	source: PageSource;
	memory: PageMemory;
	/** Leads the router back to the page that is shown */
	goBack(): Promise<void>;
}

/** Loads the page of a navigation: kept with its history entry, fetched ahead, or now. */
export class PageLoader {
	readonly #settings: LoaderSettings;
	/** The page that is shown, while the router returns to it from an address that cannot be reached */
	#staying: LoadedPage | undefined;

	constructor(settings: LoaderSettings) {
		this.#settings = settings;
	}

	async load({ location, historyAction }: PendingNavigation, signal: AbortSignal): Promise<LoadedPage> {
		const { services, source, memory } = this.#settings;
		// Slots load without a hash, as on the server.
		const place = { ...placeOf(location), hash: '' };
		if (this.#staying) return this.#staying;
		try {
			const kept = memory.get(entryKey(location));
			return kept && source.isCurrent(kept) ? kept : await source.load(place, signal);
		} catch (error) {
			if (signal.aborted) throw error;
			if (!isUnreachable(error)) throw leaveTo(placeOf(location), error);
			if (historyAction === 'POP') return offlinePage(services, place);
			this.#stay();
			return new Promise(() => {});
		}
	}

	/** Gives a navigation up: page, scroll position and history stay as they are, and a message says why. */
	#stay(): void {
		showOffline('held');
		this.#staying = this.#settings.services.store.get(shownPageAtom).page;
		void this.#settings.goBack().finally(() => {
			this.#staying = undefined;
		});
	}
}

/** The server answers instead. */
function leaveTo({ pathname, search, hash }: PageLocation, error: unknown): Response {
	if (!(error instanceof LeaveToServer)) {
		const message = messageOf(error);
		sendReport({ kind: 'navigation-error', message });
	}
	const here = window.location;
	const to = new URL(pathname + search, here.origin);
	// Behind Back and Forward the address is there already: with a hash the browser would load nothing.
	if (to.pathname + to.search !== here.pathname + here.search) to.hash = hash;
	return redirectDocument(to.href);
}
