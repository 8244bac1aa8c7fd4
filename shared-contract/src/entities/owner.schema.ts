import { z } from 'zod';
import { propertySummarySchema } from './property.schema.ts';

export const ownerSchema = z.object({
	id: z.int(),
	firstName: z.string(),
	lastName: z.string(),
	email: z.string(),
});

export const visitCountersSchema = z.object({
	today: z.int(),
	thisWeek: z.int(),
	thisMonth: z.int(),
	total: z.int(),
});

export const ownerPropertySchema = propertySummarySchema.extend({
	Counters: visitCountersSchema,
	ViewsLastWeek: z.int(),
	UpcomingVisits: z.int(),
});

/** A row of the owner's table of communications (website.md §3). */
export const communicationSchema = z.object({
	id: z.int(),
	propertyId: z.int(),
	/** ISO 8601 */
	date: z.string(),
	type: z.string(),
	contact: z.string(),
	subject: z.string(),
	comment: z.string(),
	status: z.string(),
	source: z.string(),
});

export const visitSchema = z.object({
	id: z.int(),
	propertyId: z.int(),
	startsAt: z.string(),
	status: z.enum(['confirmed', 'cancelled', 'done']),
	contact: z.string(),
	feedback: z.string(),
});

export const onlineMediaSchema = z.object({
	id: z.int(),
	propertyId: z.int(),
	portal: z.string(),
	url: z.string(),
	since: z.string(),
	providesStatistics: z.boolean(),
});

export type Owner = z.infer<typeof ownerSchema>;
export type OwnerProperty = z.infer<typeof ownerPropertySchema>;
export type Communication = z.infer<typeof communicationSchema>;
export type Visit = z.infer<typeof visitSchema>;
export type OnlineMedia = z.infer<typeof onlineMediaSchema>;
export type VisitCounters = z.infer<typeof visitCountersSchema>;
