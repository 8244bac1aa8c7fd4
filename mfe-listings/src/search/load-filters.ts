import type { SlotContext } from '@estate/remote-kit';
import { type LoadResult, parseSearch, type SearchFilter } from '@estate/shared-contract';
import { goalOfRoute } from '../home/list-address.ts';
import { type CityOption, readOptions, type TypeOption } from './filter-options.ts';

export interface FiltersData {
	filter: SearchFilter;
	cities: CityOption[];
	types: TypeOption[];
}

/** Cities of the search that the form does not offer: they stay ticked until the visitor unticks them. */
function unlisted(filter: SearchFilter, offered: readonly CityOption[]): CityOption[] {
	return filter.cities
		.map(({ name, zip }) => ({ value: `${name}|${zip}`, name, zip, count: 0 }))
		.filter(({ value }) => !offered.some((city) => city.value === value));
}

/** Reads what the filter form offers, and the search in the address that it holds. */
export async function loadFilters(context: SlotContext): Promise<LoadResult<FiltersData>> {
	const { location, route } = context;
	const filter = parseSearch(new URLSearchParams(location.search), goalOfRoute(route.id));
	const options = await readOptions(context, filter.goal);
	const cities = [...options.cities, ...unlisted(filter, options.cities)];
	return { data: { filter, ...options, cities } };
}
