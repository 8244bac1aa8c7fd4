import { dayAfter, type ReportPeriod } from '@estate/shared-contract';

/** A period that owners often ask for. */
export interface Preset extends ReportPeriod {
	name: 'days30' | 'month' | 'lastMonth' | 'days90';
}

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;

/** Periods up to this day, YYYY-MM-DD. */
export function presetsOf(today: string): Preset[] {
	const endOfLast = dayAfter(firstOfMonth(today), -1);
	return [
		{ name: 'days30', from: dayAfter(today, -29), to: today },
		{ name: 'month', from: firstOfMonth(today), to: today },
		{ name: 'lastMonth', from: firstOfMonth(endOfLast), to: endOfLast },
		{ name: 'days90', from: dayAfter(today, -89), to: today },
	];
}
