import {
	EPC_LETTERS,
	type Language,
	type PropertyFacets,
	ROOM_FACET_STEPS,
	ROOM_KINDS,
} from '@estate/shared-contract';
import { entryName } from './place-entries.ts';
import type { PreparedSearch, PropertyFilter } from './property-filter.ts';
import type { SearchIndex } from './search-index.ts';
import { countByCity } from './slot-counts.ts';

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));
const isSome = ({ count }: { count: number }) => count > 0;

function cityCounts(
	index: SearchIndex,
	filter: PropertyFilter,
	language: Language,
): PropertyFacets['cities'] {
	const counts = countByCity(index, filter.found('cities'));
	return index
		.placeEntries()
		.map((entry) => ({
			Name: entryName(entry, language),
			Zip: entry.zip,
			count: entry.cities.reduce((sum, number) => sum + (counts[number] ?? 0), 0),
		}))
		.filter(isSome)
		.sort((one, other) => compare(one.Name, other.Name) || compare(one.Zip, other.Zip));
}

function typeCounts({ sets }: SearchIndex, filter: PropertyFilter): PropertyFacets['types'] {
	const found = filter.found('types');
	return [...sets.byType()]
		.map(([WebID, properties]) => ({ WebID, count: found.sizeWith(properties) }))
		.filter(isSome)
		.sort((one, other) => one.WebID - other.WebID);
}

function priceCounts(
	index: SearchIndex,
	filter: PropertyFilter,
	search: PreparedSearch,
): PropertyFacets['prices'] {
	const found = filter.found('price');
	const { width, bars, unpriced } = index.sets.byPrice(search.filter.goal);
	return {
		width,
		counts: bars.map((bar) => found.sizeWith(bar)),
		unpriced: found.sizeWith(unpriced),
	};
}

/** The facets of a search: each counts the properties that the search would find without its own filter. */
export function countFacets(
	index: SearchIndex,
	filter: PropertyFilter,
	search: PreparedSearch,
	language: Language,
): PropertyFacets {
	const { sets } = index;
	const rooms = ROOM_KINDS.map((kind, number) => {
		const found = filter.found(kind);
		const counts = Array.from({ length: ROOM_FACET_STEPS }, (_, step) =>
			found.sizeWith(sets.withRooms(number, step + 1)),
		);
		return [kind, counts];
	});
	return {
		types: typeCounts(index, filter),
		cities: cityCounts(index, filter, language),
		epc: EPC_LETTERS.map((letter) => ({
			letter,
			count: filter.found('epc').sizeWith(sets.ofClass(letter)),
		})).filter(isSome),
		rooms: Object.fromEntries(rooms) as PropertyFacets['rooms'],
		prices: priceCounts(index, filter, search),
		available: filter.found('hide').sizeWith(sets.available()),
	};
}
