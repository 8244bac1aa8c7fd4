import { boundsAt, isPlaceName, isSign, says } from './item-meanings.ts';
import { type Item, UNSAYABLE } from './items.ts';
import { isNearOneOf } from './near-places.ts';
import type { Market } from './rules/amount.ts';
import { isMeasured, LEAST_RENT } from './rules/amount.ts';
import { MOST_LONE_RENT } from './rules/bare-price.ts';
import { placesOfBoth } from './rules/place.ts';

const isPostcode = (item: Item | undefined) => item?.number !== undefined && item.places.length > 0;
const isPlace = (item: Item | undefined) => isPlaceName(item) || isPostcode(item);
const isLink = (item: Item | undefined) => says(item, 'and') || isSign(item, ',/&+');

/** Round numbers up to here are rents as well as postcodes. */
const MOST_LIKELY_RENT = 1_950;

/** "Gent 9000 1200", "ixelles 1050 1400": behind a town and its own postcode a round number that may be a rent is no other one. */
function isBehindOwnPostcode(items: readonly Item[], at: number): boolean {
	const [name, own] = [items[at - 2], items[at - 1]];
	const isOfTown = isPlaceName(name) && placesOfBoth(name, own) !== undefined;
	const value = items[at]?.number ?? 1;
	return isOfTown && value % 100 === 0 && value <= MOST_LIKELY_RENT && !isPostcode(items[at + 1]);
}

/** "Gent of 9300", "ixelles, 1060", "1050 1060", "Gent en in 9300": one of several places. */
function isListed(items: readonly Item[], at: number): boolean {
	let before = at - 1;
	while (says(items[before], 'where') && !isLink(items[before])) before--;
	if (isPostcode(items[at - 1]) || isPostcode(items[at + 1])) return !isBehindOwnPostcode(items, at);
	return (
		(isLink(items[before]) && isPlace(items[before - 1])) || (isLink(items[at + 1]) && isPlace(items[at + 2]))
	);
}

/** Before a postcode: "near", a distance, or what says that a place follows; before an amount: a limit */
const isSaidOfOther = (item: Item | undefined, market: Market) =>
	boundsAt(item).length > 0
		? !(market === 'rent' && says(item, 'bound:about'))
		: (['around', 'towards', 'kilometre', 'mile', 'reference'] as const).some((word) => says(item, word));

/** What a place is called by: its name, or where none is named another postcode. */
function namesBeside(items: readonly Item[], at: number, market: Market): readonly Item[] {
	const names = items.filter(isPlaceName);
	if (names.length > 0 || market !== 'rent') return names;
	return items.slice(0, at).filter(isPostcode);
}

/**
 * Has a place the postcode? One of a whole region, of Brussels 1200, stands beside its name: further on, where rents are,
 * "bruxelles 2 ch 1200" is a rent.
 */
function isOwn(items: readonly Item[], at: number, name: Item, market: Market): boolean {
	const both = placesOfBoth(name, items[at]);
	const isBeside = [items[at - 1], items[at + 1]].includes(name);
	return both !== undefined && (both.hasName || isBeside || market !== 'rent');
}

const isAmount = (items: readonly Item[], at: number) =>
	(items[at]?.number ?? 0) >= LEAST_RENT &&
	(!isPostcode(items[at]) || boundsAt(items[at - 1]).length > 0) &&
	!isMeasured(items[at + 1]);

/** Rents of a town nearby are rounder than its postcode: "ixelles 1060" is hardly one. */
const [STEP, STEP_NEAR] = [10, 50];

/** Where rents are, a round number beside the name of a town that has no such postcode */
function isRent(items: readonly Item[], at: number, others: Item['places']): boolean {
	const item = items[at] as Item;
	const value = item.number ?? 0;
	const isNear = item.places.some((place) => isNearOneOf(place, others));
	// "1050 Etterbeek": where postcodes stand
	const isFirst = isNear && isPlaceName(items[at + 1]);
	const isOnly = !items.some((_, other) => other !== at && isAmount(items, other));
	return isOnly && !isFirst && value <= MOST_LONE_RENT && value % (isNear ? STEP_NEAR : STEP) === 0;
}

/**
 * "Gent 2 slpk 1300", "ixelles 1400": beside the name of a place a number is a postcode only where that place has it. Else it
 * is the rent, where rents are; on the list of what is sold it says nothing, and is named. It never adds a second town: who means two writes "and", a comma, or two postcodes.
 */
export function withoutForeignPostcodes(items: readonly Item[], market: Market): Item[] {
	return items.map((item, at) => {
		const isOther = isSaidOfOther(items[at - 1], market) || isMeasured(items[at + 1]);
		if (!isPostcode(item) || isOther || isListed(items, at)) return item;
		const names = namesBeside(items, at, market);
		if (names.length === 0 || names.some((name) => isOwn(items, at, name, market))) return item;
		const others = names.flatMap(({ places }) => places);
		const named = { ...item, places: [], meanings: UNSAYABLE };
		if (market !== 'rent' || isRent(items, at, others)) return named;
		// "1050 2ch 1060": two of a list.
		if (!names.some(isPlaceName)) return item;
		const { number: _, ...word } = named;
		return word;
	});
}
