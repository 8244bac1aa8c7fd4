import { type PropertySummary, showsPrice } from '@estate/shared-contract';
import type { Reader } from '../content/site-settings.ts';
import { asPicture } from '../content/stored-picture.ts';
import type { PropertyTable } from '../database/tables/property-table.ts';
import { asListedUnit } from './as-listed-unit.ts';
import { priceChange } from './price-change.ts';
import { propertySlugs } from './property-slugs.ts';
import type { StoredSummary } from './stored-property.ts';

/** Days for which a property counts as new; one of a day to come is none, but for clocks that differ. */
const NEW_FOR_DAYS = 14;
const DAY_MS = 86_400_000;

/** Columns that a summary is made of. */
export const SUMMARY_COLUMNS = [
	'id',
	'goal',
	'state',
	'created_at',
	'former_price',
	'price_changed_at',
	'summary',
] as const;

export type SummaryRow = Pick<PropertyTable, 'id' | 'goal' | 'state' | 'created_at'> &
	Partial<Pick<PropertyTable, 'former_price' | 'price_changed_at'>> & { summary: StoredSummary };

/**
 * A property as lists read it. What is not to be published is left out here, before it can leave the server;
 * `reveal` keeps it in, for the owner of the property.
 */
export function asSummary(
	row: SummaryRow,
	reader: Reader,
	{ reveal = false }: { reveal?: boolean } = {},
): PropertySummary {
	const { id, goal, state, created_at, summary } = row;
	const {
		picture,
		photos,
		unit,
		FormerPrice: _,
		PriceChangedOn: __,
		Price,
		Street,
		HouseNumber,
		BoxNr,
		TypeDescription,
		MainTypeName,
		MarqueeName,
		PriceUnitText,
		CountryName,
		...same
	} = summary;
	const isPriced = reveal ? summary.PublishPrice : showsPrice({ ...summary, State: state });
	const age = Date.now() - created_at.getTime();
	const showsAddress = reveal || summary.PublishAddress;
	return {
		...same,
		PublishPrice: isPriced,
		City: reader.city(summary.City, summary.Zip),
		ID: id,
		Goal: goal,
		State: state,
		language: reader.language,
		TypeDescription: reader.text(TypeDescription),
		MainTypeName: reader.text(MainTypeName),
		MarqueeName: reader.text(MarqueeName),
		PriceUnitText: reader.text(PriceUnitText),
		CountryName: reader.text(CountryName),
		...(picture ? { SmallPictureItem: asPicture(picture, reader.language, reader.fallback) } : {}),
		...(unit ? { Unit: asListedUnit(summary, unit, reader) } : {}),
		...(photos ? { PictureIDs: [...photos] } : {}),
		...(Price !== undefined && (reveal || isPriced) ? { Price, ...priceChange(row) } : {}),
		...(showsAddress && Street !== undefined ? { Street } : {}),
		...(showsAddress && HouseNumber !== undefined ? { HouseNumber } : {}),
		...(showsAddress && BoxNr !== undefined ? { BoxNr } : {}),
		Slugs: propertySlugs(summary, TypeDescription, reader),
		CreatedAt: created_at.toISOString(),
		IsNew: state === 'available' && age >= -DAY_MS && age < NEW_FOR_DAYS * DAY_MS,
	};
}
