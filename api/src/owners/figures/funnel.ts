import {
	belgianDay,
	dayAfter,
	type OwnerFigures,
	type ReportPeriod,
	type RequestKind,
} from '@estate/shared-contract';
import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';

/** What asks the agency something about a property. Who passes its page on asks nothing, and an offer is counted as such. */
export const ASKING: readonly RequestKind[] = [
	'contact-me',
	'contact-appointment',
	'request-documents',
	'site-contact',
];

/** Day in Belgium of a request. */
export const REQUESTED_ON = sql`(request.created_at at time zone 'Europe/Brussels')::date`;

/** First day of which every request is still kept; undefined when none is ever removed. */
function keptSince(months: number, now: Date): string | undefined {
	if (months === 0) return undefined;
	const removed = new Date(now);
	removed.setUTCMonth(removed.getUTCMonth() - months);
	return dayAfter(belgianDay(removed), 1);
}

async function countRequests(db: Db, propertyId: number, { from, to }: ReportPeriod): Promise<number> {
	const { count } = await db
		.selectFrom('request')
		.select(sql<number>`count(*)::int`.as('count'))
		.where('property_id', '=', propertyId)
		.where('kind', 'in', ASKING)
		.where(sql<boolean>`${REQUESTED_ON} between ${from}::date and ${to}::date`)
		.executeTakeFirstOrThrow();
	return count;
}

/** The offers of the owner's list: with its request an offer goes, too. */
async function countOffers(db: Db, propertyId: number, { from, to }: ReportPeriod): Promise<number> {
	const { count } = await db
		.selectFrom('offer')
		.select(sql<number>`count(*)::int`.as('count'))
		.where('property_id', '=', propertyId)
		.where(
			sql<boolean>`(received_at at time zone 'Europe/Brussels')::date between ${from}::date and ${to}::date`,
		)
		.executeTakeFirstOrThrow();
	return count;
}

async function countVisits(db: Db, propertyId: number, { from, to }: ReportPeriod): Promise<number> {
	const { count } = await db
		.selectFrom('visit')
		.select(sql<number>`count(*)::int`.as('count'))
		.where('property_id', '=', propertyId)
		.where('status', '<>', 'cancelled')
		.where(
			sql<boolean>`(starts_at at time zone 'Europe/Brussels')::date between ${from}::date and ${to}::date`,
		)
		.executeTakeFirstOrThrow();
	return count;
}

/** From a view to an offer, in a period. `months`: after so many requests are removed (REQUEST_MONTHS). */
export async function readFunnel(
	db: Db,
	propertyId: number,
	period: ReportPeriod,
	{ views, months, now }: { views: number; months: number; now: Date },
): Promise<OwnerFigures['funnel']> {
	const since = keptSince(months, now);
	const isCut = since !== undefined && period.from < since;
	const visits = await countVisits(db, propertyId, period);
	if (isCut && period.to < since) return { views, visits, since };
	return {
		views,
		requests: await countRequests(db, propertyId, period),
		visits,
		offers: await countOffers(db, propertyId, period),
		...(isCut ? { since } : {}),
	};
}
