import { type CityEntry, type Goal, slugify } from '@estate/shared-contract';
import type { Reader } from '../content/site-settings.ts';
import { entryName } from './place-entries.ts';
import { countByCity } from './row-counts.ts';
import type { SearchIndex } from './search-index.ts';

interface CountedPlace extends Pick<CityEntry, 'Name' | 'Zip' | 'PropertyCount'> {
	key: string;
	/** All names of the city as slugs */
	names: readonly string[];
}

/** Key of a city of the feed, whose place has other names in other languages. */
export const cityKey = (name: string, zip: string) => `${slugify(name)}|${zip}`;

/** Places of the agency in the reader's language with how many properties and units of projects they have now, as lists count them, for one goal or both; by each feed's spelling of a city. */
export function countsByCity(
	index: SearchIndex,
	goal: Goal | undefined,
	reader: Reader,
): Map<string, CountedPlace> {
	const counts = countByCity(index, index.sets.listed(goal ?? 'any', true));
	const byKey = new Map(
		index.placeEntries(reader.language).map((entry) => {
			const key = `${entry.place?.id ?? slugify(entry.name)}|${entry.zip}`;
			const PropertyCount = entry.cities.reduce((sum, number) => sum + (counts[number] ?? 0), 0);
			return [key, { key, Name: entryName(entry, reader.language), Zip: entry.zip, PropertyCount }];
		}),
	);
	return new Map(
		index.cities.flatMap(({ place, slug, zip, names }) => {
			const counted = byKey.get(`${place?.id ?? slug}|${zip}`);
			return counted ? [[`${slug}|${zip}`, { ...counted, names }] as const] : [];
		}),
	);
}
