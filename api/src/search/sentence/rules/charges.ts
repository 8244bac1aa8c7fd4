import { isPlaceName, isSign, says } from '../item-meanings.ts';
import type { Item } from '../items.ts';
import type { Rule } from '../reading.ts';
import { isEuro } from './amount.ts';

const INCLUSIVE = /^(?:incl|inkl|inc|inclusief|inklusive|inclus|included)$/;

/** "Max 900 incl": behind an amount, and before nothing that goes with a home */
const isInclusive = (items: readonly Item[], at: number): boolean =>
	INCLUSIVE.test(items[at]?.key ?? '') &&
	(items[at + 1] === undefined || isSign(items[at + 1], ',') || isPlaceName(items[at + 1]));

/** Does a word say that something is let: "loyer", "charges comprises", or "charges" behind an amount? */
export function isOfRent(items: readonly Item[], at: number): boolean {
	const before = items[at - 1];
	const isBehind =
		before?.number !== undefined || isEuro(before) || isSign(before, '+') || says(before, 'month');
	if (isInclusive(items, at)) return isBehind;
	return says(items[at], 'monthly') && (isBehind || !says(items[at], 'text'));
}

/** "Charges comprises" is said of a rent; that no price of the search has them in it is named. */
export const chargesRule: Rule = (items, at, reading) => {
	const item = items[at];
	if (!item || !isOfRent(items, at)) return 0;
	reading.isMonthly = true;
	if (!says(item, 'price') || says(item, 'unsayable')) reading.dropped.push([item]);
	return 1;
};

/** "Appartement par mois": what is paid by the month is let; of a while, "3 mois", it says nothing. */
export const monthRule: Rule = (items, at, reading) => {
	if (!says(items[at], 'monthwise')) return 0;
	reading.isMonthly = true;
	return 1;
};
