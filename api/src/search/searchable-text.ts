import { LRUCache } from 'lru-cache';

const MARKS = /\p{M}/gu;
const OTHERS = /[^\p{L}\p{N}]+/gu;
/** Rules for all letters of the world take long, so a text is read by a plain table, and they see what is beyond ASCII alone. */
const BEYOND_ASCII = /[^\0-\x7f]+/g;
const OTHERS_OF_ASCII = /[^a-z\d\x80-\uffff]+/g;
/** Up to the next one that begins: read to the end for each, a text of nothing but "<" would take the square of its length. */
const TAGS = /<[^<>]*>/g;

/** What letters beyond ASCII become: texts of Belgium have some dozens, each in thousands of words. */
const KNOWN = new LRUCache<string, string>({ max: 1_000 });
/** More in a row are words of another script, each its own. */
const MOST_LETTERS = 4;

function plain(letters: string): string {
	const known = KNOWN.get(letters);
	if (known !== undefined) return known;
	const written = letters
		.normalize('NFD')
		.replace(MARKS, '')
		.replace(/œ/g, 'oe')
		.replace(/æ/g, 'ae')
		.replace(/ß/g, 'ss')
		.replace(OTHERS, ' ');
	if (letters.length <= MOST_LETTERS) KNOWN.set(letters, written);
	return written;
}

/** A text as searches compare it: lower case, without accents, ligatures written out, anything but letters and digits a space. */
export function searchableText(text: string): string {
	const lower = text.replace(TAGS, ' ').toLowerCase();
	return lower.replace(BEYOND_ASCII, plain).replace(OTHERS_OF_ASCII, ' ').trim();
}
