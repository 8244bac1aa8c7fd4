import { type MapPoint, MOST_MAP_POINTS, type PropertyMap } from '@estate/shared-contract';
import { CIRCLE_RADIUS_METRES } from '../properties/approximate-location.ts';
import { pageOf } from './find-properties.ts';
import { AVAILABLE, type PropertyColumns, STATE_CODES } from './property-columns.ts';
import { type PreparedSearch, PropertyFilter } from './property-filter.ts';
import type { SearchIndex } from './search-index.ts';

/** Columns hold nothing that is hidden: an unpublished address has the middle of its circle, an unpublished price none. */
function pointOf(properties: PropertyColumns, row: number): MapPoint {
	const point: MapPoint = {
		ID: properties.id[row] ?? 0,
		Lat: properties.lat[row] ?? 0,
		Lng: properties.lng[row] ?? 0,
		WebID: properties.mainType[row] ?? 0,
		Goal: properties.goal[row] === 1 ? 1 : 0,
	};
	const price = properties.price[row] ?? Number.NaN;
	const state = properties.state[row] ?? AVAILABLE;
	if (!properties.showsPoint[row]) point.Approximate = true;
	if (!Number.isNaN(price)) point.Price = price;
	if (properties.priceUnit[row]) point.PriceUnit = properties.priceUnit[row] ?? 0;
	if (properties.marquee[row]) point.Marquee = properties.marquee[row] ?? 0;
	const name = STATE_CODES[state];
	if (state !== AVAILABLE && name) point.State = name;
	return point;
}

/** Every property of a search that the map may show (decisions 12 and 37), up to a limit. */
export function mapOf(index: SearchIndex, search: PreparedSearch): PropertyMap {
	const { properties, sets, mapIgnores } = index;
	const found = new PropertyFilter(index, search).found();
	const located = found.within([sets.onMap(mapIgnores)]);
	const shown = pageOf(index, search, located, { start: 0, count: MOST_MAP_POINTS });
	return {
		total: found.size,
		located: located.size,
		points: shown.map((row) => pointOf(properties, row)),
		circleRadius: CIRCLE_RADIUS_METRES,
	};
}
