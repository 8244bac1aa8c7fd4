import { afterFillers, boundsAt, isSign, says } from './item-meanings.ts';
import type { Item } from './items.ts';
import { isEuro, isEuroOfNext } from './rules/amount.ts';
import { MOST_LONE_RENT } from './rules/bare-price.ts';
import { placesOfBoth } from './rules/place.ts';

/** "bruxelles 1200€", "1150 euros", "€ 1200" */
function hasCurrency(items: readonly Item[], at: number): boolean {
	if (isEuro(items[at + 1]) && !isEuroOfNext(items, at + 1)) return true;
	const isOfBefore = items[at - 2]?.number !== undefined && !isEuroOfNext(items, at - 1);
	return isSign(items[at - 1], '€') && !isOfBefore;
}

/** "1150 par mois", "1000 charges comprises" */
function isMonthly(items: readonly Item[], at: number): boolean {
	const next = isSign(items[at + 1], '/') ? items[at + 2] : items[at + 1];
	return says(next, 'month') || (says(next, 'monthly') && !says(next, 'text'));
}

/** "Loyer 1150", "huurprijs max 1150", where "loyer 1050 Ixelles" has a postcode */
function isBehindRent(items: readonly Item[], at: number): boolean {
	let before = at - 1;
	while (isSign(items[before], ':') || says(items[before], 'filler') || boundsAt(items[before]).length > 0)
		before--;
	const isRent = says(items[before], 'price') && says(items[before], 'monthly');
	const behind = items[afterFillers(items, at + 1)];
	return isRent && (items[at]?.number ?? 0) <= MOST_LONE_RENT && !placesOfBoth(behind, items[at]);
}

/** A number that is money is the postcode of nothing. */
export const withoutPricedPostcodes = (items: readonly Item[]): Item[] =>
	items.map((item, at) => {
		const isPostcode = item.number !== undefined && item.places.length > 0;
		const isMoney = isPostcode && (hasCurrency(items, at) || isMonthly(items, at) || isBehindRent(items, at));
		return isMoney ? { ...item, places: [] } : item;
	});
