import { isSign, meant, says } from './item-meanings.ts';
import { type Item, NO_MEANINGS } from './items.ts';
import type { Meaning } from './vocabulary/vocabulary.ts';

const HUNDRED = 100;
const THOUSAND = 1_000;
const MILLION = 1_000_000;
/** Nobody asks for smaller parts of a million or an acre. */
const QUARTERS = 4;

const unitOf = (item: Item | undefined): number | undefined => {
	const named = meant(item, 'number:');
	return named === undefined || item?.number !== undefined || Number(named) < 1 ? undefined : Number(named);
};

const timesOf = (item: Item | undefined): number | undefined => {
	const times = Number(meant(item, 'times:'));
	return times === HUNDRED || (times === THOUSAND && item?.key !== 'k') ? times : undefined;
};

/** Words that a number of "nine" may stand before: of "appartement neuf" it is no number */
const COUNTED = ['times:', 'room', 'unit:', 'euro', 'counted:'] as const;
const NINE: ReadonlySet<Meaning> = new Set(['number:9']);
const TEN = 10;

/** "Neuf" is nine behind tens and hundreds and before what is counted, "trente-neuf mille", "neuf chambres", and new elsewhere. */
const withNines = (items: readonly Item[]): Item[] =>
	items.map((item, at) => {
		if (!says(item, 'nine')) return item;
		const [before, next] = [items[at - 1], items[at + 1]];
		const isBehind = (unitOf(before) ?? 0) >= TEN || (timesOf(before) === HUNDRED && before?.key !== 'k');
		const isBefore = COUNTED.some((prefix) => meant(next, prefix) !== undefined) || isSign(next, '€');
		return isBehind || isBefore ? { ...item, meanings: NINE } : item;
	});

/** "Trente-cinq", "twenty two": tens and a unit, which say one number without hundreds or thousands as well. */
function isTensWithUnit([tens, unit, ...more]: readonly Item[]): boolean {
	const [ten, one] = [unitOf(tens) ?? 0, unitOf(unit) ?? TEN];
	return ten >= TEN && ten % TEN === 0 && Number.isInteger(one) && one < TEN && more.length === 0;
}

/** "Mille cent" */
const isThousandHundred = ([first, second, ...more]: readonly Item[]) =>
	timesOf(first) === THOUSAND && timesOf(second) === HUNDRED && more.length === 0;

const isNumeral = (item: Item | undefined) => unitOf(item) !== undefined || timesOf(item) !== undefined;

/** "Two hundred and fifty" */
const isJoint = (items: readonly Item[], at: number) =>
	says(items[at], 'numeral') && timesOf(items[at - 1]) !== undefined && unitOf(items[at + 1]) !== undefined;

/** Where the words of a number end: "two hundred and fifty thousand", but of "trois cent mille deux chambres" the two counts rooms. */
function endOfNumeral(items: readonly Item[], at: number): number {
	let end = at;
	while (isNumeral(items[end]) || (end > at && isJoint(items, end))) end++;
	const isCount = meant(items[end], 'room') !== undefined && unitOf(items[end - 1]) !== undefined;
	return isCount && timesOf(items[end - 2]) === THOUSAND ? end - 1 : end;
}

/** m² of an acre, and of a hectare: what has a half or a quarter */
const LEAST_SHARED = 4_000;

const isShared = (item: Item | undefined) =>
	meant(item, 'times:') === String(MILLION) || Number(meant(item, 'unit:')) > LEAST_SHARED;

/** "1/2 million", "1/2 acre": the figures of a fraction, apart by a slash. */
function fractionAt(items: readonly Item[], at: number): number | undefined {
	const [over, slash, under, shared] = items.slice(at, at + 4);
	const isFraction = isSign(slash, '/') && over?.to === slash?.from && isShared(shared);
	const share = isFraction ? (over?.number ?? 0) / (under?.number ?? 0) : 0;
	return share > 0 && share < 1 && (under?.number ?? 0) <= QUARTERS ? share : undefined;
}

/** "1 1/2 million", "2 1/2 bedrooms": a whole with a half, of rooms only the whole. */
function mixedAt(items: readonly Item[], at: number): { value: number; end: number } | undefined {
	const [whole, over] = items.slice(at, at + 2);
	if (whole?.number === undefined || whole.number >= HUNDRED || over?.number === undefined) return undefined;
	const isHalf = over.key === '½';
	const end = isHalf ? at + 2 : at + 4;
	const isFraction = isHalf || (isSign(items[at + 2], '/') && over.to === items[at + 2]?.from);
	const share = isHalf ? over.number : over.number / (items[at + 3]?.number ?? 0);
	if (!isFraction || !(share > 0 && share < 1)) return undefined;
	if (meant(items[end], 'times:') === String(MILLION)) return { value: whole.number + share, end };
	return meant(items[end], 'room') === undefined ? undefined : { value: whole.number, end };
}

function sumOf(words: readonly Item[]): number {
	let [total, current] = [0, 0];
	for (const word of words) {
		const times = timesOf(word);
		if (times === THOUSAND) [total, current] = [total + (current || 1) * THOUSAND, 0];
		else if (times === HUNDRED) current = (current || 1) * HUNDRED;
		else current += unitOf(word) ?? 0;
	}
	return total + current;
}

/** Fractions of a million or an acre, and numbers of several words that add up, "deux cent cinquante mille", as one; "three hundred" alone is read by who counts. */
export function withJoinedNumerals(read: readonly Item[]): Item[] {
	const items = withNines(read);
	const joined: Item[] = [];
	for (let at = 0; at < items.length; ) {
		const first = items[at] as Item;
		const mixed = mixedAt(items, at);
		if (mixed) {
			joined.push({ ...first, to: items[mixed.end - 1]?.to ?? first.to, number: mixed.value });
			at = mixed.end;
			continue;
		}
		const fraction = fractionAt(items, at);
		if (fraction !== undefined) {
			joined.push({ ...first, to: items[at + 2]?.to ?? first.to, number: fraction });
			at += 3;
			continue;
		}
		const end = endOfNumeral(items, at);
		const words = items.slice(at, end);
		const hasUnit = words.some((word, place) => place > 0 && unitOf(word) !== undefined);
		const isSum =
			(hasUnit && (words.some((word) => timesOf(word)) || isTensWithUnit(words))) || isThousandHundred(words);
		if (!isSum) {
			joined.push(first);
			at++;
			continue;
		}
		const number = sumOf(words);
		const { to } = words.at(-1) as Item;
		joined.push({ key: String(number), from: first.from, to, meanings: NO_MEANINGS, places: [], number });
		at = end;
	}
	return joined;
}
