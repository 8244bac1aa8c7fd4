import { type Goal, PRICE_RANGES } from './price-ranges.ts';

/** Rooms that a search counts, named as in the query string (website.md §7). */
export const ROOM_KINDS = ['bedrooms', 'bathrooms', 'showerrooms', 'toilets', 'garages'] as const;
export type RoomKind = (typeof ROOM_KINDS)[number];

export const SORT_ORDERS = ['newest', 'price-asc', 'price-desc', 'area-desc', 'price-per-m2-asc'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/** Homes per page of results (decisions 30). */
export const PAGE_SIZE = 12;

export interface CityChoice {
	/** Lower case */
	name: string;
	zip: string;
}

/** A search for homes. The address of a result page is its only state. */
export interface SearchFilter {
	goal: Goal;
	search: string;
	cities: CityChoice[];
	/** WebIDs of property types; any of them matches */
	types: number[];
	/** "At least n"; only counts above 0 are present (decisions 17) */
	rooms: Partial<Record<RoomKind, number>>;
	/** EUR; a bound that equals the range's bound does not filter, so a max at the range's maximum is open-ended (decisions 14) */
	price: { min: number; max: number };
	/** Living area in m², both optional */
	area: { min?: number; max?: number };
	/** Energy classes by letter, lower case: `a` takes `a_plus` as well */
	epc: string[];
	/** Leave out what is sold, rented or under option */
	hideSold: boolean;
	sort: SortOrder;
	/** From 1 */
	page: number;
}

export function emptySearch(goal: Goal): SearchFilter {
	const { min, max } = PRICE_RANGES[goal];
	return {
		goal,
		search: '',
		cities: [],
		types: [],
		rooms: {},
		price: { min, max },
		area: {},
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

const MAX_ROOMS = 50;
const MAX_TEXT = 200;
const MAX_CHOICES = 50;

function wholeNumber(text: string | null, lowest: number, highest: number): number | undefined {
	if (text === null || !/^\d{1,9}$/.test(text)) return undefined;
	const value = Number(text);
	return value >= lowest && value <= highest ? value : undefined;
}

function parseSpan(text: string | null): { min?: number; max?: number } {
	const match = /^(\d{1,9})?-(\d{1,9})?$/.exec(text ?? '');
	if (!match) return {};
	const min = match[1] === undefined ? undefined : Number(match[1]);
	const max = match[2] === undefined ? undefined : Number(match[2]);
	if (min !== undefined && max !== undefined && min > max) return {};
	return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}

/** `price=min-max`, or the two fields of a plain form, `price-min` and `price-max`. */
function parseFormSpan(query: URLSearchParams, name: string): { min?: number; max?: number } {
	if (query.has(name)) return parseSpan(query.get(name));
	return parseSpan(`${query.get(`${name}-min`)?.trim() ?? ''}-${query.get(`${name}-max`)?.trim() ?? ''}`);
}

/**
 * Reads a search from a query string in the format of website.md §7. Never throws: a value that makes no sense is left out.
 * Both percent-encoded and literal `name|zip` are understood, because URLSearchParams decodes (decisions 15).
 */
export function parseSearch(query: URLSearchParams, goal: Goal): SearchFilter {
	const range = PRICE_RANGES[goal];
	const price = parseFormSpan(query, 'price');
	const rooms: SearchFilter['rooms'] = {};
	for (const kind of ROOM_KINDS) {
		const count = wholeNumber(query.get(kind), 1, MAX_ROOMS);
		if (count) rooms[kind] = count;
	}
	const sort = query.get('sort');
	const cities = query
		.getAll('city')
		.slice(0, MAX_CHOICES)
		.map((value) => value.split('|'))
		.filter(([name]) => name)
		.map(([name = '', zip = '']) => ({ name: name.trim().toLowerCase(), zip: zip.trim() }));
	return {
		goal,
		search: (query.get('search') ?? '').trim().slice(0, MAX_TEXT),
		cities,
		types: [
			...new Set(
				query
					.getAll('type')
					.slice(0, MAX_CHOICES)
					.map((value) => wholeNumber(value, 1, 999))
					.filter((value) => value !== undefined),
			),
		],
		rooms,
		price: {
			min: Math.min(Math.max(price.min ?? range.min, range.min), range.max),
			max: Math.min(Math.max(price.max ?? range.max, range.min), range.max),
		},
		area: parseFormSpan(query, 'area'),
		epc: [...new Set(query.getAll('epc').map((value) => value.toLowerCase()))].filter((value) =>
			/^[a-g]$/.test(value),
		),
		hideSold: query.get('hide') === 'sold',
		sort: SORT_ORDERS.find((order) => order === sort) ?? 'newest',
		page: wholeNumber(query.get('page'), 1, 1_000_000) ?? 1,
	};
}

/** Writes a search as a query string, only what differs from the empty search, always in the same order. */
export function writeSearch(filter: SearchFilter): URLSearchParams {
	const query = new URLSearchParams();
	const range = PRICE_RANGES[filter.goal];
	if (filter.search) query.set('search', filter.search);
	for (const { name, zip } of filter.cities) query.append('city', `${name.toLowerCase()}|${zip}`);
	for (const type of filter.types) query.append('type', String(type));
	for (const kind of ROOM_KINDS) if (filter.rooms[kind]) query.set(kind, String(filter.rooms[kind]));
	if (filter.price.min !== range.min || filter.price.max !== range.max)
		query.set('price', `${filter.price.min}-${filter.price.max}`);
	if (filter.area.min !== undefined || filter.area.max !== undefined)
		query.set('area', `${filter.area.min ?? ''}-${filter.area.max ?? ''}`);
	for (const letter of filter.epc) query.append('epc', letter);
	if (filter.hideSold) query.set('hide', 'sold');
	if (filter.sort !== 'newest') query.set('sort', filter.sort);
	if (filter.page > 1) query.set('page', String(filter.page));
	return query;
}

/** Is anything filtered? Sort and page do not count (decisions 41). */
export function isFiltered(filter: SearchFilter): boolean {
	return writeSearch({ ...filter, sort: 'newest', page: 1 }).size > 0;
}

/** Upper price bound to filter by, or undefined when open-ended (decisions 14). */
export function upperPrice(filter: SearchFilter): number | undefined {
	return filter.price.max >= PRICE_RANGES[filter.goal].max ? undefined : filter.price.max;
}
