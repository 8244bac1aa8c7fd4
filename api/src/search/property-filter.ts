import type { Place } from '@estate/places';
import {
	type EPC_LETTERS,
	PRICE_RANGES,
	ROOM_KINDS,
	type RoomKind,
	type SearchFilter,
	upperPrice,
} from '@estate/shared-contract';
import { citiesLeftOut } from './chosen-places.ts';
import { propertiesInCities } from './city-sets.ts';
import type { KnownCity } from './known-cities.ts';
import { type MoreFacetName, moreFacetSets, placeSet } from './more-filter-sets.ts';
import type { RowSet } from './row-set.ts';
import type { SearchIndex } from './search-index.ts';
import { streetSet } from './street-set.ts';

/** A search that is ready to be compared with properties: cities resolved, words looked up. */
export interface PreparedSearch {
	filter: SearchFilter;
	/** For sale and for rent together; prices are then not compared */
	anyGoal: boolean;
	/** Cities that the filter means; none: any */
	cities: readonly KnownCity[];
	/** Places that those lie in, around which a radius is drawn */
	places: readonly Place[];
	/** Properties that each word of the text finds; all must hold */
	words: readonly RowSet[];
	/** With units of projects: several of one project as one item of a page, or each as its own; without them by default */
	units?: 'grouped' | 'each' | undefined;
	/** Properties with all words, in the order of how well the text fits; undefined where that is not asked, or too many have them */
	ranked?: readonly number[] | undefined;
}

/** Filters that have a facet. */
export type FacetName = 'types' | 'cities' | 'epc' | 'price' | 'hide' | RoomKind | MoreFacetName;

/** What a search compares, as sets of properties that fit: those that have no facet joined into one, the others by name. */
export class PropertyFilter {
	readonly #plain: RowSet;
	readonly #byFacet: ReadonlyMap<FacetName, RowSet>;
	readonly #joined = new Map<FacetName | '', RowSet>();

	constructor(index: SearchIndex, search: PreparedSearch) {
		const [listed, ...others] = plainSets(index, search);
		this.#plain = others.length > 0 ? listed.within(others) : listed;
		this.#byFacet = facetSets(index, search);
	}

	/** The properties that the search finds, or would find without the filter of a facet. */
	found(without?: FacetName): RowSet {
		const key = without !== undefined && this.#byFacet.has(without) ? without : '';
		const known = this.#joined.get(key);
		if (known) return known;
		const others = [...this.#byFacet].filter(([name]) => name !== key).map(([, set]) => set);
		const joined = others.length > 0 ? this.#plain.within(others) : this.#plain;
		this.#joined.set(key, joined);
		return joined;
	}
}

/** How many properties a search finds. */
export function countFound(index: SearchIndex, search: PreparedSearch): number {
	const [listed, ...others] = plainSets(index, search);
	return listed.sizeWithin([...others, ...facetSets(index, search).values()]);
}

const goalOf = ({ anyGoal, filter }: PreparedSearch) => (anyGoal ? 'any' : filter.goal);

/** What is listed for the goal, and what each filter without a facet lets through. */
function plainSets(index: SearchIndex, search: PreparedSearch): [RowSet, ...RowSet[]] {
	const listed = index.sets.listed(goalOf(search), search.units !== undefined);
	return [listed, ...plainFilterSets(index, search), ...search.words];
}

function* plainFilterSets(index: SearchIndex, search: PreparedSearch): Generator<RowSet> {
	const { filter } = search;
	const goal = goalOf(search);
	const { ids, bounds, shape, features, area, street, notCities } = filter;
	const { properties, sets } = index;
	if (notCities.length > 0)
		yield sets.listed(goal, true).without(propertiesInCities(index, citiesLeftOut(filter, index)));
	if (ids) yield sets.only(ids.flatMap((id) => properties.rows.get(id) ?? []));
	if (street !== undefined) yield streetSet({ properties, sets }, street);
	for (const feature of features) yield sets.withFeature(feature);
	if (shape) yield sets.inShape(shape);
	if (bounds) {
		yield sets.between('lat', bounds.south, bounds.north, goal);
		yield sets.between('lng', bounds.west, bounds.east, goal);
	}
	if (area.min !== undefined || area.max !== undefined)
		yield sets.between('area', area.min ?? 0, area.max ?? Number.POSITIVE_INFINITY, goal);
}

/** A price that is not published is NaN: it lies within no bounds, so none tells anything about it. */
function pricedSet(index: SearchIndex, { filter, anyGoal }: PreparedSearch) {
	const highest = upperPrice(filter);
	if (anyGoal || (filter.price.min <= PRICE_RANGES[filter.goal].min && highest === undefined))
		return undefined;
	return index.sets.between('price', filter.price.min, highest ?? Number.POSITIVE_INFINITY, filter.goal);
}

function facetSets(index: SearchIndex, search: PreparedSearch): Map<FacetName, RowSet> {
	const { sets } = index;
	const { filter, cities } = search;
	const byFacet = new Map<FacetName, RowSet>();
	if (filter.types.length > 0)
		byFacet.set('types', sets.union(filter.types.flatMap((type) => sets.byType().get(type) ?? [])));
	if (cities.length > 0) byFacet.set('cities', placeSet(index, search));
	for (const [name, set] of moreFacetSets(index, filter, goalOf(search))) byFacet.set(name, set);
	if (filter.epc.length > 0)
		byFacet.set(
			'epc',
			sets.union(filter.epc.map((letter) => sets.ofClass(letter as (typeof EPC_LETTERS)[number]))),
		);
	const priced = pricedSet(index, search);
	if (priced) byFacet.set('price', priced);
	if (filter.hideSold) byFacet.set('hide', sets.available());
	for (const [number, kind] of ROOM_KINDS.entries()) {
		const least = filter.rooms[kind];
		if (least) byFacet.set(kind, sets.withRooms(number, least));
	}
	return byFacet;
}
