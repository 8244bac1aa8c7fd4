import { slugify } from '@estate/shared-contract';
import { cleanTexts } from '../import/clean-texts.ts';
import type { FeedItem } from '../import/feed/feed-item.schema.ts';
import type { ImportContext } from '../import/import-context.ts';
import type { TableRows } from '../import/table-rows.ts';

type Feed<Kind extends FeedItem['kind']> = Extract<FeedItem, { kind: Kind }>;

export async function propertyTypeRows(item: Feed<'property-type'>): Promise<TableRows[]> {
	const { ID, WebID, Name, ShowOrder, Sale, Rent } = item;
	const row = { id: ID, web_id: WebID, name: Name, show_order: ShowOrder, sale: Sale, rent: Rent };
	return [{ table: 'property_type', key: ['id'], rows: [row] }];
}

export async function cityRows(item: Feed<'city'>): Promise<TableRows[]> {
	const row = {
		name: item.Name,
		zip: item.Zip,
		country_id: item.CountryID,
		country_name: item.CountryName,
		slugs: [...new Set([item.Name, ...item.aliases].map(slugify))],
	};
	return [{ table: 'city', key: ['name', 'zip'], rows: [row] }];
}

export async function neighbourhoodRows(
	{ kind, ID, Name, pictures, ...data }: Feed<'neighbourhood'>,
	context: ImportContext,
): Promise<TableRows[]> {
	const row = {
		id: ID,
		name: Name,
		data: {
			...data,
			Description: cleanTexts(data.Description, 'Description', context),
			pictures: await context.pictures(pictures, 'pictures'),
		},
	};
	return [{ table: 'neighbourhood', key: ['id'], rows: [row] }];
}
