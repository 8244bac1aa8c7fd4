import { boundsAt, isPlaceName, isSign, isUnknown, numberAt, says } from '../item-meanings.ts';
import type { Item } from '../items.ts';
import { type Amount, isMeasured, LEAST_RENT, LEAST_SALE_PRICE, type Market } from './amount.ts';
import { placesOfBoth } from './place.ts';
import type { FoundSpan } from './span.ts';

/** Beside a word for money, or for letting */
const LEAST_PRICE = 100;
/** No property is sold for less than what some are let for. */
export const MOST_RENT = 10_000;
/** Of a number that nothing but the search for a rent makes one */
export const MOST_LONE_RENT = 5_000;

/** Is a number the postcode of the only place, or of the one that is named behind it? */
export function isPostcode(items: readonly Item[], at: number): boolean {
	const isOne = (items[at]?.places.length ?? 0) > 0;
	return isOne && (isPlaceName(items[at + 1]) || isPlaceName(items[at - 1]) || !items.some(isPlaceName));
}

/** 2000 is Antwerp */
const MOST_LONE = 1_950;
const RESIDENCE = /^(type:[123]$|subtype:[12]:)/;
const OF_HOME = /^(type:[123]$|subtype:[12]:|rooms?(:|$)|feature:|garage$|parking$)/;
const saysAny = (item: Item | undefined, test: RegExp) =>
	[...(item?.meanings ?? [])].some((meaning) => test.test(meaning));

/** Said of what is let alone: "meublé", "charges comprises" */
const ofLetHome = (item: Item) => says(item, 'feature:furnished') || says(item, 'monthly');

/** "Appartement 1200", "studio 2 kamers 1200", "meublé 1300": right behind a home or what it has, and with no place in the sentence. */
const isBehindHome = (items: readonly Item[], at: number) =>
	(saysAny(items[at - 1], OF_HOME) || says(items[at - 1], 'monthly')) &&
	items.slice(0, at).some((item) => saysAny(item, RESIDENCE) || ofLetHome(item)) &&
	(items[at]?.number ?? 0) <= MOST_LONE &&
	!items.some((item, other) => other !== at && item.places.length > 0);

/** "rent 1200", "appartement 1200" where rents are: a round number beside the word, though some place has it as its postcode */
const isRoundRent = (items: readonly Item[], at: number) =>
	(says(items[at - 1], 'goal:1') || isBehindHome(items, at)) &&
	(items[at]?.number ?? 0) % 100 === 0 &&
	!isPlaceName(items[at + 1]) &&
	!says(items[at + 1], 'and');

const FLAT = /^(type:[23]$|subtype:2:)/;
const LEAST_LONE = 400;

/** "1050 appart 2 ch 1200", "appart gand 1000": a round number beside a home of which a place was named before, that it does not lie in. */
function isRentAfterPlace(items: readonly Item[], at: number): boolean {
	const value = items[at]?.number ?? 1;
	const before = items[at - 1];
	const isLinked =
		says(before, 'and') || before?.isSign || (before?.number !== undefined && before.places.length > 0);
	if (value % 50 !== 0 || value < LEAST_LONE || value > MOST_LONE || isLinked || boundsAt(before).length > 0)
		return false;
	const behind = items[at + 1];
	if (isPlaceName(behind) || says(behind, 'and') || isSign(behind, '/,&') || placesOfBoth(before, items[at]))
		return false;
	const hasPlace = items.slice(0, at).some(({ places }) => places.length > 0);
	// "Maison Namur 500" may measure it.
	const test = items[at]?.places.length ? RESIDENCE : FLAT;
	return hasPlace && items.some((item) => saysAny(item, test) || ofLetHome(item));
}

/** "Zaventem 1500" where rents are: beside a place that has no such postcode */
function isRentBesidePlace(items: readonly Item[], at: number): boolean {
	const isRound = (items[at]?.number ?? 1) % 50 === 0;
	const names = [items[at - 1], items[at + 1]].filter(isPlaceName);
	return isRound && names.length > 0 && names.every((name) => placesOfBoth(name, items[at]) === undefined);
}

/** "Around 1500" where rents are, though a town has that postcode: a round number without its name, behind a word that is said of amounts */
const isAboutRent = (items: readonly Item[], at: number, value: number, end: number): boolean =>
	says(items[at], 'bound:about') &&
	value % 50 === 0 &&
	value <= MOST_LONE_RENT &&
	![items[at - 1], items[end], items[end + 1]].some(isPlaceName);

export type FoundAmount = FoundSpan<Amount>;

const isYear = (value: number) => value >= 1_800 && value <= 2_050;

/** From so much on a number alone is rather the rent of such a home than thousands of its price */
const LEAST_LIKELY_RENTS: readonly [RegExp, number][] = [
	[/^type:3$/, 300],
	[FLAT, 600],
	[OF_HOME, 1_000],
];

/**
 * "Appartement gent max 900", "2 bed flat max 1200" where nothing is said of renting: nothing is sold for so little, and flats for
 * 900,000 are fewer than those that are let for 900. With "te koop" nobody asks for a rent.
 */
function isLikelyRent(
	items: readonly Item[],
	at: number,
	{ first, second, bound, end }: FoundAmount,
): boolean {
	const { value } = second ?? first;
	const piece = items.slice(at, end);
	// "Appartement 1000-1050" may name two towns, "tussen 800 en 1000" does not.
	const isRange =
		piece.some((item) => boundsAt(item).length > 0) || piece.every(({ places }) => places.length === 0);
	if (bound !== 'max' && !(second && isRange)) return false;
	if (value > MOST_LONE_RENT || value % 25 !== 0) return false;
	// "Huis tot 2000": a year as well
	if (isYear(value) && !items.some((item) => saysAny(item, FLAT))) return false;
	return LEAST_LIKELY_RENTS.some(
		([test, least]) => first.value >= least && items.some((item) => saysAny(item, test)),
	);
}

/** "9000 tot 250k": nothing is sold from so little on, and the first number is a postcode. */
export const isAfterPostcode = (
	items: readonly Item[],
	at: number,
	{ first, second }: FoundAmount,
): boolean =>
	(items[at]?.places.length ?? 0) > 0 &&
	!first.isMoney &&
	first.value < LEAST_SALE_PRICE &&
	(second?.value ?? 0) >= LEAST_SALE_PRICE;

/** "1040 or 1000 up to 1100": the second of two postcodes begins no range of prices. */
export function isSecondPostcode(items: readonly Item[], at: number, { first }: FoundAmount): boolean {
	const arePostcodes = [items[at], items[at - 2]].every(
		(item) => item?.number !== undefined && item.places.length > 0,
	);
	const isLinked = says(items[at - 1], 'or') || isSign(items[at - 1], ',/&');
	return arePostcodes && isLinked && !first.isMoney;
}

/** Is a number without a currency a price? What it counts may stand behind it: "for 3 cars". */
export function isPrice(items: readonly Item[], at: number, found: FoundAmount, market: Market): boolean {
	const { first, second, bound, end } = found;
	const { value } = second ?? first;
	const isRent = market === 'rent';
	const isBound = second !== undefined || bound !== undefined;
	const isWord = says(items[at], 'price') || says(items[at], 'for');
	const isSmall = value < LEAST_SALE_PRICE;
	// "350000 3 slaapkamers": a number behind it that counts something is none of the price.
	const isNumbers =
		numberAt(items, end) !== undefined && !items[end]?.places.length && !isMeasured(items[end + 1]);
	if (isNumbers || (isSmall && isUnknown(items[end]))) return false;
	const isPlace = items.slice(at, end).some(({ places }) => places.length > 0);
	if (bound === 'about' && isPlace) return isRent && isAboutRent(items, at, value, end);
	if (isWord && !isPostcode(items, end - 1)) return value >= LEAST_PRICE;
	if (market === 'page of sale' && isLikelyRent(items, at, found)) return true;
	if (isBound) return value >= (isRent ? LEAST_RENT : LEAST_SALE_PRICE);
	if (isRent && value >= LEAST_RENT && value <= MOST_LONE_RENT)
		return (
			items[at]?.places.length === 0 ||
			isRoundRent(items, at) ||
			isRentBesidePlace(items, at) ||
			isRentAfterPlace(items, at)
		);
	if (isRentAfterPlace(items, at)) return true;
	// A reference or a number of the agency is seldom round.
	return !isSmall && value % 500 === 0;
}
