import { DEGREE_KM, kilometresBetween } from '@estate/places';
import type { GeoPoint, MapShape } from '@estate/shared-contract';
import type { PropertyColumns } from './property-columns.ts';
import { SlotSet } from './slot-set.ts';

const RADIANS = Math.PI / 180;

type Places = Pick<PropertyColumns, 'lat' | 'lng'>;

const asPlacePoint = ({ lat, lng }: GeoPoint) => ({ latitude: lat, longitude: lng });

/** Great-circle distance of two points of the map, in kilometres. */
export const distanceKm = (one: GeoPoint, other: GeoPoint): number =>
	kilometresBetween(asPlacePoint(one), asPlacePoint(other));

/**
 * Properties within each of several distances of a point, in one pass; the distances rise. A hidden address counts by
 * the middle of its circle, which is all that the columns know.
 */
export function slotsAround(
	{ lat, lng }: Places,
	slots: number,
	centre: GeoPoint,
	kilometres: readonly number[],
): SlotSet[] {
	const sets = kilometres.map(() => new SlotSet(slots));
	const tall = (kilometres.at(-1) ?? 0) / DEGREE_KM;
	// The widest parallel of the circle is the one next to the pole.
	const wide = tall / Math.max(0.01, Math.cos(Math.min(90, Math.abs(centre.lat) + tall) * RADIANS));
	for (let slot = 0; slot < slots; slot++) {
		const north = (lat[slot] ?? Number.NaN) - centre.lat;
		const east = (lng[slot] ?? Number.NaN) - centre.lng;
		// Most lie outside the square around the circle, and what has no place (NaN) is not inside.
		if (!(north >= -tall && north <= tall && east >= -wide && east <= wide)) continue;
		const distance = distanceKm(centre, { lat: centre.lat + north, lng: centre.lng + east });
		for (const [place, limit] of kilometres.entries()) if (distance <= limit) sets[place]?.add(slot);
	}
	return sets;
}

/** Rows into which an area is cut from south to north. */
const ROWS = 512;

/** The edges that reach into each row of an area: few of sixty, so a point has few to look at. */
function edgesByRow(shape: MapShape, south: number, rowHeight: number): Edge[][] {
	const rows: Edge[][] = Array.from({ length: ROWS }, () => []);
	let other = shape.at(-1);
	for (const one of shape) {
		if (other && one.lat !== other.lat) {
			const [from, to] = one.lat < other.lat ? [one, other] : [other, one];
			const slope = (to.lng - from.lng) / (to.lat - from.lat);
			const edge = { from: from.lat, to: to.lat, lng: from.lng, slope };
			// One row more on each side: what a division rounds away is compared once more below.
			const first = Math.max(0, Math.floor((from.lat - south) / rowHeight) - 1);
			const last = Math.min(ROWS - 1, Math.floor((to.lat - south) / rowHeight) + 1);
			for (let row = first; row <= last; row++) rows[row]?.push(edge);
		}
		other = one;
	}
	return rows;
}

/** An edge from its southern end, which belongs to it, to its northern one, which does not. */
interface Edge {
	from: number;
	to: number;
	/** Of the southern end */
	lng: number;
	/** Degrees of longitude a degree of latitude */
	slope: number;
}

/** Does an odd number of edges cross the parallel east of a point? Then it lies inside. */
function isInside(lat: number, lng: number, edges: readonly Edge[]): boolean {
	let inside = false;
	for (const { from, to, lng: start, slope } of edges)
		if (lat >= from && lat < to && lng < start + (lat - from) * slope) inside = !inside;
	return inside;
}

/** Properties within a drawn area of the map. */
export function slotsWithin({ lat, lng }: Places, slots: number, shape: MapShape): SlotSet {
	const lats = shape.map((corner) => corner.lat);
	const lngs = shape.map((corner) => corner.lng);
	const [south, north] = [Math.min(...lats), Math.max(...lats)];
	const [west, east] = [Math.min(...lngs), Math.max(...lngs)];
	const set = new SlotSet(slots);
	// An area without a height holds nothing.
	const rowHeight = (north - south) / ROWS;
	if (rowHeight === 0) return set;
	const rows = edgesByRow(shape, south, rowHeight);
	for (let slot = 0; slot < slots; slot++) {
		const y = lat[slot] as number;
		const x = lng[slot] as number;
		if (!(y >= south && y <= north && x >= west && x <= east)) continue;
		const row = rows[Math.min(ROWS - 1, Math.floor((y - south) / rowHeight))];
		if (row && isInside(y, x, row)) set.add(slot);
	}
	return set;
}
