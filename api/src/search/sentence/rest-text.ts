import type { Item } from './items.ts';

const JOINT = /^['’-]$/;

/** What was not understood, in the words of the text and in their order; what stood together stays together. */
export function restText(text: string, items: readonly Item[]): string {
	let rest = '';
	let end = -1;
	for (const { from, to } of items.toSorted((one, other) => one.from - other.from)) {
		const isJoined = end >= 0 && (from === end || JOINT.test(text.slice(end, from)));
		rest += isJoined ? text.slice(end, to) : `${rest && ' '}${text.slice(from, to)}`;
		end = to;
	}
	return rest;
}

/** The text with blanks for all else: what is left is read again where it stood. */
export function restInPlace(text: string, items: readonly Item[]): string {
	let rest = '';
	for (const { from, to } of items.toSorted((one, other) => one.from - other.from)) {
		const before = text.slice(rest.length, from);
		rest += (JOINT.test(before) ? before : ' '.repeat(before.length)) + text.slice(from, to);
	}
	return rest;
}
