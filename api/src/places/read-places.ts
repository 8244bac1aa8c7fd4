import {
	type CityEntry,
	type Goal,
	type Neighbourhood,
	type PropertyType,
	slugify,
} from '@estate/shared-contract';
import type { Reader } from '../content/site-settings.ts';
import { asPicture } from '../content/stored-picture.ts';
import type { Db } from '../database/database.ts';
import { cityKey, countsByCity } from '../search/city-counts.ts';
import type { SearchIndex } from '../search/search-index.ts';

export async function readTypes(db: Db, reader: Reader): Promise<PropertyType[]> {
	const rows = await db.selectFrom('property_type').selectAll().orderBy('show_order').orderBy('id').execute();
	return rows.map(({ id, web_id, name, show_order, sale, rent }) => ({
		ID: id,
		WebID: web_id,
		Name: reader.text(name),
		ShowOrder: show_order,
		Sale: sale,
		Rent: rent,
		language: reader.language,
	}));
}

/** The agency's places in the reader's language with how many properties they have now. With a goal: only those that have properties for it (website.md §3). */
export async function readCities(
	db: Db,
	index: SearchIndex,
	goal: Goal | undefined,
	reader: Reader,
): Promise<CityEntry[]> {
	const rows = await db.selectFrom('city').selectAll().orderBy('name').orderBy('zip').execute();
	const counts = countsByCity(index, goal, reader);
	const entries = rows.flatMap(({ name, zip, country_id, country_name }) => {
		const counted = counts.get(cityKey(name, zip));
		if (!counted) return [];
		const { key, names, ...entry } = counted;
		const city = {
			...entry,
			CountryID: country_id,
			CountryName: reader.text(country_name),
			Aliases: [...new Set([slugify(name), ...names])].filter((slug) => slug !== slugify(entry.Name)),
			language: reader.language,
		};
		return [[key, city] as const];
	});
	return [...new Map(entries).values()]
		.filter(({ PropertyCount }) => goal === undefined || PropertyCount > 0)
		.sort(
			(one, other) => one.Name.localeCompare(other.Name, reader.language) || one.Zip.localeCompare(other.Zip),
		);
}

/** Neighbourhoods that the agency describes, or the one with this id. */
export async function readNeighbourhoods(db: Db, reader: Reader, only?: number): Promise<Neighbourhood[]> {
	const rows = await db
		.selectFrom('neighbourhood')
		.selectAll()
		.$if(only !== undefined, (query) => query.where('id', '=', only ?? 0))
		.orderBy('id')
		.execute();
	return rows.map(({ id, name, data }) => {
		const pictures = (width: 400 | 600 | 1360) =>
			data.pictures.map((picture) => asPicture(picture, reader.language, reader.fallback, width));
		return {
			ID: id,
			Name: name,
			Title: reader.text(data.Title),
			Subtitle: reader.text(data.Subtitle),
			Description: reader.text(data.Description),
			Coordinates: data.Coordinates,
			PicturesSmall: pictures(400),
			PicturesMedium: pictures(600),
			PicturesLarge: pictures(1360),
			PicturesExtraLarge: pictures(1360),
		};
	});
}
