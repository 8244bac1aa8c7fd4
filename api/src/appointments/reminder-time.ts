import { belgianDay, dayAfter } from '@estate/shared-contract';
import { belgianInstant } from '../calendar/belgian-time.ts';

/** Hour in Belgium from which the reminder of the next day's visits goes out. */
const REMINDER_TIME = '10:00';

/** When a visit is reminded of: the day before, in Belgium. */
export const reminderTime = (startsAt: Date): Date =>
	belgianInstant(dayAfter(belgianDay(startsAt), -1), REMINDER_TIME);

/** Mark of a visit whose visitor hears of its time now: after the reminder was due none follows. */
export const remindedAt = (startsAt: Date, now = new Date()): Date | null =>
	reminderTime(startsAt) <= now ? now : null;
