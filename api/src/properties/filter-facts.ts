import {
	FEATURES,
	type Feature,
	facadeCount,
	isOnGroundFloor,
	monthNumber,
	slugify,
} from '@estate/shared-contract';
import type { FeedProperty } from '../import/feed/property.schema.ts';
import { freeMonthOfText } from './free-month.ts';

type Facts = Partial<
	Pick<
		FeedProperty,
		| 'HasGarden'
		| 'SurfaceGarden'
		| 'HasTerrace'
		| 'SurfaceTerrace'
		| 'HasLift'
		| 'Garages'
		| 'Parkings'
		| 'ExternalParkings'
		| 'IsFurnished'
		| 'HasCellar'
		| 'Floor'
	>
>;

const HAS: Record<Feature, (facts: Facts, types: readonly number[]) => boolean> = {
	garden: ({ HasGarden, SurfaceGarden }) => HasGarden === true || (SurfaceGarden ?? 0) > 0,
	terrace: ({ HasTerrace, SurfaceTerrace }) => HasTerrace === true || (SurfaceTerrace ?? 0) > 0,
	lift: ({ HasLift }) => HasLift === true,
	parking: ({ Garages, Parkings, ExternalParkings }) =>
		(Garages ?? 0) + (Parkings ?? 0) + (ExternalParkings ?? 0) > 0,
	furnished: ({ IsFurnished }) => IsFurnished === true,
	cellar: ({ HasCellar }) => HasCellar === true,
	'ground-floor': ({ Floor }, types) => isOnGroundFloor(Floor, types),
};

/** What a property of some types has, as bits in the order of FEATURES. */
export function featureBits(facts: Facts, types: readonly number[]): number {
	return FEATURES.reduce((bits, feature, place) => bits | (Number(HAS[feature](facts, types)) << place), 0);
}

/** Slug of a main type by its Dutch name, or by the only name that there is; '' without one. */
export function subtypeSlug(names: Record<string, string>): string {
	const name = names.nl || names.NL || Object.values(names).find(Boolean);
	const slug = name ? slugify(name) : '-';
	return slug === '-' ? '' : slug;
}

/** Programs write the first day of year 1, or the last of 9999, where they know none. */
const isDay = (day: string | undefined): day is string => day !== undefined && day >= '1900' && day < '3000';

/** Columns of the filters that came after the first ones; `types`: those that a filter finds the property by. */
export function filterFacts(property: FeedProperty, types: readonly number[]) {
	const { AvailableFrom, Availability, MainTypeName, SurfaceGround, ConstructionYear, Facades } = property;
	return {
		features: featureBits(property, types),
		plot_area: SurfaceGround ?? null,
		construction_year: ConstructionYear === undefined ? null : Math.round(ConstructionYear),
		facades: facadeCount(Facades) ?? null,
		free_month: isDay(AvailableFrom) ? monthNumber(AvailableFrom) : freeMonthOfText(Availability),
		subtype: subtypeSlug(MainTypeName),
	};
}

/** Commercial, industrial and offices: nobody lives there, and what feeds measure is the whole. */
const BUSINESS = [6, 8, 9];

/** m² that a search compares: the living area of a home; of a business without one its whole, or its offices and stores. */
export function searchedArea(property: FeedProperty, types: readonly number[]): number | null {
	const { SurfaceLiving, SurfaceTotal, SurfaceOffice = 0, SurfaceStore = 0 } = property;
	if (SurfaceLiving || !types.some((type) => BUSINESS.includes(type))) return SurfaceLiving ?? null;
	return SurfaceTotal || SurfaceOffice + SurfaceStore || null;
}
