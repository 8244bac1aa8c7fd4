import { belgianDay, countDays, isGone, type OwnerFigures, type ReportPeriod } from '@estate/shared-contract';
import type { SearchContext } from '../../server/context.ts';
import type { ActingOwner } from '../guests/act-as.ts';
import { countOwnViews } from '../own-statistics.ts';
import { compareProperty } from './compare.ts';
import { readFunnel } from './funnel.ts';
import { countFavourites, countSavedSearches } from './interest.ts';
import { readPriceChanges } from './price-changes.ts';

/** Days until the last of a period since a property is online; undefined where it was not yet, or nobody knows until when it was. */
function daysOnline(createdAt: Date, state: Parameters<typeof isGone>[0], to: string): number | undefined {
	const days = countDays({ from: belgianDay(createdAt), to });
	return isGone(state) || days === 0 ? undefined : days;
}

/** No guest learns of offers. */
const withoutOffers = ({ offers: _, ...funnel }: OwnerFigures['funnel']): OwnerFigures['funnel'] => funnel;

/** What is counted around an own property in a period, beside its views a day; undefined for a property of another. */
export async function readFigures(
	context: Pick<SearchContext, 'database' | 'searchIndex' | 'configuration'>,
	reader: Pick<ActingOwner, 'id' | 'guest'>,
	propertyId: number,
	period: ReportPeriod,
	now: Date,
): Promise<OwnerFigures | undefined> {
	const { db } = context.database;
	const property = await db
		.selectFrom('property')
		.innerJoin('owner_property', 'owner_property.property_id', 'property.id')
		.select(['id', 'goal', 'state', 'main_type', 'city', 'zip', 'created_at', 'summary', 'prices_since'])
		.where('owner_property.owner_id', '=', reader.id)
		.where('property.id', '=', propertyId)
		.executeTakeFirst();
	if (!property) return undefined;
	const days = daysOnline(property.created_at, property.state, period.to);
	const savedSearches = await countSavedSearches(context, property);
	const funnel = await readFunnel(db, propertyId, period, {
		views: await countOwnViews(db, reader.id, propertyId, period),
		months: context.configuration.REQUEST_MONTHS,
		now,
	});
	return {
		...(days === undefined ? {} : { daysOnline: days }),
		priceChanges: await readPriceChanges(db, propertyId, period),
		pricesSince: belgianDay(property.prices_since),
		favourites: await countFavourites(db, propertyId),
		...(savedSearches === undefined ? {} : { savedSearches }),
		funnel: reader.guest ? withoutOffers(funnel) : funnel,
		comparison: await compareProperty(
			context,
			property,
			[reader.id, ...(reader.guest ? [reader.guest.id] : [])],
			now,
		),
	};
}
