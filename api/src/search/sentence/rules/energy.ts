import { EPC_LETTERS, type EpcLetter } from '@estate/shared-contract';
import { boundsAt, isSign, isTo, meant, numberAt, says } from '../item-meanings.ts';
import type { Item } from '../items.ts';
import type { Reading, Rule } from '../reading.ts';

const letterOf = (item: Item | undefined) => EPC_LETTERS.find((letter) => letter === item?.key);

/** Behind the word for it: "label", "de", "min", ":" */
function lettersFrom(
	items: readonly Item[],
	at: number,
): { next: number; isLeast: boolean; isStrict: boolean } {
	let next = at;
	let [isLeast, isStrict] = [false, false];
	for (; next < items.length && letterOf(items[next]) === undefined; next++) {
		const item = items[next];
		const isBound = boundsAt(item).some((bound) => bound !== 'between') || says(item, 'better');
		isStrict ||= says(item, 'better') && says(item, 'strict');
		if (isBound) isLeast = true;
		else if (
			!says(item, 'epc') &&
			!says(item, 'filler') &&
			!says(item, 'bound:between') &&
			!isSign(item, ':')
		)
			break;
	}
	return { next, isLeast, isStrict };
}

/** "A tot C", best first or last */
function lettersBetween(one: EpcLetter, other: EpcLetter): EpcLetter[] {
	const [first, last] = [EPC_LETTERS.indexOf(one), EPC_LETTERS.indexOf(other)];
	return EPC_LETTERS.slice(Math.min(first, last), Math.max(first, last) + 1);
}

const isKilowatt = (item: Item | undefined) => item?.key.startsWith('kwh') ?? false;

/** "EPC max 200": no filter knows a value, so it is named with its word. */
function droppedValue(items: readonly Item[], at: number, next: number, reading: Reading): number {
	if (items[next]?.number === undefined) return 0;
	const isUnit = meant(items[next + 1], 'unit:') !== undefined || isKilowatt(items[next + 1]);
	let end = isUnit ? next + 2 : next + 1;
	// "kWh/m²", "kWh/m²/jaar"
	const isPer = (item: Item | undefined) => meant(item, 'unit:') !== undefined || says(item, 'counted:years');
	if (isKilowatt(items[next + 1]))
		while (isPer(items[end]) || (isSign(items[end], '/') && isPer(items[end + 1]))) end++;
	reading.dropped.push(items.slice(at, end));
	return end - at;
}

/** "A++" */
function plusBehind(items: readonly Item[], at: number): number {
	if (items[at]?.key !== 'a' || items[at - 1]?.number !== undefined) return 0;
	let end = at + 1;
	while (isSign(items[end], '+') && items[end]?.from === items[end - 1]?.to) end++;
	// "a+b" is a sum of something.
	return end > at + 1 && items[end]?.from !== items[end - 1]?.to ? end - at : 0;
}

/** "A-label" */
function letterFirst(items: readonly Item[], at: number, reading: Reading): number {
	const plus = plusBehind(items, at);
	if (plus > 0) {
		reading.epc.add('a');
		return plus;
	}
	const letter = letterOf(items[at]);
	const isJoined = (items[at + 1]?.from ?? 0) - (items[at]?.to ?? 0) === 1;
	if (!letter || !isJoined || !says(items[at + 1], 'epc') || letterOf(items[at + 2])) return 0;
	reading.epc.add(letter);
	return 2;
}

/** Energy classes: "EPC A", "PEB A ou B", "energielabel minstens C", "EPC B of beter" */
export const energyRule: Rule = (items, at, reading) => {
	const isBefore = boundsAt(items[at]).includes('min') && says(items[at + 1], 'epc');
	if (!isBefore && !says(items[at], 'epc')) return letterFirst(items, at, reading);
	let { next, isLeast, isStrict } = lettersFrom(items, isBefore ? at + 2 : at + 1);
	isLeast ||= isBefore;
	const letters: EpcLetter[] = [];
	const last = isTo(items[next + 1]) ? letterOf(items[next + 2]) : undefined;
	if (letterOf(items[next]) && last) {
		letters.push(...lettersBetween(letterOf(items[next]) as EpcLetter, last));
		next += 3;
	}
	for (let letter = letterOf(items[next]); letter !== undefined; letter = letterOf(items[next])) {
		letters.push(letter);
		next++;
		while (isSign(items[next], '+')) next++;
		const isNext =
			(isSign(items[next], '/,&-') || says(items[next], 'and')) && letterOf(items[next + 1]) !== undefined;
		if (isNext) next++;
	}
	const [first] = letters;
	if (first === undefined) return droppedValue(items, at, next, reading);
	// "B of lager": whether that is a worse class or less energy, nobody can tell.
	const isUnclear = says(items[next], 'unclear');
	const isBound = !isUnclear && boundsAt(items[next]).some((bound) => bound === 'max' || bound === 'min');
	const isOfOther = numberAt(items, next + 1) !== undefined || isSign(items[next + 1], '€');
	// "PEB D max", where "PEB D max 300000" has a highest price
	if (says(items[next], 'better') || (isBound && !isOfOther && letters.length === 1)) {
		isLeast = true;
		next++;
	}
	if (isUnclear) {
		reading.dropped.push(items.slice(next, next + 1));
		next++;
	}
	if (isLeast) reading.epcMin = isStrict ? (EPC_LETTERS[EPC_LETTERS.indexOf(first) - 1] ?? first) : first;
	else for (const letter of letters) reading.epc.add(letter);
	return next - at;
};
