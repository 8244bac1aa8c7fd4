import type { PriceRange } from '@estate/shared-contract';

/** Keys that a price field takes besides those that move the focus or commit (website.md §5). */
const EDITING_KEYS = ['Backspace', 'Delete'];
const MOVING_KEYS = ['Tab', 'Enter', 'Escape', 'ArrowLeft', 'ArrowRight', 'Home', 'End'];

/** May this key do something in a price field? Digits, Backspace and Delete edit; shortcuts and caret keys stay usable. */
export function takesKey(event: { key: string; ctrlKey?: boolean; metaKey?: boolean }): boolean {
	if (event.ctrlKey || event.metaKey) return true;
	return /^\d$/.test(event.key) || EDITING_KEYS.includes(event.key) || MOVING_KEYS.includes(event.key);
}

/** What a field keeps of pasted or dictated text: its digits, nine at most. */
export function digitsOf(text: string): string {
	return text
		.replace(/\D/g, '')
		.replace(/^0+(?=\d)/, '')
		.slice(0, 9);
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

/** What a field holds for a bound: nothing where the bound is the range's own, so that a plain form sends no filter. */
export function boundAsText(value: number, ownBound: number): string {
	return value === ownBound ? '' : String(value);
}
