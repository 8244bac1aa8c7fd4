import type { PropertyPage, SearchFilter } from '@estate/shared-contract';

/** The search with its places as the reader calls them: `gent|9000` of a Dutch page is `gand|9000` on a French one. An older api names none. */
export function withShownPlaces<Filter extends Pick<SearchFilter, 'cities'>>(
	filter: Filter,
	{ places = [] }: Pick<PropertyPage, 'places'>,
): Filter {
	const shown = new Map(places.map(({ asked, Name, Zip }) => [asked, { name: Name, zip: Zip }]));
	const cities = filter.cities.map((city) => shown.get(`${city.name}|${city.zip}`) ?? city);
	return { ...filter, cities };
}
