import { afterFillers, isSign, meant, numberAt, says } from '../item-meanings.ts';
import type { Item } from '../items.ts';
import type { Quantity } from './span.ts';

/** What a sentence asks for: as a word of it says, or only as the page where it was typed does */
export type Market = 'rent' | 'sale' | 'page of sale';

export interface Amount extends Quantity {
	/** Says that it is money: a currency, a thousand, a month */
	isMoney: boolean;
	isMonthly: boolean;
	times: number;
}

/** A number without a word for money is a price from here on. */
export const LEAST_SALE_PRICE = 20_000;
export const LEAST_RENT = 200;
const MILLION = 1_000_000;
/** What is counted in halves: "2 ton en half" */
const HALVED: readonly number[] = [100_000, MILLION];
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
export const isMeasured = (item: Item | undefined) =>
	meant(item, 'unit:') !== undefined ||
	meant(item, 'room:') !== undefined ||
	says(item, 'rooms') ||
	says(item, 'kilometre') ||
	says(item, 'mile') ||
	meant(item, 'counted:') !== undefined ||
	says(item, 'garage') ||
	says(item, 'parking');

/** "350t", "350 T Euro": thousands as Germans write them; elsewhere the letter is a Dutch article. */
const [LEAST_T, MOST_T] = [50, 9_999];
function isT(items: readonly Item[], at: number, number: number): boolean {
	const isOf = items[at]?.from === items[at - 1]?.to || isEuro(items[at + 1]) || items[at + 1] === undefined;
	return items[at]?.key === 't' && isOf && number >= LEAST_T && number <= MOST_T;
}

/** "k", "miljoen", "honderd duizend" */
function scaleAt(items: readonly Item[], at: number, number: number): { times: number; end: number } {
	if (isT(items, at, number)) return { times: 1_000, end: at + 1 };
	let [times, end] = [1, at];
	for (let next = meant(items[end], 'times:'); next !== undefined; next = meant(items[end], 'times:')) {
		if (Number(next) === MILLION && number > MOST_MILLIONS) break;
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
export function amountAt(items: readonly Item[], at: number): Amount | undefined {
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
	const half = HALVED.includes(times) ? endOfHalf(items, end) : undefined;
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

const isShort = ({ times, value }: Amount) => times <= 100 && value < 1_000;

/** "250-300k", "350k tot 400", "200 à 250.000": the thousand belongs to both. */
function scaled(amount: Amount, other: Amount | undefined): Amount {
	if (other === undefined || !isShort(amount)) return amount;
	const isWrittenOut = amount.times > 1 || (other.times === 1 && other.value >= LEAST_SALE_PRICE);
	return { ...amount, value: amount.value * (isWrittenOut ? 1_000 : other.times) };
}

/** Two amounts of a range, where the second is never made less than the first: "300k - 3 slaapkamers" is none. */
export function withThousands<Found extends { first: Amount; second?: Amount }>(found: Found): Found {
	const { second } = found;
	const first = scaled(found.first, second);
	const last = second && scaled(second, first);
	return last && last.value > first.value ? { ...found, first, second: last } : { ...found, first };
}

/** Where "et demi", "en half" ends behind a million, or behind the hundred thousand that a "ton" is. */
function endOfHalf(items: readonly Item[], at: number): number | undefined {
	const next = afterFillers(items, says(items[at], 'and') || says(items[at], 'to') ? at + 1 : at);
	return meant(items[next], 'number:') === '0.5' ? next + 1 : undefined;
}
