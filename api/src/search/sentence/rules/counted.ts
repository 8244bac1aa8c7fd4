import {
	afterFillers,
	boundsAt,
	isSign,
	isSize,
	isUnknown,
	meant,
	numberAt,
	says,
	saysAny,
} from '../item-meanings.ts';
import type { Item } from '../items.ts';
import type { Rule } from '../reading.ts';

const COUNTED_TIMES = ['minute', 'hour', 'month'] as const;

/** "voor 3 wagens", "4 personnes", "10 min": cars count places of a garage, people and minutes nothing that a filter knows. */
export const countedRule: Rule = (items, at, reading) => {
	const start = says(items[at], 'for') || boundsAt(items[at]).length > 0 ? at + 1 : at;
	const count = numberAt(items, start);
	const counted = meant(items[start + 1], 'counted:');
	if (count === undefined) return 0;
	const isGarage = says(items[at - 1], 'garage') || says(items[at - 1], 'parking');
	const isBefore = says(items[start + 2], 'garage');
	if (counted === 'cars' && (isGarage || isBefore) && Number.isInteger(count)) {
		reading.rooms.garages = Math.max(1, count);
		if (isBefore) return start + 3 - at;
	} else if (counted !== undefined || COUNTED_TIMES.some((time) => says(items[start + 1], time))) {
		// "10 min à pied"
		const isWay = says(items[start + 2], 'travel') || says(items[start + 2], 'drive');
		const end = isWay ? start + 3 : start + 2;
		reading.dropped.push(items.slice(start, end));
		return afterFillers(items, end) - at;
	} else return 0;
	return afterFillers(items, start + 2) - at;
};

/** "8 m" are metres, and "2m", "1,2 m" and "budget 2 m" millions. */
const MOST_METRES = 1_000;
const MOST_MILLIONS = 20;

function isMetres(items: readonly Item[], at: number, isLength: boolean): boolean {
	const [number, unit] = [items[at]?.number, items[at + 1]];
	if (number === undefined || number >= MOST_METRES || !says(unit, 'metre')) return false;
	if (isLength || unit?.key !== 'm') return true;
	const before = items[at - 1];
	const isMoney =
		boundsAt(before).length > 0 || says(before, 'price') || says(before, 'for') || before?.isSign;
	const isBehind = items[at + 2]?.isSign || says(items[at + 2], 'euro') || boundsAt(items[at + 2]).length > 0;
	const isGlued = items[at]?.to === unit.from && number <= MOST_MILLIONS;
	return Number.isInteger(number) && !isMoney && !isBehind && !isGlued;
}

/** "Largeur façade 8 m", "8 m de façade", "terrain 20 m": no filter knows a length. */
export const lengthRule: Rule = (items, at, reading) => {
	let start = at;
	while (
		says(items[start], 'length') ||
		(start > at && says(items[start], 'filler') && says(items[start + 1], 'length'))
	)
		start++;
	const isNamed = start > at;
	if (isNamed)
		while (says(items[start], 'filler') || isSign(items[start], ':±') || boundsAt(items[start]).length > 0)
			start++;
	let behind = afterFillers(items, start + 2);
	while (says(items[behind], 'bound:between')) behind++;
	const isBehind = says(items[behind], 'length');
	if (!isMetres(items, start, isNamed || isBehind)) return 0;
	const end = isBehind && !isNamed ? behind + 1 : start + 2;
	reading.dropped.push(items.slice(at, end));
	return end - at;
};

/** Smaller ones count something that was not understood */
const LEAST_NUMBER = 100;

/** What a number counts that stands before it */
const COUNTED = ['unit:', 'room', 'times:', 'kilometre', 'mile', 'euro', 'month'];

export const isCounted = (item: Item | undefined): boolean =>
	COUNTED.some((prefix) => meant(item, prefix) !== undefined);

/** A number in figures, or in words that are no article: "one" and "een" are. */
function figureAt(items: readonly Item[], at: number): number | undefined {
	const value = numberAt(items, at);
	return items[at]?.number === undefined && (value ?? 0) <= 1 ? undefined : value;
}

/** "2 parkings", "min. two terraces": no filter counts them, so how many is named with what it counts; one at least is asked for. */
export const countedThingRule: Rule = (items, at, reading) => {
	const number = boundsAt(items[at]).length > 0 ? at + 1 : at;
	const value = figureAt(items, number) ?? 0;
	const thing = items[number + 1];
	const isThing = says(thing, 'parking') || meant(thing, 'feature:') !== undefined;
	if (value <= 1 || value >= LEAST_NUMBER || !isThing || !isPlural(thing)) return 0;
	reading.dropped.push(items.slice(at, number + 2));
	return number + 1 - at;
};

/** "max 900" of nothing, "a family of 4", "nous sommes quatre": a number that says nothing by itself is looked for in no text. */
export const loneNumberRule: Rule = (items, at, reading) => {
	const hasBound = boundsAt(items[at]).some((bound) => bound !== 'between');
	const number = hasBound ? at + 1 : at;
	const value = figureAt(items, number);
	const isSmall = says(items[at - 1], 'filler') && (value ?? LEAST_NUMBER) < LEAST_NUMBER;
	if (value === undefined || !(hasBound || (isSmall && items[number]?.places.length === 0))) return 0;
	const end = at + (hasBound ? 2 : 1);
	if (isCounted(items[end]) || isUnknown(items[end])) return 0;
	reading.dropped.push(items.slice(at, end));
	return end - at;
};

/** More bedrooms than anybody asks for without a word for them */
const MOST_BARE_ROOMS = 6;
/** Houses and apartments: what has bedrooms. */
const RESIDENCE = /^(type:[12]$|subtype:[12]:)/;

const isFigure = (item: Item | undefined) => item?.number !== undefined && item.places.length === 0;

/** A word that the number may belong to: "blok 2", "2 onder 1 kap". */
const isWord = (item: Item | undefined) => isUnknown(item) || says(item, 'text');

const PLURAL = /(?:en|s|hauser|haeuser|platze|plaetze|balkone)$/;

/** What a number before it counts, and no bedrooms: "2 huizen", "2 parkings", "2 terrassen" */
export const isPlural = (item: Item | undefined): boolean =>
	item !== undefined &&
	saysAny([item], /^(type|subtype|parking|feature)/) &&
	// "Emplacements de parking"
	[item.key, item.key.split(' ')[0] ?? ''].some((word) => PLURAL.test(word)) &&
	!/(?:huis|haus|hous|terras|garden|garten)$/.test(item.key);

/** "1 balkon", "1 place de parking": one of them, where "2 terras" is sooner two bedrooms and a terrace. */
const isOneOf = (value: number, item: Item | undefined): boolean =>
	value === 1 && item !== undefined && saysAny([item], /^(parking|feature)/);

/**
 * "app gent 2": a small number alone is a count of bedrooms where it can hardly be anything else: it is the only number
 * beside a house or an apartment, and nothing says rooms. Otherwise it says nothing, and is named.
 */
export const bareNumberRule: Rule = (items, at, reading) => {
	const value = items[at]?.number;
	const hasMore = saysAny(items, /^(type|subtype)/) || items.some(({ places }) => places.length > 0);
	// "Grond 300-400": left, the figures would be read again without what stands beside them.
	const isRange = isFigure(items[at]) && isSign(items[at + 1], '-–—') && isFigure(items[at + 2]);
	if (isRange && hasMore && !isCounted(items[at + 3]) && !isWord(items[at + 3])) {
		reading.dropped.push(items.slice(at, at + 3));
		return 3;
	}
	if (value === undefined || items[at]?.places.length || value >= LEAST_NUMBER) return 0;
	if (!hasMore || isWord(items[at - 1]) || isWord(items[at + 1])) return 0;
	const isOnly = items.filter((item) => item.number !== undefined && item.places.length === 0).length === 1;
	const isCount = Number.isInteger(value) && value >= 1 && value <= MOST_BARE_ROOMS;
	if (
		isOnly &&
		isCount &&
		!isPlural(items[at + 1]) &&
		!isOneOf(value, items[at + 1]) &&
		saysAny(items, RESIDENCE) &&
		!saysAny(items, /^rooms?(:|$)/)
	)
		reading.rooms.bedrooms = value;
	else reading.dropped.push(items.slice(at, at + 1));
	return 1;
};

/** "Opbrengsteigendom met 4 appartementen": what is in it is nothing else that is looked for. */
export const unitsRule: Rule = (items, at, reading) => {
	const isCount = items[at]?.places.length === 0 && (numberAt(items, at) ?? 0) > 1;
	// "Maison divisée en 3 appartements"
	const isInHouse =
		says(items[at - 1], 'filler') && !says(items[at - 1], 'and') && saysAny(items.slice(0, at), /^type:1$/);
	if (
		!isCount ||
		!(isInHouse || saysAny(items, /^type:5$/)) ||
		!saysAny(items.slice(at + 1, at + 2), /^type:[2369]$/)
	)
		return 0;
	reading.dropped.push(items.slice(at, at + 2));
	return 2;
};

/** "Immeuble 4 appartements", "gebouw met 3 studio's": how many is named. */
export const buildingRule: Rule = (items, at, reading) => {
	const count = afterFillers(items, at + 1);
	const isOfHomes = saysAny(items.slice(count + 1, count + 2), /^type:[23]$/);
	if (!says(items[at], 'building') || !((numberAt(items, count) ?? 0) > 1) || !isOfHomes) return 0;
	// "Appartement in een gebouw met 4 appartementen"
	if (saysAny(items.slice(0, at), RESIDENCE)) reading.dropped.push(items.slice(at, count + 2));
	else {
		reading.types.add(5);
		reading.dropped.push(items.slice(count, count + 2));
	}
	return count + 2 - at;
};

/** What no filter can say: "sold", "100%", "large"; but "Grote Markt" and "Grote Baan 12" are names. */
export const unsayableRule: Rule = (items, at, reading) => {
	const item = items[at];
	const [next, number, behind] = items.slice(at + 1);
	const isAddress = isUnknown(next) && number?.number !== undefined && !isCounted(behind);
	const isOfName = isSize(item) && (says(next, 'street') || isAddress);
	if (!item || !says(item, 'unsayable') || isOfName) return 0;
	reading.dropped.push([item]);
	return 1;
};
