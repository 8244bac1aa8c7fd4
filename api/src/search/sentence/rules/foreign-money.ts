import { isSign, isTo, says } from '../item-meanings.ts';
import type { Item } from '../items.ts';
import type { Rule } from '../reading.ts';
import { amountAt } from './amount.ts';

const isForeign = (item: Item | undefined) => isSign(item, '£$') || says(item, 'foreign-money');

/** Where an amount in another currency ends: "£300k", "300k gbp" */
function endOfForeign(items: readonly Item[], at: number): number | undefined {
	const isBefore = isForeign(items[at]);
	const amount = amountAt(items, isBefore ? at + 1 : at);
	if (!amount) return undefined;
	const isBehind = !isBefore && isForeign(items[amount.end]);
	if (!isBefore && !isBehind) return undefined;
	return isBehind ? amount.end + 1 : amount.end;
}

/** Pounds and dollars are no euros, and no price of the search: they are named. */
export const foreignMoneyRule: Rule = (items, at, reading) => {
	const first = endOfForeign(items, at);
	if (first === undefined) return 0;
	// "£300k-400k"
	const second = isTo(items[first])
		? (endOfForeign(items, first + 1) ?? amountAt(items, first + 1)?.end)
		: undefined;
	const end = second ?? first;
	reading.dropped.push(items.slice(at, end));
	return end - at;
};
