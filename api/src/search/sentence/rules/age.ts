import { afterFillers, meant, numberAt, says } from '../item-meanings.ts';
import type { Item } from '../items.ts';
import type { Rule } from '../reading.ts';
import { type Quantity, spanAt } from './span.ts';

/** Nothing that is said of older homes is an age in years. */
const OLDEST = 200;

function yearsAt(items: readonly Item[], at: number): (Quantity & { isOld: boolean }) | undefined {
	const value = numberAt(items, at);
	const isAge = value !== undefined && Number.isInteger(value) && value > 0 && value <= OLDEST;
	const [years, old] = [items[at + 1], items[at + 2]];
	if (!isAge || !(says(years, 'counted:years') || says(years, 'decade'))) return undefined;
	return says(old, 'old')
		? { value, end: at + 3, isOld: true }
		: { value, end: at + 2, isOld: says(years, 'old') };
}

/** "Maison de moins de 10 ans": of what is let, years are those of a lease. */
function isOfHome(items: readonly Item[], at: number): boolean {
	let before = at - 1;
	while (says(items[before], 'filler') || says(items[before], 'bound:between')) before--;
	const item = items[before];
	return (meant(item, 'type:') ?? meant(item, 'subtype:')) !== undefined;
}

/**
 * Ages as construction years: "niet ouder dan 10 jaar", "maison de moins de 10 ans", "construit il y a moins de 20 ans",
 * "älter als 50 Jahre".
 */
export const ageRule =
	(thisYear: number, isLet: boolean): Rule =>
	(items, at, reading) => {
		const isBuilt = says(items[at], 'year');
		const start = isBuilt ? afterFillers(items, at + 1) : at;
		const found = spanAt(items, start, (from) => yearsAt(items, from));
		if (!found?.bound || found.second) return 0;
		const isAged = says(items[start], 'aged');
		// "Voor 5 jaar", "nach 2 Jahren": a while, and no age
		const isWhile = says(items[start], 'when') || says(items[start], 'for');
		const isAge =
			isAged || found.first.isOld || (!isWhile && (isBuilt || (!isLet && isOfHome(items, start))));
		if (!isAge) return 0;
		const year = thisYear - found.first.value;
		// "Older than" says the earliest years, "at most 10 years" the latest.
		const isLatest = isAged ? found.bound === 'min' : found.bound === 'max';
		reading.year = isLatest ? { min: year } : { max: year };
		return found.end - at;
	};
