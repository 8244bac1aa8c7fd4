import { z } from 'zod';
import { GUEST_PARTS } from '../domain/property-guests.ts';
import { ownerFiguresSchema } from './owner-figures.schema.ts';
import { ownerCalendarSchema, ownerNotificationsSchema } from './owner-notifications.schema.ts';
import { contactPersonSchema, propertySummarySchema } from './property.schema.ts';

export const ownerSchema = z.object({
	id: z.int(),
	firstName: z.string(),
	lastName: z.string(),
	email: z.string(),
	/** Only an owner has properties; a searcher's account has saved searches. Absent: an owner */
	kind: z.enum(['owner', 'searcher']).optional(),
});

/** Families that a browser names itself by: enough to know one's own devices again, and no more. */
export const BROWSERS = ['chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung', 'other'] as const;
export const SYSTEMS = ['windows', 'macos', 'ios', 'android', 'linux', 'other'] as const;

/** A log-in that is not over. */
export const ownerSessionSchema = z.object({
	id: z.int(),
	/** ISO 8601 */
	startedAt: z.string(),
	lastSeenAt: z.string(),
	browser: z.enum(BROWSERS),
	system: z.enum(SYSTEMS),
	/** The one that asks */
	isCurrent: z.boolean(),
});

/** How long a session still lasts. Asking does not prolong it. */
export const sessionClockSchema = z.object({
	/** Seconds until it ends when nothing happens */
	secondsLeft: z.int(),
	/** Seconds without a request after which it ends */
	idleSeconds: z.int(),
	/** A request prolongs it; false in the last stretch of its longest duration (decisions 26) */
	canStay: z.boolean(),
});

export const ownerAccountSchema = z.object({
	owner: ownerSchema,
	sessions: z.array(ownerSessionSchema),
	secondFactor: z.object({
		state: z.enum(['off', 'pending', 'on']),
		/** ISO 8601, when it is on */
		since: z.string().optional(),
		/** Recovery codes that were not used yet */
		codesLeft: z.int(),
		/** While it is being set up: for an authenticator app, as address and as the key alone */
		setup: z
			.object({
				uri: z.string(),
				key: z.string(),
				/** The address as a QR code: modules on a side, quiet zone included, and the dark ones as an SVG path */
				qr: z.object({ size: z.int(), path: z.string() }),
			})
			.optional(),
	}),
	/** Of who owns a property: a searcher or a guest is notified of nothing. An api of before has none */
	notifications: ownerNotificationsSchema.optional(),
	calendar: ownerCalendarSchema.optional(),
});

export const visitCountersSchema = z.object({
	today: z.int(),
	thisWeek: z.int(),
	thisMonth: z.int(),
	total: z.int(),
});

export const ownerPropertySchema = propertySummarySchema.extend({
	Counters: visitCountersSchema,
	/** In the past seven days, today with them */
	ViewsLastWeek: z.int(),
	/** In the seven days before those */
	ViewsWeekBefore: z.int(),
	UpcomingVisits: z.int(),
	/** Offers that wait for what the owner says. An api of before has none, and a guest is shown none */
	OpenOffers: z.int().min(0).optional(),
	/** Where it is another's, who lets the reader see it: that owner's name, and what beside the facts */
	Shared: z.object({ by: z.string(), parts: z.array(z.enum(GUEST_PARTS)) }).optional(),
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
	/** What an owner of the property said to it, as long as it has the time that was answered */
	answer: z
		.object({
			agrees: z.boolean(),
			/** ISO 8601, where this time does not suit */
			proposedAt: z.string().optional(),
			access: z.string(),
		})
		.optional(),
});

export const onlineMediaSchema = z.object({
	id: z.int(),
	propertyId: z.int(),
	portal: z.string(),
	url: z.string(),
	since: z.string(),
	providesStatistics: z.boolean(),
});

/** Views of a property's page in the last 30 days (website.md §9 "Owner statistics graph"). */
export const ownerStatisticsSchema = z.object({
	/** Days in Belgium, YYYY-MM-DD, the oldest first */
	days: z.array(z.iso.date()),
	/** The own site first; of the portals only those that provide figures */
	series: z.array(
		z.object({
			/** `site` for the own site */
			portal: z.string(),
			/** One a day, in the order of `days` */
			counts: z.array(z.int()),
		}),
	),
	/** Of the same days. An api of before has none */
	figures: ownerFiguresSchema.optional(),
});

/** What happened around a property in a period. */
export const ownerReportSchema = z.object({
	/** First and last day in Belgium */
	from: z.iso.date(),
	to: z.iso.date(),
	property: ownerPropertySchema,
	/** One figure a day, as in `ownerStatisticsSchema` */
	views: ownerStatisticsSchema.omit({ figures: true }),
	/** Views in as many days before the period */
	viewsBefore: z.int(),
	/** Of the same period. An api of before has none */
	figures: ownerFiguresSchema.optional(),
	/** Visits that begin in the period, the earliest first */
	visits: z.array(visitSchema),
	/** Messages and conversations of the period, by their type, the most frequent first */
	communications: z.array(z.object({ type: z.string(), count: z.int() })),
	/** Where the property was advertised by the end of the period */
	media: z.array(onlineMediaSchema),
	/** Who of the agency answers for the property */
	contact: contactPersonSchema.optional(),
});

export type OwnerAccount = z.infer<typeof ownerAccountSchema>;
export type OwnerSession = z.infer<typeof ownerSessionSchema>;
export type SessionClock = z.infer<typeof sessionClockSchema>;
export type Browser = (typeof BROWSERS)[number];
export type System = (typeof SYSTEMS)[number];
export type Owner = z.infer<typeof ownerSchema>;
export type OwnerProperty = z.infer<typeof ownerPropertySchema>;
export type Communication = z.infer<typeof communicationSchema>;
export type Visit = z.infer<typeof visitSchema>;
export type OnlineMedia = z.infer<typeof onlineMediaSchema>;
/** Views a day, whatever else goes with them. */
export type OwnerViews = Omit<OwnerStatistics, 'figures'>;
export type OwnerStatistics = z.infer<typeof ownerStatisticsSchema>;
export type OwnerReport = z.infer<typeof ownerReportSchema>;
export type VisitCounters = z.infer<typeof visitCountersSchema>;
