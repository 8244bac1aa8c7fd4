import type { PlacePoint } from './place.ts';

const EARTH_RADIUS_KM = 6371;
const RADIANS = Math.PI / 180;

/** Kilometres of a degree of latitude */
export const DEGREE_KM = EARTH_RADIUS_KM * RADIANS;

/** Great-circle distance in kilometres (haversine). */
export function kilometresBetween(one: PlacePoint, other: PlacePoint): number {
	const north = Math.sin(((other.latitude - one.latitude) * RADIANS) / 2);
	const east = Math.sin(((other.longitude - one.longitude) * RADIANS) / 2);
	const parallels = Math.cos(one.latitude * RADIANS) * Math.cos(other.latitude * RADIANS);
	const chord = north * north + parallels * east * east;
	return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}
