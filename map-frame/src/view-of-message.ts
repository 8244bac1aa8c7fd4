import type { MapMessage } from '@estate/shared-contract';
import { createEmpty, type Extent, extend, isEmpty } from 'ol/extent.js';
import { circular } from 'ol/geom/Polygon.js';
import { fromLonLat, transformExtent } from 'ol/proj.js';
import type { Spot } from './pins/spots.ts';

/** Where a map without anything on it looks: Belgium */
const COUNTRY = [2.52, 49.48, 6.42, 51.52];

const onMap = (degrees: number[]) => transformExtent(degrees, 'EPSG:4326', 'EPSG:3857');

/** The part of the map that shows what a message is about. */
export function extentOfMessage(
	{ messageInfo: { bounds, shape, circleRadius }, customMarker }: MapMessage,
	spots: readonly Spot[],
): Extent {
	if (bounds) return onMap([bounds.west, bounds.south, bounds.east, bounds.north]);
	const extent = createEmpty();
	for (const { lat, lng } of shape ?? [])
		extend(extent, [...fromLonLat([lng, lat]), ...fromLonLat([lng, lat])]);
	for (const { lng, lat } of spots) extend(extent, [...fromLonLat([lng, lat]), ...fromLonLat([lng, lat])]);
	if (customMarker) {
		const { Lat, Lng } = customMarker;
		const around = circular([Lng, Lat], customMarker.circleRadius ?? circleRadius);
		extend(extent, around.transform('EPSG:4326', 'EPSG:3857').getExtent());
	}
	// One spot has no size, and that is no emptiness.
	return isEmpty(extent) && spots.length === 0 && !shape ? onMap(COUNTRY) : extent;
}
