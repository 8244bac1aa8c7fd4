import { belgianDay, daysOf, type OwnerViews, type ReportPeriod, readPeriod } from '@estate/shared-contract';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { OWN_SITE } from '../views/own-site.ts';
import { isOwn } from './is-own.ts';

/** Page visits that count: those of the own site, and of portals that provide figures (website.md §9). */
export const COUNTED = sql<boolean>`(page_visit.portal = ${OWN_SITE} or exists (select 1 from online_media
	where online_media.property_id = page_visit.property_id and online_media.portal = page_visit.portal
	and online_media.provides_statistics))`;

/** The last 30 days in Belgium. */
export function lastDays(now: Date): ReportPeriod {
	const period = readPeriod({}, belgianDay(now));
	if ('fault' in period) throw new Error(`Today is ${now.toISOString()}, which has no last 30 days.`);
	return period;
}

/** Views of an own property a day, on the own site and per portal that provides figures; undefined for a property of another. */
export async function readOwnStatistics(
	db: Db,
	ownerId: number,
	propertyId: number,
	period: ReportPeriod,
): Promise<OwnerViews | undefined> {
	if (!(await isOwn(db, ownerId, propertyId))) return undefined;
	const days = daysOf(period);
	const portals = await db
		.selectFrom('online_media')
		.innerJoin('owner_property', 'owner_property.property_id', 'online_media.property_id')
		.select('portal')
		.where('owner_property.owner_id', '=', ownerId)
		.where('online_media.property_id', '=', propertyId)
		.where('provides_statistics', '=', true)
		.where('portal', '!=', OWN_SITE)
		.orderBy('portal')
		.execute();
	const visits = await db
		.selectFrom('page_visit')
		.innerJoin('owner_property', 'owner_property.property_id', 'page_visit.property_id')
		.select(['portal', 'count', sql<string>`to_char(day, 'YYYY-MM-DD')`.as('date')])
		.where('owner_property.owner_id', '=', ownerId)
		.where('page_visit.property_id', '=', propertyId)
		.where(sql<boolean>`day between ${period.from}::date and ${period.to}::date`)
		.where(COUNTED)
		.execute();
	const counts = new Map(visits.map(({ portal, date, count }) => [`${portal} ${date}`, count]));
	return {
		days,
		series: [OWN_SITE, ...portals.map(({ portal }) => portal)].map((portal) => ({
			portal,
			counts: days.map((date) => counts.get(`${portal} ${date}`) ?? 0),
		})),
	};
}

/** Views that count of an own property in a period. */
export async function countOwnViews(
	db: Db,
	ownerId: number,
	propertyId: number,
	{ from, to }: ReportPeriod,
): Promise<number> {
	const { total } = await db
		.selectFrom('page_visit')
		.innerJoin('owner_property', 'owner_property.property_id', 'page_visit.property_id')
		.select(sql<number>`coalesce(sum(count), 0)`.as('total'))
		.where('owner_property.owner_id', '=', ownerId)
		.where('page_visit.property_id', '=', propertyId)
		.where(sql<boolean>`day between ${from}::date and ${to}::date`)
		.where(COUNTED)
		.executeTakeFirstOrThrow();
	return total;
}
