import type { Item } from './items.ts';
import type { Meaning } from './vocabulary/vocabulary.ts';

export const says = (item: Item | undefined, meaning: Meaning): boolean =>
	item?.meanings.has(meaning) ?? false;

/** The rest of the meaning that begins so: `type:` of an item with `type:2` gives `2`. */
export function meant(item: Item | undefined, prefix: string): string | undefined {
	for (const meaning of item?.meanings ?? [])
		if (meaning.startsWith(prefix)) return meaning.slice(prefix.length);
	return undefined;
}

/** Is it the word for a type or a subtype? */
export const isTyped = (item: Item | undefined): boolean =>
	meant(item, 'type:') !== undefined || meant(item, 'subtype:') !== undefined;

/** Is it the name of a place, and no postcode? */
export const isPlaceName = (item: Item | undefined): boolean =>
	item?.number === undefined && (item?.places.length ?? 0) > 0;

export const isSign = (item: Item | undefined, signs: string): boolean =>
	item?.isSign === true && signs.includes(item.key);

/** A word that neither vocabulary nor gazetteer has. */
export const isUnknown = (item: Item | undefined): boolean =>
	item !== undefined &&
	item.meanings.size === 0 &&
	item.places.length === 0 &&
	item.number === undefined &&
	item.isSign === undefined;

/** "Large", "klein": no filter knows a size, and in the name of a street it is none. */
export const isSize = (item: Item | undefined): boolean => says(item, 'unsayable') && says(item, 'text');

/** Where the items go on behind fillers: "van de", "de la". */
export function afterFillers(items: readonly Item[], at: number): number {
	let next = at;
	while (says(items[next], 'filler') || isSign(items[next], ':')) next++;
	return next;
}

/** A number in figures or in words. */
export function numberAt(items: readonly Item[], at: number): number | undefined {
	const item = items[at];
	const named = meant(item, 'number:');
	return item?.number ?? (named === undefined ? undefined : Number(named));
}

export type Bound = 'min' | 'max' | 'between' | 'about';

/** Bounds that a word or sign says. */
export function boundsAt(item: Item | undefined): Bound[] {
	if (isSign(item, '<≤')) return ['max'];
	if (isSign(item, '>≥')) return ['min'];
	if (isSign(item, '±~')) return ['about'];
	return (['between', 'about', 'max', 'min'] as const).filter(
		(bound) => says(item, `bound:${bound}`) || (bound === 'about' && says(item, 'around')),
	);
}

/** "to", "and" or a dash between two numbers. */
export const isTo = (item: Item | undefined): boolean =>
	isSign(item, '–—-~') || says(item, 'to') || says(item, 'bound:max');

/** A room that somebody sleeps in, or rooms of which some are: French and Germans count both. */
export const isBedroom = (item: Item | undefined): boolean =>
	meant(item, 'room:') === 'bedrooms' || says(item, 'rooms');

/** Has one of the items a meaning that the pattern fits? */
export const saysAny = (items: readonly Item[], pattern: RegExp): boolean =>
	items.some(({ meanings }) => [...meanings].some((meaning) => pattern.test(meaning)));
