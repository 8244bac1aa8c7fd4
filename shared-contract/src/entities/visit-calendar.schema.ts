import { z } from 'zod';
import { clockTimeSchema } from './common.schema.ts';

/** When the agency shows properties, in Belgian time, and what visitors of a rental read beforehand. Without it defaults hold. */
export const visitCalendarSchema = z.object({
	/** 1 is Monday, 7 is Sunday */
	weekdays: z.array(z.int().min(1).max(7)),
	/** Parts of such a day; a visit lies within one of them */
	hours: z.array(z.object({ from: clockTimeSchema, to: clockTimeSchema })),
	minutesPerVisit: z.int().min(5).max(480),
	/** Visitors who may come at once to the same property */
	capacity: z.int().min(1).max(100),
	daysAhead: z.int().min(1).max(120),
	/** Hours between booking and visit */
	noticeHours: z.int().min(0).max(720),
	/** Days without visits, YYYY-MM-DD */
	closedDays: z.array(z.iso.date()),
	rental: z.object({
		/** A tenant earns so many times the rent with charges */
		incomeFactor: z.number().positive(),
		personsPerBedroom: z.int().min(1),
		/** EUR, where the property has no inventory share of its own */
		inventoryShare: z.number().min(0),
	}),
});

export type VisitCalendar = z.infer<typeof visitCalendarSchema>;
