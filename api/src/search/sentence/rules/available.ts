import type { Available } from '@estate/shared-contract';
import { afterFillers, boundsAt, isSign, meant, says } from '../item-meanings.ts';
import type { Item } from '../items.ts';
import type { Reading, Rule } from '../reading.ts';

const MONTHS = 12;
const YEAR = /^20\d\d$/;

/** Where the items go on behind a day, or a part, before the name of a month: "1 januari", "1er mars", "eind februari". */
function afterDay(items: readonly Item[], at: number): number {
	const { key = '' } = items[at] ?? {};
	const isDay =
		/^\d{1,2}(\D{1,3})?$/.test(key) && (items[at]?.number !== undefined || says(items[at], 'unsayable'));
	const next = isDay || says(items[at], 'month-part') ? afterFillers(items, at + 1) : at;
	return meant(items[next], 'calendar:') === undefined ? at : next;
}

const available = (year: number | string, month: number) =>
	`${year}-${String(month).padStart(2, '0')}` as Available;

/** The year of the next month of this number, from 1 to 12. `currentMonth` counts from the year 0. */
const nextYearOf = (month: number, currentMonth: number): number =>
	Math.floor(currentMonth / MONTHS) + (month - 1 < currentMonth % MONTHS ? 1 : 0);

/** "1/3/2027", and behind "free" "1/3": the next one. */
function dateAt(items: readonly Item[], at: number, currentMonth: number, isFree: boolean) {
	const [day, first, month, second, year] = items.slice(at, at + 5);
	const number = month?.number ?? 0;
	const isMonth = Number.isInteger(number) && number >= 1 && number <= MONTHS;
	if (!isSign(first, '/-') || !day?.number || day.number > 31 || !isMonth) return undefined;
	if (isSign(second, '/-') && YEAR.test(year?.key ?? ''))
		return { month: available(year?.key ?? '', number), end: at + 5 };
	return isFree && Number.isInteger(day.number)
		? { month: available(nextYearOf(number, currentMonth), number), end: at + 3 }
		: undefined;
}

/** A month with its year; without one the next month of that name. */
function monthAt(items: readonly Item[], at: number, currentMonth: number) {
	const named = meant(items[at], 'calendar:');
	if (named === undefined) return undefined;
	const month = Number(named);
	const hasYear = YEAR.test(items[at + 1]?.key ?? '');
	const year = hasYear ? Number(items[at + 1]?.key) : nextYearOf(month, currentMonth);
	return { month: available(year, month), end: at + (hasYear ? 2 : 1) };
}

/** "beschikbaar vanaf maart 2027", "à partir du 1er mars", "available from May": free by that month. */
export const availableRule =
	(currentMonth: number): Rule =>
	(items, at, reading: Reading) => {
		const isSaid = says(items[at], 'available') || says(items[at], 'open') || says(items[at], 'free');
		let next = isSaid ? afterFillers(items, at + 1) : at;
		// "Vanaf maart", "pour septembre", "in May"
		const isFrom =
			boundsAt(items[next]).includes('min') || says(items[next], 'for') || says(items[next], 'during');
		if (isFrom) next = afterFillers(items, next + 1);
		const hasYear = meant(items[at], 'calendar:') !== undefined && YEAR.test(items[at + 1]?.key ?? '');
		// "1 September"
		const hasDay = afterDay(items, at) !== at;
		if (!isSaid && !isFrom && !hasYear && !hasDay) return 0;
		const found =
			dateAt(items, next, currentMonth, isSaid) ?? monthAt(items, afterDay(items, next), currentMonth);
		if (!found) return 0;
		reading.available = found.month;
		reading.seldom.push({
			kind: 'available',
			items: items.slice(at, found.end),
			isOfBoth: true,
		});
		return found.end - at;
	};
