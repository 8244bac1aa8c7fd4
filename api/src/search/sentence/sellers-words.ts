import { isTyped, meant, says } from './item-meanings.ts';
import type { Item } from './items.ts';

/** "Ons rijhuis", "ma grande maison", "my property" */
function isOwnHome(items: readonly Item[], at: number): boolean {
	if (!says(items[at], 'mine')) return false;
	let home = at + 1;
	while (says(items[home], 'unsayable') || says(items[home], 'quality')) home++;
	return isTyped(items[home]) || says(items[home], 'garage') || says(items[home], 'home');
}

/**
 * The words of somebody who has a home to sell, to let or to value, and looks for none: "mijn huis verkopen", "combien
 * vaut ma maison", "free valuation". Empty where nothing says so.
 */
export function sellersWords(items: readonly Item[]): Item[] {
	const isSold = (item: Item) => says(item, 'selling') || says(item, 'valuation');
	const isSaid = (item: Item) => says(item, 'offering') || says(item, 'worth');
	const isOfOwn = items.some(isSaid) && items.some((_, at) => isOwnHome(items, at));
	if (!isOfOwn && !items.some(isSold)) return [];
	return items.filter((item) => isSold(item) || (isOfOwn && isSaid(item)));
}

/** Does an item say whether a home is sold or let as well? That is read of it too. */
export const saysGoal = (item: Item): boolean => meant(item, 'goal:') !== undefined;
