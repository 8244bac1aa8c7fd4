import { type MapPoint, MOST_MAP_POINTS, type PropertyMap } from '@estate/shared-contract';
import { CIRCLE_RADIUS } from '../properties/approximate-location.ts';
import { foundInOrder } from './find-homes.ts';
import { AVAILABLE, type HomeColumns, STATE_CODES } from './home-columns.ts';
import type { PreparedSearch } from './home-filter.ts';
import type { SearchIndex } from './search-index.ts';

const hasPlace = (homes: HomeColumns, slot: number) => !Number.isNaN(homes.lat[slot] ?? Number.NaN);

/** Columns hold nothing that is hidden: an unpublished address has the middle of its circle, an unpublished price none. */
function pointOf(homes: HomeColumns, slot: number): MapPoint {
	const point: MapPoint = {
		ID: homes.id[slot] ?? 0,
		Lat: homes.lat[slot] ?? 0,
		Lng: homes.lng[slot] ?? 0,
		WebID: homes.mainType[slot] ?? 0,
		Goal: homes.goal[slot] === 1 ? 1 : 0,
	};
	const price = homes.price[slot] ?? Number.NaN;
	const state = homes.state[slot] ?? AVAILABLE;
	if (!homes.showsPoint[slot]) point.Approximate = true;
	if (!Number.isNaN(price)) point.Price = price;
	if (homes.priceUnit[slot]) point.PriceUnit = homes.priceUnit[slot] ?? 0;
	if (homes.marquee[slot]) point.Marquee = homes.marquee[slot] ?? 0;
	const name = STATE_CODES[state];
	if (state !== AVAILABLE && name) point.State = name;
	return point;
}

/** Every home of a search that the map may show (decisions 12 and 37), up to a limit. */
export function mapOf(index: SearchIndex, search: PreparedSearch): PropertyMap {
	const { homes, mapIgnores } = index;
	const found = foundInOrder(index, search);
	const located = found.filter((slot) => hasPlace(homes, slot) && !mapIgnores.has(homes.marquee[slot] ?? 0));
	return {
		total: found.length,
		located: located.length,
		points: located.slice(0, MOST_MAP_POINTS).map((slot) => pointOf(homes, slot)),
		circleRadius: CIRCLE_RADIUS,
	};
}
