import type { MapPoint } from '@estate/shared-contract';

/** A spot on the map with the properties that stand there: flats of one house, or hidden addresses of one circle. */
export interface Spot {
	lng: number;
	lat: number;
	isApproximate: boolean;
	properties: MapPoint[];
}

/** Properties by the spot that they stand at, in the order of the properties. */
export function spotsOf(properties: readonly MapPoint[]): Spot[] {
	const spots = new Map<string, Spot>();
	for (const property of properties) {
		const { Lat: lat, Lng: lng, Approximate: isApproximate = false } = property;
		const key = `${lat} ${lng} ${isApproximate}`;
		const spot = spots.get(key);
		if (spot) spot.properties.push(property);
		else spots.set(key, { lat, lng, isApproximate, properties: [property] });
	}
	return [...spots.values()];
}
