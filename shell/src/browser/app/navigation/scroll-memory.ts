const STORAGE_KEY = 'estate-scroll';

type Positions = Record<string, number>;

function read(): Positions {
	try {
		return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Positions;
	} catch {
		return {};
	}
}

/** Scroll position per history entry, kept through a reload. */
export class ScrollMemory {
	readonly #positions = read();

	/** From now on the application restores positions; a reload or another document is the browser's again. */
	takeOver(currentKey: () => string): void {
		history.scrollRestoration = 'manual';
		addEventListener('pagehide', () => {
			this.keep(currentKey());
			history.scrollRestoration = 'auto';
			try {
				sessionStorage.setItem(STORAGE_KEY, JSON.stringify(this.#positions));
			} catch {
				// Storage is refused or full: positions last as long as the document.
			}
		});
		addEventListener('pageshow', () => {
			history.scrollRestoration = 'manual';
		});
	}

	keep(key: string): void {
		this.#positions[key] = Math.round(scrollY);
	}

	/** Pixels from the top; undefined for an entry that was never left */
	position(key: string): number | undefined {
		return this.#positions[key];
	}
}
