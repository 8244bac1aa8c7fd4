import type { MapBounds } from './map-bounds.ts';
import { RADII, type Radius, SPAN_KINDS, type Span } from './more-filters.ts';
import { PRICE_RANGES } from './price-ranges.ts';
import {
	emptySearch,
	FILTER_PARAMETERS,
	isFiltered,
	ROOM_KINDS,
	type RoomKind,
	type SearchFilter,
} from './search-filter.ts';
import { splitHouseNumber } from './street-address.ts';

/** Query parameter of a filter that gives way, or all of them at once. */
export const WIDENED_FILTERS = [...FILTER_PARAMETERS, 'all'] as const;
export type WidenedFilter = (typeof WIDENED_FILTERS)[number];

/** A wider search: one filter less, or one filter less strict. */
export interface WiderSearch {
	filter: WidenedFilter;
	/** One or two more that give way with it, where no single one helps */
	also?: WidenedFilter[];
	how: 'removed' | 'relaxed';
	search: SearchFilter;
}

/** A bound gives way by this share of itself. */
const SLACK = 0.15;

function wider(bounds: MapBounds): MapBounds {
	const tall = (bounds.north - bounds.south) / 2;
	const wide = (bounds.east - bounds.west) / 2;
	return {
		south: Math.max(-90, bounds.south - tall),
		west: Math.max(-180, bounds.west - wide),
		north: Math.min(90, bounds.north + tall),
		east: Math.min(180, bounds.east + wide),
	};
}

function relaxedPrice({ goal, price }: SearchFilter): SearchFilter['price'] {
	const { min, max, step } = PRICE_RANGES[goal];
	return {
		min: Math.max(min, Math.floor((price.min * (1 - SLACK)) / step) * step),
		max: Math.min(max, Math.ceil((price.max * (1 + SLACK)) / step) * step),
	};
}

const relaxedSpan = ({ min, max }: Span): Span => ({
	...(min === undefined ? {} : { min: Math.floor(min * (1 - SLACK)) }),
	...(max === undefined ? {} : { max: Math.ceil(max * (1 + SLACK)) }),
});

const isBounded = ({ min, max }: Span) => min !== undefined || max !== undefined;

/** Kilometres of the first circle around a place: a smaller one finds little more than the place itself. */
const FIRST_RADIUS: Radius = 10;

/** The larger circles around the cities, at least as large as the first; none around none. */
function largerRadii({ radius, cities }: SearchFilter): Radius[] {
	const least = radius === undefined ? FIRST_RADIUS : radius + 1;
	return cities.length === 0 ? [] : RADII.filter((larger) => larger >= least);
}

function withRooms(filter: SearchFilter, kind: RoomKind, count: number): Partial<SearchFilter> {
	const { [kind]: _, ...rooms } = filter.rooms;
	return { rooms: count > 0 ? { ...rooms, [kind]: count } : rooms };
}

/** Changes that take one filter away; only filters that are set. */
function removals(filter: SearchFilter): [WidenedFilter, Partial<SearchFilter>][] {
	const { price, cities, notCities, types, epc, hideSold, search } = emptySearch(filter.goal);
	const changes: [WidenedFilter, boolean, Partial<SearchFilter>][] = [
		['search', filter.search !== '', { search }],
		['city', filter.cities.length > 0, { cities }],
		['city-not', filter.notCities.length > 0, { notCities }],
		['type', filter.types.length > 0, { types }],
		['price', filter.price.min > price.min || filter.price.max < price.max, { price }],
		...SPAN_KINDS.map((kind): [WidenedFilter, boolean, Partial<SearchFilter>] => [
			kind,
			isBounded(filter[kind]),
			{ [kind]: {} },
		]),
		['epc', filter.epc.length > 0, { epc }],
		['hide', filter.hideSold, { hideSold }],
		['feature', filter.features.length > 0, { features: [] }],
		['facades', filter.facades.length > 0, { facades: [] }],
		['subtype', filter.subtypes.length > 0, { subtypes: [] }],
		...ROOM_KINDS.map((kind): [WidenedFilter, boolean, Partial<SearchFilter>] => [
			kind,
			filter.rooms[kind] !== undefined,
			withRooms(filter, kind, 0),
		]),
	];
	return changes.filter(([, isSet]) => isSet).map(([name, , change]) => [name, change]);
}

/** Parameters of the optional filters, which are absent when they are not set. */
const OPTIONAL_FILTERS = {
	ids: 'ids',
	bounds: 'bounds',
	shape: 'shape',
	projects: 'projects',
	available: 'available',
	epcMin: 'epc-min',
	bedroomsMax: 'bedrooms-max',
	radius: 'radius',
	street: 'street',
} as const satisfies Partial<Record<keyof SearchFilter, WidenedFilter>>;

function withoutOptional(filter: SearchFilter): [WidenedFilter, SearchFilter][] {
	const keys = Object.keys(OPTIONAL_FILTERS) as (keyof typeof OPTIONAL_FILTERS)[];
	return keys
		.filter((key) => filter[key] !== undefined)
		.map((key) => {
			const { [key]: _, ...rest } = filter;
			return [OPTIONAL_FILTERS[key], rest as SearchFilter];
		});
}

function relaxations(filter: SearchFilter): [WidenedFilter, Partial<SearchFilter>][] {
	const names = removals(filter).map(([name]) => name);
	const { features, street = '' } = filter;
	const { name } = splitHouseNumber(street);
	return [
		...largerRadii(filter).map((radius): [WidenedFilter, Partial<SearchFilter>] => ['radius', { radius }]),
		...ROOM_KINDS.filter((kind) => (filter.rooms[kind] ?? 0) > 1).map(
			(kind): [WidenedFilter, Partial<SearchFilter>] => [
				kind,
				withRooms(filter, kind, (filter.rooms[kind] ?? 0) - 1),
			],
		),
		...(filter.bedroomsMax === undefined
			? []
			: [
					['bedrooms-max', { bedroomsMax: filter.bedroomsMax + 1 }] as [WidenedFilter, Partial<SearchFilter>],
				]),
		...(names.includes('price')
			? [['price', { price: relaxedPrice(filter) }] as [WidenedFilter, Partial<SearchFilter>]]
			: []),
		// A year does not give way by a share of itself: only areas do.
		...(['area', 'plot'] as const)
			.filter((kind) => names.includes(kind))
			.map((kind): [WidenedFilter, Partial<SearchFilter>] => [kind, { [kind]: relaxedSpan(filter[kind]) }]),
		// One of several features alone: all of them hold together, and another may be what nothing has.
		...(features.length > 1
			? features.map((one): [WidenedFilter, Partial<SearchFilter>] => [
					'feature',
					{ features: features.filter((other) => other !== one) },
				])
			: []),
		...(street && name !== street
			? [['street', { street: name }] as [WidenedFilter, Partial<SearchFilter>]]
			: []),
		...(filter.bounds
			? [['bounds', { bounds: wider(filter.bounds) }] as [WidenedFilter, Partial<SearchFilter>]]
			: []),
	];
}

/** Without a place a radius says nothing. */
function withoutLoneRadius(filter: SearchFilter): SearchFilter {
	if (filter.cities.length > 0) return filter;
	const { radius: _, ...rest } = filter;
	return rest;
}

/** The searches without one of the filters that are set. */
const searchesWithoutOne = (filter: SearchFilter): [WidenedFilter, SearchFilter][] => [
	...removals(filter).map(([name, change]): [WidenedFilter, SearchFilter] => [
		name,
		withoutLoneRadius({ ...filter, ...change }),
	]),
	...withoutOptional(filter),
];

/** Every search that is one step wider than this one, all on page 1: less strict ones first, then those without one filter, then without any. */
export function widerSearches(filter: SearchFilter): WiderSearch[] {
	const first = { ...filter, page: 1 };
	const removed = searchesWithoutOne(first);
	const all: SearchFilter = { ...emptySearch(filter.goal), sort: filter.sort };
	return [
		...relaxations(first).map(
			([name, change]): WiderSearch => ({ filter: name, how: 'relaxed', search: { ...first, ...change } }),
		),
		...removed.map(([name, search]): WiderSearch => ({ filter: name, how: 'removed', search })),
		// A place takes its circle along: without it nothing may be left to let go of.
		...(removed.length > 0 && removed.every(([, search]) => isFiltered(search))
			? [{ filter: 'all', how: 'removed', search: all } as WiderSearch]
			: []),
	];
}

/** Filters that are tried in pairs and threes, 84 in all; who sets more may begin again. */
const MOST_TRIED = 8;

/** Every search without so many of the filters, on page 1, that has another one left. */
function searchesWithout(filter: SearchFilter, count: number): WiderSearch[] {
	const order = searchesWithoutOne(filter).map(([name]) => name);
	const tried = new Set(order.slice(0, MOST_TRIED));
	let searches: [WidenedFilter[], SearchFilter][] = [[[], { ...filter, page: 1 }]];
	for (let removed = 0; removed < count; removed++)
		searches = searches.flatMap(([names, search]) =>
			searchesWithoutOne(search)
				// Each combination once: in the order of the filters.
				.filter(
					([name]) => tried.has(name) && names.every((other) => order.indexOf(other) < order.indexOf(name)),
				)
				.map(([name, wider]): [WidenedFilter[], SearchFilter] => [[...names, name], wider]),
		);
	return searches.flatMap(([[first, ...also], search]) =>
		first && isFiltered(search) ? { filter: first, also, how: 'removed', search } : [],
	);
}

/** Ways that find something, the most promising first: what lies around the place, in the smallest circle that has something; the least change, then the most properties; giving up everything comes last. */
export function promisingFirst<Way extends Pick<WiderSearch, 'filter' | 'how'> & { total: number }>(
	ways: readonly Way[],
): Way[] {
	const isCircle = ({ filter, how }: Way) => filter === 'radius' && how === 'relaxed';
	const rank = (way: Way) => {
		if (isCircle(way)) return -1;
		return way.filter === 'all' ? 2 : way.how === 'removed' ? 1 : 0;
	};
	const found = ways.filter(({ total }) => total > 0);
	const nearest = found.find(isCircle);
	return found
		.filter((way) => !isCircle(way) || way === nearest)
		.sort((one, other) => rank(one) - rank(other) || other.total - one.total);
}

/** Ways to give up several filters that are offered: more of them are hard to choose from. */
const MOST_OF_SEVERAL = 4;

/** Ways that find something, as `promisingFirst` has them; where no single filter helps, those without two of them, then without three. */
export function waysThatFind<Way extends Pick<WiderSearch, 'filter' | 'how'> & { total: number }>(
	filter: SearchFilter,
	counted: (wider: WiderSearch) => Way,
): Way[] {
	const ways = promisingFirst(widerSearches(filter).map(counted));
	if (ways.some((way) => way.filter !== 'all')) return ways;
	for (const count of [2, 3]) {
		const found = promisingFirst(searchesWithout(filter, count).map(counted));
		if (found.length > 0) return [...found.slice(0, MOST_OF_SEVERAL), ...ways];
	}
	return ways;
}
