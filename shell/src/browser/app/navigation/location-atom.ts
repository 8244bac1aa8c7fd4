import type { PageLocation } from '@estate/shared-contract';
import { atom } from 'jotai';

const placeAtom = atom<PageLocation>({
	pathname: location.pathname,
	search: location.search,
	hash: location.hash,
});

/** The address that slots see: it changes when a page is on the screen, not when its navigation begins. The same object until then. */
export const locationAtom = atom(
	(get) => get(placeAtom),
	(get, set, { pathname, search, hash }: PageLocation) => {
		const before = get(placeAtom);
		if (before.pathname === pathname && before.search === search && before.hash === hash) return;
		set(placeAtom, { pathname, search, hash });
	},
);
