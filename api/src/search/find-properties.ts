import type { SortOrder } from '@estate/shared-contract';
import type { PreparedSearch } from './property-filter.ts';
import type { SearchIndex } from './search-index.ts';
import type { SlotSet } from './slot-set.ts';

/** Putting a slot in order takes about as long as looking at so many of the order. */
const SORTED_AT_ONCE = 16;

/** The order of all slots that a search follows, or its own: of `ids`, or of how well its text fits. */
function orderOf(index: SearchIndex, { filter, ranked }: PreparedSearch): SortOrder | readonly number[] {
	const sort = filter.sort === 'relevance' ? 'newest' : filter.sort;
	if (filter.sort === 'relevance' && ranked) return ranked;
	if (!filter.ids || sort !== 'newest') return sort;
	return filter.ids.flatMap((id) => index.properties.slots.get(id) ?? []);
}

/** Where a slot stands in the order of a search, among all slots that have one. */
export function ranksIn(index: SearchIndex, search: PreparedSearch): (slot: number) => number {
	const order = orderOf(index, search);
	if (typeof order === 'string') {
		const ranks = index.ranks(order);
		return (slot) => ranks[slot] as number;
	}
	const places = new Map(order.map((slot, place) => [slot, place]));
	return (slot) => places.get(slot) ?? order.length;
}

/**
 * Found slots in the order of the search, those at least of which `needed` are asked for. Few among many are put in order;
 * of many, the order of all is followed until enough are found.
 */
function slotsInOrder(
	index: SearchIndex,
	search: PreparedSearch,
	found: SlotSet,
	needed: number,
): ArrayLike<number> {
	const sort = orderOf(index, search);
	if (typeof sort !== 'string') return sort;
	const followed = (index.properties.size * needed) / Math.max(1, found.size);
	if (found.size * SORTED_AT_ONCE >= Math.min(index.properties.size, followed)) return index.order(sort);
	const [order, ranks] = [index.order(sort), index.ranks(sort)];
	const foundRanks = found.list().map((slot) => ranks[slot] as number);
	return foundRanks.sort().map((rank) => order[rank] as number);
}

/** Found slots from `start`, `count` at most, in the order of the search; `skip` is asked once for each before, and leaves it out. */
export function pageOf(
	index: SearchIndex,
	search: PreparedSearch,
	found: SlotSet,
	{ start, count, skip }: { start: number; count: number; skip?: (slot: number) => boolean },
): number[] {
	const page: number[] = [];
	let place = 0;
	const slots = slotsInOrder(index, search, found, start + count);
	for (let next = 0; next < slots.length; next++) {
		const slot = slots[next] as number;
		if (!found.has(slot) || skip?.(slot)) continue;
		if (place++ < start) continue;
		page.push(slot);
		if (page.length >= count) break;
	}
	return page;
}

interface SlotsAround {
	previous: number | undefined;
	next: number | undefined;
	/** From 1 */
	place: number;
}

/** The found slots before and after one, and its place. */
export function aroundSlot(
	index: SearchIndex,
	search: PreparedSearch,
	found: SlotSet,
	of: number,
): SlotsAround {
	const order = orderOf(index, search);
	if (typeof order === 'string') return aroundRank(index, order, found, of);
	let [previous, place]: [number | undefined, number] = [undefined, 0];
	let isPast = false;
	for (const slot of order) {
		if (!found.has(slot)) continue;
		if (isPast) return { previous, next: slot, place };
		place++;
		if (slot === of) isPast = true;
		else previous = slot;
	}
	return { previous, next: undefined, place };
}

/** In an order of all slots, one pass through what is found, in any order, tells what lies next to one. */
function aroundRank(index: SearchIndex, sort: SortOrder, found: SlotSet, of: number): SlotsAround {
	const [order, ranks] = [index.order(sort), index.ranks(sort)];
	const own = ranks[of] as number;
	let [before, after, place] = [-1, order.length, 1];
	const slots = found.list();
	for (let next = 0; next < slots.length; next++) {
		const rank = ranks[slots[next] as number] as number;
		if (rank < own) {
			place++;
			if (rank > before) before = rank;
		} else if (rank > own && rank < after) after = rank;
	}
	return { previous: order[before], next: order[after], place };
}
