import type { Goal } from '@estate/shared-contract';
import { says } from './item-meanings.ts';
import type { Item } from './items.ts';
import type { Market } from './rules/amount.ts';
import { isOfRent } from './rules/charges.ts';

const LET = ['goal:1', 'month', 'let', 'feature:furnished'] as const;

/** Is something let or sold, as a word says it, else as the page does? */
export function marketOf(items: readonly Item[], goal: Goal): Market {
	if (items.some((item) => says(item, 'goal:0'))) return 'sale';
	const isLet = items.some((item, at) => LET.some((meaning) => says(item, meaning)) || isOfRent(items, at));
	return goal === 1 || isLet ? 'rent' : 'page of sale';
}
