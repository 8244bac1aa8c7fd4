import type { Available } from '@estate/shared-contract';
import { afterFillers, boundsAt, meant, says } from '../item-meanings.ts';
import type { Item } from '../items.ts';
import type { Reading, Rule } from '../reading.ts';

const MONTHS = 12;

/** Where the items go on behind a day before the name of a month: "1 januari", "1er mars". */
function afterDay(items: readonly Item[], at: number): number {
	const { key = '' } = items[at] ?? {};
	const isDay =
		/^\d{1,2}(\D{1,3})?$/.test(key) && (items[at]?.number !== undefined || says(items[at], 'unsayable'));
	const next = isDay ? afterFillers(items, at + 1) : at;
	return meant(items[next], 'calendar:') === undefined ? at : next;
}

/** A month with its year; without one the next month of that name. `currentMonth` counts from the year 0. */
function monthAt(items: readonly Item[], at: number, currentMonth: number) {
	const named = meant(items[at], 'calendar:');
	if (named === undefined) return undefined;
	const month = Number(named) - 1;
	const hasYear = /^20\d\d$/.test(items[at + 1]?.key ?? '');
	const thisYear = Math.floor(currentMonth / MONTHS);
	const isOver = month < currentMonth % MONTHS;
	const year = hasYear ? Number(items[at + 1]?.key) : thisYear + (isOver ? 1 : 0);
	return { month: `${year}-${String(month + 1).padStart(2, '0')}` as Available, end: at + (hasYear ? 2 : 1) };
}

/** "beschikbaar vanaf maart 2027", "à partir du 1er mars", "available from May": free by that month. */
export const availableRule =
	(currentMonth: number): Rule =>
	(items, at, reading: Reading) => {
		const isSaid = says(items[at], 'available') || says(items[at], 'open') || says(items[at], 'free');
		let next = isSaid ? afterFillers(items, at + 1) : at;
		const isFrom = boundsAt(items[next]).includes('min');
		if (isFrom) next = afterFillers(items, next + 1);
		if (!isSaid && !isFrom) return 0;
		const found = monthAt(items, afterDay(items, next), currentMonth);
		if (!found) return 0;
		reading.available = found.month;
		return found.end - at;
	};
