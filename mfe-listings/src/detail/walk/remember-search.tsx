import type { SearchFilter } from '@estate/shared-contract';
import { useEffect } from 'react';
import { useListHref } from '../../results/use-list-href.ts';
import { rememberList } from './remembered-list.ts';

/** Stands on a list: keeps its search and its view for the properties that it leads to. */
export function RememberSearch({ filter }: { filter: SearchFilter }) {
	const { view } = useListHref();
	useEffect(() => rememberList({ search: filter, view }), [filter, view]);
	return null;
}
