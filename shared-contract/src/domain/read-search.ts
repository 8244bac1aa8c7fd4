import { parseBounds } from './map-bounds.ts';
import { type Goal, PRICE_RANGES } from './price-ranges.ts';
import { type CityChoice, ROOM_KINDS, type SearchFilter, SORT_ORDERS } from './search-filter.ts';

/** A value of a search address that makes no sense: left out, and said so. `value` is cut for showing. */
export interface DroppedValue {
	/** Name of the query parameter, such as `price` */
	name: string;
	value: string;
}

const MAX_ROOMS = 50;
const MAX_TEXT = 200;
const MAX_NAME = 80;
const MAX_CHOICES = 50;
const MAX_IDS = 100;
const HIGHEST_ID = 999_999_999;
const SHOWN_OF_A_VALUE = 40;

/** One line without control characters (NUL among them) and without halves of a character, at most `limit` long. */
function plainText(text: string, limit: number): string {
	return text
		.replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
		.trim()
		.slice(0, limit)
		.replace(/[\uD800-\uDBFF]$/, '')
		.trim();
}

function wholeNumber(text: string, lowest: number, highest: number): number | undefined {
	if (!/^\d{1,9}$/.test(text)) return undefined;
	const value = Number(text);
	return value >= lowest && value <= highest ? value : undefined;
}

interface Span {
	min?: number;
	max?: number;
}

function parseSpan(text: string): Span | undefined {
	const match = /^(\d{1,9})?-(\d{1,9})?$/.exec(text);
	if (!match) return undefined;
	const min = match[1] === undefined ? undefined : Number(match[1]);
	const max = match[2] === undefined ? undefined : Number(match[2]);
	if (min !== undefined && max !== undefined && min > max) return undefined;
	return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}

/** Reads the parameters of one query and notes each value that says nothing. An empty value is no value: plain forms send them. */
class QueryReader {
	readonly dropped: DroppedValue[] = [];
	readonly #query: URLSearchParams;

	constructor(query: URLSearchParams) {
		this.#query = query;
	}

	#read<Value>(name: string, text: string, parse: (text: string) => Value | undefined): Value | undefined {
		if (text.trim() === '') return undefined;
		const value = parse(text);
		if (value === undefined) this.dropped.push({ name, value: plainText(text, SHOWN_OF_A_VALUE) });
		return value;
	}

	one<Value>(name: string, parse: (text: string) => Value | undefined): Value | undefined {
		return this.#read(name, this.#query.get(name) ?? '', parse);
	}

	/** Parts of one value, comma-separated, once each; undefined when none is left. */
	list<Value>(name: string, parse: (text: string) => Value | undefined): Value[] | undefined {
		const texts = (this.#query.get(name) ?? '').split(',').slice(0, MAX_IDS);
		const values = texts.map((text) => this.#read(name, text.trim(), parse));
		const known = new Set(values.filter((value) => value !== undefined));
		return known.size > 0 ? [...known] : undefined;
	}

	all<Value>(name: string, parse: (text: string) => Value | undefined): Value[] {
		const texts = this.#query.getAll(name).slice(0, MAX_CHOICES);
		return texts.map((text) => this.#read(name, text, parse)).filter((value) => value !== undefined);
	}

	/** `price=min-max`, or the two fields of a plain form, `price-min` and `price-max`. */
	span(name: string): Span {
		if (this.#query.has(name)) return this.one(name, parseSpan) ?? {};
		const field = (end: string) => this.#query.get(`${name}-${end}`)?.trim() ?? '';
		const text = `${field('min')}-${field('max')}`;
		return text === '-' ? {} : (this.#read(name, text, parseSpan) ?? {});
	}
}

function parseCity(text: string): CityChoice | undefined {
	const [name = '', zip = ''] = text.split('|').map((part) => plainText(part, MAX_NAME));
	return name ? { name: name.toLowerCase(), zip } : undefined;
}

const parseLetter = (text: string) => (/^[a-g]$/i.test(text) ? text.toLowerCase() : undefined);

const oneOf =
	<Value extends string>(values: readonly Value[]) =>
	(text: string) =>
		values.find((value) => value === text);

/**
 * Reads a search from a query string in the format of website.md §7. Never throws: a value that makes no sense is left
 * out of the filter and named in `dropped`. Parameters that are no part of a search are nobody's business here.
 * Both percent-encoded and literal `name|zip` are understood, because URLSearchParams decodes (decisions 15).
 */
export function readSearch(
	query: URLSearchParams,
	goal: Goal,
): { filter: SearchFilter; dropped: DroppedValue[] } {
	const reader = new QueryReader(query);
	const range = PRICE_RANGES[goal];
	const price = reader.span('price');
	const rooms: SearchFilter['rooms'] = {};
	for (const kind of ROOM_KINDS) {
		const count = reader.one(kind, (text) => wholeNumber(text, 0, MAX_ROOMS));
		if (count) rooms[kind] = count;
	}
	const ids = reader.list('ids', (text) => wholeNumber(text, 1, HIGHEST_ID));
	const bounds = reader.one('bounds', parseBounds);
	const filter: SearchFilter = {
		goal,
		search: plainText(query.get('search') ?? '', MAX_TEXT),
		cities: reader.all('city', parseCity),
		types: [...new Set(reader.all('type', (text) => wholeNumber(text, 1, 999)))],
		rooms,
		price: {
			min: Math.min(Math.max(price.min ?? range.min, range.min), range.max),
			max: Math.min(Math.max(price.max ?? range.max, range.min), range.max),
		},
		area: reader.span('area'),
		epc: [...new Set(reader.all('epc', parseLetter))],
		hideSold: reader.one('hide', oneOf(['sold'])) === 'sold',
		sort: reader.one('sort', oneOf(SORT_ORDERS)) ?? 'newest',
		page: reader.one('page', (text) => wholeNumber(text, 1, 1_000_000)) ?? 1,
		...(ids ? { ids } : {}),
		...(bounds ? { bounds } : {}),
		...(reader.one('projects', oneOf(['none'])) ? { withoutProjects: true as const } : {}),
	};
	return { filter, dropped: reader.dropped };
}

/** The search of `readSearch`, for whom what was dropped does not matter. */
export function parseSearch(query: URLSearchParams, goal: Goal): SearchFilter {
	return readSearch(query, goal).filter;
}
