import { type PreparedSearch, PropertyFilter } from './property-filter.ts';
import type { SearchIndex } from './search-index.ts';
import type { SlotSet } from './slot-set.ts';

/** How many properties a search finds. */
export function countFound(index: SearchIndex, search: PreparedSearch): number {
	return new PropertyFilter(index, search).found().size;
}

/** Slots in the order of the search: of `ids` in their own order, else as sorted. */
function slotsInOrder(index: SearchIndex, { filter, ranked }: PreparedSearch): Iterable<number> {
	const sort = filter.sort === 'relevance' ? 'newest' : filter.sort;
	if (filter.sort === 'relevance' && ranked) return ranked;
	if (!filter.ids || sort !== 'newest') return index.order(sort);
	return filter.ids.flatMap((id) => index.properties.slots.get(id) ?? []);
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
	for (const slot of slotsInOrder(index, search)) {
		if (!found.has(slot) || skip?.(slot)) continue;
		if (place++ < start) continue;
		page.push(slot);
		if (page.length >= count) break;
	}
	return page;
}

/** The found slots before and after one, and its place from 1; stops there, since a search may find many. */
export function aroundSlot(
	index: SearchIndex,
	search: PreparedSearch,
	found: SlotSet,
	of: number,
): { previous: number | undefined; next: number | undefined; place: number } {
	let [previous, place]: [number | undefined, number] = [undefined, 0];
	let isPast = false;
	for (const slot of slotsInOrder(index, search)) {
		if (!found.has(slot)) continue;
		if (isPast) return { previous, next: slot, place };
		place++;
		if (slot === of) isPast = true;
		else previous = slot;
	}
	return { previous, next: undefined, place };
}

/** Every found slot in the order of the search. */
export function foundInOrder(index: SearchIndex, search: PreparedSearch): number[] {
	const found = new PropertyFilter(index, search).found();
	return pageOf(index, search, found, { start: 0, count: Number.POSITIVE_INFINITY });
}
