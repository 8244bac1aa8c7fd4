import { belgianDay, monthNumber, monthOfNumber } from '@estate/shared-contract';

const MINUTE_MS = 60_000;

let known = { minute: Number.NaN, month: 0 };

/** Number of the month that it is in Belgium. Each search asks for it, and to write a day takes long: it is written once a minute. */
export function currentMonth(): number {
	const now = Date.now();
	const minute = Math.floor(now / MINUTE_MS);
	if (known.minute !== minute) known = { minute, month: monthNumber(belgianDay(new Date(now))) };
	return known.month;
}

/** The year that it is in Belgium. */
export const currentYear = (): number => Number(monthOfNumber(currentMonth()).slice(0, 4));
