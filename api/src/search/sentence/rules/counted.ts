import { afterFillers, boundsAt, isSize, isUnknown, meant, numberAt, says } from '../item-meanings.ts';
import type { Item } from '../items.ts';
import type { Rule } from '../reading.ts';

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
	} else if (counted !== undefined || says(items[start + 1], 'minute'))
		reading.dropped.push(items.slice(start, start + 2));
	else return 0;
	return afterFillers(items, start + 2) - at;
};

/** Smaller ones count something that was not understood */
const LEAST_NUMBER = 100;

/** What a number counts that stands before it */
const COUNTED = ['unit:', 'room', 'times:', 'kilometre', 'mile', 'euro', 'month'];

export const isCounted = (item: Item | undefined): boolean =>
	COUNTED.some((prefix) => meant(item, prefix) !== undefined);

/** "max 900" of nothing, "a family of 4": a number that says nothing by itself is looked for in no text. */
export const loneNumberRule: Rule = (items, at, reading) => {
	const hasBound = boundsAt(items[at]).some((bound) => bound !== 'between');
	const item = items[hasBound ? at + 1 : at];
	const isSmall = says(items[at - 1], 'filler') && (item?.number ?? LEAST_NUMBER) < LEAST_NUMBER;
	if (item?.number === undefined || !(hasBound || (isSmall && item.places.length === 0))) return 0;
	const end = at + (hasBound ? 2 : 1);
	if (isCounted(items[end]) || isUnknown(items[end])) return 0;
	reading.dropped.push(items.slice(at, end));
	return end - at;
};

/** More bedrooms than anybody asks for without a word for them */
const MOST_BARE_ROOMS = 6;
/** Houses and apartments: what has bedrooms. */
const RESIDENCE = /^(type:[12]$|subtype:[12]:)/;

const saysAny = (items: readonly Item[], test: RegExp) =>
	items.some(({ meanings }) => [...meanings].some((meaning) => test.test(meaning)));

/** A word that the number may belong to: "blok 2", "2 onder 1 kap". */
const isWord = (item: Item | undefined) => isUnknown(item) || says(item, 'text');

/** What a number before it counts, and no bedrooms: "2 huizen", "2 parkings", "2 terrassen" */
const isPlural = (item: Item | undefined): boolean =>
	item !== undefined &&
	saysAny([item], /^(type|subtype|parking|feature)/) &&
	/(?:en|s|hauser|haeuser)$/.test(item.key) &&
	!/(?:huis|haus|hous|terras|garden|garten)$/.test(item.key);

/**
 * "app gent 2": a small number alone is a count of bedrooms where it can hardly be anything else: it is the only number
 * beside a house or an apartment, and nothing says rooms. Otherwise it says nothing, and is named.
 */
export const bareNumberRule: Rule = (items, at, reading) => {
	const value = items[at]?.number;
	if (value === undefined || items[at]?.places.length || value >= LEAST_NUMBER) return 0;
	const hasMore = saysAny(items, /^(type|subtype)/) || items.some(({ places }) => places.length > 0);
	if (!hasMore || isWord(items[at - 1]) || isWord(items[at + 1])) return 0;
	const isOnly = items.filter((item) => item.number !== undefined && item.places.length === 0).length === 1;
	const isCount = Number.isInteger(value) && value >= 1 && value <= MOST_BARE_ROOMS;
	if (
		isOnly &&
		isCount &&
		!isPlural(items[at + 1]) &&
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
	if (!isCount || !saysAny(items, /^type:5$/) || !saysAny(items.slice(at + 1, at + 2), /^type:[2369]$/))
		return 0;
	reading.dropped.push(items.slice(at, at + 2));
	return 2;
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
