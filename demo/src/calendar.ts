const DAY_MS = 86_400_000;

/** Days counted from the day that the demo agency lives on, so that it is always current. */
export interface Calendar {
	/** YYYY-MM-DD */
	today: string;
	year: number;
	/** YYYY-MM-DD; negative days lie in the past */
	day(offset: number): string;
	/** ISO 8601 instant of a Belgian wall-clock time on that day */
	at(offset: number, hour: number, minute?: number): string;
	/** YYYY-MM, months from now */
	month(offset: number): string;
	/** 0 = Sunday */
	weekday(offset: number): number;
}

/** Last Sunday of a month, as day of the month: when Belgium changes its clocks (March and October, 01:00 UTC). */
function lastSunday(year: number, month: number): number {
	const last = new Date(Date.UTC(year, month + 1, 0));
	return last.getUTCDate() - last.getUTCDay();
}

function isSummerTime(instant: number): boolean {
	const year = new Date(instant).getUTCFullYear();
	return (
		instant >= Date.UTC(year, 2, lastSunday(year, 2), 1) &&
		instant < Date.UTC(year, 9, lastSunday(year, 9), 1)
	);
}

/** Throws RangeError when `today` is no YYYY-MM-DD day. */
export function createCalendar(today: string): Calendar {
	const start = Date.parse(`${today}T00:00:00Z`);
	if (!/^\d{4}-\d{2}-\d{2}$/.test(today) || Number.isNaN(start))
		throw new RangeError(`"${today}" is no day. Write it as YYYY-MM-DD.`);
	const date = (offset: number) => new Date(start + offset * DAY_MS);
	return {
		today,
		year: date(0).getUTCFullYear(),
		day: (offset) => date(offset).toISOString().slice(0, 10),
		at(offset, hour, minute = 0) {
			const local = start + offset * DAY_MS + (hour * 60 + minute) * 60_000;
			const utc = local - (isSummerTime(local) ? 2 : 1) * 3_600_000;
			return new Date(utc).toISOString().replace('.000Z', 'Z');
		},
		month(offset) {
			const first = new Date(Date.UTC(date(0).getUTCFullYear(), date(0).getUTCMonth() + offset, 1));
			return first.toISOString().slice(0, 7);
		},
		weekday: (offset) => date(offset).getUTCDay(),
	};
}
