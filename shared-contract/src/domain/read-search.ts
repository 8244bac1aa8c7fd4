import { digitsOfPrice } from './amount.ts';
import { parseBounds } from './map-bounds.ts';
import { parseShape } from './map-shape.ts';
import { FACADE_COUNTS, FEATURES, parseAvailable, RADII } from './more-filters.ts';
import { type Goal, PRICE_RANGES } from './price-ranges.ts';
import { type DroppedValue, plainText, QueryReader } from './query-reader.ts';
import { EPC_LETTERS } from './search-facets.ts';
import {
	type CityChoice,
	LIST_ORDERS,
	NO_IDS,
	ROOM_KINDS,
	type SearchFilter,
	sortOf,
} from './search-filter.ts';

const MAX_ROOMS = 50;
const MAX_TEXT = 200;
const MAX_NAME = 80;
const HIGHEST_ID = 999_999_999;

function wholeNumber(text: string, lowest: number, highest: number): number | undefined {
	if (!/^\d{1,9}$/.test(text)) return undefined;
	const value = Number(text);
	return value >= lowest && value <= highest ? value : undefined;
}

function parseCity(text: string): CityChoice | undefined {
	const [name = '', zip = ''] = text.split('|').map((part) => plainText(part, MAX_NAME));
	return name ? { name: name.toLowerCase(), zip } : undefined;
}

const parseStreet = (text: string) => plainText(text, MAX_NAME) || undefined;

const parseLetter = (text: string) => EPC_LETTERS.find((letter) => letter === text.toLowerCase());

const parseSlug = (text: string) =>
	text.length <= MAX_NAME && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) ? text : undefined;

const numberOf =
	<Value extends number>(values: readonly Value[]) =>
	(text: string) =>
		values.find((value) => String(value) === text);

const oneOf =
	<Value extends string>(values: readonly Value[]) =>
	(text: string) =>
		values.find((value) => value === text);

/** Letters that the least energy class leaves, and those below it: with both, nothing could be found. */
function splitByLeast({ epc, epcMin }: Pick<SearchFilter, 'epc' | 'epcMin'>) {
	const isWorse = (letter: string) => epcMin !== undefined && letter > epcMin;
	return { epc: epc.filter((letter) => !isWorse(letter)), worse: epc.filter(isWorse) };
}

/** Who ticks a place in the form of a list that leaves it out asks for it. A circle may leave out the place in its middle. */
const leftOut = ({ cities, notCities, radius }: SearchFilter) =>
	radius
		? notCities
		: notCities.filter(({ name, zip }) => !cities.some((city) => city.name === name && city.zip === zip));

/** The filters that are absent when they are not set. */
function readOptional(reader: QueryReader, { bedrooms = 1 }: SearchFilter['rooms']): Partial<SearchFilter> {
	const optional = {
		bounds: reader.one('bounds', parseBounds),
		shape: reader.one('shape', parseShape),
		projects: reader.one('projects', oneOf(['none', 'only'])),
		available: reader.one('available', parseAvailable),
		epcMin: reader.one('epc-min', parseLetter),
		// With fewer than the least nothing could be found.
		bedroomsMax: reader.one('bedrooms-max', (text) => wholeNumber(text, bedrooms, MAX_ROOMS)),
		radius: reader.one('radius', numberOf(RADII)),
		street: reader.one('street', parseStreet),
	};
	return Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined));
}

/** A unit of a project is listed with the negative of its own id. */
function listedId(text: string): number | undefined {
	if (!text.startsWith('-')) return wholeNumber(text, 1, HIGHEST_ID);
	const unit = wholeNumber(text.slice(1), 1, HIGHEST_ID);
	return unit && -unit;
}

/** Who asks for properties by ids of which none makes sense gets none, not all there are. */
function readIds(reader: QueryReader, asked: string): Pick<SearchFilter, 'ids'> {
	if (asked.trim() === '') return {};
	return { ids: asked === NO_IDS ? [] : (reader.list('ids', listedId) ?? []) };
}

/**
 * Reads a search from a query string in the format of website.md §7. Never throws: a value that makes no sense is left
 * out of the filter and named in `dropped`. Parameters that are no part of a search do not matter here.
 * Both percent-encoded and literal `name|zip` are understood, because URLSearchParams decodes (decisions 15).
 */
export function readSearch(
	query: URLSearchParams,
	goal: Goal,
): { filter: SearchFilter; dropped: DroppedValue[] } {
	const reader = new QueryReader(query);
	const range = PRICE_RANGES[goal];
	const price = reader.span('price', digitsOfPrice);
	const rooms: SearchFilter['rooms'] = {};
	for (const kind of ROOM_KINDS) {
		const count = reader.one(kind, (text) => wholeNumber(text, 0, MAX_ROOMS));
		if (count) rooms[kind] = count;
	}
	const filter: SearchFilter = {
		goal,
		search: plainText(query.get('search') ?? '', MAX_TEXT),
		cities: reader.all('city', parseCity),
		notCities: reader.all('city-not', parseCity),
		types: [...new Set(reader.all('type', (text) => wholeNumber(text, 1, 999)))],
		rooms,
		price: {
			min: Math.min(Math.max(price.min ?? range.min, range.min), range.max),
			max: Math.min(Math.max(price.max ?? range.max, range.min), range.max),
		},
		area: reader.span('area'),
		plot: reader.span('plot'),
		year: reader.span('year'),
		features: [...new Set(reader.all('feature', oneOf(FEATURES)))],
		facades: [...new Set(reader.all('facades', numberOf(FACADE_COUNTS)))],
		subtypes: [...new Set(reader.all('subtype', parseSlug))],
		epc: [...new Set(reader.all('epc', parseLetter))],
		hideSold: reader.one('hide', oneOf(['sold'])) === 'sold',
		sort: reader.one('sort', oneOf(LIST_ORDERS)) ?? 'relevance',
		page: reader.one('page', (text) => wholeNumber(text, 1, 1_000_000)) ?? 1,
		...readIds(reader, query.get('ids') ?? ''),
		...readOptional(reader, rooms),
	};
	const { epc, worse } = splitByLeast(filter);
	const left = worse.map((value) => ({ name: 'epc', value }));
	return {
		filter: { ...filter, epc, notCities: leftOut(filter), sort: sortOf(filter) },
		dropped: [...reader.dropped, ...left],
	};
}

/** The search of `readSearch`, for whom what was dropped does not matter. */
export function parseSearch(query: URLSearchParams, goal: Goal): SearchFilter {
	return readSearch(query, goal).filter;
}
