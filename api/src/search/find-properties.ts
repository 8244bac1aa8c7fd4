import type { SortOrder } from '@estate/shared-contract';
import type { PreparedSearch } from './property-filter.ts';
import type { RowSet } from './row-set.ts';
import type { SearchIndex } from './search-index.ts';

/** Putting a row in order takes about as long as looking at so many of the order. */
const SORTED_AT_ONCE = 16;

/** The order of all rows that a search follows, or its own: of `ids`, or of how well its text fits. */
function orderOf(index: SearchIndex, { filter, ranked }: PreparedSearch): SortOrder | readonly number[] {
	const sort = filter.sort === 'relevance' ? 'newest' : filter.sort;
	if (filter.sort === 'relevance' && ranked) return ranked;
	if (!filter.ids || sort !== 'newest') return sort;
	return filter.ids.flatMap((id) => index.properties.rows.get(id) ?? []);
}

/** Where a row stands in the order of a search, among all rows that have one. */
export function ranksIn(index: SearchIndex, search: PreparedSearch): (row: number) => number {
	const order = orderOf(index, search);
	if (typeof order === 'string') {
		const ranks = index.ranks(order);
		return (row) => ranks[row] as number;
	}
	const places = new Map(order.map((row, place) => [row, place]));
	return (row) => places.get(row) ?? order.length;
}

/**
 * Found rows in the order of the search, those at least of which `needed` are asked for. Few among many are put in order;
 * of many, the order of all is followed until enough are found.
 */
function rowsInOrder(
	index: SearchIndex,
	search: PreparedSearch,
	found: RowSet,
	needed: number,
): ArrayLike<number> {
	const sort = orderOf(index, search);
	if (typeof sort !== 'string') return sort;
	const followed = (index.properties.size * needed) / Math.max(1, found.size);
	if (found.size * SORTED_AT_ONCE >= Math.min(index.properties.size, followed)) return index.order(sort);
	const [order, ranks] = [index.order(sort), index.ranks(sort)];
	const foundRanks = found.list().map((row) => ranks[row] as number);
	return foundRanks.sort().map((rank) => order[rank] as number);
}

/** Found rows from `start`, `count` at most, in the order of the search; `skip` is asked once for each before, and leaves it out. */
export function pageOf(
	index: SearchIndex,
	search: PreparedSearch,
	found: RowSet,
	{ start, count, skip }: { start: number; count: number; skip?: (row: number) => boolean },
): number[] {
	const page: number[] = [];
	let place = 0;
	const rows = rowsInOrder(index, search, found, start + count);
	for (let next = 0; next < rows.length; next++) {
		const row = rows[next] as number;
		if (!found.has(row) || skip?.(row)) continue;
		if (place++ < start) continue;
		page.push(row);
		if (page.length >= count) break;
	}
	return page;
}

interface RowsAround {
	previous: number | undefined;
	next: number | undefined;
	/** From 1 */
	place: number;
}

/** The found rows before and after one, and its place. */
export function aroundRow(index: SearchIndex, search: PreparedSearch, found: RowSet, of: number): RowsAround {
	const order = orderOf(index, search);
	if (typeof order === 'string') return aroundRank(index, order, found, of);
	let [previous, place]: [number | undefined, number] = [undefined, 0];
	let isPast = false;
	for (const row of order) {
		if (!found.has(row)) continue;
		if (isPast) return { previous, next: row, place };
		place++;
		if (row === of) isPast = true;
		else previous = row;
	}
	return { previous, next: undefined, place };
}

/** In an order of all rows, one pass through what is found, in any order, tells what lies next to one. */
function aroundRank(index: SearchIndex, sort: SortOrder, found: RowSet, of: number): RowsAround {
	const [order, ranks] = [index.order(sort), index.ranks(sort)];
	const own = ranks[of] as number;
	let [before, after, place] = [-1, order.length, 1];
	const rows = found.list();
	for (let next = 0; next < rows.length; next++) {
		const rank = ranks[rows[next] as number] as number;
		if (rank < own) {
			place++;
			if (rank > before) before = rank;
		} else if (rank > own && rank < after) after = rank;
	}
	return { previous: order[before], next: order[after], place };
}
