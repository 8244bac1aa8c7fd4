import { afterFillers, boundsAt, isPlaceName, isSign, isTyped, isUnknown, says } from './item-meanings.ts';
import type { Item } from './items.ts';
import { amountAt } from './rules/amount.ts';

/** Items between the word and its amount */
const FURTHEST = 4;

/** "Van", "max", "lager dan", "nu": what may stand between what somebody pays and how much */
const isBetween = (item: Item | undefined) =>
	boundsAt(item).length > 0 ||
	isUnknown(item) ||
	isSign(item, ':') ||
	(['filler', 'for', 'text', 'unsayable', 'month', 'origin', 'paid'] as const).some((word) =>
		says(item, word),
	);

/** Where the words end for what somebody pays or earns: "pension 1500 euros", "we rent now for 900 a month", "charges max 200 €". */
function endOfPaid(items: readonly Item[], at: number): number | undefined {
	let start = at + 1;
	while (start <= at + FURTHEST && amountAt(items, start) === undefined && isBetween(items[start])) start++;
	// "Wij huren nu in Gent voor 900 euro": its town, where another one is looked for.
	const place = says(items[start], 'where') ? start + 1 : start;
	if (isPlaceName(items[place]) && items.slice(place + 1).some(isPlaceName))
		start = afterFillers(items, place + 1);
	if (says(items[start], 'for')) start++;
	const amount = amountAt(items, start);
	// "Rente, 3 Zimmer"
	if (!amount || (!amount.isMoney && isTyped(items[amount.end]))) return undefined;
	let end = amount.end;
	while (says(items[end], 'month') || says(items[end], 'monthwise')) end++;
	return end;
}

/** "950 euro miete", "950 euros de loyer" of somebody who buys: the amount before the word */
function startOfPaid(items: readonly Item[], at: number): number | undefined {
	for (let start = Math.max(0, at - FURTHEST); start < at; start++) {
		const amount = amountAt(items, start);
		if (amount?.isMoney && afterFillers(items, amount.end) === at) return start;
	}
	return undefined;
}

/** Who pays off a loan buys. */
export const saysLoan = (items: readonly Item[]): boolean => items.some((item) => says(item, 'mortgage'));

/** Amounts that are no price: what somebody pays or earns now, taxes, instalments and costs beside a price, each with its word. */
export function paidAmounts(items: readonly Item[]): Item[] {
	const isBought = saysLoan(items) || items.some((item) => says(item, 'buy') || says(item, 'goal:0'));
	return items.flatMap((item, at) => {
		// "Loyer max 900" is what somebody looks for who does not buy.
		const isRent = says(item, 'price') || says(item, 'goal:1');
		if (!says(item, 'paid') || (isRent && !isBought)) return [];
		const end = endOfPaid(items, at);
		if (end !== undefined) return items.slice(at, end);
		const start = isBought ? startOfPaid(items, at) : undefined;
		return start === undefined ? [] : items.slice(start, at + 1);
	});
}
