import type { Goal } from '@estate/shared-contract';
import { isSign, meant, says } from './item-meanings.ts';
import type { Item } from './items.ts';
import { amountAt } from './rules/amount.ts';
import { MOST_RENT } from './rules/bare-price.ts';

const goalOf = (item: Item | undefined) => meant(item, 'goal:');

/** Is an amount of a rent named, and none that something is sold for? */
function isOfRent(items: readonly Item[]): boolean {
	const amounts = items.flatMap((_, at) => amountAt(items, at) ?? []).filter(({ isMoney }) => isMoney);
	return amounts.length > 0 && amounts.every(({ value }) => value <= MOST_RENT);
}

/** "Te huur of te koop": the one of two that are joined which the page does not show, or which has no such price. */
function otherOfPair(items: readonly Item[], page: Goal): Item | undefined {
	const goal = isOfRent(items) ? 1 : page;
	for (let at = 0; at + 2 < items.length; at++) {
		const [one, joint, other] = items.slice(at, at + 3);
		const isPair = goalOf(one) !== undefined && goalOf(other) !== undefined && goalOf(one) !== goalOf(other);
		if (isPair && (says(joint, 'or') || isSign(joint, '/')))
			return goalOf(one) === String(goal) ? other : one;
	}
	return undefined;
}

/**
 * The words for selling or letting that say nothing of what is looked for: of two that are joined the one that the page does
 * not show; else those for letting where somebody buys, "ik huur nu maar wil kopen", "acheter pour louer ensuite".
 */
export function otherGoals(items: readonly Item[], goal: Goal): Item[] {
	const other = otherOfPair(items, goal);
	if (other) return [other];
	const isNot = (at: number) => says(items[at - 1], 'not') || says(items[at - 2], 'not');
	const isBought = items.some((item, at) => says(item, 'buy') && goalOf(item) === '0' && !isNot(at));
	return isBought ? items.filter((item, at) => goalOf(item) === '1' && !isNot(at)) : [];
}
