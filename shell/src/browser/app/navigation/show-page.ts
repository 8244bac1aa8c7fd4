import { PAGE_SHOWN } from '../../../frame/page-events.ts';
import { announcePage, focusLateHeading } from '../frame/announce.ts';
import { updateHead } from '../frame/update-head.ts';
import { updateLinks } from '../frame/update-links.ts';
import { type LoadedPage, primarySlot } from '../page/loaded-page.ts';
import { renderPage, shownPageAtom } from '../page/shown-page.ts';
import { keepStyles } from '../remotes/adopt-styles.ts';
import type { Services } from '../services.ts';
import type { SlotHolder } from '../slots/slot-holder.ts';
import { inTransition } from './in-transition.ts';
import { locationAtom } from './location-atom.ts';
import { namedPlace } from './named-place.ts';

interface ShowRequest {
	services: Services;
	holder: SlotHolder;
	page: LoadedPage;
	/** Pixels from the top, the page's start (or what its hash names), or where it is */
	scrollTo: number | 'start' | 'keep';
}

/** The picture of the old page stays no longer than this for the new one's slots, in milliseconds */
const CODE_TIMEOUT_MS = 600;
const reducesMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

function scrollPage({ hash }: LoadedPage['location'], scrollTo: ShowRequest['scrollTo']): void {
	if (scrollTo === 'keep') return;
	const named = scrollTo === 'start' ? namedPlace(hash) : null;
	if (named) named.scrollIntoView();
	else window.scrollTo({ top: scrollTo === 'start' ? 0 : scrollTo, behavior: 'instant' });
}

/** Puts a page on the screen in one step: slots, head, frame links, scroll position, focus. */
export async function showPage({ services, holder, page, scrollTo }: ShowRequest): Promise<void> {
	const { store } = services;
	const before = store.get(shownPageAtom).page;
	const isOnlyHash = before.contents === page.contents;
	if (!isOnlyHash) await keepStyles();
	let whenShown: Promise<void> = Promise.resolve();
	async function render(): Promise<void> {
		if (!isOnlyHash) holder.keep(before);
		store.set(locationAtom, page.location);
		// The same page at another place: its slots keep what a visitor did in them.
		if (!isOnlyHash) renderPage(store, page);
		const primary = primarySlot(page)?.key;
		const needed = typeof scrollTo === 'number' || primary === undefined ? undefined : [primary];
		const timeout = new Promise((resolve) => setTimeout(resolve, CODE_TIMEOUT_MS));
		whenShown = holder.whenShown(needed);
		await Promise.race([whenShown, timeout]);
		updateHead(page, services.site.facts.site);
		updateLinks(page);
		if (!isOnlyHash) dispatchEvent(new CustomEvent(PAGE_SHOWN, { detail: page.view }));
		scrollPage(page.location, scrollTo);
	}
	const isStill =
		isOnlyHash || scrollTo === 'keep' || reducesMotion() || !('startViewTransition' in document);
	if (isStill) await render();
	else await inTransition(render);
	if (scrollTo === 'keep' || isOnlyHash) return;
	announcePage(page.head.title);
	// On a slow device the heading may come later.
	void whenShown.then(focusLateHeading);
}
