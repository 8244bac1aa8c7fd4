import { energyLabel, slugify } from '@estate/shared-contract';
import { feedDay } from '../calendar/feed-day.ts';
import { cleanTexts } from '../import/clean-texts.ts';
import type { FeedProperty } from '../import/feed/property.schema.ts';
import type { ImportContext } from '../import/import-context.ts';
import { reportDates } from '../import/report-dates.ts';
import type { TableRows } from '../import/table-rows.ts';
import { withoutNegatives } from '../import/without-negatives.ts';
import { approximateLocation } from './approximate-location.ts';
import { asPublished } from './discreet-sale.ts';
import { filterFacts, searchedArea } from './filter-facts.ts';
import { searchTexts } from './search-texts.ts';
import { splitProperty } from './stored-property.ts';

/** Type ids that a filter compares with: WebIDs, or, where that is empty, WebID (decisions 16). */
function typeIds({ WebID, WebIDs }: FeedProperty): number[] {
	const ids = WebIDs.split(',')
		.map((id) => Number(id.trim()))
		.filter((id) => Number.isInteger(id) && id > 0);
	return ids.length > 0 ? [...new Set(ids)] : [WebID];
}

/** The place that the map may know: of a hidden address only the middle of its circle (decisions 37). */
function shownPlace({ Location, PublishAddress }: FeedProperty) {
	const place = Location && (PublishAddress ? Location : approximateLocation(Location));
	return { lat: place?.lat ?? null, lng: place?.lng ?? null, shows_point: PublishAddress };
}

/** Behind all that is dated, as units that no feed dates. */
const UNDATED = '2000-01-01T00:00:00.000Z';

/** Programs write the first or the last day that they know where they know none: databases read some of those as no date at all. */
function createdAt({ CreatedAt }: FeedProperty, { leaveOut }: ImportContext): string {
	const year = new Date(CreatedAt).getUTCFullYear();
	if (year >= 1900 && year < 3000) return CreatedAt;
	leaveOut('CreatedAt', `This stands for no day, so others come first among the newest: ${CreatedAt}.`);
	return UNDATED;
}

/** A property as it is stored: what searches filter and sort by in columns, the rest as JSON. */
export async function propertyRows(item: FeedProperty, context: ImportContext): Promise<TableRows[]> {
	const published = asPublished(withoutNegatives(item, context));
	const property = { ...published, Description: cleanTexts(published.Description, 'Description', context) };
	const { EPCCertificateEndDate, AsbestosDate, PriceChangedOn } = property;
	reportDates({ EPCCertificateEndDate, AsbestosDate }, context);
	if (PriceChangedOn && !feedDay(PriceChangedOn))
		context.leaveOut(
			'PriceChangedOn',
			`This names no day, so nobody reads of the change: ${PriceChangedOn}.`,
		);
	const publicPrice = property.PublishPrice ? (property.Price ?? null) : null;
	const area = property.SurfaceLiving ?? null;
	const types = typeIds(property);
	const { summary, detail } = splitProperty(
		property,
		await context.pictures(item.pictures, 'pictures'),
		await context.documents(published.documents, 'documents'),
	);
	const texts = searchTexts(property);
	const row = {
		id: property.ID,
		goal: property.Goal,
		state: property.State,
		city_slug: slugify(property.City),
		city: property.City,
		zip: property.Zip,
		type_ids: types,
		public_price: publicPrice,
		price_per_m2: publicPrice !== null && area ? publicPrice / area : null,
		living_area: searchedArea(property, types),
		bedrooms: property.Bedrooms ?? null,
		bathrooms: property.Bathrooms ?? null,
		shower_rooms: property.ShowerRooms ?? null,
		toilets: property.Toilets ?? null,
		garages: property.Garages ?? null,
		epc_letter: energyLabel(property)?.code.charAt(0) ?? null,
		created_at: createdAt(property, context),
		...shownPlace(property),
		main_type: property.WebID,
		marquee: property.Marquee,
		price_unit: property.PriceUnit,
		project_id: property.ProjectID ?? null,
		...filterFacts(property, types),
		search_names: texts.names,
		summary,
		detail,
	};
	return [{ table: 'property', key: ['id'], rows: [row], texts: [texts] }];
}
