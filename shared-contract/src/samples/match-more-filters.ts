import { energyLabel } from '../domain/energy-scales.ts';
import type { MapShape } from '../domain/map-shape.ts';
import { type Feature, facadeCount, isOnGroundFloor, type Span } from '../domain/more-filters.ts';
import { EPC_LETTERS } from '../domain/search-facets.ts';
import type { SearchFilter } from '../domain/search-filter.ts';
import { slugify } from '../domain/slug.ts';
import type { PropertyDetail } from '../entities/property.schema.ts';
import { PROPERTY_ROWS } from './property-rows.ts';

export function isWithin(value: number | undefined, { min, max }: Span): boolean {
	if (min === undefined && max === undefined) return true;
	return value !== undefined && value >= (min ?? 0) && value <= (max ?? Number.POSITIVE_INFINITY);
}

/** Has a sample property this feature? */
export const HAS_FEATURE: Record<Feature, (property: PropertyDetail) => boolean> = {
	garden: ({ HasGarden, SurfaceGarden }) => HasGarden === true || Boolean(SurfaceGarden),
	terrace: ({ HasTerrace, SurfaceTerrace }) => HasTerrace === true || Boolean(SurfaceTerrace),
	lift: ({ HasLift }) => HasLift === true,
	parking: ({ Garages, Parkings, ExternalParkings }) => Boolean(Garages || Parkings || ExternalParkings),
	furnished: ({ IsFurnished }) => IsFurnished === true,
	cellar: ({ HasCellar }) => HasCellar === true,
	'ground-floor': ({ Floor, WebID }) => isOnGroundFloor(Floor, [WebID]),
};

/** Slug of a sample's main type in Dutch. */
export function subtypeOf({ ID }: PropertyDetail): string {
	const name = PROPERTY_ROWS.find((row) => row.ID === ID)?.typeName.nl;
	return name === undefined ? '' : slugify(name);
}

/** Does a point lie within an area? By the crossings of its edges with the parallel east of the point. */
function lies({ lat, lng }: { lat: number; lng: number }, shape: MapShape): boolean {
	let inside = false;
	for (const [place, one] of shape.entries()) {
		const other = shape.at(place - 1) ?? one;
		const crosses = one.lat > lat !== other.lat > lat;
		if (crosses && lng < ((other.lng - one.lng) * (lat - one.lat)) / (other.lat - one.lat) + one.lng)
			inside = !inside;
	}
	return inside;
}

/** Checks of the filters of `more-filters.ts`. No sample says when it is free or is a studio, and none has a place for a radius but its city. */
export const MORE_CHECKS: Record<string, (property: PropertyDetail, filter: SearchFilter) => boolean> = {
	plot: ({ SurfaceGround }, { plot }) => isWithin(SurfaceGround, plot),
	year: ({ ConstructionYear }, { year }) => isWithin(ConstructionYear, year),
	features: (property, { features }) => features.every((feature) => HAS_FEATURE[feature](property)),
	facades: ({ Facades }, { facades }) =>
		facades.length === 0 || facades.some((count) => count === facadeCount(Facades)),
	bedroomsMax: ({ Bedrooms = 0 }, { bedroomsMax = Number.POSITIVE_INFINITY }) =>
		bedroomsMax === Number.POSITIVE_INFINITY || (Bedrooms > 0 && Bedrooms <= bedroomsMax),
	subtypes: (property, { subtypes }) => subtypes.length === 0 || subtypes.includes(subtypeOf(property)),
	available: (_, { available }) => available === undefined,
	epcMin: (property, { epcMin }) => {
		if (!epcMin) return true;
		const letter = energyLabel(property)?.code.charAt(0) ?? '';
		return EPC_LETTERS.slice(0, EPC_LETTERS.indexOf(epcMin) + 1).some((better) => better === letter);
	},
	notCities: ({ City, Zip }, { notCities }) =>
		!notCities.some(({ name, zip }) => City.toLowerCase() === name && (zip === '' || zip === Zip)),
	street: ({ Street, HouseNumber }, { street }) =>
		!street || [`${Street}`, `${Street} ${HouseNumber}`].some((own) => slugify(own) === slugify(street)),
	shape: ({ Location, ApproximateLocation }, { shape }) => {
		const place = Location ?? ApproximateLocation;
		return !shape || (place !== undefined && lies(place, shape));
	},
};
