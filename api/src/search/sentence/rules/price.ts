import type { Span } from '@estate/shared-contract';
import { afterFillers, boundsAt, isSign, meant, says } from '../item-meanings.ts';
import type { Item } from '../items.ts';
import type { Reading, Rule } from '../reading.ts';
import { amountAt, isMeasured, LEAST_SALE_PRICE, type Market, withThousands } from './amount.ts';
import { type FoundAmount, isAfterPostcode, isPostcode, isPrice, isSecondPostcode } from './bare-price.ts';
import { boundsOf, spanAt, withoutSlash } from './span.ts';
import { inThousands } from './thousands.ts';

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
	// "Nu 900 euro, tot 300000": nothing is sold for the first.
	const isRent = (had?.max ?? had?.min ?? LEAST_SALE_PRICE) < LEAST_SALE_PRICE;
	if (had && isRent && reading.goal !== 1 && (price.max ?? 0) >= LEAST_SALE_PRICE) {
		reading.dropped.push(reading.priced?.items ?? []);
		delete reading.isMonthly;
		reading.price = price;
		reading.priced = { items, isAbout };
		return;
	}
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

/** "200000 300000": two prices side by side, the second somewhat more. */
function withSecond(items: readonly Item[], found: FoundAmount): FoundAmount {
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

/** Where "200 €/m²", "200 euro per m²" ends; undefined where a price is that of the whole. */
function endOfEach(items: readonly Item[], at: number): number | undefined {
	const isEach = isSign(items[at], '/') || says(items[at], 'each');
	return isEach && meant(items[at + 1], 'unit:') !== undefined ? at + 2 : undefined;
}

/** "Prix 300k", "pour 300k", "budget tussen 250k en 300k": a word before a price that is none of its bounds */
const isBefore = (items: readonly Item[], at: number): boolean =>
	says(items[at], 'price') ||
	says(items[at], 'for') ||
	(says(items[at], 'budget') && boundsAt(items[at + 1]).length > 0);

/** More than any home has of anything */
const MOST_COUNTED = 100;

/** Does a number count what stands behind it? No home has "300000 garages", nor "max 800" of them. */
function isCount(items: readonly Item[], at: number, { first, second, bound, end }: FoundAmount): boolean {
	if (!isMeasured(items[end])) return false;
	const isRoom =
		says(items[end], 'garage') || says(items[end], 'parking') || meant(items[end], 'room:') !== undefined;
	const highest = (second ?? first).value;
	const isPlace = items.slice(at, end).some(({ places }) => places.length > 0);
	const isLimit = bound === 'max' && !isPlace && highest > MOST_COUNTED;
	return !isRoom || !(highest >= LEAST_SALE_PRICE || isLimit);
}

/** Prices; the market says where numbers without a currency may be rents, or thousands. */
export const priceRule =
	(market: Market): Rule =>
	(items, at, reading: Reading) => {
		const isWord = isBefore(items, at);
		const start = isWord && !isPostcode(items, at + 1) ? at + 1 : at;
		const spanned =
			spanAt(items, start, (from) => amountAt(items, from)) ??
			(start === at ? undefined : spanAt(items, at, (from) => amountAt(items, from)));
		const written = spanned && withSecond(items, withoutSlash(withThousands(spanned)));
		const each = written && endOfEach(items, written.end);
		if (each !== undefined) {
			reading.dropped.push(items.slice(at, each));
			return each - at;
		}
		if (!written || isCount(items, at, written) || isAfterPostcode(items, at, written)) return 0;
		if (isSecondPostcode(items, at, written)) return 0;
		const found = inThousands(items, at, written, market);
		const { first, second } = found;
		const isMoney = first.isMoney || second?.isMoney;
		// "9000/9050"
		if (!isMoney && found.isSlash && items[at]?.places.length) return 0;
		if (!isMoney && !isPrice(items, at, found, market)) return 0;
		addPrice(reading, boundsOf(found, 'max'), items.slice(at, found.end), found.bound === 'about');
		// "Warmmiete 900": no price of the search has charges in it.
		if (says(items[at], 'price') && says(items[at], 'unsayable'))
			reading.dropped.push(items.slice(at, at + 1));
		if (first.isMonthly || second?.isMonthly || says(items[at], 'monthly')) reading.isMonthly = true;
		return found.end - at;
	};
