import { isTyped, meant, says } from '../item-meanings.ts';
import type { Item } from '../items.ts';
import type { Rule } from '../reading.ts';

export const isCellar = (item: Item | undefined): boolean => says(item, 'feature:cellar');

/** Before a cellar that something is in: "in de kelder", "im Keller", "au sous-sol" */
const WITHIN = /^(?:in|im|au|aux|dans)$/;

/** "En sous-sol", where Dutch "tuin en kelder" joins two things */
const isWithin = (item: Item | undefined, cellar: Item) =>
	WITHIN.test(item?.key ?? '') || (item?.key === 'en' && cellar.key.startsWith('sous sol'));

/** French says what lies in a cellar before it, so that of "cave appartement" both are asked for. */
const isFrench = ({ key }: Item) => /^(?:caves?|sous sols?)$/.test(key);

const isFlat = (item: Item | undefined) =>
	/^[23]/.test(meant(item, 'type:') ?? meant(item, 'subtype:') ?? '');

/** "Flat in the basement", "garage au sous-sol": where something lies, and nothing that a home has. */
function isPlaceOfSomething(items: readonly Item[], at: number): boolean {
	const cellar = items[at] as Item;
	let before = at - 1;
	while (says(items[before], 'filler') && !isWithin(items[before], cellar) && !says(items[before], 'with'))
		before--;
	return isWithin(items[before], cellar);
}

/** "Kellerwohnung", "basement flat": what lies in a cellar. */
const isOfNext = (cellar: Item, next: Item | undefined): boolean =>
	next?.from === cellar.to ? isTyped(next) : isFlat(next) && !isFrench(cellar);

/** A home in a cellar, which no filter knows, is none with a cellar: it is named; of "house with basement flat" the flat as well. */
export const cellarRule: Rule = (items, at, reading) => {
	const [cellar, next] = items.slice(at, at + 2);
	if (!cellar || !isCellar(cellar)) return 0;
	const isOf = isOfNext(cellar, next);
	if (!isOf && !isPlaceOfSomething(items, at)) return 0;
	const before = items[says(items[at - 1], 'article') ? at - 2 : at - 1];
	const isPart = isOf && says(before, 'with') && reading.types.size + reading.subtypes.length > 0;
	const end = isPart ? at + 2 : at + 1;
	reading.dropped.push(items.slice(at, end));
	return end - at;
};
