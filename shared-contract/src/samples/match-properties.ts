import { energyLabel } from '../domain/energy-scales.ts';
import type { Language } from '../domain/languages.ts';
import { type Goal, PRICE_RANGES } from '../domain/price-ranges.ts';
import { matchesType, PROPERTY_TYPE_IDS } from '../domain/property-types.ts';
import type { DroppedValue } from '../domain/query-reader.ts';
import { readSearch } from '../domain/read-search.ts';
import { ROOM_KINDS, type SearchFilter, upperPrice } from '../domain/search-filter.ts';
import type { PropertyDetail } from '../entities/property.schema.ts';
import { isWithin, MORE_CHECKS } from './match-more-filters.ts';
import { sampleProperties } from './properties.ts';

/** Fields that count each kind of room */
export const ROOMS = {
	bedrooms: 'Bedrooms',
	bathrooms: 'Bathrooms',
	showerrooms: 'ShowerRooms',
	toilets: 'Toilets',
	garages: 'Garages',
} as const;

/** Where the map shows a property. */
export const placeOf = (property: PropertyDetail) => property.Location ?? property.ApproximateLocation;
/** Energy class by letter. */
export const letterOf = (property: PropertyDetail) => energyLabel(property)?.code.charAt(0);

/** A query as the samples understand it. */
export interface Asked {
	filter: SearchFilter;
	anyGoal: boolean;
	dropped: DroppedValue[];
	unknownCities: string[];
}

/** One check per filter, so that a facet can leave its own out. */
const CHECKS: Record<string, (property: PropertyDetail, filter: SearchFilter) => boolean> = {
	search: (property, { search }) =>
		`${property.TypeDescription} ${property.City} ${property.Zip} ${property.RecordFile}`
			.toLowerCase()
			.includes(search.toLowerCase()),
	cities: (property, { cities }) =>
		cities.length === 0 ||
		cities.some(
			({ name, zip }) => name === property.City.toLowerCase() && (zip === '' || zip === property.Zip),
		),
	types: (property, { types }) => matchesType(property, types),
	price: ({ Price }, filter) => {
		const highest = upperPrice(filter);
		const hasLowest = filter.price.min > PRICE_RANGES[filter.goal].min;
		if (!hasLowest && highest === undefined) return true;
		return Price !== undefined && Price >= filter.price.min && (highest === undefined || Price <= highest);
	},
	area: ({ SurfaceLiving }, { area }) => isWithin(SurfaceLiving, area),
	epc: (property, { epc }) => epc.length === 0 || epc.includes(letterOf(property) ?? ''),
	hide: ({ State }, { hideSold }) => !hideSold || State === 'available',
	projects: ({ ProjectID }, { projects }) => !projects || (projects === 'only') === (ProjectID !== undefined),
	...MORE_CHECKS,
	ids: ({ ID }, { ids }) => !ids || ids.includes(ID),
	bounds: (property, { bounds }) => {
		const place = placeOf(property);
		if (!bounds) return true;
		return (
			place !== undefined &&
			place.lat >= bounds.south &&
			place.lat <= bounds.north &&
			place.lng >= bounds.west &&
			place.lng <= bounds.east
		);
	},
	...Object.fromEntries(
		ROOM_KINDS.map((kind) => [
			kind,
			(property: PropertyDetail, { rooms }: SearchFilter) =>
				(property[ROOMS[kind]] ?? 0) >= (rooms[kind] ?? 0),
		]),
	),
};

function order({ sort, ids }: SearchFilter) {
	return (one: PropertyDetail, other: PropertyDetail): number => {
		if (sort === 'newest' && ids) return ids.indexOf(one.ID) - ids.indexOf(other.ID);
		const value = {
			newest: ({ CreatedAt }: PropertyDetail) => Date.parse(CreatedAt),
			'price-asc': ({ Price }: PropertyDetail) => Price,
			'price-desc': ({ Price }: PropertyDetail) => Price,
			'area-desc': ({ SurfaceLiving }: PropertyDetail) => SurfaceLiving,
			'price-per-m2-asc': ({ Price, SurfaceLiving }: PropertyDetail) =>
				Price === undefined || !SurfaceLiving ? undefined : Price / SurfaceLiving,
		}[sort === 'relevance' ? 'newest' : sort];
		const sign = sort.endsWith('asc') ? 1 : -1;
		const [left, right] = [value(one), value(other)];
		if (left === right) return sign * (one.ID - other.ID);
		if (left === undefined) return 1;
		if (right === undefined) return -1;
		return sign * (left - right);
	};
}

/** Reads a query; what the samples do not know is left out and named. */
export function ask(query: URLSearchParams, language: Language): Asked {
	const anyGoal = query.get('goal') === 'any';
	const { filter, dropped } = readSearch(query, (anyGoal ? 0 : Number(query.get('goal') ?? 0)) as Goal);
	const properties = sampleProperties(language);
	const isKnown = ({ name, zip }: SearchFilter['cities'][number]) =>
		properties.some(({ City, Zip }) => City.toLowerCase() === name && (zip === '' || zip === Zip));
	const isType = (id: number) => PROPERTY_TYPE_IDS.some((known) => known === id);
	return {
		filter: { ...filter, cities: filter.cities.filter(isKnown), types: filter.types.filter(isType) },
		anyGoal,
		dropped: [
			...dropped,
			...filter.types.filter((id) => !isType(id)).map((id) => ({ name: 'type', value: String(id) })),
		],
		unknownCities: filter.cities
			.filter((city) => !isKnown(city))
			.map(({ name, zip }) => (zip ? `${name} (${zip})` : name)),
	};
}

/** Properties that a search finds, in its order; without one of its filters when asked, as facets do. */
export function matching(
	{ filter, anyGoal }: Pick<Asked, 'filter' | 'anyGoal'>,
	language: Language,
	without?: string,
) {
	return sampleProperties(language)
		.filter((property) => anyGoal || property.Goal === filter.goal)
		.filter((property) =>
			Object.entries(CHECKS).every(([name, check]) => name === without || check(property, filter)),
		)
		.sort(order(filter));
}
