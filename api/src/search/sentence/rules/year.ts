import { afterFillers, boundsAt, isSign, isUnknown, meant, numberAt, says } from '../item-meanings.ts';
import type { Item } from '../items.ts';
import type { Reading, Rule } from '../reading.ts';
import { isCounted } from './counted.ts';
import { placesOfBoth } from './place.ts';
import { countsOf, spanAt } from './span.ts';

/** Who names one year means about that: few homes are of any one, and fewer say so. */
const ABOUT = 5;
/** Later numbers beside a home are prices. */
const LATEST = 2035;

function yearAt(items: readonly Item[], at: number) {
	const value = items[at]?.number;
	return value !== undefined && /^(1[5-9]|20)\d\d$/.test(items[at]?.key ?? '')
		? { value, end: at + 1 }
		: undefined;
}

const isType = (item: Item | undefined) => (meant(item, 'type:') ?? meant(item, 'subtype:')) !== undefined;

/** "huis 2015": a number that is a year, no postcode and counts nothing; "maison de 1930", which no postcode stands in */
function loneYear(items: readonly Item[], at: number, reading: Reading): number {
	const isFrom = isType(items[at - 1]) && says(items[at], 'bound:between');
	const start = isFrom ? at + 1 : at;
	const year = yearAt(items, start);
	const next = items[start + 1];
	const behind = isFrom ? items[afterFillers(items, start + 1)] : next;
	const isLast = behind === undefined || (behind.number === undefined && behind.places.length > 0);
	if (!year || year.value > LATEST || !isLast || !isType(items[at - 1])) return 0;
	if (!isFrom && items[at]?.places.length !== 0) return 0;
	if (isFrom && placesOfBoth(next, items[start])) return 0;
	reading.year = { min: year.value - ABOUT, max: year.value + ABOUT };
	return year.end - at;
}

/** "Huis voor 1980": of rents the round ones are said, and "for" says their price. */
const isYearOf = (item: Item | undefined, { goal }: Reading) =>
	goal !== 1 && /^(1[89]\d\d|20[012]\d)$/.test(item?.key ?? '') && (item?.number ?? 0) % 100 !== 0;

/** "een huis van na 2010": words of time that say nothing else, before a year */
function yearOfTime(items: readonly Item[], at: number, reading: Reading): number {
	const [before, item] = [items[at - 1], items[at]];
	if (
		!says(item, 'when') ||
		(says(item, 'for') && !isYearOf(items[at + 1], reading)) ||
		says(before, 'available') ||
		says(before, 'open')
	)
		return 0;
	const found = spanAt(items, at, (from) => yearAt(items, from));
	if (!found || found.second || found.first.value > LATEST) return 0;
	const next = items[found.end];
	if (isSign(next, '€') || says(next, 'euro') || (next?.number === undefined && next?.places.length))
		return 0;
	reading.year = countsOf(found, 'min');
	return found.end - at;
}

/** "2015 of jonger", "1950 ou plus ancien" */
function yearWithSide(items: readonly Item[], at: number, reading: Reading): number {
	const year = yearAt(items, at);
	const [isNewer, isOlder] = [says(items[at + 1], 'newer'), says(items[at + 1], 'older')];
	if (!year || year.value > LATEST || !(isNewer || isOlder)) return 0;
	reading.year = isNewer ? { min: year.value } : { max: year.value };
	return 2;
}

/** "ab 2000 gebaut", "tussen 1990 en 2010 gebouwd" */
function yearBeforeBuilt(items: readonly Item[], at: number, reading: Reading): number {
	const found = spanAt(items, at, (from) => yearAt(items, from));
	if (!found || !says(items[found.end], 'year') || found.first.value > LATEST) return 0;
	// "Haus 2018 gebaut"
	const isExact = !found.second && !found.bound;
	if (isExact && !says(items[found.end], 'built')) return 0;
	// "tot 2000, bouwjaar 1990": that is the year.
	if (spanAt(items, afterFillers(items, found.end + 1), (from) => yearAt(items, from))) return 0;
	const { value } = found.first;
	reading.year = isExact ? { min: value - ABOUT, max: value + ABOUT } : countsOf(found, 'min');
	return found.end + 1 - at;
}

/** "Ab Baujahr 2010", "vanaf bouwjaar 2010": the bound before the word */
function yearBehindBound(items: readonly Item[], at: number, reading: Reading): number {
	const [bound] = boundsAt(items[at]);
	const word = afterFillers(items, at + 1);
	const start = afterFillers(items, word + 1);
	const year = says(items[word], 'year') ? yearAt(items, start) : undefined;
	if (!bound || !year || year.value > LATEST || says(items[year.end], 'to')) return 0;
	const { value } = year;
	if (bound === 'about') reading.year = { min: value - ABOUT, max: value + ABOUT };
	else reading.year = bound === 'max' ? { max: value } : { min: value };
	return year.end - at;
}

/** The first year of "1980", "80" and "10" */
function firstOfDecade(key: string): number | undefined {
	if (/^(1[5-9]|20)\d0$/.test(key)) return Number(key);
	if (!/^\d0$/.test(key)) return undefined;
	return Number(key) + (Number(key) > 20 ? 1900 : 2000);
}

/** "60er", which is one token */
const ORDINAL_DECADE = /^(\d0)er$/;

/** "1980s", "jaren 80", "jaren zestig", "années 1930", "60er Jahre" */
function decade(items: readonly Item[], at: number, reading: Reading): number {
	const isNamed = says(items[at], 'decade');
	const figures = isNamed ? at + 1 : at;
	const behind = items[figures + 1];
	const isPlural = says(behind, 'decades') && behind?.from === items[figures]?.to;
	const [, ordinal] = (says(behind, 'decade') && ORDINAL_DECADE.exec(items[figures]?.key ?? '')) || [];
	if (!isNamed && !isPlural && ordinal === undefined) return 0;
	const first = firstOfDecade(ordinal ?? String(numberAt(items, figures) ?? ''));
	if (first === undefined) return 0;
	reading.year = { min: first, max: first + 9 };
	const end = figures + (isPlural ? 2 : 1);
	return (says(items[end], 'decade') ? end + 1 : end) - at;
}

const FIRST_RENEWED = 1900;

/** "Rénovée en 2018", "Heizung von 2020", "en 2018": when something was done is no postcode, and no filter knows it. */
export const renewedRule: Rule = (items, at, reading) => {
	// "2018 renoviert"
	const before = yearAt(items, at)?.value ?? 0;
	if (before >= FIRST_RENEWED && before <= LATEST && says(items[at + 1], 'redone')) {
		reading.dropped.push(items.slice(at, at + 2));
		return 2;
	}
	const isIn = says(items[at], 'since');
	if (!isIn && !says(items[at], 'renewed')) return 0;
	let next = at + 1;
	while (says(items[next], 'renewed') || says(items[next], 'filler') || says(items[next], 'bound:between'))
		next++;
	// "Cuisine équipée 2020"
	if (!isIn && (isUnknown(items[next]) || says(items[next], 'text'))) next++;
	const year = yearAt(items, next);
	if (!year || year.value < FIRST_RENEWED || year.value > LATEST) return 0;
	if (placesOfBoth(items[year.end], items[next]) || isCounted(items[year.end])) return 0;
	reading.dropped.push(items.slice(at, year.end));
	return year.end - at;
};

/** Construction years: "bouwjaar na 2000", "construit entre 1990 et 2010", "built in 2015" */
export const yearRule: Rule = (items, at, reading) => {
	const ownDecade = decade(items, at, reading);
	if (ownDecade > 0) return ownDecade;
	if (!says(items[at], 'year'))
		return (
			yearBehindBound(items, at, reading) ||
			yearWithSide(items, at, reading) ||
			yearBeforeBuilt(items, at, reading) ||
			yearOfTime(items, at, reading) ||
			loneYear(items, at, reading)
		);
	// "Built in the 1930s"
	const start = afterFillers(items, at + 1);
	const itsDecade = decade(items, start, reading);
	if (itsDecade > 0) return start + itsDecade - at;
	const found =
		spanAt(items, at + 1, (from) => yearAt(items, from)) ??
		spanAt(items, start, (from) => yearAt(items, from));
	if (!found) return 0;
	const { value } = found.first;
	const isExact = found.bound === undefined && found.second === undefined;
	reading.year = isExact ? { min: value - ABOUT, max: value + ABOUT } : countsOf(found, 'min');
	return found.end - at;
};
