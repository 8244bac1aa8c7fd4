import { boundsAt, isUnknown, numberAt, says, saysAny } from '../item-meanings.ts';
import type { Item } from '../items.ts';
import { type Amount, isMeasured, type Market } from './amount.ts';
import type { FoundAmount } from './bare-price.ts';

/** Who buys leaves out the thousand of such a number: "budget 320". */
const [LEAST, MOST] = [80, 999];
/** Without a word for a limit, "huis 300-400", "rond de 400": fewer are rather the m² of a home. */
const LEAST_ALONE = 200;
/** For less no apartment is let, whatever it is said to be for. */
const LEAST_RENT = 400;
/** From here on it may as well be the rent of an apartment, or of what nothing is said of. */
const LEAST_LIKELY_RENT = 500;

const HOUSE = /^(type:[15]$|subtype:1:)/;
/** What is let for so much: studios, shops, garages, offices */
const OFTEN_LET = /^(type:[36789]$|subtype:6:)/;
const ROOM = /^(lodging$|rooms?)/;
const LAND = /^(type:4$|subtype:4:)/;
const FLAT = /^(type:2$|subtype:2:|rooms?)/;
const FLAT_TYPE = /^(type:2$|subtype:2:)/;
const HOME = /^(type:[12]$|subtype:[12]:|rooms?)/;
const CAR = /^(garage|parking)/;

const isShort = ({ value, isMoney, isMonthly, times }: Amount) =>
	!isMoney && !isMonthly && times === 1 && Number.isInteger(value) && value >= LEAST && value <= MOST;

const isPriceWord = (item: Item) => says(item, 'budget') || says(item, 'price');

/** A limit of money, and not of a size or of time: "smaller than 150", "older than 100" */
function isLimited(piece: readonly Item[], { first, bound, second }: FoundAmount): boolean {
	const isOfOther = (item: Item) => says(item, 'sized') || (says(item, 'when') && !says(item, 'for'));
	if (piece.some(isOfOther)) return false;
	if (second) return piece.some((item) => boundsAt(item).length > 0) || first.value >= LEAST_ALONE;
	return bound === 'max' || (bound === 'about' && first.value >= LEAST_ALONE);
}

/** Does a number count what stands behind it? */
const counts = (item: Item | undefined) =>
	isMeasured(item) || isUnknown(item) || says(item, 'metre') || says(item, 'minute') || says(item, 'hour');

/** "Kamer budget 450": a room that nothing counts */
const isOfRoom = (items: readonly Item[]) =>
	items.some((item, at) => says(item, 'lodging') && numberAt(items, at - 1) === undefined) &&
	!saysAny(items, FLAT_TYPE);

/** Beside a page of what is sold alone a number has to be one that no rent, plot or place for a car is likely to be. */
function isLikely(items: readonly Item[], piece: readonly Item[], highest: number): boolean {
	const isPriced = piece.some(isPriceWord);
	const mayBeRent = highest >= LEAST_LIKELY_RENT && (!isPriced || saysAny(items, FLAT));
	if (mayBeRent || saysAny(items, OFTEN_LET) || isOfRoom(items)) return false;
	const isFor = piece.some((item) => says(item, 'for')) && !isPriced;
	if (isFor && (highest >= LEAST_RENT || saysAny(items, ROOM))) return false;
	// "Perceel max 500" may be m²; "8 are grond max 180" has them already.
	const mayBeSize = saysAny(items, LAND) && !isPriced && !saysAny(items, /^unit:/);
	return !mayBeSize && (!saysAny(items, CAR) || saysAny(items, HOME));
}

/**
 * "Huis max 320", "budget 250 à 300", "te koop tot 450": in thousands, where something is sold. A number that may be a
 * rent is not ("appartement max 850", unless a word says that it is for sale), nor one without a word for a limit or a price.
 */
export function inThousands(
	items: readonly Item[],
	at: number,
	found: FoundAmount,
	market: Market,
): FoundAmount {
	const { first, second, end } = found;
	const piece = items.slice(at, end);
	const isSaid = piece.some(isPriceWord) || isLimited(piece, found) || says(items[at], 'for');
	const isShortened = isShort(first) && (second === undefined || isShort(second));
	const isCounted = counts(items[end]) || (numberAt(items, end) !== undefined && !isMeasured(items[end + 1]));
	if (market === 'rent' || !isShortened || !isSaid || isCounted) return found;
	const isSure = market === 'sale' || saysAny(items, HOUSE);
	if (!isSure && !isLikely(items, piece, Math.max(first.value, second?.value ?? 0))) return found;
	const thousands = (amount: Amount): Amount => ({ ...amount, value: amount.value * 1_000, isMoney: true });
	return { ...found, first: thousands(first), ...(second ? { second: thousands(second) } : {}) };
}
