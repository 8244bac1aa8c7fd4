import type { MapPoint } from '@estate/shared-contract';

/** A spot on the map with the homes that stand there: flats of one house, or hidden addresses of one circle. */
export interface Spot {
	lng: number;
	lat: number;
	isApproximate: boolean;
	homes: MapPoint[];
}

/** Homes by the spot that they stand at, in the order of the homes. */
export function spotsOf(homes: readonly MapPoint[]): Spot[] {
	const spots = new Map<string, Spot>();
	for (const home of homes) {
		const { Lat: lat, Lng: lng, Approximate: isApproximate = false } = home;
		const key = `${lat} ${lng} ${isApproximate}`;
		const spot = spots.get(key);
		if (spot) spot.homes.push(home);
		else spots.set(key, { lat, lng, isApproximate, homes: [home] });
	}
	return [...spots.values()];
}
