import {
	type CityChoice,
	emptySearch,
	PRICE_RANGES,
	ROOM_KINDS,
	type RoomKind,
	type SearchFilter,
} from '@estate/shared-contract';

/** One filter that is at work, and the search without it. */
export type AppliedFilter = { without: SearchFilter } & (
	| { kind: 'search'; value: string }
	| { kind: 'city'; value: CityChoice }
	| { kind: 'type'; value: number }
	| { kind: 'price'; value: { min?: number; max?: number } }
	| { kind: 'area'; value: { min?: number; max?: number } }
	| { kind: 'rooms'; value: { room: RoomKind; count: number } }
	| { kind: 'epc'; value: string }
	| { kind: 'hideSold'; value: true }
	| { kind: 'projects'; value: true }
	| { kind: 'ids'; value: number }
	| { kind: 'bounds'; value: true }
);

const without = <Item>(list: readonly Item[], item: Item) => list.filter((other) => other !== item);

/** The filters of a search, one by one, in the order of the form: each is a chip that removes it. Sort and page are none. */
export function appliedFilters(filter: SearchFilter): AppliedFilter[] {
	const base = { ...filter, page: 1 };
	const range = PRICE_RANGES[filter.goal];
	const { min, max } = filter.price;
	const applied: AppliedFilter[] = [];
	if (filter.search) applied.push({ kind: 'search', value: filter.search, without: { ...base, search: '' } });
	for (const city of filter.cities)
		applied.push({ kind: 'city', value: city, without: { ...base, cities: without(filter.cities, city) } });
	for (const type of filter.types)
		applied.push({ kind: 'type', value: type, without: { ...base, types: without(filter.types, type) } });
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
	if (filter.area.min !== undefined || filter.area.max !== undefined)
		applied.push({ kind: 'area', value: filter.area, without: { ...base, area: {} } });
	for (const letter of filter.epc)
		applied.push({ kind: 'epc', value: letter, without: { ...base, epc: without(filter.epc, letter) } });
	if (filter.hideSold) applied.push({ kind: 'hideSold', value: true, without: { ...base, hideSold: false } });
	const { withoutProjects, ...withProjects } = base;
	if (withoutProjects) applied.push({ kind: 'projects', value: true, without: withProjects });
	const { ids, ...anyProperty } = base;
	if (ids) applied.push({ kind: 'ids', value: ids.length, without: anyProperty });
	const { bounds, ...anywhere } = base;
	if (bounds) applied.push({ kind: 'bounds', value: true, without: anywhere });
	return applied;
}

/** The same search without any filter; the order stays. */
export function withoutFilters(filter: SearchFilter): SearchFilter {
	return { ...emptySearch(filter.goal), sort: filter.sort };
}
