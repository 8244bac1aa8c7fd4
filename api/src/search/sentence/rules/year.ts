import { afterFillers, meant, says } from '../item-meanings.ts';
import type { Item } from '../items.ts';
import type { Reading, Rule } from '../reading.ts';
import { boundsOf, spanAt } from './span.ts';

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

/** "huis 2015": a number that is a year, no postcode and counts nothing */
function loneYear(items: readonly Item[], at: number, reading: Reading): number {
	const year = yearAt(items, at);
	const isBeside = (item: Item | undefined) => meant(item, 'type:') ?? meant(item, 'subtype:');
	const isLast = items[at + 1] === undefined || (items[at + 1]?.places.length ?? 0) > 0;
	if (!year || year.value > LATEST || items[at]?.places.length !== 0 || !isLast) return 0;
	if (isBeside(items[at - 1]) === undefined) return 0;
	reading.year = { min: year.value - ABOUT, max: year.value + ABOUT };
	return 1;
}

/** Construction years: "bouwjaar na 2000", "construit entre 1990 et 2010", "built in 2015" */
export const yearRule: Rule = (items, at, reading) => {
	if (!says(items[at], 'year')) return loneYear(items, at, reading);
	const start = items[at + 1]?.meanings.has('bound:min') ? at + 1 : afterFillers(items, at + 1);
	const found =
		spanAt(items, start, (from) => yearAt(items, from)) ??
		spanAt(items, at + 1, (from) => yearAt(items, from));
	if (!found) return 0;
	const { value } = found.first;
	const isExact = found.bound === undefined && found.second === undefined;
	reading.year = isExact ? { min: value - ABOUT, max: value + ABOUT } : boundsOf(found, 'min');
	return found.end - at;
};
