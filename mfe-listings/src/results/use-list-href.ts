import { useHost, useLocation } from '@estate/remote-kit';
import type { SearchFilter } from '@estate/shared-contract';
import { listHref } from '../property/list-address.ts';
import { type ListView, listViewOf, viewInAddress } from './list-view.ts';

export interface ListHrefs {
	/** How the results are looked at */
	view: ListView;
	/** Address of the results of a search, looked at as now by default */
	hrefOf(filter: SearchFilter, view?: ListView): string;
}

/** Addresses of searches that keep the view of the page. */
export function useListHref(): ListHrefs {
	const { href } = useHost();
	const view = listViewOf(useLocation().search);
	return { view, hrefOf: (filter, asked = view) => listHref(filter, href, viewInAddress(asked)) };
}
