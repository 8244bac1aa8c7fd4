import {
	type Available,
	type CityChoice,
	type EpcLetter,
	emptySearch,
	type FacadeCount,
	type Feature,
	type MapBounds,
	PRICE_RANGES,
	type Radius,
	ROOM_KINDS,
	type RoomKind,
	type SearchFilter,
	SPAN_KINDS,
	type Span,
	type SpanKind,
} from '@estate/shared-contract';

/** One filter that is at work, and the search without it. */
export type AppliedFilter = { without: SearchFilter } & (
	| { kind: 'search'; value: string }
	/** `isNamesake`: another place of the search has the same name, and another postcode */
	| { kind: 'city'; value: CityChoice; isNamesake: boolean }
	| { kind: 'city-not'; value: CityChoice }
	| { kind: 'street'; value: string }
	| { kind: 'type'; value: number }
	| { kind: 'price'; value: { min?: number; max?: number } }
	| { kind: SpanKind; value: Span }
	| { kind: 'facades'; value: FacadeCount }
	| { kind: 'bedrooms-max'; value: number }
	| { kind: 'feature'; value: Feature }
	| { kind: 'subtype'; value: string }
	| { kind: 'rooms'; value: { room: RoomKind; count: number } }
	| { kind: 'epc'; value: string }
	| { kind: 'hideSold'; value: true }
	| { kind: 'epcMin'; value: EpcLetter }
	| { kind: 'available'; value: Available }
	| { kind: 'radius'; value: Radius }
	| { kind: 'projects'; value: 'none' | 'only' }
	| { kind: 'ids'; value: number }
	| { kind: 'bounds'; value: MapBounds }
	| { kind: 'shape'; value: true }
);

const without = <Item>(list: readonly Item[], item: Item) => list.filter((other) => other !== item);

/** Those that are absent when they are not set. */
function optionalFilters(base: SearchFilter): AppliedFilter[] {
	const { epcMin, ...anyClass } = base;
	const { available, ...anyTime } = base;
	const { projects, ...withProjects } = base;
	const { ids, ...anyProperty } = base;
	const { bounds, ...anywhere } = base;
	const { shape, ...outside } = base;
	return [
		...(epcMin ? [{ kind: 'epcMin' as const, value: epcMin, without: anyClass }] : []),
		...(available ? [{ kind: 'available' as const, value: available, without: anyTime }] : []),
		...(projects ? [{ kind: 'projects' as const, value: projects, without: withProjects }] : []),
		...(ids ? [{ kind: 'ids' as const, value: ids.length, without: anyProperty }] : []),
		...(bounds ? [{ kind: 'bounds' as const, value: bounds, without: anywhere }] : []),
		...(shape ? [{ kind: 'shape' as const, value: true as const, without: outside }] : []),
	];
}

/** The filters of a search, one by one, in the order of the form: each is a chip that removes it. Sort and page are none. */
export function appliedFilters(filter: SearchFilter): AppliedFilter[] {
	const base = { ...filter, page: 1 };
	const range = PRICE_RANGES[filter.goal];
	const { min, max } = filter.price;
	const applied: AppliedFilter[] = [];
	if (filter.search) applied.push({ kind: 'search', value: filter.search, without: { ...base, search: '' } });
	for (const city of filter.cities)
		applied.push({
			kind: 'city',
			value: city,
			isNamesake: filter.cities.some(({ name, zip }) => name === city.name && zip !== city.zip),
			without: { ...base, cities: without(filter.cities, city) },
		});
	for (const city of filter.notCities)
		applied.push({
			kind: 'city-not',
			value: city,
			without: { ...base, notCities: without(filter.notCities, city) },
		});
	const { street, ...anyStreet } = base;
	if (street) applied.push({ kind: 'street', value: street, without: anyStreet });
	// A circle stands beside the places that it lies around.
	const { radius, ...noCircle } = base;
	if (radius && filter.cities.length > 0) applied.push({ kind: 'radius', value: radius, without: noCircle });
	for (const type of filter.types)
		applied.push({ kind: 'type', value: type, without: { ...base, types: without(filter.types, type) } });
	for (const subtype of filter.subtypes)
		applied.push({
			kind: 'subtype',
			value: subtype,
			without: { ...base, subtypes: without(filter.subtypes, subtype) },
		});
	if (min !== range.min || max !== range.max)
		applied.push({
			kind: 'price',
			value: { ...(min !== range.min && { min }), ...(max !== range.max && { max }) },
			without: { ...base, price: emptySearch(filter.goal).price },
		});
	for (const room of ROOM_KINDS) {
		const { [room]: count, ...others } = filter.rooms;
		if (count) applied.push({ kind: 'rooms', value: { room, count }, without: { ...base, rooms: others } });
	}
	const { bedroomsMax, ...anyCount } = base;
	if (bedroomsMax) applied.push({ kind: 'bedrooms-max', value: bedroomsMax, without: anyCount });
	for (const kind of SPAN_KINDS) {
		const value = filter[kind];
		if (value.min !== undefined || value.max !== undefined)
			applied.push({ kind, value, without: { ...base, [kind]: {} } });
	}
	for (const count of filter.facades)
		applied.push({
			kind: 'facades',
			value: count,
			without: { ...base, facades: without(filter.facades, count) },
		});
	for (const feature of filter.features)
		applied.push({
			kind: 'feature',
			value: feature,
			without: { ...base, features: without(filter.features, feature) },
		});
	for (const letter of filter.epc)
		applied.push({ kind: 'epc', value: letter, without: { ...base, epc: without(filter.epc, letter) } });
	if (filter.hideSold) applied.push({ kind: 'hideSold', value: true, without: { ...base, hideSold: false } });
	applied.push(...optionalFilters(base));
	return applied;
}

/** The same search without any filter; the order stays. */
export function withoutFilters(filter: SearchFilter): SearchFilter {
	return { ...emptySearch(filter.goal), sort: filter.sort };
}
