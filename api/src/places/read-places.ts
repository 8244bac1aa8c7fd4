import type { CityEntry, Goal, Neighbourhood, PropertyType } from '@estate/shared-contract';
import type { Reader } from '../content/site-settings.ts';
import { asPicture } from '../content/stored-picture.ts';
import type { Db } from '../database/database.ts';

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

/** Cities with how many homes they have now. With a goal: only cities that have homes for it (website.md §3). */
export async function readCities(db: Db, goal: Goal | undefined, reader: Reader): Promise<CityEntry[]> {
	const rows = await db
		.selectFrom('city')
		.leftJoin('property', (join) =>
			join
				.onRef('property.city', '=', 'city.name')
				.onRef('property.zip', '=', 'city.zip')
				.on('property.state', '!=', 'withdrawn')
				.$call((on) => (goal === undefined ? on : on.on('property.goal', '=', goal))),
		)
		.select(({ fn }) => [
			'city.name',
			'city.zip',
			'city.country_id',
			'city.country_name',
			fn.count<number>('property.id').as('count'),
		])
		.groupBy(['city.name', 'city.zip'])
		.orderBy('city.name')
		.orderBy('city.zip')
		.execute();
	return rows
		.filter(({ count }) => goal === undefined || count > 0)
		.map(({ name, zip, country_id, country_name, count }) => ({
			Name: name,
			Zip: zip,
			CountryID: country_id,
			CountryName: reader.text(country_name),
			PropertyCount: count,
			language: reader.language,
		}));
}

export async function readNeighbourhoods(db: Db, reader: Reader): Promise<Neighbourhood[]> {
	const rows = await db.selectFrom('neighbourhood').selectAll().orderBy('id').execute();
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
