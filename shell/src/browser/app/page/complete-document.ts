import { updateHead } from '../frame/update-head.ts';
import type { Services } from '../services.ts';
import { type LoadedPage, primarySlot } from './loaded-page.ts';
import type { PageSource } from './page-source.ts';
import { renderPage, shownPageAtom } from './shown-page.ts';

/**
 * Gives a document title, heading and crumbs whose primary slot the server could not render: only that slot knows them,
 * and it has loaded in the browser by now. A page that is the server's alone stays as it came.
 */
export async function completeDocument(services: Services, source: PageSource): Promise<void> {
	const { store, site } = services;
	const { page: first } = store.get(shownPageAtom);
	const primary = primarySlot(first);
	if (!primary || primary.isDrawn || primary.priority !== 'primary') return;
	const whole = await source.load(first.location, new AbortController().signal).catch(() => undefined);
	if (!whole || store.get(shownPageAtom).page !== first) return;
	const page: LoadedPage = { ...first, view: { ...whole.view, slots: first.view.slots }, head: whole.head };
	renderPage(store, page);
	updateHead(page, site.facts.site);
}
