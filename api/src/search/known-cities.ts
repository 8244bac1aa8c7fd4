import { type CityChoice, slugify } from '@estate/shared-contract';
import type { Db } from '../database/database.ts';
import type { PropertyCity } from './property-columns.ts';

/** A city that a search may name. */
export interface KnownCity {
	slug: string;
	zip: string;
	/** As people write it */
	name: string;
	/** All its names as slugs */
	names: readonly string[];
}

/** Cities of the agency with their other names. */
export async function readListedCities(db: Db): Promise<KnownCity[]> {
	const rows = await db.selectFrom('city').select(['name', 'zip', 'slugs']).execute();
	return rows.map(({ name, zip, slugs }) => ({ slug: slugify(name), zip, name, names: slugs }));
}

/** Cities of the agency, and those that only properties name. */
export function allCities(listed: readonly KnownCity[], lived: readonly PropertyCity[]): KnownCity[] {
	const unlisted = lived.filter(
		({ slug, zip }) => !listed.some((city) => city.slug === slug && city.zip === zip),
	);
	return [...listed, ...unlisted.map(({ slug, zip, name }) => ({ slug, zip, name, names: [slug] }))];
}

/** The cities that the choices mean, by any of their names, and the choices that no city answers to (decisions 15). */
export function resolveCities(
	choices: readonly CityChoice[],
	known: readonly KnownCity[],
): { cities: KnownCity[]; understood: CityChoice[]; unknown: string[] } {
	const cities = new Set<KnownCity>();
	const understood: CityChoice[] = [];
	const unknown: string[] = [];
	for (const choice of choices) {
		const { name, zip } = choice;
		const slug = slugify(name);
		const found = known.filter((city) => city.names.includes(slug) && (zip === '' || city.zip === zip));
		for (const city of found) cities.add(city);
		if (found.length === 0) unknown.push(zip ? `${name} (${zip})` : name);
		else understood.push(choice);
	}
	return { cities: [...cities], understood, unknown };
}
