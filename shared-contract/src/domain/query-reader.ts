import { digitsOfAmount } from './amount.ts';
import type { Span } from './more-filters.ts';

/** A value of a search address that makes no sense: left out, and said so. `value` is cut for showing. */
export interface DroppedValue {
	/** Name of the query parameter, such as `price` */
	name: string;
	value: string;
}

/** Name of the `DroppedValue` of a house number in a sentence that no home of its street has: no parameter is called so. */
export const DROPPED_HOUSE_NUMBER = 'house-number';

/** … and of a station or a square in a sentence, the whole of whose town is looked for. */
export const DROPPED_SPOT = 'spot';

/** … and of the words of somebody who has a home to sell, to let or to value: no search answers them, the agency does. */
export const DROPPED_SELLER = 'seller';

const MAX_CHOICES = 50;
const MAX_IDS = 100;
const SHOWN_OF_A_VALUE = 40;

/** One line without control characters (NUL among them) and without halves of a character, at most `limit` long. */
export function plainText(text: string, limit: number): string {
	return text
		.replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
		.trim()
		.slice(0, limit)
		.replace(/[\uD800-\uDBFF]$/, '')
		.trim();
}

/** Two bounds, which may have been typed the wrong way round. */
function spanOf(one: number | undefined, other: number | undefined): Span {
	const [min, max] = one !== undefined && other !== undefined && one > other ? [other, one] : [one, other];
	return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}

function parseSpan(text: string): Span | undefined {
	const match = /^(\d{1,9})?-(\d{1,9})?$/.exec(text);
	if (!match) return undefined;
	const min = match[1] === undefined ? undefined : Number(match[1]);
	const max = match[2] === undefined ? undefined : Number(match[2]);
	return spanOf(min, max);
}

const parseBound = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : undefined);

/** Reads the parameters of one query and notes each value that says nothing. An empty value is no value: plain forms send them. */
export class QueryReader {
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

	/** `said` is the filter's name, where the parameter is only a part of it. */
	one<Value>(name: string, parse: (text: string) => Value | undefined, said = name): Value | undefined {
		return this.#read(said, this.#query.get(name) ?? '', parse);
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

	/** `price=min-max`, or the two fields of a plain form, `price-min` and `price-max`; each in either order. */
	span(name: string, digits = digitsOfAmount): Span {
		const [whole] = this.all(name, parseSpan);
		if (this.#query.has(name)) return whole ?? {};
		const field = (end: string) => this.one(`${name}-${end}`, (text) => parseBound(digits(text)), name);
		return spanOf(field('min'), field('max'));
	}
}
