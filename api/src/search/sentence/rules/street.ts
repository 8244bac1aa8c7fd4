import { STREET_END } from '../../street-words.ts';
import { afterFillers, isPlaceName, isSign, isUnknown, meant, says } from '../item-meanings.ts';
import { type Item, NAME, STREET } from '../items.ts';
import type { Reading, Rule } from '../reading.ts';
import { isCounted } from './counted.ts';

/** "Rue Neuve", "rue du Jardin": what a word says elsewhere, it does not say in the name of a street. */
const isSaidElsewhere = (item: Item | undefined) =>
	['projects:', 'feature:', 'type:', 'subtype:', 'text'].some((prefix) => meant(item, prefix) !== undefined);

/** "Street in Ghent", "rue à Gand": what is named behind it is no name of the street, as in "rue de Namur". */
const isWhere = (item: Item | undefined) => says(item, 'where') && !says(item, 'bound:between');

const isPart = (item: Item | undefined) => isUnknown(item) || (item?.places.length ?? 0) > 0;

const HOUSE_NUMBER = /^[1-9]\d{0,3}$/;

/** "12", "12a": where what stands behind is nothing that a number counts. */
function houseNumberAt(items: readonly Item[], at: number): { houseNumber: string; end: number } | undefined {
	const [item, next] = items.slice(at, at + 2);
	if (item?.number === undefined || item.places.length > 0 || !HOUSE_NUMBER.test(item.key)) return undefined;
	if (isCounted(next) || isSign(next, '€+')) return undefined;
	const hasLetter = next?.from === item.to && /^[a-z]$/.test(next.key);
	return { houseNumber: item.key + (hasLetter ? next.key : ''), end: at + (hasLetter ? 2 : 1) };
}

/** Where the items go on behind a box, which no filter knows and is named: "bus 3", "/3". */
function afterBox(items: readonly Item[], at: number, reading: Reading): number {
	const isBox = says(items[at], 'box') || isSign(items[at], '/');
	if (!isBox || !items[at + 1] || items[at + 1]?.isSign) return at;
	reading.dropped.push(items.slice(at, at + 2));
	return at + 2;
}

/** A street in which properties publish their address, with a number behind or before it: "Meir 12", "12, rue Neuve". */
export function publishedStreetAt(items: readonly Item[], at: number) {
	const before = houseNumberAt(items, at);
	const start = isSign(items[before?.end ?? at], ',') ? (before?.end ?? at) + 1 : (before?.end ?? at);
	const street = items[start];
	if (!street || !says(street, 'street-name')) return undefined;
	const behind = before ? undefined : houseNumberAt(items, start + 1);
	return {
		key: street.key,
		houseNumber: (before ?? behind)?.houseNumber ?? '',
		end: behind?.end ?? start + 1,
		mayHaveBox: behind !== undefined,
	};
}

/** A second street is named. */
export const knownStreetRule: Rule = (items, at, reading) => {
	const street = publishedStreetAt(items, at);
	if (!street) return 0;
	const { key, houseNumber, end, mayHaveBox } = street;
	if (reading.street) reading.dropped.push(items.slice(at, end));
	else reading.street = { key, houseNumber };
	return (mayHaveBox ? afterBox(items, end, reading) : end) - at;
};

const SAINT = /^(?:saint|sainte|st|ste)$/;
/** Words of the longest name behind that for a street: "Général Charles Lemaire" */
const MOST_UNKNOWN = 3;

/** "Place Sainte-Catherine", "avenue Winston Churchill": words that nobody knows, in a row. */
function endOfName(items: readonly Item[], at: number): number {
	let end = at + 1;
	if (SAINT.test(items[at]?.key ?? '') && isPart(items[end])) return end + 1;
	if (isUnknown(items[at])) while (end < at + MOST_UNKNOWN && isUnknown(items[end])) end++;
	return end;
}

/** The words of a street as one: a name, or what only a capital makes one, "rue Neuve", but not "rue calme". */
function streetOf(words: readonly Item[]): Item[] {
	const [first, last] = [words[0], words.at(-1)];
	if (!first || !last) return [];
	const isName = words.some((item) => isPart(item) || says(item, 'name') || item.number !== undefined);
	const key = words.map((item) => item.key).join(' ');
	return [{ key, from: first.from, to: last.to, meanings: isName ? NAME : STREET, places: [] }];
}

/** Any other name of a street stays text, with the places in it: "rue de Namur", "Gentse Steenweg 12". */
export const streetRule: Rule = (items, at, reading) => {
	const first = items[at];
	let end = at;
	if (says(first, 'street')) {
		// "Straat in Gent", "laan Aalst": names of these end so, and do not begin so.
		if (STREET_END.test(first?.key ?? '')) return 0;
		end = at + 1;
		while (says(items[end], 'filler') && !says(items[end], 'with')) {
			if (isWhere(items[end])) return 0;
			end++;
		}
		if (!isPart(items[end]) && !isSaidElsewhere(items[end])) return 0;
		end = endOfName(items, end);
	} else if (isPart(first) && says(items[at + 1], 'street')) {
		// "Uccle parvis Saint-Pierre", "Hannut rue de Tirlemont": a town, and then a street
		const name = isWhere(items[at + 2]) ? at + 2 : afterFillers(items, at + 2);
		if (isPlaceName(first) && isPart(items[name])) return 0;
		end = at + 2;
	} else if (isUnknown(first) && STREET_END.test(first?.key ?? '')) end = at + 1;
	else return 0;
	const number = items[end];
	if (number?.number !== undefined && number.places.length === 0 && !isCounted(items[end + 1])) end++;
	reading.rest.push(...streetOf(items.slice(at, end)));
	return end - at;
};
