import { type MapPoint, MOST_MAP_POINTS, type PropertyMap } from '@estate/shared-contract';
import { CIRCLE_RADIUS_METRES } from '../properties/approximate-location.ts';
import { foundInOrder } from './find-properties.ts';
import { AVAILABLE, type PropertyColumns, STATE_CODES } from './property-columns.ts';
import type { PreparedSearch } from './property-filter.ts';
import type { SearchIndex } from './search-index.ts';

const hasPlace = (properties: PropertyColumns, slot: number) =>
	!Number.isNaN(properties.lat[slot] ?? Number.NaN);

/** Columns hold nothing that is hidden: an unpublished address has the middle of its circle, an unpublished price none. */
function pointOf(properties: PropertyColumns, slot: number): MapPoint {
	const point: MapPoint = {
		ID: properties.id[slot] ?? 0,
		Lat: properties.lat[slot] ?? 0,
		Lng: properties.lng[slot] ?? 0,
		WebID: properties.mainType[slot] ?? 0,
		Goal: properties.goal[slot] === 1 ? 1 : 0,
	};
	const price = properties.price[slot] ?? Number.NaN;
	const state = properties.state[slot] ?? AVAILABLE;
	if (!properties.showsPoint[slot]) point.Approximate = true;
	if (!Number.isNaN(price)) point.Price = price;
	if (properties.priceUnit[slot]) point.PriceUnit = properties.priceUnit[slot] ?? 0;
	if (properties.marquee[slot]) point.Marquee = properties.marquee[slot] ?? 0;
	const name = STATE_CODES[state];
	if (state !== AVAILABLE && name) point.State = name;
	return point;
}

/** Every property of a search that the map may show (decisions 12 and 37), up to a limit. */
export function mapOf(index: SearchIndex, search: PreparedSearch): PropertyMap {
	const { properties, mapIgnores } = index;
	const found = foundInOrder(index, search);
	const located = found.filter(
		(slot) => hasPlace(properties, slot) && !mapIgnores.has(properties.marquee[slot] ?? 0),
	);
	return {
		total: found.length,
		located: located.length,
		points: located.slice(0, MOST_MAP_POINTS).map((slot) => pointOf(properties, slot)),
		circleRadius: CIRCLE_RADIUS_METRES,
	};
}
