import { meant, says } from './item-meanings.ts';
import type { Item } from './items.ts';
import { endOfOwnProperty } from './own-property.ts';

/**
 * The words of somebody who has a home to sell, to let or to value: "mijn huis verkopen", "combien vaut ma maison", "free
 * valuation". Empty where nothing says so, as of who buys to let.
 */
export function sellersWords(items: readonly Item[]): Item[] {
	if (items.some((item) => says(item, 'landlord'))) return [];
	const isSold = (item: Item) => says(item, 'selling') || says(item, 'valuation');
	const isSaid = (item: Item) => says(item, 'offering') || says(item, 'worth');
	const hasOwn = items.some((_, at) => endOfOwnProperty(items, at) !== undefined);
	const isBought = items.some((item) => says(item, 'buy') || says(item, 'sold'));
	if (isBought) return hasOwn ? items.filter(isSold) : [];
	return items.filter((item) => isSold(item) || (hasOwn && isSaid(item)));
}

/** Does an item say whether a home is sold or let as well? That is read of it too. */
export const saysGoal = (item: Item): boolean => meant(item, 'goal:') !== undefined;
