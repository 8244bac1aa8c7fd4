import type { Place } from '@estate/places';
import { type Language, type Suggestion, writeSearch } from '@estate/shared-contract';
import { citiesIn } from '../chosen-places.ts';
import { propertiesInCities } from '../city-sets.ts';
import type { SearchIndex } from '../search-index.ts';
import { searchableText } from '../searchable-text.ts';
import type { SlotSet } from '../slot-set.ts';
import type { TypedText } from './typed-text.ts';

const MOST_PLACES = 6;

interface SuggestedPlace {
	place: Place;
	/** All its names and postcodes, as searches compare them */
	names: readonly string[];
	properties: SlotSet;
}

/** Places that the agency has something in, and all that those lie in. */
function suggestedPlaces(index: SearchIndex): Promise<readonly SuggestedPlace[]> {
	return index.readOnce('suggested places', async () => {
		const own = index.cities.flatMap(({ place }) => place ?? []);
		const ids = new Set(own.flatMap(({ id, parents }) => [id, ...parents]));
		return [...ids].flatMap((id) => {
			const place = index.gazetteer.byId(id);
			if (!place || place.kind === 'arrondissement') return [];
			const names = [...Object.values(place.names), ...place.aliases].map(searchableText);
			return {
				place,
				names: [...new Set([...names, ...place.postcodes])],
				properties: propertiesInCities(index, citiesIn(place, '', index)),
			};
		});
	});
}

const begins = (names: readonly string[], end: string) => names.some((name) => name.startsWith(end));
const hasInside = (names: readonly string[], end: string) => names.some((name) => name.includes(` ${end}`));

/** Places whose name begins with the end of what was typed, those with the most properties first; then those with a later word of it. */
export async function suggestPlaces(
	index: SearchIndex,
	{ end, before, found }: TypedText,
	language: Language,
): Promise<Suggestion[]> {
	const places = (await suggestedPlaces(index)).flatMap(({ place, names, properties }) => {
		const isFirst = begins(names, end);
		return isFirst || hasInside(names, end) ? { place, isFirst, count: found.sizeWith(properties) } : [];
	});
	return places
		.filter(({ count }) => count > 0)
		.sort((one, other) => Number(other.isFirst) - Number(one.isFirst) || other.count - one.count)
		.slice(0, MOST_PLACES)
		.map(({ place, count }) => {
			const [zip = ''] = place.postcodes;
			const choice = { name: place.names[language].toLowerCase(), zip };
			const query = writeSearch({ ...before, cities: [...before.cities, choice] });
			return {
				kind: 'place',
				label: place.names[language],
				...(zip ? { detail: zip } : {}),
				count,
				goal: before.goal,
				query: query.toString(),
			};
		});
}
