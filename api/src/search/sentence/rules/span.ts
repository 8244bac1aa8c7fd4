import type { Span } from '@estate/shared-contract';
import { afterFillers, type Bound, boundsAt, isSign, isTo, says } from '../item-meanings.ts';
import type { Item } from '../items.ts';

/** A quantity with its unit, and where the items go on behind it. */
export interface Quantity {
	value: number;
	end: number;
}

export interface FoundSpan<Kind extends Quantity> {
	/** One quantity with the bound before or after it, or two with the words of a range */
	first: Kind;
	second?: Kind;
	bound?: Bound;
	/** Two that a slash parts: "250/300k" */
	isSlash?: boolean;
	/** "more than 2", "after 2010": without the figure itself */
	isStrict?: boolean;
	end: number;
}

/** "between 3 and 5", "from 3 to 5", "3-5", "at least 3", "3 or more", "3+" or a quantity alone. */
export function spanAt<Kind extends Quantity>(
	items: readonly Item[],
	at: number,
	quantityAt: (at: number) => Kind | undefined,
): FoundSpan<Kind> | undefined {
	const bounds = boundsAt(items[at]);
	// "boven de 300.000", "über den 400.000"
	let start = bounds.length > 0 ? afterFillers(items, at + 1) : at;
	// "max. ≤", "vanaf minstens"
	const more = bounds.length > 0 ? boundsAt(items[start]).filter((bound) => bound !== 'between') : [];
	if (more.length > 0) start++;
	// "tot een miljoen": the article is the number.
	const first = quantityAt(start) ?? (bounds.length > 0 ? quantityAt(at + 1) : undefined);
	if (!first) return undefined;
	// "9050 max 300000": a ceiling ends a range that something began.
	const isSlash = isSign(items[first.end], '/');
	// "tss. 300.000 & 350.000"
	const isPair = bounds.includes('between') && isSign(items[first.end], '&');
	// "Mindestens 3, aber höchstens 4", "at least 100 m² but at most 150 m²"
	const but = bounds.includes('min') ? endOfBut(items, first.end) : first.end;
	const link = isCeiling(items[but]) ? but : first.end;
	const isJoined = (isTo(items[link]) || isSlash || isPair) && (bounds.length > 0 || !isCeiling(items[link]));
	const behind = link + 1;
	// "von 300.000 bis maximal 350.000"
	const most = isCeiling(items[behind]) ? behind + 1 : behind;
	const last = isJoined ? (quantityAt(behind) ?? quantityAt(afterFillers(items, most))) : undefined;
	// "At least 4, at most 2" are no range.
	const second = last && link > first.end && last.value < first.value ? undefined : last;
	// "budget 250/300k"
	const isRising = isSlash && second !== undefined && second.value > first.value;
	// "budget 250 à 300k"
	const isOfBudget = says(items[at], 'budget') && second !== undefined && second.value > first.value;
	const isRange =
		isRising || isOfBudget || bounds.length === 0 || bounds.includes('between') || bounds.includes('min');
	if (second && isRange) return { first, second, isSlash, end: second.end };
	const bound = [...more, ...bounds].find((one) => one !== 'between');
	const isStrict = items.slice(at, start).some((item) => says(item, 'strict') || isSign(item, '<>'));
	if (bound) return { first, bound, isStrict, end: first.end };
	// "from" alone is no bound of a range that has no end
	if (bounds.length > 0) return undefined;
	const isMore = isSign(items[first.end], '+') && !says(items[first.end + 1], 'monthly');
	if (isMore) return { first, bound: 'min', end: first.end + 1 };
	const [after] = boundsAt(items[first.end]).filter((one) => one === 'min' || one === 'max');
	const isAfter = after !== undefined && quantityAt(first.end + 1) === undefined;
	return isAfter ? { first, bound: after, end: first.end + 1 } : { first, end: first.end };
}

/** Where the items go on behind what may stand before the second bound: ", but" */
export function endOfBut(items: readonly Item[], at: number): number {
	let next = at;
	while (isSign(items[next], ',') || says(items[next], 'filler') || says(items[next], 'and')) next++;
	return next;
}

export const isCeiling = (item: Item | undefined) => says(item, 'bound:max') && !says(item, 'to');

/** Of two quantities apart by a slash; others are of different things: "12/2030" */
const WIDEST_SLASH = 4;

/** What a slash parts is a range where the second is somewhat more: of "150/800 m²" it is not. */
export function withoutSlash<Kind extends Quantity>(found: FoundSpan<Kind>): FoundSpan<Kind> {
	const { first, second, isSlash } = found;
	const isRange = second && second.value >= first.value && second.value <= first.value * WIDEST_SLASH;
	return !isSlash || isRange ? found : { first, end: first.end };
}

const ABOUT = 0.1;

/** Bounds of what is counted in ones: of more than two the least is three. */
export function countsOf(found: FoundSpan<Quantity>, alone: Bound): Span {
	const { min, max } = boundsOf(found, alone);
	const step = found.isStrict && !found.second ? 1 : 0;
	return {
		...(min === undefined ? {} : { min: min + step }),
		...(max === undefined ? {} : { max: max - step }),
	};
}

/** Bounds as a filter has them. "About" is a tenth less to a tenth more. */
export function boundsOf({ first, second, bound }: FoundSpan<Quantity>, alone: Bound): Span {
	if (second) return { min: Math.min(first.value, second.value), max: Math.max(first.value, second.value) };
	switch (bound ?? alone) {
		case 'max':
			return { max: first.value };
		case 'about':
			return { min: Math.round(first.value * (1 - ABOUT)), max: Math.round(first.value * (1 + ABOUT)) };
		default:
			return { min: first.value };
	}
}
