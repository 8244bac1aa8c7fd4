import { useHost } from '@estate/remote-kit';
import { useKeptIds } from '@estate/shared-ui/kept';
import { consentAtom, useAtomValue, useSetAtom } from '@estate/shared-ui/store';
import { useEffect, useRef } from 'react';
import { favourites, recentlyViewed } from '../storage/kept-lists.ts';
import { baseAfter, type LocalLists } from './list-change.ts';
import { isSearcher } from './searcher-cookie.ts';
import { writeBase } from './sync-base.ts';
import { syncLists } from './sync-lists.ts';

const isSame = (one: readonly number[], other: readonly number[]) => one.join() === other.join();

const wordsOf = ({ favourites: own, seen }: LocalLists) => `${own?.join()} ${seen?.join()}`;

/** Keeps the lists of this browser and those of the searcher's account the same, while one is logged in. It shows nothing. */
export function AccountSync() {
	const { api } = useHost();
	const own = useKeptIds(favourites);
	const seen = useKeptIds(recentlyViewed);
	const { isSet } = useAtomValue(consentAtom);
	const replaceOwn = useSetAtom(favourites.replaceAtom);
	const replaceSeen = useSetAtom(recentlyViewed.replaceAtom);
	/** One after the other: each starts from what the one before brought about */
	const last = useRef<Promise<void>>(Promise.resolve());
	/** What browser and account agreed on last in this page */
	const agreed = useRef('');

	useEffect(() => {
		if (!own || !seen || !isSearcher()) return;
		// Properties seen last are not kept before the consent dialog is answered (docs/decisions.md).
		const local: LocalLists = { favourites: own, ...(isSet ? { seen } : {}) };
		let isOver = false;
		last.current = last.current.then(async () => {
			if (isOver || agreed.current === wordsOf(local)) return;
			const synced = await syncLists(api, local);
			if (!synced) return;
			const { kept, base } = synced;
			const common = baseAfter(kept, { base, local, isTaken: !isOver });
			if (common) writeBase(common);
			if (isOver) return;
			agreed.current = wordsOf({ favourites: kept.favourites, ...(isSet ? { seen: kept.seen } : {}) });
			if (!isSame(kept.favourites, own)) replaceOwn(kept.favourites);
			if (isSet && !isSame(kept.seen, seen)) replaceSeen(kept.seen);
		});
		return () => {
			isOver = true;
		};
	}, [api, own, seen, isSet, replaceOwn, replaceSeen]);
	return null;
}
