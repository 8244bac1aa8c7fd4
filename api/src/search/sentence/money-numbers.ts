import { GOAL, type Goal } from '@estate/shared-contract';
import { afterFillers, boundsAt, isPlaceName, isSign, says } from './item-meanings.ts';
import type { Item } from './items.ts';
import { isEuro, isEuroOfNext, LEAST_RENT } from './rules/amount.ts';
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

/** A round number that is the postcode of something else in what is named beside it: of Brussels 1200, where 1000 is its own */
const mayBeRent = (name: Item | undefined, number: Item): boolean =>
	isPlaceName(name) && (number.number ?? 1) % 100 === 0 && placesOfBoth(name, number)?.hasName === false;

/** "Loyer 1150", "loyer 1200 Bruxelles", "huurprijs max 1150", where "loyer 1050 Ixelles" has a postcode */
function isBehindRent(items: readonly Item[], at: number): boolean {
	let before = at - 1;
	while (isSign(items[before], ':') || says(items[before], 'filler') || boundsAt(items[before]).length > 0)
		before--;
	const isRent = says(items[before], 'price') && says(items[before], 'monthly');
	const item = items[at] as Item;
	const behind = items[afterFillers(items, at + 1)];
	const isOfTown = placesOfBoth(behind, item) !== undefined && !mayBeRent(behind, item);
	return isRent && (item.number ?? 0) <= MOST_LONE_RENT && !isOfTown;
}

/**
 * "Louer Bruxelles 1200", "bruxelles 1200" where rents are: the only amount of what is let. Before the name, where postcodes
 * stand, "1200 Bruxelles" is one. Behind the name of a whole region the rent is likelier: who means one municipality of
 * nineteen says its name or writes the postcode first, and taken for a rent the number still shows that municipality.
 */
function isRentBehindName(items: readonly Item[], at: number, goal: Goal): boolean {
	const item = items[at] as Item;
	const isLet =
		items.some((other) => says(other, 'goal:1')) ||
		(goal === GOAL.rent && !items.some((other) => says(other, 'goal:0')));
	const isOnly = items.every((other) => other === item || (other.number ?? 0) < LEAST_RENT);
	return isLet && isOnly && mayBeRent(items[at - 1], item) && !isPlaceName(items[at + 1]);
}

/** A number that is money is the postcode of nothing. */
export const withoutPricedPostcodes = (items: readonly Item[], goal: Goal): Item[] =>
	items.map((item, at) => {
		const isPostcode = item.number !== undefined && item.places.length > 0;
		const isMoney =
			isPostcode &&
			(hasCurrency(items, at) ||
				isMonthly(items, at) ||
				isBehindRent(items, at) ||
				isRentBehindName(items, at, goal));
		return isMoney ? { ...item, places: [] } : item;
	});
