import { PAGE_SIZE } from '@estate/shared-contract';
import { aroundRow, ranksIn } from './find-properties.ts';
import { type PreparedSearch, PropertyFilter } from './property-filter.ts';
import type { RowSet } from './row-set.ts';
import type { SearchIndex } from './search-index.ts';
import { UnitGroups } from './unit-groups.ts';

export interface Neighbours {
	/** Ids */
	previous: number | undefined;
	next: number | undefined;
	/** From 1; `page`: that of the list of this search, in pages of PAGE_SIZE */
	position: { index: number; total: number; page: number } | undefined;
}

/** Items of the list before a place of it, where several units of one project are one. */
function itemsBefore(
	index: SearchIndex,
	search: PreparedSearch,
	found: RowSet,
	{ row, place }: { row: number; place: number },
): number {
	if (search.units !== 'grouped') return place - 1;
	const rankOf = ranksIn(index, search);
	const own = rankOf(row);
	const groups = new UnitGroups(index.properties, found, search.filter.sort);
	return place - 1 - groups.fewerBefore((unit) => rankOf(unit) < own);
}

/**
 * The properties before and after this one in a search, and its place there; none when the search does not find it. Units of
 * projects are counted where the search has them, as its list counts them, and passed over: they have pages of their own.
 */
export function neighboursOf(index: SearchIndex, row: number, search: PreparedSearch): Neighbours {
	const found = new PropertyFilter(index, search).found();
	if (!found.has(row)) return { previous: undefined, next: undefined, position: undefined };
	const counted = aroundRow(index, search, found, row);
	const properties = search.units
		? new PropertyFilter(index, { ...search, units: undefined }).found()
		: found;
	const { previous, next } = search.units ? aroundRow(index, search, properties, row) : counted;
	const idAt = (at: number | undefined) => (at === undefined ? undefined : index.properties.id[at]);
	const { place } = counted;
	const page = Math.floor(itemsBefore(index, search, found, { row, place }) / PAGE_SIZE) + 1;
	return { previous: idAt(previous), next: idAt(next), position: { index: place, total: found.size, page } };
}
