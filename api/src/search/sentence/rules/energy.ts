import { ENERGY_SCALES, EPC_LETTERS, type EpcLetter } from '@estate/shared-contract';
import { boundsAt, isSign, isTo, isUnknown, meant, numberAt, says } from '../item-meanings.ts';
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

/**
 * The class of which Flanders has that value as its limit, in kWh/m² a year: what has it or a better one needs no more in any region, since
 * the limits of the others are lower (`energy-scales.test.ts`).
 */
const letterUpTo = (value: number): EpcLetter | undefined =>
	EPC_LETTERS.find((letter) =>
		ENERGY_SCALES.flanders.some(({ code, upTo }) => code.startsWith(letter) && upTo === value),
	);

/** "EPC max 200" is a class at least; of other values no filter knows, so they are named with their word. */
function takeValue(items: readonly Item[], at: number, next: number, reading: Reading): number {
	const value = items[next]?.number;
	if (value === undefined) {
		// "Een goede epc-score": of which class nobody says.
		const isAlone = says(items[at], 'epc') && !isUnknown(items[at + 1]);
		if (isAlone) reading.dropped.push(items.slice(at, at + 1));
		return isAlone ? 1 : 0;
	}
	const isUnit = meant(items[next + 1], 'unit:') !== undefined || isKilowatt(items[next + 1]);
	let end = isUnit ? next + 2 : next + 1;
	// "kWh/m²", "kWh/m²/jaar"
	const isPer = (item: Item | undefined) => meant(item, 'unit:') !== undefined || says(item, 'counted:years');
	if (isKilowatt(items[next + 1]))
		while (isPer(items[end]) || (isSign(items[end], '/') && isPer(items[end + 1]))) end++;
	const bounds = items.slice(at, next).flatMap((item) => boundsAt(item));
	const isLimit = bounds.includes('max') && !bounds.includes('min');
	const letter = isLimit ? letterUpTo(value) : undefined;
	if (letter) reading.epcMin = letter;
	else reading.dropped.push(items.slice(at, end));
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

/**
 * Where classes go on behind what says that one is the least: "hoogstens label D", "not worse than label C", "besser als D". Without
 * a word for classes a comparison alone says so, before a letter that no word begins with.
 */
function classesBehind(items: readonly Item[], at: number): number | undefined {
	const isBound = boundsAt(items[at]).some((bound) => bound === 'min' || bound === 'max');
	if (!isBound && !says(items[at], 'better')) return undefined;
	let next = at + 1;
	// "D" is a filler of French as well.
	while (says(items[next], 'filler') && !letterOf(items[next])) next++;
	if (says(items[next], 'epc')) return next + 1;
	const [letter, behind] = [items[next], items[next + 1]];
	const isAlone =
		behind === undefined || (letter !== undefined && behind.from > letter.to && !isUnknown(behind));
	return says(items[at], 'compared') && letterOf(letter) && isAlone ? next : undefined;
}

/** "Slechter dan D", "EPC worse than label D": the classes behind it. Of what is worse than the last, nothing is. */
function worseClasses(items: readonly Item[], at: number, reading: Reading): number {
	let next = says(items[at], 'epc') ? at + 1 : at;
	if (!says(items[next], 'worse')) return 0;
	let isOfClass = next > at;
	for (next += 1; says(items[next], 'filler') || says(items[next], 'epc'); next++) {
		if (letterOf(items[next])) break;
		isOfClass ||= says(items[next], 'epc');
	}
	const [letter, behind] = [letterOf(items[next]), items[next + 1]];
	if (!letter || !(isOfClass || behind === undefined || !isUnknown(behind))) return 0;
	const worse = EPC_LETTERS.slice(EPC_LETTERS.indexOf(letter) + 1);
	for (const one of worse) reading.epc.add(one);
	const end = says(behind, 'epc') ? next + 2 : next + 1;
	if (worse.length === 0) reading.dropped.push(items.slice(at, end));
	return end - at;
}

/** Energy classes: "EPC A", "PEB A ou B", "energielabel minstens C", "EPC B of beter" */
export const energyRule: Rule = (items, at, reading) => {
	const worse = worseClasses(items, at, reading);
	if (worse > 0) return worse;
	const before = classesBehind(items, at);
	if (before === undefined && !says(items[at], 'epc')) return letterFirst(items, at, reading);
	let { next, isLeast, isStrict } = lettersFrom(items, before ?? at + 1);
	if (before !== undefined && letterOf(items[next]) === undefined) return 0;
	isLeast ||= before !== undefined;
	isStrict ||= before !== undefined && says(items[at], 'better') && says(items[at], 'strict');
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
	if (first === undefined) return takeValue(items, at, next, reading);
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
