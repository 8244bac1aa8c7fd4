import type { Gazetteer } from '@estate/places';
import {
	PRICE_RANGES,
	PROJECT_SORTS,
	type ProjectSort,
	readSearch,
	type SearchFilter,
	upperPrice,
} from '@estate/shared-contract';
import { approximateLocation } from '../properties/approximate-location.ts';
import type { ProjectRow, UnitRow } from './as-project.ts';
import type { ListedProject } from './read-projects.ts';

export interface ProjectSearch {
	filter: SearchFilter;
	/** The agency's own order without one */
	sort: ProjectSort | undefined;
}

/** Reads filters and order of the list of projects; what makes no sense is left out. Prices are those of a sale. */
export function readProjectSearch(query: URLSearchParams): ProjectSearch {
	const asked = query.get('sort');
	return { filter: readSearch(query, 0).filter, sort: PROJECT_SORTS.find((sort) => sort === asked) };
}

/** Filters that can be left out, so that what they offer can be counted. */
export type ProjectFilterName = 'cities' | 'types';

/** Does a search of units in it say anything? Place and state are the project's own. */
function asksForUnits(filter: SearchFilter): boolean {
	return filter.types.length > 0 || Boolean(filter.rooms.bedrooms) || hasPrice(filter);
}

const hasPrice = (filter: SearchFilter) =>
	filter.price.min > PRICE_RANGES[filter.goal].min || upperPrice(filter) !== undefined;

function isPriced(price: number | undefined, filter: SearchFilter): boolean {
	if (!hasPrice(filter)) return true;
	const most = upperPrice(filter) ?? Number.POSITIVE_INFINITY;
	return price !== undefined && price >= filter.price.min && price <= most;
}

function unitFits({ data }: UnitRow, filter: SearchFilter): boolean {
	return (
		data.State !== 'sold' &&
		(filter.types.length === 0 || filter.types.includes(data.WebID)) &&
		(data.Bedrooms ?? 0) >= (filter.rooms.bedrooms ?? 0) &&
		isPriced(data.PublishPrice ? data.Price : undefined, filter)
	);
}

/** A project of which no unit is described yet is compared as a whole. */
function projectFits({ project, units, summary }: ListedProject, filter: SearchFilter): boolean {
	if (!asksForUnits(filter)) return true;
	if (units.length > 0) return units.some((unit) => unitFits(unit, filter));
	return (
		summary.State !== 'sold-out' &&
		!filter.rooms.bedrooms &&
		(filter.types.length === 0 || filter.types.includes(project.data.WebID)) &&
		isPriced(summary.PriceMin, filter)
	);
}

interface NamedPlaces {
	/** Ids of the places that the filter names, with all that lies in them; undefined where it names none that is known */
	ids: ReadonlySet<string> | undefined;
	/** Names that no place has */
	unknown: string[];
}

function placesOf({ cities }: SearchFilter, places: Gazetteer): NamedPlaces {
	const ids = new Set<string>();
	const unknown: string[] = [];
	for (const { name, zip } of cities) {
		const named = places.named(name).filter(({ postcodes }) => zip === '' || postcodes.includes(zip));
		if (named.length === 0) unknown.push(zip ? `${name} (${zip})` : name);
		for (const { id } of named) for (const within of places.within(id)) ids.add(within);
	}
	return { ids: ids.size > 0 ? ids : undefined, unknown };
}

/** Does what the map shows of a project lie in the part of it that is searched? */
function liesWithin(project: ProjectRow, { bounds }: SearchFilter): boolean {
	if (!bounds) return true;
	const place = shownPlace(project);
	if (!place) return false;
	const { lat, lng } = place;
	return lat >= bounds.south && lat <= bounds.north && lng >= bounds.west && lng <= bounds.east;
}

/** Where the map may show a project: a hidden address only by the middle of its circle (decisions 37). */
export function shownPlace({ data: { Location, PublicAddress } }: ProjectRow) {
	return Location && (PublicAddress ? Location : approximateLocation(Location));
}

export interface ProjectMatcher {
	/** Tells which projects a search finds, without one of its filters where one is named */
	matches(listed: ListedProject, without?: ProjectFilterName): boolean;
	unknownCities: string[];
}

export function projectMatcher(filter: SearchFilter, places: Gazetteer): ProjectMatcher {
	const { ids, unknown } = placesOf(filter, places);
	const liesThere = ({ data: { City, Zip } }: ProjectRow) => {
		if (!ids) return true;
		const place = places.match(City, Zip);
		return place !== undefined && ids.has(place.id);
	};
	return {
		unknownCities: unknown,
		matches: (listed, without) =>
			(without === 'cities' || liesThere(listed.project)) &&
			liesWithin(listed.project, filter) &&
			(!filter.hideSold || listed.summary.State !== 'sold-out') &&
			projectFits(listed, without === 'types' ? { ...filter, types: [] } : filter),
	};
}
