import { type PreparedSearch, PropertyFilter } from './property-filter.ts';
import type { SearchIndex } from './search-index.ts';
import type { SlotSet } from './slot-set.ts';

/** How many properties a search finds. */
export function countFound(index: SearchIndex, search: PreparedSearch): number {
	return new PropertyFilter(index, search).found().size;
}

/** Slots in the order of the search: of `ids` in their own order, else as sorted. */
function slotsInOrder(index: SearchIndex, { filter }: PreparedSearch): Iterable<number> {
	if (!filter.ids || filter.sort !== 'newest') return index.order(filter.sort);
	return filter.ids.flatMap((id) => index.properties.slots.get(id) ?? []);
}

/** Found slots from `start`, `count` at most, in the order of the search. */
export function pageOf(
	index: SearchIndex,
	search: PreparedSearch,
	found: SlotSet,
	{ start, count }: { start: number; count: number },
): number[] {
	const page: number[] = [];
	let place = 0;
	for (const slot of slotsInOrder(index, search)) {
		if (!found.has(slot)) continue;
		if (place++ < start) continue;
		page.push(slot);
		if (page.length >= count) break;
	}
	return page;
}

/** Every found slot in the order of the search. */
export function foundInOrder(index: SearchIndex, search: PreparedSearch): number[] {
	const found = new PropertyFilter(index, search).found();
	return pageOf(index, search, found, { start: 0, count: Number.POSITIVE_INFINITY });
}
