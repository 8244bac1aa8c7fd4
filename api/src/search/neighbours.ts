import { foundInOrder } from './find-properties.ts';
import type { PreparedSearch } from './property-filter.ts';
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
	const found = foundInOrder(index, search);
	const place = found.indexOf(slot);
	if (place < 0) return { previous: undefined, next: undefined, position: undefined };
	const idAt = (at: number) => {
		const other = found[at];
		return other === undefined ? undefined : index.properties.id[other];
	};
	return {
		previous: idAt(place - 1),
		next: idAt(place + 1),
		position: { index: place + 1, total: found.length },
	};
}
