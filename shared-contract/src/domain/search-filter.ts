import { type MapBounds, writeBounds } from './map-bounds.ts';
import { type MapShape, writeShape } from './map-shape.ts';
import {
	type Available,
	type FacadeCount,
	type Feature,
	type Radius,
	SPAN_KINDS,
	type Span,
} from './more-filters.ts';
import { type Goal, PRICE_RANGES } from './price-ranges.ts';
import type { EpcLetter } from './search-facets.ts';

/** Rooms that a search counts, named as in the query string (website.md §7). */
export const ROOM_KINDS = ['bedrooms', 'bathrooms', 'showerrooms', 'toilets', 'garages'] as const;
export type RoomKind = (typeof ROOM_KINDS)[number];

export const SORT_ORDERS = ['newest', 'price-asc', 'price-desc', 'area-desc', 'price-per-m2-asc'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];
/** Orders of a list: with a text also by how well it fits, which is the default there. */
export const LIST_ORDERS = ['relevance', ...SORT_ORDERS] as const;
export type ListOrder = (typeof LIST_ORDERS)[number];

/** Properties per page of results (decisions 30). */
export const PAGE_SIZE = 12;

/** What `ids` says of a search for none: an empty value would be that of a plain form, which says nothing. */
export const NO_IDS = 'none';

export interface CityChoice {
	/** Lower case */
	name: string;
	zip: string;
	/** What a page calls it, where that is not its name; no part of an address */
	label?: string;
}

/** A search for properties. The address of a result page is its only state. */
export interface SearchFilter {
	goal: Goal;
	search: string;
	cities: CityChoice[];
	/** Places that are left out, whichever else are asked for */
	notCities: CityChoice[];
	/** WebIDs of property types; any of them matches */
	types: number[];
	/** "At least n"; only counts above 0 are present (decisions 17) */
	rooms: Partial<Record<RoomKind, number>>;
	/** EUR; a bound that equals the range's bound does not filter, so a max at the range's maximum is open-ended (decisions 14) */
	price: { min: number; max: number };
	/** Living area in m², both optional */
	area: Span;
	/** Area of the plot in m² */
	plot: Span;
	/** Year of construction */
	year: Span;
	/** Every one of them */
	features: Feature[];
	/** Any of them; a property of which they are not known has none */
	facades: FacadeCount[];
	/** Slugs of main types in Dutch, such as `villa`; any of them matches */
	subtypes: string[];
	/** Energy classes by letter, lower case: `a` takes `a_plus` as well */
	epc: string[];
	/** Leave out what is sold, rented or under option */
	hideSold: boolean;
	sort: ListOrder;
	/** From 1 */
	page: number;
	/** Only these properties, such as a visitor's favourites, and nothing where there are none; in this order while `sort` is `newest` */
	ids?: number[];
	/** Only properties whose place on the map lies in this rectangle ("search this area") */
	bounds?: MapBounds;
	/** Only properties in this drawn area of the map */
	shape?: MapShape;
	/** `none` leaves out what belongs to a new-build project, `only` leaves out everything else */
	projects?: 'none' | 'only';
	/** Properties that are free by then */
	available?: Available;
	/** This energy class or a better one, by letter */
	epcMin?: EpcLetter;
	/** At most so many bedrooms: a home with at least one, or a studio; never fewer than the least that is asked for */
	bedroomsMax?: number;
	/** Kilometres around the cities; says nothing without a city */
	radius?: Radius;
	/** Name of a street in which homes publish their address, with or without a house number; in all cities where none is named */
	street?: string;
}

export function emptySearch(goal: Goal): SearchFilter {
	const { min, max } = PRICE_RANGES[goal];
	return {
		goal,
		search: '',
		cities: [],
		notCities: [],
		types: [],
		rooms: {},
		price: { min, max },
		area: {},
		plot: {},
		year: {},
		features: [],
		facades: [],
		subtypes: [],
		epc: [],
		hideSold: false,
		sort: 'newest',
		page: 1,
	};
}

/** Another goal keeps the search but resets the price range to the goal's own (website.md §4). */
export function withGoal(filter: SearchFilter, goal: Goal): SearchFilter {
	return { ...filter, goal, price: { min: PRICE_RANGES[goal].min, max: PRICE_RANGES[goal].max }, page: 1 };
}

/** The order of a list when none is asked for. */
const defaultSort = ({ search }: Pick<SearchFilter, 'search'>): ListOrder =>
	search === '' ? 'newest' : 'relevance';

/** The order of a search: without a text nothing fits better than another. */
export const sortOf = (filter: Pick<SearchFilter, 'search' | 'sort'>): ListOrder =>
	filter.sort === 'relevance' ? defaultSort(filter) : filter.sort;

const writeCity = ({ name, zip }: CityChoice) => `${name.toLowerCase()}|${zip}`;

/** Writes a search as a query string, only what differs from the empty search, always in the same order. */
export function writeSearch(filter: SearchFilter): URLSearchParams {
	const query = new URLSearchParams();
	const range = PRICE_RANGES[filter.goal];
	if (filter.search) query.set('search', filter.search);
	for (const city of filter.cities) query.append('city', writeCity(city));
	for (const city of filter.notCities) query.append('city-not', writeCity(city));
	if (filter.street) query.set('street', filter.street);
	for (const type of filter.types) query.append('type', String(type));
	for (const kind of ROOM_KINDS) if (filter.rooms[kind]) query.set(kind, String(filter.rooms[kind]));
	if (filter.bedroomsMax) query.set('bedrooms-max', String(filter.bedroomsMax));
	if (filter.price.min !== range.min || filter.price.max !== range.max)
		query.set('price', `${filter.price.min}-${filter.price.max}`);
	for (const name of SPAN_KINDS) {
		const { min, max } = filter[name];
		if (min !== undefined || max !== undefined) query.set(name, `${min ?? ''}-${max ?? ''}`);
	}
	for (const letter of filter.epc) query.append('epc', letter);
	if (filter.epcMin) query.set('epc-min', filter.epcMin);
	for (const feature of filter.features) query.append('feature', feature);
	for (const count of filter.facades) query.append('facades', String(count));
	for (const subtype of filter.subtypes) query.append('subtype', subtype);
	if (filter.available) query.set('available', filter.available);
	if (filter.radius) query.set('radius', String(filter.radius));
	if (filter.hideSold) query.set('hide', 'sold');
	if (filter.projects) query.set('projects', filter.projects);
	if (filter.ids) query.set('ids', filter.ids.join(',') || NO_IDS);
	if (filter.bounds) query.set('bounds', writeBounds(filter.bounds));
	if (filter.shape) query.set('shape', writeShape(filter.shape));
	const sort = sortOf(filter);
	if (sort !== defaultSort(filter)) query.set('sort', sort);
	if (filter.page > 1) query.set('page', String(filter.page));
	return query;
}

/** Names of the parameters that filter, as `readSearch` reads and `writeSearch` writes them. */
export const FILTER_PARAMETERS = [
	'search',
	'city',
	'city-not',
	'type',
	'price',
	'area',
	'epc',
	'hide',
	'projects',
	'ids',
	'bounds',
	...ROOM_KINDS,
	'plot',
	'year',
	'epc-min',
	'feature',
	'subtype',
	'available',
	'radius',
	'shape',
	'street',
	'facades',
	'bedrooms-max',
] as const;
/** Names of all parameters of a search. */
export const SEARCH_PARAMETERS = [...FILTER_PARAMETERS, 'sort', 'page'] as const;

/** Is anything filtered? Sort and page do not count (decisions 41). */
export function isFiltered(filter: SearchFilter): boolean {
	return writeSearch({ ...filter, sort: 'newest', page: 1 }).size > 0;
}

/** Upper price bound to filter by, or undefined when open-ended (decisions 14). */
export function upperPrice(filter: SearchFilter): number | undefined {
	return filter.price.max >= PRICE_RANGES[filter.goal].max ? undefined : filter.price.max;
}
