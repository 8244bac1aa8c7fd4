import type { MoreFacets } from '../api/property-endpoints.schema.ts';
import type { Language } from '../domain/languages.ts';
import { FACADE_COUNTS, FEATURES, facadeCount, RADII } from '../domain/more-filters.ts';
import { EPC_LETTERS } from '../domain/search-facets.ts';
import { ROOM_KINDS } from '../domain/search-filter.ts';
import type { PropertyDetail } from '../entities/property.schema.ts';
import { HAS_FEATURE, subtypeOf } from './match-more-filters.ts';
import { type Asked, letterOf, matching, ROOMS } from './match-properties.ts';
import { sampleProperties } from './properties.ts';

function spanOf(
	listed: readonly PropertyDetail[],
	found: readonly PropertyDetail[],
	key: 'SurfaceGround' | 'ConstructionYear',
) {
	const known = (properties: readonly PropertyDetail[]) =>
		properties.flatMap((property) => property[key] ?? []);
	const values = known(listed);
	if (values.length === 0) return undefined;
	return { count: known(found).length, min: Math.min(...values), max: Math.max(...values) };
}

function offeredAmong(listed: readonly PropertyDetail[]): string[] {
	const has = (fits: (property: PropertyDetail) => unknown) => listed.some(fits);
	const isMixed = (fits: (property: PropertyDetail) => boolean) => has(fits) && has((one) => !fits(one));
	return [
		...ROOM_KINDS.filter((kind) => has((property) => property[ROOMS[kind]])),
		...(has(({ SurfaceLiving }) => SurfaceLiving) ? ['area'] : []),
		...(has(({ SurfaceGround }) => SurfaceGround) ? ['plot'] : []),
		...(has(({ ConstructionYear }) => ConstructionYear) ? ['year'] : []),
		...(has(letterOf) ? ['epc', 'epc-min'] : []),
		...(isMixed(({ State }) => State === 'available') ? ['hide'] : []),
		...(isMixed(({ ProjectID }) => ProjectID !== undefined) ? ['projects'] : []),
		...(FEATURES.some((feature) => has(HAS_FEATURE[feature])) ? ['feature'] : []),
		...(has(({ Facades }) => facadeCount(Facades)) ? ['facades'] : []),
		...(has(({ Bedrooms }) => Bedrooms) ? ['bedrooms-max'] : []),
		...(new Set(listed.map(subtypeOf)).size > 1 ? ['subtype'] : []),
		...(has(({ Price }) => Price !== undefined) ? ['price'] : []),
	];
}

/** Counts of the further filters among the samples. */
export function moreFacetsOf(asked: Asked, language: Language): MoreFacets {
	const without = (name: string) => matching(asked, language, name);
	const listed = sampleProperties(language).filter(({ Goal }) => asked.anyGoal || Goal === asked.filter.goal);
	const found = matching(asked, language);
	const plot = spanOf(listed, without('plot'), 'SurfaceGround');
	const year = spanOf(listed, without('year'), 'ConstructionYear');
	const types = Map.groupBy(without('subtypes'), subtypeOf);
	const letters = without('epcMin').map(letterOf);
	const atLeast = (place: number) =>
		letters.filter((letter) => EPC_LETTERS.slice(0, place + 1).some((better) => better === letter)).length;
	const bedrooms = without('bedroomsMax').flatMap(({ Bedrooms }) => Bedrooms || []);
	const inProject = without('projects').filter(({ ProjectID }) => ProjectID !== undefined).length;
	return {
		offered: offeredAmong(listed),
		features: FEATURES.filter((feature) => listed.some(HAS_FEATURE[feature])).map((feature) => ({
			feature,
			count: found.filter(HAS_FEATURE[feature]).length,
		})),
		facades: FACADE_COUNTS.filter((count) =>
			listed.some(({ Facades }) => facadeCount(Facades) === count),
		).map((count) => ({
			facades: count,
			count: without('facades').filter(({ Facades }) => facadeCount(Facades) === count).length,
		})),
		bedroomsMax: [...new Set(bedrooms)]
			.sort((one, other) => one - other)
			.map((most) => ({ most, count: bedrooms.filter((own) => own <= most).length })),
		subtypes: [...types].map(([slug, properties]) => ({
			slug,
			name: properties[0]?.MainTypeName ?? slug,
			count: properties.length,
		})),
		...(plot ? { plot } : {}),
		...(year ? { year } : {}),
		available: [],
		epcMin: EPC_LETTERS.map((letter, place) => ({ letter, count: atLeast(place) })),
		projects: { none: without('projects').length - inProject, only: inProject },
		radius:
			asked.filter.cities.length > 0 ? RADII.map((kilometres) => ({ kilometres, count: found.length })) : [],
	};
}
