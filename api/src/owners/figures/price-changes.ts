import { belgianDay, type PriceChange, type ReportPeriod } from '@estate/shared-contract';
import { sql } from 'kysely';
import { feedDay } from '../../calendar/feed-day.ts';
import type { Db } from '../../database/database.ts';

const isSame = (one: PriceChange, other: PriceChange) => one.from === other.from && one.to === other.to;

/** The last change as the feed tells it, where it does: the day on which the price changed, not that of the import. */
async function readToldChange(db: Db, propertyId: number): Promise<PriceChange | undefined> {
	const row = await db
		.selectFrom('property')
		.select(['public_price', 'summary'])
		.where('id', '=', propertyId)
		.executeTakeFirst();
	const { FormerPrice: from, PriceChangedOn } = row?.summary ?? {};
	const day = feedDay(PriceChangedOn);
	const to = row?.public_price;
	// Feeds write days as they like: what is no day of the calendar is none of a period either.
	return from && to && from !== to && day ? { day, from, to } : undefined;
}

/** Changes of the published price in a period, the earliest first: as imports noted them, and as the feed tells the last one. */
export async function readPriceChanges(
	db: Db,
	propertyId: number,
	{ from, to }: ReportPeriod,
): Promise<PriceChange[]> {
	const rows = await db
		.selectFrom('property_price_change')
		.select(['changed_at', 'former_price', 'price'])
		.where('property_id', '=', propertyId)
		.where(sql<boolean>`former_price <> price`)
		.orderBy('changed_at')
		.execute();
	const noted = rows.map(
		({ changed_at, former_price, price }): PriceChange => ({
			day: belgianDay(changed_at),
			from: former_price,
			to: price,
		}),
	);
	const told = await readToldChange(db, propertyId);
	const all = told ? [...noted.filter((change) => !isSame(change, told)), told] : noted;
	return all
		.filter(({ day }) => from <= day && day <= to)
		.sort((one, other) => one.day.localeCompare(other.day));
}
