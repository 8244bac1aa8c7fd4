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

interface LoaderSettings {
	services: Services;
	source: PageSource;
	memory: PageMemory;
	/** Leads the router back to the page that is shown */
	goBack(): Promise<void>;
}

/** Loads the page of a navigation: kept with its history entry, fetched ahead, or now. Listens before the router does. */
export class PageLoader {
	readonly #settings: LoaderSettings;
	/** Key of the history entry that Back or Forward leads to */
	#poppedKey: string | undefined;
	/** The page that is shown, while the router returns to it from an address that cannot be reached */
	#staying: LoadedPage | undefined;

	constructor(settings: LoaderSettings) {
		this.#settings = settings;
		addEventListener('popstate', ({ state }) => {
			const { key } = (state ?? {}) as { key?: string };
			this.#poppedKey = entryKey({ key, ...placeOf(window.location) });
		});
	}

	/** What is loaded next is not behind Back or Forward. */
	forgetPopped(): void {
		this.#poppedKey = undefined;
	}

	async load({ url: address, signal }: Request): Promise<LoadedPage> {
		const { source, memory } = this.#settings;
		const url = new URL(address);
		const key = this.#poppedKey;
		this.#poppedKey = undefined;
		if (this.#staying) return this.#staying;
		try {
			const kept = key === undefined ? undefined : memory.get(key);
			return kept && source.isCurrent(kept) ? kept : await source.load(placeOf(url), signal);
		} catch (error) {
			if (signal.aborted) throw error;
			if (isUnreachable(error) && key !== undefined)
				return offlinePage(this.#settings.services, placeOf(url));
			if (isUnreachable(error)) this.#stay();
			else leaveTo(url, error);
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
function leaveTo(url: URL, error: unknown): void {
	if (!(error instanceof LeaveToServer)) {
		const message = error instanceof Error ? error.message : String(error);
		sendReport({ kind: 'navigation-error', message });
	}
	window.location.assign(url);
}
