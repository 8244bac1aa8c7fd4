import { monthNumber } from '@estate/shared-contract';
import { belgianDay } from '../calendar/belgian-day.ts';

/** Number of the month that it is in Belgium. */
export function currentMonth(): number {
	return monthNumber(belgianDay(new Date()));
}
