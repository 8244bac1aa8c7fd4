import { dropOldest } from '../drop-oldest.ts';
import type { LoadedPage } from '../page/loaded-page.ts';

const MOST = 20;

/** Pages by the key of their history entry, so that Back and Forward need no request. */
export class PageMemory {
	readonly #pages = new Map<string, LoadedPage>();

	get(key: string): LoadedPage | undefined {
		return this.#pages.get(key);
	}

	set(key: string, page: LoadedPage): void {
		this.#pages.delete(key);
		this.#pages.set(key, page);
		dropOldest(this.#pages, MOST);
	}
}
