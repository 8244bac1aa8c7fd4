import { searchableText } from './searchable-text.ts';

/** "12", "12a", "12 A", and what stands before the box of "12 bus 3" or before a hyphen. */
const HOUSE_NUMBER = /^(\d{1,4})(?: ?([a-z]))?(?![a-z\d])/;

/** A house number as searches compare it; '' where a text begins with none. */
export function houseNumberKey(text: string): string {
	const [, digits = '', letter = ''] = HOUSE_NUMBER.exec(searchableText(text)) ?? [];
	return digits + letter;
}
