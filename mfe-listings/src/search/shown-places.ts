import type { CityChoice, Language, PropertyPage, SearchFilter } from '@estate/shared-contract';

type AnsweredPlace = NonNullable<PropertyPage['places']>[number];

/** "Gentbrugge en Ledeberg": what a postcode means of its place. */
function labelOf({ Parts = [] }: AnsweredPlace, language: Language): { label?: string } {
	return Parts.length > 0
		? { label: new Intl.ListFormat(language, { type: 'conjunction' }).format(Parts) }
		: {};
}

/** The search with its places as the reader calls them: `gent|9000` of a Dutch page is `gand|9000` on a French one. An older api names none. */
export function withShownPlaces<Filter extends Pick<SearchFilter, 'cities' | 'notCities'>>(
	filter: Filter,
	{ places = [], notPlaces = [] }: Pick<PropertyPage, 'places' | 'notPlaces'>,
	language: Language,
): Filter {
	const shown = new Map(
		[...places, ...notPlaces].map((place) => [
			place.asked,
			{ name: place.Name, zip: place.Zip, ...labelOf(place, language) },
		]),
	);
	const asShown = (city: CityChoice) => shown.get(`${city.name}|${city.zip}`) ?? city;
	return { ...filter, cities: filter.cities.map(asShown), notCities: filter.notCities.map(asShown) };
}
