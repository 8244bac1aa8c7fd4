import { belgianDay, dayAfter, type ReportPeriod } from '@estate/shared-contract';
import { belgianInstant, weekdayOf } from '../../../calendar/belgian-time.ts';

export type DigestFrequency = 'daily' | 'weekly';

/** From this time in Belgium on, every day, or on Mondays. */
const DIGEST_TIME = '07:30';
const DAYS: Record<DigestFrequency, number> = { daily: 1, weekly: 7 };

/** Up to when the newest mail of a frequency reaches. */
export interface DigestPeriod {
	/** Day in Belgium on which it is due */
	day: string;
	/** What was noted before this goes with it */
	until: Date;
	/** The whole days before it, and as many before those */
	days: number;
	figures: ReportPeriod;
	before: ReportPeriod;
}

/** The newest mail of a day or a week that is due by now. */
export function digestPeriod(frequency: DigestFrequency, now: Date): DigestPeriod {
	const today = belgianDay(now);
	const latest = now < belgianInstant(today, DIGEST_TIME) ? dayAfter(today, -1) : today;
	const day = frequency === 'daily' ? latest : dayAfter(latest, 1 - weekdayOf(latest));
	const days = DAYS[frequency];
	return {
		day,
		until: belgianInstant(day, DIGEST_TIME),
		days,
		figures: { from: dayAfter(day, -days), to: dayAfter(day, -1) },
		before: { from: dayAfter(day, -2 * days), to: dayAfter(day, -days - 1) },
	};
}
