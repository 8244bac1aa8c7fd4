/** First and last day of a report, YYYY-MM-DD, in Belgium. */
export interface ReportPeriod {
	from: string;
	to: string;
}

/** What is wrong with a period that was asked for: no day, an end before the start, or more days than a report has. */
export type PeriodFault = 'invalid' | 'order' | 'too-long';

/** Days of a report at most: a year, also one with 29 February. */
export const LONGEST_REPORT = 366;
/** Days of a report for which no period was chosen (website.md §9 "Owner statistics graph"). */
const USUAL_DAYS = 30;
const DAY_MS = 86_400_000;

// Counted in UTC: there every day has 24 hours.
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const isDay = (text: string) =>
	/^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && dayOf(Date.parse(text)) === text;

/** The day so many days later; earlier for a negative number. */
export function dayAfter(day: string, days: number): string {
	return dayOf(Date.parse(day) + days * DAY_MS);
}

/** Days of a period, the first and the last counted; 0 where it ends before it starts. None is listed, so a long one takes no longer. */
export const countDays = ({ from, to }: ReportPeriod): number =>
	Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1);

/** Every day of a period, the first and the last among them. */
export const daysOf = (period: ReportPeriod): string[] =>
	Array.from({ length: countDays(period) }, (_, index) => dayAfter(period.from, index));

/** The period that was asked for; it ends today at the latest, and is the last 30 days where a day was left out. */
export function readPeriod(
	asked: { from?: string | undefined; to?: string | undefined },
	today: string,
): ReportPeriod | { fault: PeriodFault } {
	const end = asked.to || today;
	if (!isDay(end)) return { fault: 'invalid' };
	const to = end > today ? today : end;
	const from = asked.from || dayAfter(to, 1 - USUAL_DAYS);
	if (!isDay(from)) return { fault: 'invalid' };
	if (from > to) return { fault: 'order' };
	// Counted, not listed: who asks for two thousand years is answered as fast as anybody.
	return countDays({ from, to }) > LONGEST_REPORT ? { fault: 'too-long' } : { from, to };
}
