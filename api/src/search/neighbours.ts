import { aroundSlot } from './find-properties.ts';
import { type PreparedSearch, PropertyFilter } from './property-filter.ts';
import type { SearchIndex } from './search-index.ts';

export interface Neighbours {
	/** Ids */
	previous: number | undefined;
	next: number | undefined;
	/** From 1 */
	position: { index: number; total: number } | undefined;
}

/** The properties before and after this one in a search, and its place there; none when the search does not find it. */
export function neighboursOf(index: SearchIndex, slot: number, search: PreparedSearch): Neighbours {
	const found = new PropertyFilter(index, search).found();
	if (!found.has(slot)) return { previous: undefined, next: undefined, position: undefined };
	const { previous, next, place } = aroundSlot(index, search, found, slot);
	const idAt = (at: number | undefined) => (at === undefined ? undefined : index.properties.id[at]);
	return { previous: idAt(previous), next: idAt(next), position: { index: place, total: found.size } };
}
