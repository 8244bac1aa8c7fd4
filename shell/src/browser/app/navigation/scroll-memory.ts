import type { createBrowserRouter } from 'react-router-dom';
import { entryKey } from './entry-key.ts';

const STORAGE_KEY = 'estate-scroll';

const scrolled = () => Math.round(scrollY);

function read(): Record<string, number> {
	try {
		return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, number>;
	} catch {
		return {};
	}
}

/**
 * Has the router remember the scroll position per history entry (`restoreScrollPosition` of its state), through reloads.
 * From now on the application restores positions; a reload or another document is the browser's again.
 */
export function rememberScroll(router: ReturnType<typeof createBrowserRouter>): void {
	const positions = read();
	router.enableScrollRestoration(positions, scrolled, entryKey);
	history.scrollRestoration = 'manual';
	addEventListener('pagehide', () => {
		positions[entryKey(router.state.location)] = scrolled();
		history.scrollRestoration = 'auto';
		try {
			sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
		} catch {
			// Storage is refused or full: positions last as long as the document.
		}
	});
	addEventListener('pageshow', () => {
		history.scrollRestoration = 'manual';
	});
}
