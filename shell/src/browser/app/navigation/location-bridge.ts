import type { PageLocation } from '@estate/shared-contract';

/** The address that slots see: it changes when a page is on the screen, not when its navigation begins. */
export class LocationBridge {
	#location: PageLocation = { pathname: location.pathname, search: location.search, hash: location.hash };
	readonly #listeners = new Set<(location: PageLocation) => void>();

	/** The same object until the address changes */
	get current(): PageLocation {
		return this.#location;
	}

	set current({ pathname, search, hash }: PageLocation) {
		const before = this.#location;
		if (before.pathname === pathname && before.search === search && before.hash === hash) return;
		this.#location = { pathname, search, hash };
		for (const listener of [...this.#listeners]) listener(this.#location);
	}

	/** Returns an unsubscribe function */
	listen(listener: (location: PageLocation) => void): () => void {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	}
}
