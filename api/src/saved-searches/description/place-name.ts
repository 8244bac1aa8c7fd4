import type { Gazetteer } from '@estate/places';
import type { CityChoice, Language } from '@estate/shared-contract';
import { partsOfPostcode } from '../../places/parts-of-postcode.ts';

/** A place in the reader's language; what no place answers to is nothing that mails repeat. */
export function placeName(places: Gazetteer, language: Language, { name, zip }: CityChoice): string {
	const place = (zip ? places.match(name, zip) : undefined) ?? places.named(name)[0];
	const parts = partsOfPostcode(place, zip, places, language);
	return parts.length > 0 ? parts.join(', ') : (place?.names[language] ?? '');
}
