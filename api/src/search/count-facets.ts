import {
	EPC_LETTERS,
	type Language,
	type PropertyFacets,
	ROOM_FACET_STEPS,
	ROOM_KINDS,
	type RoomKind,
} from '@estate/shared-contract';
import { entryName } from './place-entries.ts';
import type { PreparedSearch, PropertyFilter } from './property-filter.ts';
import { countRooms, ROOM_CODES } from './room-codes.ts';
import { countByCity, countByNumber, countEach, countIn } from './row-counts.ts';
import type { RowSet } from './row-set.ts';
import type { SearchIndex } from './search-index.ts';

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

/** A property has a set of types: in a pass the sets are counted, and each type is in some of them. */
function typeCounts({ properties, sets }: SearchIndex, filter: PropertyFilter): PropertyFacets['types'] {
	const found = filter.found('types');
	const byType = [...sets.byType()];
	const typeSets = properties.typeSets.values;
	const counts = countIn(
		found,
		byType,
		([, set]) => set,
		() => {
			const bySet = countByNumber(found, properties.types, typeSets.length);
			const countOf = (type: number) =>
				typeSets.reduce((sum, types, number) => sum + (types.includes(type) ? (bySet[number] ?? 0) : 0), 0);
			return byType.map(([type]) => countOf(type));
		},
	);
	return byType
		.map(([WebID], place) => ({ WebID, count: counts[place] ?? 0 }))
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
	const counts = Array.from(countEach(found, [...bars, unpriced], numbers));
	return { width, counts: counts.slice(0, unpricedNumber), unpriced: counts[unpricedNumber] ?? 0 };
}

const ROOM_STEPS = Array.from({ length: ROOM_FACET_STEPS }, (_, step) => step + 1);

/** How many have at least one room of each of some kinds, at least two and so on: all kinds in one pass, where that is quicker. */
function roomCountsOf({ sets }: SearchIndex, found: RowSet, kinds: readonly RoomKind[]) {
	const steps = kinds.flatMap((kind) =>
		ROOM_STEPS.map((least) => ({ kind: ROOM_KINDS.indexOf(kind), least })),
	);
	const pass = () => {
		const exactly = countRooms(countByNumber(found, sets.roomCodes(), ROOM_CODES - 1));
		return steps.map(({ kind, least }) =>
			(exactly[kind] ?? new Uint32Array()).subarray(least).reduce((sum, count) => sum + count, 0),
		);
	};
	const counts = countIn(found, steps, ({ kind, least }) => sets.withRooms(kind, least), pass);
	return kinds.map(
		(kind, place) =>
			[kind, Array.from(counts).slice(place * ROOM_FACET_STEPS, (place + 1) * ROOM_FACET_STEPS)] as const,
	);
}

/** Kinds that no filter names are counted among the same properties. */
function roomCounts(index: SearchIndex, filter: PropertyFilter): PropertyFacets['rooms'] {
	const byFound = Map.groupBy(ROOM_KINDS, (kind) => filter.found(kind));
	const counts = [...byFound].flatMap(([found, kinds]) => roomCountsOf(index, found, kinds));
	return Object.fromEntries(counts) as PropertyFacets['rooms'];
}

function epcCounts({ properties, sets }: SearchIndex, filter: PropertyFilter): PropertyFacets['epc'] {
	const found = filter.found('epc');
	// Number 0 is of no class.
	const pass = () => countByNumber(found, properties.epc, EPC_LETTERS.length).subarray(1);
	const counts = countIn(found, EPC_LETTERS, (letter) => sets.ofClass(letter), pass);
	return EPC_LETTERS.map((letter, place) => ({ letter, count: counts[place] ?? 0 })).filter(isSome);
}

/** The facets of a search: each counts the properties that the search would find without its own filter. */
export function countFacets(
	index: SearchIndex,
	filter: PropertyFilter,
	search: PreparedSearch,
	language: Language,
): PropertyFacets {
	return {
		types: typeCounts(index, filter),
		cities: cityCounts(index, filter, language),
		epc: epcCounts(index, filter),
		rooms: roomCounts(index, filter),
		prices: priceCounts(index, filter, search),
		available: filter.found('hide').sizeWith(index.sets.available()),
	};
}
