import { digitsOfPrice, type Language, type PriceRange } from '@estate/shared-contract';
import { formatNumber } from '@estate/shared-i18n';

/** A price in figures needs fewer: room for "350 duizend euro". */
export const LONGEST_PRICE = 20;

/** Characters that prices are written with: `500.000`, `349,000`, `€ 349 000`, `350k`, `1,2m`. */
const PRICE_CHARACTER = /^[\d.,'’ €km]$/i;
/** Keys that a price field takes besides those that move the focus or commit (website.md §5). */
const EDITING_KEYS = ['Backspace', 'Delete'];
const MOVING_KEYS = ['Tab', 'Enter', 'Escape', 'ArrowLeft', 'ArrowRight', 'Home', 'End'];

/**
 * May this key do something in a price field? What prices are written with, Backspace and Delete edit; shortcuts and caret
 * keys stay usable. What comes otherwise (pasted, dictated, filled in by the browser, typed before the script was there) is
 * read as people write it.
 */
export function takesKey(event: { key: string; ctrlKey?: boolean; metaKey?: boolean }): boolean {
	if (event.ctrlKey || event.metaKey) return true;
	return (
		PRICE_CHARACTER.test(event.key) || EDITING_KEYS.includes(event.key) || MOVING_KEYS.includes(event.key)
	);
}

/** The digits of a price that was typed or pasted, nine at most; '' where it is none. */
export function digitsOf(text: string): string {
	const digits = digitsOfPrice(text);
	return /^\d+$/.test(digits) ? digits.replace(/^0+(?=\d)/, '').slice(0, 9) : '';
}

/** What stays in a field that holds no price: the server names it as left out. */
export function isNoPrice(text: string): boolean {
	return text.trim() !== '' && digitsOf(text) === '';
}

/** The lower bound in EUR on Enter or blur: at or below the range's minimum, at or above the upper bound, or empty → the range's minimum. */
export function commitMin(text: string, currentMax: number, range: PriceRange): number {
	const value = Number(digitsOf(text));
	return value <= range.min || value >= currentMax ? range.min : value;
}

/** The upper bound in EUR on Enter or blur: at or above the range's maximum, at or below the lower bound, or empty → the range's maximum. */
export function commitMax(text: string, currentMin: number, range: PriceRange): number {
	const value = Number(digitsOf(text));
	return value >= range.max || value <= currentMin ? range.max : value;
}

/** What a field holds for a bound, in groups of digits: nothing where the bound is the range's own, so that a plain form sends no filter. */
export function boundAsText(value: number, ownBound: number, language: Language): string {
	return value === ownBound ? '' : formatNumber(value, language);
}

export interface Bounds {
	min: number;
	max: number;
}

/** Where the thumbs of the slider stand for a price: a bound of 0 or none falls back to the range's own (website.md §5). */
export function thumbPositions({ min, max }: Partial<Bounds>, range: PriceRange): Bounds {
	return { min: min || range.min, max: max || range.max };
}

/** Where the lower thumb may be moved to, EUR: on a step, inside the range, at least one step below the upper one. */
export function slideMin(position: number, currentMax: number, range: PriceRange): number {
	const highest = Math.max(onStep(currentMax - range.step, range), range.min);
	return Math.min(onStep(position, range), highest);
}

/** Where the upper thumb may be moved to, EUR: on a step, inside the range, at least one step above the lower one. */
export function slideMax(position: number, currentMin: number, range: PriceRange): number {
	const lowest = Math.min(onStep(currentMin, range) + range.step, range.max);
	return Math.max(onStep(position, range), lowest);
}

/** The step below a value, inside the range. */
function onStep(value: number, { min, max, step }: PriceRange): number {
	const inside = Math.min(Math.max(value, min), max);
	return min + Math.floor((inside - min) / step) * step;
}
