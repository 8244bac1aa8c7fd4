import type { SharedStore } from '@estate/shared-ui/store';
import { atom } from 'jotai';
import { flushSync } from 'react-dom';
import { isSameShape, type LoadedPage } from './loaded-page.ts';

interface ShownPage {
	page: LoadedPage;
	/** React key: the same as long as pages change in place */
	group: string;
}

const currentAtom = atom<ShownPage>();

/** The page that `<main>` shows; written by `startRouter` first. */
export const shownPageAtom = atom(
	(get): ShownPage => {
		const current = get(currentAtom);
		if (!current) throw new Error('No page is shown yet.');
		return current;
	},
	(get, set, page: LoadedPage) => {
		const before = get(currentAtom);
		const isInPlace = before !== undefined && isSameShape(before.page, page);
		set(currentAtom, { page, group: isInPlace ? before.group : page.id || 'document' });
	},
);

/** Renders at once; when this returns the new page's containers are in the document. */
export function renderPage(store: SharedStore, page: LoadedPage): void {
	flushSync(() => store.set(shownPageAtom, page));
}
