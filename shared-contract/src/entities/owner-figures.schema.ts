import { z } from 'zod';
import { LEAST_COMPARED, NOT_COMPARED } from '../domain/property-figures.ts';

/** The own figure beside the middle of the others'. */
const comparedSchema = z.object({ own: z.number(), others: z.number() });

/** A property beside similar ones of the agency, in the same four weeks whatever period is asked for. */
export const ownerComparisonSchema = z.object({
	/** How many others; none of them belongs to who reads this */
	others: z.int().min(LEAST_COMPARED),
	/** Where the others lie: the place's name per language. Absent: wherever the agency has some */
	place: z.record(z.string(), z.string()).optional(),
	/** By how many percent their price differs at most. Absent: at any price */
	percent: z.int().optional(),
	/** First and last day in Belgium, whole days alone */
	from: z.iso.date(),
	to: z.iso.date(),
	/** On the own site, to a tenth */
	viewsPerDay: comparedSchema,
	/** By the site's forms, to a tenth */
	requestsPerWeek: comparedSchema,
	daysOnline: comparedSchema,
});

/** What is counted around a property in a period, beside its views. What nobody knows is absent, and never 0. */
export const ownerFiguresSchema = z.object({
	/** Days online until the last one of the period, the first among them. Absent: not online yet, or no longer */
	daysOnline: z.int().optional(),
	/** Changes of the published price in the period, the earliest first; EUR */
	priceChanges: z.array(z.object({ day: z.iso.date(), from: z.number(), to: z.number() })),
	/** Day in Belgium from which on every change of the price is noted */
	pricesSince: z.iso.date(),
	/** Visitors with an account who keep it as a favourite now */
	favourites: z.int(),
	/** Saved searches, not paused, that find it now. Absent when it is sold or let */
	savedSearches: z.int().optional(),
	/** From a view to an offer */
	funnel: z.object({
		/** On the own site and on portals that provide figures */
		views: z.int(),
		/** By the site's forms, offers not among them. Absent where those of the period are no longer kept */
		requests: z.int().optional(),
		/** That begin in the period, but for cancelled ones */
		visits: z.int(),
		/** By the site's form. Absent as requests are */
		offers: z.int().optional(),
		/** Day from which on requests and offers are kept, where the period begins before it */
		since: z.iso.date().optional(),
	}),
	comparison: z.union([z.enum(NOT_COMPARED), ownerComparisonSchema]),
});

export type OwnerComparison = z.infer<typeof ownerComparisonSchema>;
export type OwnerFigures = z.infer<typeof ownerFiguresSchema>;
export type PriceChange = OwnerFigures['priceChanges'][number];
