import { energyLabel, slugify } from '@estate/shared-contract';
import { cleanTexts } from '../import/clean-html.ts';
import type { FeedProperty } from '../import/feed.schema.ts';
import type { ImportContext } from '../import/import-context.ts';
import type { TableRows } from '../import/rows-of-item.ts';
import { searchTexts } from './search-texts.ts';
import { splitProperty } from './stored-property.ts';

/** Type ids that a filter compares with: WebIDs, or, where that is empty, WebID (decisions 16). */
function typeIds({ WebID, WebIDs }: FeedProperty): number[] {
	const ids = WebIDs.split(',')
		.map((id) => Number(id.trim()))
		.filter((id) => Number.isInteger(id) && id > 0);
	return ids.length > 0 ? [...new Set(ids)] : [WebID];
}

/** A home as it is stored: what searches filter and sort by in columns, the rest as JSON. */
export async function propertyRows(item: FeedProperty, context: ImportContext): Promise<TableRows[]> {
	const home = { ...item, Description: cleanTexts(item.Description) };
	const publicPrice = home.PublishPrice ? (home.Price ?? null) : null;
	const area = home.SurfaceLiving ?? null;
	const { summary, detail } = splitProperty(
		home,
		await context.pictures(item.pictures, 'pictures'),
		await context.documents(item.documents, 'documents'),
	);
	const row = {
		id: home.ID,
		goal: home.Goal,
		state: home.State,
		city_slug: slugify(home.City),
		city: home.City,
		zip: home.Zip,
		type_ids: typeIds(home),
		public_price: publicPrice,
		price_per_m2: publicPrice !== null && area ? publicPrice / area : null,
		living_area: area,
		bedrooms: home.Bedrooms ?? null,
		bathrooms: home.Bathrooms ?? null,
		shower_rooms: home.ShowerRooms ?? null,
		toilets: home.Toilets ?? null,
		garages: home.Garages ?? null,
		epc_letter: energyLabel(home)?.code.charAt(0) ?? null,
		created_at: home.CreatedAt,
		...searchTexts(home),
		summary,
		detail,
	};
	return [{ table: 'property', key: ['id'], rows: [row] }];
}
