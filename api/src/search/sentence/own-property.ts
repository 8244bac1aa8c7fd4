import { afterFillers, isPlaceName, isTyped, says } from './item-meanings.ts';
import type { Item } from './items.ts';

/** "Ons rijhuis", "ma grande maison", "my property": where a home ends that somebody says is theirs; undefined where none begins. */
export function endOfOwnProperty(items: readonly Item[], at: number): number | undefined {
	if (!says(items[at], 'mine')) return undefined;
	let home = at + 1;
	while (says(items[home], 'unsayable') || says(items[home], 'quality')) home++;
	const isHome = isTyped(items[home]) || says(items[home], 'garage') || says(items[home], 'home');
	return isHome ? home + 1 : undefined;
}

/** "Nu in een", "in our": what may stand between somebody's living and their home */
const BEFORE_HOME = ['filler', 'where', 'resident', 'mine'] as const;

/** "We live in a flat", "j'habite un appartement": where the home ends that somebody lives in. */
function endOfResidence(items: readonly Item[], at: number): number | undefined {
	if (!says(items[at], 'lives')) return undefined;
	let home = at + 1;
	while (BEFORE_HOME.some((word) => says(items[home], word))) home++;
	return isTyped(items[home]) ? home + 1 : undefined;
}

/** "Van huis naar appartement": where the first ends. */
function endOfFormer(items: readonly Item[], at: number): number | undefined {
	let home = afterFillers(items, at + 1);
	while (says(items[home], 'unsayable')) home++;
	const isFormer = says(items[at], 'origin') && isTyped(items[home]) && says(items[home + 1], 'towards');
	return isFormer && items.slice(home + 2).some(isTyped) ? home + 1 : undefined;
}

/** Its town as well, where another one is looked for: "appartement à Gand mais une maison à Deinze". */
function withItsPlace(items: readonly Item[], end: number): number {
	let place = end;
	while (says(items[place], 'where') || says(items[place], 'filler')) place++;
	return isPlaceName(items[place]) && items.slice(place + 1).some(isPlaceName) ? place + 1 : end;
}

/**
 * The words for a home that somebody has, sells or leaves, where another one is looked for: "wij wonen in een appartement en
 * zoeken een huis", "we sold our house and want an apartment".
 */
export function formerProperty(items: readonly Item[]): Item[] {
	const words = ['sold', 'selling', 'offering', 'landlord'] as const;
	const isSold = items.some((item) => words.some((word) => says(item, word)));
	const isGone = items.some((item) => says(item, 'buy') || says(item, 'sold'));
	for (let at = 0; at < items.length; at++) {
		const own = isSold ? endOfOwnProperty(items, at) : undefined;
		const home = own ?? endOfResidence(items, at) ?? endOfFormer(items, at);
		if (home === undefined) continue;
		const end = withItsPlace(items, home);
		const isList = says(items[end], 'or') || (says(items[end], 'and') && isTyped(items[end + 1]));
		const isOther = (item: Item, other: number) => (other < at || other >= end) && isTyped(item);
		if (!isList && (items.some(isOther) || (own !== undefined && isGone))) return items.slice(at, end);
	}
	return [];
}
