import { belgianDay, type PropertySummary } from '@estate/shared-contract';
import { feedDay } from '../calendar/feed-day.ts';
import type { PropertyTable } from '../database/tables/property-table.ts';
import type { StoredSummary } from './stored-property.ts';

/** Days for which an advert says what the property cost before. */
const SHOWN_FOR_DAYS = 90;
const DAY_MS = 86_400_000;

type PricedRow = Pick<PropertyTable, 'state'> &
	Partial<Pick<PropertyTable, 'former_price' | 'price_changed_at'>> & { summary: StoredSummary };

/**
 * What a property cost before its price changed, and when: as the feed says it, else as imports saw it change. Nothing
 * where the change is long ago or its day no day that was, and nothing of a property that is gone: only for a price that is published.
 */
export function priceChange({
	state,
	former_price,
	price_changed_at,
	summary,
}: PricedRow): Pick<PropertySummary, 'FormerPrice' | 'PriceChangedOn'> {
	const isFromFeed = summary.FormerPrice !== undefined && summary.PriceChangedOn !== undefined;
	const price = isFromFeed ? summary.FormerPrice : former_price;
	const on = isFromFeed ? feedDay(summary.PriceChangedOn) : price_changed_at && belgianDay(price_changed_at);
	if (!price || !on || price === summary.Price || (state !== 'available' && state !== 'option')) return {};
	const age = (Date.parse(belgianDay()) - Date.parse(on)) / DAY_MS;
	// A change of a day to come has not happened: its day is a mistake of the feed, or its price is not yet asked.
	return age >= 0 && age < SHOWN_FOR_DAYS ? { FormerPrice: price, PriceChangedOn: on } : {};
}
