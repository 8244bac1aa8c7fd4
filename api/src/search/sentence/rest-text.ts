import type { Item } from './items.ts';

/** What was not understood, in the words of the text and in their order; what stood together stays together. */
export function restText(text: string, items: readonly Item[]): string {
	let rest = '';
	let end = -1;
	for (const { from, to } of items.toSorted((one, other) => one.from - other.from)) {
		const isJoined = end >= 0 && (from === end || /^['’-]$/.test(text.slice(end, from)));
		rest += isJoined ? text.slice(end, to) : `${rest && ' '}${text.slice(from, to)}`;
		end = to;
	}
	return rest;
}
