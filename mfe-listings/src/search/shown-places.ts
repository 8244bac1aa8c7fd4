import type { Language, PropertyPage, SearchFilter } from '@estate/shared-contract';

type AnsweredPlace = NonNullable<PropertyPage['places']>[number];

/** "Gentbrugge en Ledeberg": what a postcode means of its place. */
function labelOf({ Parts = [] }: AnsweredPlace, language: Language): { label?: string } {
	return Parts.length > 0
		? { label: new Intl.ListFormat(language, { type: 'conjunction' }).format(Parts) }
		: {};
}

/** The search with its places as the reader calls them: `gent|9000` of a Dutch page is `gand|9000` on a French one. An older api names none. */
export function withShownPlaces<Filter extends Pick<SearchFilter, 'cities'>>(
	filter: Filter,
	{ places = [] }: Pick<PropertyPage, 'places'>,
	language: Language,
): Filter {
	const shown = new Map(
		places.map((place) => [place.asked, { name: place.Name, zip: place.Zip, ...labelOf(place, language) }]),
	);
	const cities = filter.cities.map((city) => shown.get(`${city.name}|${city.zip}`) ?? city);
	return { ...filter, cities };
}
