import {
	EPC_LETTERS,
	type FacadeCount,
	FEATURES,
	type Feature,
	type MoreFacets,
	monthOfNumber,
	RADII,
	ROOM_FACET_STEPS,
} from '@estate/shared-contract';
import type { Reader } from '../content/site-settings.ts';
import { propertiesInCities } from './city-sets.ts';
import { currentMonth } from './current-month.ts';
import { centresOf } from './more-filter-sets.ts';
import { offeredFilters } from './offered-filters.ts';
import type { PreparedSearch, PropertyFilter } from './property-filter.ts';
import { countBits, countByNumber, countEach, countIn } from './row-counts.ts';
import type { RowSet } from './row-set.ts';
import type { SearchIndex } from './search-index.ts';

/** Months that the filter offers besides "now". */
const MOST_MONTHS = 6;
/** Main types that the filter offers. */
const MOST_SUBTYPES = 40;

/** Those that are found, and those that are asked for: their names stand on the page. */
function subtypeCounts(
	index: SearchIndex,
	filter: PropertyFilter,
	asked: readonly string[],
	reader: Reader,
): MoreFacets['subtypes'] {
	const counts = countEach(filter.found('subtypes'), index.sets.bySubtype(), index.properties.subtype);
	return index.properties.subtypes.values
		.map((slug, number) => ({ slug, count: counts[number] ?? 0 }))
		.filter(({ slug, count }) => slug !== '' && (count > 0 || asked.includes(slug)))
		.sort((one, other) => other.count - one.count || (one.slug < other.slug ? -1 : 1))
		.slice(0, MOST_SUBTYPES)
		.map(({ slug, count }) => ({ slug, name: reader.text(index.subtypes.get(slug)) || slug, count }));
}

function spanCounts(
	index: SearchIndex,
	filter: PropertyFilter,
	{ anyGoal, filter: { goal }, units }: PreparedSearch,
	kind: 'plot' | 'year',
) {
	const range = index.rangeOf(kind, anyGoal ? 'any' : goal, units !== undefined);
	return range && { ...range, count: filter.found(kind).sizeWith(index.sets.known(kind)) };
}

/** `now`, and each month from then on in which one more becomes free, as long as somebody could wait for it. */
function availableCounts(index: SearchIndex, filter: PropertyFilter): MoreFacets['available'] {
	const found = filter.found('available');
	const now = currentMonth();
	const months = index.freeMonths().filter((month) => month > now);
	return [now, ...months.slice(0, MOST_MONTHS)]
		.map((month) => ({
			by: month === now ? 'now' : monthOfNumber(month),
			count: found.sizeWith(index.sets.freeBy(month)),
		}))
		.filter(({ count }, place, all) => count > (all[place - 1]?.count ?? 0));
}

function radiusCounts(index: SearchIndex, filter: PropertyFilter, { cities, places }: PreparedSearch) {
	if (cities.length === 0) return [];
	const found = filter.found('cities');
	const own = propertiesInCities(index, cities);
	const around = index.sets.around(centresOf(index, { cities, places }));
	const foundThere = found.within([own]);
	return RADII.map((kilometres, place) => {
		const near = around[place];
		const more = near ? found.sizeWith(near) - foundThere.sizeWith(near) : 0;
		return { kilometres, count: foundThere.size + more };
	});
}

function featureCounts(
	{ properties, sets }: SearchIndex,
	filter: PropertyFilter,
	features: readonly Feature[],
): MoreFacets['features'] {
	const found = filter.found();
	const counts = countIn(
		found,
		features,
		(feature) => sets.withFeature(feature),
		() => {
			const byBit = countBits(found, properties.features, FEATURES.length);
			return features.map((feature) => byBit[FEATURES.indexOf(feature)] ?? 0);
		},
	);
	return features.map((feature, place) => ({ feature, count: counts[place] ?? 0 }));
}

function facadeCounts(
	{ sets }: SearchIndex,
	filter: PropertyFilter,
	facades: readonly FacadeCount[],
): MoreFacets['facades'] {
	const found = filter.found('facades');
	return facades.map((count) => ({ facades: count, count: found.sizeWith(sets.withFacades(count)) }));
}

/** Each number of bedrooms that as a most finds more than the one before it. */
function mostBedroomsCounts({ sets }: SearchIndex, filter: PropertyFilter): MoreFacets['bedroomsMax'] {
	const found = filter.found('bedroomsMax');
	return Array.from({ length: ROOM_FACET_STEPS }, (_, place) => place + 1)
		.map((most) => ({ most, count: found.sizeWith(sets.withBedroomsAtMost(most)) }))
		.filter(({ count }, place, all) => count > (all[place - 1]?.count ?? 0));
}

/** How many are of each energy class or a better one. */
function classCounts({ properties, sets }: SearchIndex, filter: PropertyFilter): MoreFacets['epcMin'] {
	const found = filter.found('epcMin');
	const pass = () => {
		const byClass = countByNumber(found, properties.epc, EPC_LETTERS.length).subarray(1);
		let count = 0;
		return byClass.map((own) => (count += own));
	};
	const counts = countIn(found, EPC_LETTERS, (letter) => sets.ofClassAtLeast(letter), pass);
	return EPC_LETTERS.map((letter, place) => ({ letter, count: counts[place] ?? 0 }));
}

/** Counts of the filters that came after the first ones. */
export function moreFacets(
	index: SearchIndex,
	filter: PropertyFilter,
	search: PreparedSearch,
	reader: Reader,
): MoreFacets {
	const { sets } = index;
	const { parameters, features, facades } = offeredFilters(index, search);
	const [plot, year] = (['plot', 'year'] as const).map((kind) => spanCounts(index, filter, search, kind));
	const of = (set: RowSet) => filter.found('projects').sizeWith(set);
	return {
		offered: parameters,
		features: featureCounts(index, filter, features),
		facades: facadeCounts(index, filter, facades),
		bedroomsMax: mostBedroomsCounts(index, filter),
		subtypes: subtypeCounts(index, filter, search.filter.subtypes, reader),
		...(plot ? { plot } : {}),
		...(year ? { year } : {}),
		available: availableCounts(index, filter),
		epcMin: classCounts(index, filter).filter(
			({ count }, place, all) => count > (all[place - 1]?.count ?? 0),
		),
		projects: { none: of(sets.outsideProjects()), only: of(sets.inProjects()) },
		radius: radiusCounts(index, filter, search),
	};
}
