import { atom, useAtomValue } from '@estate/shared-ui/store';
import { useMemo } from 'react';
import { useAlive } from '../cards/use-alive.ts';
import type { KeptList } from './kept-list.ts';
import type { KeptIds } from './kept-storage.ts';

/** Ids of a list; undefined in the server's markup and while it is taken over. */
export function useKeptIds({ idsAtom }: KeptList): KeptIds {
	const ids = useAtomValue(idsAtom);
	// Another slot of the page may be alive already, and have read them.
	return useAlive() ? ids : undefined;
}

/** Is the property in the list? Undefined until the page is alive. */
export function useIsKept({ idsAtom }: KeptList, id: number): boolean | undefined {
	const isKept = useAtomValue(useMemo(() => atom((get) => get(idsAtom)?.includes(id)), [idsAtom, id]));
	return useAlive() ? isKept : undefined;
}
