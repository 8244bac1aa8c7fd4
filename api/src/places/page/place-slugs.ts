import type { Gazetteer, Place } from '@estate/places';
import { type Language, slugify } from '@estate/shared-contract';

/** Municipalities and their parts have pages: of anything larger the list of the agency says as much. */
export const hasPage = ({ kind }: Pick<Place, 'kind'>) =>
	kind === 'municipality' || kind === 'submunicipality';

/** Places of a slug, the one that has it for itself first: of namesakes the largest. */
const called = (slug: string, gazetteer: Gazetteer): Place[] => gazetteer.named(slug).filter(hasPage);

/** A place in an address of a language: `gent`, or `aalst-3800` where a larger one is called Aalst. */
export function placeSlug(place: Place, language: Language, gazetteer: Gazetteer): string {
	const slug = slugify(place.names[language]);
	if (called(slug, gazetteer)[0]?.id === place.id) return slug;
	return `${slug}-${place.postcodes[0] ?? place.kind}`;
}

/** The place of a slug in any language; undefined where none is called so. A postcode alone is no address. */
export function placeOfSlug(slug: string, gazetteer: Gazetteer): Place | undefined {
	const [, name, zip] = /^(.+)-(\d{4})$/.exec(slug) ?? [];
	if (name && zip) return gazetteer.match(name, zip);
	return /^\d+$/.test(slug) ? undefined : called(slug, gazetteer)[0];
}
