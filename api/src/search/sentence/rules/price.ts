import type { Span } from '@estate/shared-contract';
import {
	afterFillers,
	boundsAt,
	isPlaceName,
	isSign,
	isUnknown,
	meant,
	numberAt,
	says,
} from '../item-meanings.ts';
import type { Item } from '../items.ts';
import type { Reading, Rule } from '../reading.ts';
import { placesOfBoth } from './place.ts';
import { boundsOf, type FoundSpan, type Quantity, spanAt, withoutSlash } from './span.ts';

interface Amount extends Quantity {
	/** Says that it is money: a currency, a thousand, a month */
	isMoney: boolean;
	isMonthly: boolean;
	times: number;
}

/** A number without a word for money is a price from here on. */
const LEAST_SALE_PRICE = 20_000;
const LEAST_RENT = 200;
/** Beside a word for money, or for letting */
const LEAST_PRICE = 100;
/** No property is sold for less than what some are let for. */
export const MOST_RENT = 10_000;
/** Of a number that nothing but the search for a rent makes one */
export const MOST_LONE_RENT = 5_000;
const MILLION = 1_000_000;
/** "120 m" are metres, "1,2 m" a million */
const MOST_MILLIONS = 20;

export const isEuro = (item: Item | undefined) => isSign(item, '€') || says(item, 'euro');

/** "9050 €300.000": the sign is that of the number behind it. */
export function isEuroOfNext(items: readonly Item[], at: number): boolean {
	const [before, sign, next] = [items[at - 1], items[at], items[at + 1]];
	const isJoined = next?.number !== undefined && sign?.to === next.from;
	return isSign(sign, '€') && isJoined && before?.to !== sign?.from;
}

/** Is what follows a number something else than money? */
const isMeasured = (item: Item | undefined) =>
	meant(item, 'unit:') !== undefined ||
	meant(item, 'room:') !== undefined ||
	says(item, 'rooms') ||
	says(item, 'kilometre') ||
	says(item, 'mile') ||
	meant(item, 'counted:') !== undefined ||
	says(item, 'garage') ||
	says(item, 'parking');

/** "k", "miljoen", "honderd duizend" */
function scaleAt(items: readonly Item[], at: number, number: number): { times: number; end: number } {
	let [times, end] = [1, at];
	for (let next = meant(items[end], 'times:'); next !== undefined; next = meant(items[end], 'times:')) {
		if (Number(next) === 1_000_000 && number > MOST_MILLIONS) break;
		times *= Number(next);
		end++;
	}
	return { times, end };
}

/** "Mille euros par mois", "tausend Euro" */
const isThousandEuros = (items: readonly Item[], at: number) =>
	says(items[at], 'times:1000') &&
	items[at]?.key !== 'k' &&
	(isEuro(items[at + 1]) || says(items[at + 1], 'month'));

/** `€ 300.000`, `300k`, `1,2 miljoen`, `900 euro per maand`, `900 €/mois` */
function amountAt(items: readonly Item[], at: number): Amount | undefined {
	let end = at;
	let isMoney = isEuro(items[end]);
	if (isMoney) end++;
	const isWord = items[end]?.number === undefined;
	const hundreds = isWord && (says(items[end], 'times:100') || isThousandEuros(items, end));
	const number = hundreds ? 1 : numberAt(items, end);
	if (number === undefined) return undefined;
	const { times, end: scaled } = scaleAt(items, hundreds ? end : end + 1, number);
	// "One" and "three" alone count rooms; "nonante euros" are money.
	if (isWord && times === 1 && !isEuro(items[scaled])) return undefined;
	isMoney ||= times > 1;
	end = scaled;
	const half = times === MILLION ? endOfHalf(items, end) : undefined;
	end = half ?? end;
	// "Un million d'euros"
	const euro = times > 1 ? afterFillers(items, end) : end;
	if (isEuro(items[euro]) && !isEuroOfNext(items, euro)) {
		isMoney = true;
		end = euro + 1;
	}
	const month = isSign(items[end], '/') ? end + 1 : end;
	const isMonthly = isMoney || number >= LEAST_RENT ? says(items[month], 'month') : false;
	if (isMonthly) end = month + 1;
	const value = (half === undefined ? number : number + 0.5) * times;
	return { value, end, isMoney: isMoney || isMonthly, isMonthly, times };
}

/** "250-300k", "200 à 250.000": the thousand belongs to both. */
function scaled(first: Amount, second: Amount | undefined): Amount {
	const isShort = second !== undefined && first.times <= 100 && first.value < 1_000;
	if (!isShort) return first;
	const isWrittenOut = first.times > 1 || (second.times === 1 && second.value >= LEAST_SALE_PRICE);
	return { ...first, value: first.value * (isWrittenOut ? 1_000 : second.times) };
}

/** Where "et demi", "en half" ends behind a million. */
function endOfHalf(items: readonly Item[], at: number): number | undefined {
	const next = afterFillers(items, says(items[at], 'and') || says(items[at], 'to') ? at + 1 : at);
	return meant(items[next], 'number:') === '0.5' ? next + 1 : undefined;
}

/** Is a number the postcode of the only place, or of the one that is named behind it? */
function isPostcode(items: readonly Item[], at: number): boolean {
	const isOne = (items[at]?.places.length ?? 0) > 0;
	return isOne && (isPlaceName(items[at + 1]) || isPlaceName(items[at - 1]) || !items.some(isPlaceName));
}

/** "rent 1200": a round number beside the word, though some place has it as its postcode */
const isRoundRent = (items: readonly Item[], at: number) =>
	says(items[at - 1], 'goal:1') &&
	(items[at]?.number ?? 0) % 100 === 0 &&
	!isPlaceName(items[at + 1]) &&
	!says(items[at + 1], 'and');

const RESIDENCE = /^(type:[123]$|subtype:[12]:)/;
const FLAT = /^(type:[23]$|subtype:2:)/;
/** 2000 is Antwerp */
const MOST_LONE = 1_950;
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
	const isHome = (item: Item) => [...item.meanings].some((meaning) => test.test(meaning));
	return hasPlace && items.some(isHome);
}

/** "Zaventem 1500" where rents are: beside a place that has no such postcode */
function isRentBesidePlace(items: readonly Item[], at: number): boolean {
	const isRound = (items[at]?.number ?? 1) % 50 === 0;
	const names = [items[at - 1], items[at + 1]].filter(isPlaceName);
	return isRound && names.length > 0 && names.every((name) => placesOfBoth(name, items[at]) === undefined);
}

type Found = FoundSpan<Amount>;

/** "9000 tot 250k": nothing is sold from so little on, and the first number is a postcode. */
const isAfterPostcode = (items: readonly Item[], at: number, { first, second }: Found): boolean =>
	(items[at]?.places.length ?? 0) > 0 &&
	!first.isMoney &&
	first.value < LEAST_SALE_PRICE &&
	(second?.value ?? 0) >= LEAST_SALE_PRICE;

/** Is a number without a currency a price? What it counts may stand behind it: "for 3 cars". */
function isPrice(
	items: readonly Item[],
	at: number,
	{ first, second, bound, end }: Found,
	isRent: boolean,
): boolean {
	const { value } = second ?? first;
	const isBound = second !== undefined || bound !== undefined;
	const isWord = says(items[at], 'price') || says(items[at], 'for');
	const isSmall = value < LEAST_SALE_PRICE;
	// "350000 3 slaapkamers": a number behind it that counts something is none of the price.
	const isNumbers =
		numberAt(items, end) !== undefined && !items[end]?.places.length && !isMeasured(items[end + 1]);
	if (isNumbers || (isSmall && isUnknown(items[end]))) return false;
	if (bound === 'about' && items.slice(at, end).some(({ places }) => places.length > 0)) return false;
	if (isWord && !isPostcode(items, end - 1)) return value >= LEAST_PRICE;
	if (isBound) return value >= (isRent ? LEAST_RENT : LEAST_SALE_PRICE);
	if (isRent && value >= LEAST_RENT && value <= MOST_LONE_RENT)
		return items[at]?.places.length === 0 || isRoundRent(items, at) || isRentBesidePlace(items, at);
	if (isRentAfterPlace(items, at)) return true;
	// A reference or a number of the agency is seldom round.
	return !isSmall && value % 500 === 0;
}

/** How many times the lower of two prices the higher may be where both are one's limit */
const WIDEST = 4;

/** "Rond 300k maar max 350k", "300k (could stretch to 350k)": of two limits the higher. */
function isHigher({ price: had, priced }: Reading, { min, max }: Span): boolean {
	if (!had?.max || !max || !priced || max <= had.max || max > had.max * WIDEST) return false;
	return min === undefined;
}

/** "vanaf 200k" and further on "tot 300k" are one range; what it cannot take in is named. */
function addPrice(reading: Reading, price: Span, items: readonly Item[], isAbout: boolean): void {
	const had = reading.price;
	if (had && isHigher(reading, price)) {
		const isRange = had.min !== undefined && !reading.priced?.isAbout;
		if (!isRange) reading.dropped.push(reading.priced?.items ?? []);
		reading.price = isRange ? { ...had, ...price } : price;
		reading.priced = { items, isAbout };
		return;
	}
	const isOther =
		had !== undefined && ((had.min ?? price.min) === undefined || (had.max ?? price.max) === undefined);
	const isTwice = had !== undefined && (isOther || Object.keys({ ...had }).some((end) => end in price));
	if (isTwice) reading.dropped.push(items);
	else {
		reading.price = { ...had, ...price };
		reading.priced = { items, isAbout };
	}
}

/** Of two amounts beside the word the smaller: "300000, 50000 eigen inbreng". */
function ownAt(items: readonly Item[], at: number): number | undefined {
	const start = says(items[at], 'with') ? at + 1 : at;
	const before = says(items[start], 'own') ? undefined : amountAt(items, start);
	const word = before ? afterFillers(items, before.end) : start;
	if (!says(items[word], 'own')) return undefined;
	const behind = afterFillers(items, word + 1);
	const second = amountAt(items, behind);
	const isSecond = second !== undefined && (before === undefined || second.value < before.value);
	if (isSecond && before) return undefined;
	return isSecond ? second.end : word + 1;
}

/** "Met 50000 eigen inbreng", "deposit 50000": what somebody has is no price. */
export const ownMoneyRule: Rule = (items, at, reading) => {
	const end = ownAt(items, at);
	if (end === undefined) return 0;
	reading.dropped.push(items.slice(says(items[at], 'with') ? at + 1 : at, end));
	return end - at;
};

/** "200000 300000": two prices side by side, the second somewhat more. */
function withSecond(items: readonly Item[], found: Found): Found {
	const { first, second, bound, end } = found;
	if (second || bound) return found;
	const next = amountAt(items, end);
	const isPair =
		next !== undefined &&
		Math.min(first.value, next.value) >= LEAST_SALE_PRICE &&
		next.value > first.value &&
		next.value <= first.value * WIDEST &&
		!isMeasured(items[next.end]) &&
		!says(items[afterFillers(items, next.end)], 'own');
	return isPair ? { ...found, second: next, end: next.end } : found;
}

/** Does a word say that something is let: "loyer", "charges comprises", or "charges" behind an amount? */
export function isOfRent(items: readonly Item[], at: number): boolean {
	const before = items[at - 1];
	const isBehind =
		before?.number !== undefined || isEuro(before) || isSign(before, '+') || says(before, 'month');
	return says(items[at], 'monthly') && (isBehind || !says(items[at], 'text'));
}

/** "Charges comprises" is said of a rent; that no price of the search has them in it is named. */
export const chargesRule: Rule = (items, at, reading) => {
	const item = items[at];
	if (!item || !isOfRent(items, at)) return 0;
	reading.isMonthly = true;
	if (!says(item, 'price')) reading.dropped.push([item]);
	return 1;
};

/** "Appartement par mois": what is paid by the month is let; of a while, "3 mois", it says nothing. */
export const monthRule: Rule = (items, at, reading) => {
	const item = items[at];
	const isEach = item?.key.includes(' ') || /^(mensuel|monatlich|maandelijks|monthly)/.test(item?.key ?? '');
	if (!says(item, 'month') || !isEach) return 0;
	reading.isMonthly = true;
	return 1;
};

/** Where "200 €/m²", "200 euro per m²" ends; undefined where a price is that of the whole. */
function endOfEach(items: readonly Item[], at: number): number | undefined {
	const isEach = isSign(items[at], '/') || says(items[at], 'each');
	return isEach && meant(items[at + 1], 'unit:') !== undefined ? at + 2 : undefined;
}

/** Prices; `isRent` says where numbers without a currency may be rents. */
export const priceRule =
	(isRent: boolean): Rule =>
	(items, at, reading: Reading) => {
		const isWord = says(items[at], 'price') || says(items[at], 'for');
		const start = isWord && !isPostcode(items, at + 1) ? at + 1 : at;
		const spanned =
			spanAt(items, start, (from) => amountAt(items, from)) ??
			(start === at ? undefined : spanAt(items, at, (from) => amountAt(items, from)));
		const found =
			spanned &&
			withSecond(items, withoutSlash({ ...spanned, first: scaled(spanned.first, spanned.second) }));
		const each = found && endOfEach(items, found.end);
		if (each !== undefined) {
			reading.dropped.push(items.slice(at, each));
			return each - at;
		}
		if (!found || isMeasured(items[found.end]) || isAfterPostcode(items, at, found)) return 0;
		const { first, second } = found;
		const isMoney = first.isMoney || second?.isMoney;
		// "9000/9050"
		if (!isMoney && found.isSlash && items[at]?.places.length) return 0;
		if (!isMoney && !isPrice(items, at, found, isRent)) return 0;
		addPrice(reading, boundsOf(found, 'max'), items.slice(at, found.end), found.bound === 'about');
		if (first.isMonthly || second?.isMonthly || says(items[at], 'monthly')) reading.isMonthly = true;
		return found.end - at;
	};
