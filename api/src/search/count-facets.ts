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
import { countAtLeast, countByCity, countByNumber, countEach, isPassQuicker } from './slot-counts.ts';

const isSome = ({ count }: { count: number }) => count > 0;

function cityCounts(
	index: SearchIndex,
	filter: PropertyFilter,
	language: Language,
): PropertyFacets['cities'] {
	const counts = countByCity(index, filter.found('cities'));
	return index
		.placeEntries(language)
		.map((entry) => ({
			Name: entryName(entry, language),
			Zip: entry.zip,
			count: entry.cities.reduce((sum, number) => sum + (counts[number] ?? 0), 0),
		}))
		.filter(isSome);
}

/** A property has a set of types; where few are found, the sets are counted and each type is that of its sets. */
function typeCounts({ properties, sets }: SearchIndex, filter: PropertyFilter): PropertyFacets['types'] {
	const found = filter.found('types');
	const byType = [...sets.byType()];
	const typeSets = properties.typeSets.values;
	const bySet = isPassQuicker(found, byType.length)
		? countByNumber(found, properties.types, typeSets.length)
		: undefined;
	return byType
		.map(([WebID, properties]) => ({
			WebID,
			count: bySet
				? typeSets.reduce((sum, types, number) => sum + (types.includes(WebID) ? (bySet[number] ?? 0) : 0), 0)
				: found.sizeWith(properties),
		}))
		.filter(isSome)
		.sort((one, other) => one.WebID - other.WebID);
}

function priceCounts(
	index: SearchIndex,
	filter: PropertyFilter,
	search: PreparedSearch,
): PropertyFacets['prices'] {
	const found = filter.found('price');
	const { width, bars, unpriced, numbers, unpricedNumber } = index.sets.byPrice(search.filter.goal);
	const counts = countEach(found, [...bars, unpriced], numbers);
	return {
		width,
		counts: [...counts.subarray(0, unpricedNumber)],
		unpriced: counts[unpricedNumber] ?? 0,
	};
}

/** How many have at least one room of a kind, at least two and so on. */
function roomCounts({ properties, sets }: SearchIndex, filter: PropertyFilter, kind: number): number[] {
	const found = filter.found(ROOM_KINDS[kind]);
	const column = properties.rooms[kind];
	if (column && isPassQuicker(found, ROOM_FACET_STEPS))
		return [...countAtLeast(found, column, ROOM_FACET_STEPS).subarray(1)];
	return Array.from({ length: ROOM_FACET_STEPS }, (_, step) =>
		found.sizeWith(sets.withRooms(kind, step + 1)),
	);
}

function epcCounts({ properties, sets }: SearchIndex, filter: PropertyFilter): PropertyFacets['epc'] {
	const unknownFirst = [undefined, ...EPC_LETTERS];
	const found = filter.found('epc');
	const counts = isPassQuicker(found, EPC_LETTERS.length)
		? countByNumber(found, properties.epc, EPC_LETTERS.length)
		: undefined;
	return unknownFirst
		.flatMap((letter, number) =>
			letter ? { letter, count: counts?.[number] ?? found.sizeWith(sets.ofClass(letter)) } : [],
		)
		.filter(isSome);
}

/** The facets of a search: each counts the properties that the search would find without its own filter. */
export function countFacets(
	index: SearchIndex,
	filter: PropertyFilter,
	search: PreparedSearch,
	language: Language,
): PropertyFacets {
	const rooms = ROOM_KINDS.map((kind, number) => [kind, roomCounts(index, filter, number)]);
	return {
		types: typeCounts(index, filter),
		cities: cityCounts(index, filter, language),
		epc: epcCounts(index, filter),
		rooms: Object.fromEntries(rooms) as PropertyFacets['rooms'],
		prices: priceCounts(index, filter, search),
		available: filter.found('hide').sizeWith(index.sets.available()),
	};
}
