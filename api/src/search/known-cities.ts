import type { Gazetteer, Place } from '@estate/places';
import { slugify } from '@estate/shared-contract';
import type { Db } from '../database/database.ts';
import type { PropertyCity } from './property-columns.ts';

/** A city of the agency: of its feed's list, or that properties name. */
export interface KnownCity {
	slug: string;
	zip: string;
	/** As the feed writes it */
	name: string;
	/** All its names as slugs */
	names: readonly string[];
	/** What the gazetteer calls it; undefined where nothing matches */
	place?: Place | undefined;
}

/** Cities of the agency with their other names. */
export async function readListedCities(db: Db): Promise<KnownCity[]> {
	const rows = await db.selectFrom('city').select(['name', 'zip', 'slugs']).execute();
	return rows.map(({ name, zip, slugs }) => ({ slug: slugify(name), zip, name, names: slugs }));
}

const placeNames = (place: Place | undefined) => (place ? Object.values(place.names).map(slugify) : []);

/** Cities of the agency, and those that only properties name, each with its place and that one's names. */
export function allCities(
	listed: readonly KnownCity[],
	lived: readonly PropertyCity[],
	gazetteer: Pick<Gazetteer, 'match'>,
): KnownCity[] {
	const listedKeys = new Set(listed.map(({ slug, zip }) => `${slug}|${zip}`));
	const unlisted = lived.filter(({ slug, zip }) => !listedKeys.has(`${slug}|${zip}`));
	return [...listed, ...unlisted.map(({ slug, zip, name }) => ({ slug, zip, name, names: [slug] }))].map(
		(city) => {
			const place = gazetteer.match(city.name, city.zip);
			return { ...city, place, names: [...new Set([...city.names, ...placeNames(place)])] };
		},
	);
}
