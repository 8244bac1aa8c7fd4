import type { SearchFilter } from '@estate/shared-contract';
import { useEffect } from 'react';
import { rememberSearch } from './remembered-search.ts';

/** Stands on a list: keeps its search for the properties that it leads to. */
export function RememberSearch({ filter }: { filter: SearchFilter }) {
	useEffect(() => rememberSearch(filter), [filter]);
	return null;
}
