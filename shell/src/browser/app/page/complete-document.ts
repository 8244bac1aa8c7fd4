import { updateHead } from '../frame/update-head.ts';
import type { Services } from '../services.ts';
import { type LoadedPage, primarySlot } from './loaded-page.ts';
import type { ShownPage } from './page-root.tsx';
import type { PageSource } from './page-source.ts';

/**
 * Gives a document title, heading and crumbs whose primary slot the server could not render: only that slot knows them,
 * and it has loaded in the browser by now. A page that is the server's alone stays as it came.
 */
export async function completeDocument(
	services: Services,
	source: PageSource,
	shown: ShownPage,
): Promise<void> {
	const { page: first } = shown.get();
	const primary = primarySlot(first);
	if (!primary || primary.isDrawn || primary.priority !== 'primary') return;
	const whole = await source.load(first.location, new AbortController().signal).catch(() => undefined);
	if (!whole || shown.get().page !== first) return;
	const page: LoadedPage = { ...first, view: { ...whole.view, slots: first.view.slots }, head: whole.head };
	shown.set(page);
	updateHead(page, services.site.facts.site);
}
