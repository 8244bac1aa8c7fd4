import type { PropertyPage } from '../api/endpoints.schema.ts';
import type { Language } from '../domain/languages.ts';
import type { Goal } from '../domain/price-ranges.ts';
import { matchesType } from '../domain/property-types.ts';
import { PAGE_SIZE, parseSearch, type SearchFilter, upperPrice } from '../domain/search-filter.ts';
import type { PropertyDetail } from '../entities/property.schema.ts';
import { sampleHomes, summaryOf } from './homes.ts';

const ROOMS = {
	bedrooms: 'Bedrooms',
	bathrooms: 'Bathrooms',
	showerrooms: 'ShowerRooms',
	toilets: 'Toilets',
	garages: 'Garages',
} as const;

function fits(home: PropertyDetail, filter: SearchFilter): boolean {
	const price = home.Price ?? 0;
	const highest = upperPrice(filter);
	const text = `${home.TypeDescription} ${home.City} ${home.Zip} ${home.RecordFile}`.toLowerCase();
	return (
		home.Goal === filter.goal &&
		text.includes(filter.search.toLowerCase()) &&
		(filter.cities.length === 0 || filter.cities.some(({ name }) => name === home.City.toLowerCase())) &&
		matchesType(home, filter.types) &&
		price >= filter.price.min &&
		(highest === undefined || price <= highest) &&
		Object.entries(filter.rooms).every(
			([kind, least]) => (home[ROOMS[kind as keyof typeof ROOMS]] ?? 0) >= least,
		) &&
		!(filter.hideSold && home.State !== 'available')
	);
}

function order(sort: SearchFilter['sort']) {
	return (one: PropertyDetail, other: PropertyDetail): number => {
		if (sort === 'price-asc') return (one.Price ?? 0) - (other.Price ?? 0);
		if (sort === 'price-desc') return (other.Price ?? 0) - (one.Price ?? 0);
		if (sort === 'area-desc') return (other.SurfaceLiving ?? 0) - (one.SurfaceLiving ?? 0);
		return other.CreatedAt.localeCompare(one.CreatedAt);
	};
}

function counted<Key extends string | number>(keys: Key[]): [Key, number][] {
	const counts = new Map<Key, number>();
	for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
	return [...counts];
}

/** Homes that a query of website.md §7 finds among the samples, in its order. */
export function findHomes(query: URLSearchParams, language: Language): PropertyDetail[] {
	const filter = parseSearch(query, Number(query.get('goal') ?? 0) as Goal);
	const ids = query.get('ids')?.split(',').map(Number);
	return sampleHomes(language)
		.filter((home) => (ids ? ids.includes(home.ID) : fits(home, filter)))
		.sort(order(filter.sort));
}

/** The api's answer to a search among the samples. */
export function searchHomes(query: URLSearchParams, language: Language): PropertyPage {
	const goal = Number(query.get('goal') ?? 0) as Goal;
	const { page, cities } = parseSearch(query, goal);
	const pageSize = Number(query.get('pageSize') ?? PAGE_SIZE);
	const found = findHomes(query, language);
	const offered = sampleHomes(language).filter((home) => home.Goal === goal);
	const known = offered.map(({ City }) => City.toLowerCase());
	return {
		items: found.slice((page - 1) * pageSize, page * pageSize).map(summaryOf),
		total: found.length,
		page,
		pageCount: Math.max(1, Math.ceil(found.length / pageSize)),
		facets: {
			types: counted(offered.map(({ WebID }) => WebID)).map(([WebID, count]) => ({ WebID, count })),
			cities: counted(offered.map(({ City, Zip }) => `${City}|${Zip}`)).map(([key, count]) => {
				const [Name = '', Zip = ''] = key.split('|');
				return { Name, Zip, count };
			}),
		},
		unknownCities: cities.map(({ name }) => name).filter((name) => !known.includes(name)),
	};
}
