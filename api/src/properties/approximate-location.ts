import type { GeoPoint } from '@estate/shared-contract';

/** Radius of the circle that stands in for a hidden address, in metres. */
export const CIRCLE_RADIUS_METRES = 300;
const METRES_PER_DEGREE = 111_320;

/**
 * Centre of a circle that holds the point but does not give it away: the middle of the grid cell that the point lies in,
 * so that all properties of a cell share it and asking often reveals nothing more.
 */
export function approximateLocation({ lat, lng }: GeoPoint): GeoPoint & { radiusMetres: number } {
	// A square cell inside the circle: side = radius × √2.
	const side = CIRCLE_RADIUS_METRES * Math.SQRT2;
	const latStep = side / METRES_PER_DEGREE;
	const middleLat = (Math.floor(lat / latStep) + 0.5) * latStep;
	const lngStep = side / (METRES_PER_DEGREE * Math.cos((middleLat * Math.PI) / 180));
	const middleLng = (Math.floor(lng / lngStep) + 0.5) * lngStep;
	return { lat: round(middleLat), lng: round(middleLng), radiusMetres: CIRCLE_RADIUS_METRES };
}

const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
