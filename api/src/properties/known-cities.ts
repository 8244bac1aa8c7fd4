import { type CityChoice, slugify } from '@estate/shared-contract';
import type { Db } from '../database/database.ts';

/** A city as homes carry it. */
export interface KnownCity {
	slug: string;
	zip: string;
	/** All its names as slugs */
	names: readonly string[];
}

/** Cities of the agency, with their other names, and those that only homes name. */
export async function readKnownCities(db: Db): Promise<KnownCity[]> {
	const listed = await db.selectFrom('city').select(['name', 'zip', 'slugs']).execute();
	const cities = listed.map(({ name, zip, slugs }) => ({ slug: slugify(name), zip, names: slugs }));
	const lived = await db.selectFrom('property').select(['city_slug', 'zip']).distinct().execute();
	const unlisted = lived.filter(
		({ city_slug, zip }) => !cities.some((city) => city.slug === city_slug && city.zip === zip),
	);
	return [...cities, ...unlisted.map(({ city_slug, zip }) => ({ slug: city_slug, zip, names: [city_slug] }))];
}

/** The cities that the choices mean, by any of their names, and the choices that no city answers to (decisions 15). */
export function resolveCities(
	choices: readonly CityChoice[],
	known: readonly KnownCity[],
): { cities: KnownCity[]; unknown: string[] } {
	const cities = new Set<KnownCity>();
	const unknown: string[] = [];
	for (const { name, zip } of choices) {
		const slug = slugify(name);
		const found = known.filter((city) => city.names.includes(slug) && (zip === '' || city.zip === zip));
		for (const city of found) cities.add(city);
		if (found.length === 0) unknown.push(zip ? `${name} (${zip})` : name);
	}
	return { cities: [...cities], unknown };
}
