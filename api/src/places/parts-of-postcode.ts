import type { Gazetteer, Place } from '@estate/places';
import type { Language } from '@estate/shared-contract';

/** More parts than a name can list */
const MOST_PARTS = 3;

/**
 * Names of the parts that a postcode means of a municipality, where it is not the main one: Gentbrugge and Ledeberg of 9050
 * Gent. None where there are too many, or where the postcode is the place's own.
 */
export function partsOfPostcode(
	place: Place | undefined,
	zip: string,
	gazetteer: Pick<Gazetteer, 'named'>,
	language: Language,
): string[] {
	if (place?.kind !== 'municipality' || zip === '' || zip === place.postcodes[0]) return [];
	const parts = gazetteer
		.named(zip)
		.filter(({ kind, parents }) => kind === 'submunicipality' && parents.includes(place.id));
	return parts.length > MOST_PARTS ? [] : parts.map(({ names }) => names[language]).sort();
}
