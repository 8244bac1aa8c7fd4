import { DEGREE_KM, kilometresBetween } from '@estate/places';
import type { GeoPoint, MapShape } from '@estate/shared-contract';
import type { PlaceBlocks, Rectangle } from './place-blocks.ts';
import type { PropertyColumns } from './property-columns.ts';
import { RowSet } from './row-set.ts';

const RADIANS = Math.PI / 180;
/** Degrees that a sum may be off by; the distance decides */
const ROUNDING = 1e-9;

const isIn = ({ south, north, west, east }: Rectangle, lat: number, lng: number): boolean =>
	lat >= south && lat <= north && lng >= west && lng <= east;

type Places = Pick<PropertyColumns, 'lat' | 'lng'>;

const asPlacePoint = ({ lat, lng }: GeoPoint) => ({ latitude: lat, longitude: lng });

/** Great-circle distance of two points of the map, in kilometres. */
export const distanceKm = (one: GeoPoint, other: GeoPoint): number =>
	kilometresBetween(asPlacePoint(one), asPlacePoint(other));

/** By how much the plane and the sphere differ at most over a few hundred kilometres, as a share */
const PLANE_ERROR = 2e-3;

/**
 * Within how many of some distances from a centre a point lies, the largest first. Where it lies near none of the edges
 * the plane tells, whose parallels are not longer than the southern end of the square around the circles and not shorter
 * than the northern one (the other way round in the south); else the sphere.
 */
function circlesAround(centre: GeoPoint, kilometres: readonly number[], square: Rectangle) {
	const parallels = [square.south, square.north].map((degrees) => Math.cos(degrees * RADIANS));
	const [shortest, longest] = [Math.min(...parallels), Math.max(...parallels)];
	const falling = kilometres.toReversed();
	const certainly = falling.map((limit) => (limit * (1 - PLANE_ERROR)) ** 2);
	const perhaps = falling.map((limit) => (limit * (1 + PLANE_ERROR)) ** 2);
	return (lat: number, lng: number): number => {
		const north = (lat - centre.lat) * DEGREE_KM;
		const east = (lng - centre.lng) * DEGREE_KM;
		const least = north * north + (east * shortest) ** 2;
		const most = north * north + (east * longest) ** 2;
		let circles = 0;
		while (circles < certainly.length && most <= (certainly[circles] as number)) circles++;
		if (circles === falling.length || least > (perhaps[circles] as number)) return circles;
		const distance = distanceKm(centre, { lat, lng });
		while (circles < falling.length && distance <= (falling[circles] as number)) circles++;
		return circles;
	};
}

/**
 * Properties within each of several distances of a point, in one pass; the distances rise. A hidden address counts by
 * the middle of its circle, which is all that the columns know.
 */
export function rowsAround(
	{ lat, lng }: Places,
	blocks: PlaceBlocks,
	centre: GeoPoint,
	kilometres: readonly number[],
): RowSet[] {
	const sets = kilometres.map(() => new RowSet(blocks.rows));
	const tall = (kilometres.at(-1) ?? 0) / DEGREE_KM;
	// The widest parallel of the circle is the one next to the pole.
	const wide = tall / Math.max(0.01, Math.cos(Math.min(90, Math.abs(centre.lat) + tall) * RADIANS));
	const square = {
		south: centre.lat - tall - ROUNDING,
		north: centre.lat + tall + ROUNDING,
		west: centre.lng - wide - ROUNDING,
		east: centre.lng + wide + ROUNDING,
	};
	const circlesOf = circlesAround(centre, kilometres, square);
	for (const { from, to } of blocks.near(square))
		for (let row = from; row < to; row++) {
			const [y, x] = [lat[row] as number, lng[row] as number];
			// Most lie outside the square around the circle, and what has no place (NaN) is not inside.
			if (isIn(square, y, x)) sets[sets.length - circlesOf(y, x)]?.add(row);
		}
	// So far each has what lies in no smaller one.
	for (const [place, set] of sets.entries()) if (place > 0) set.addAll(sets[place - 1] as RowSet);
	return sets;
}

/** Rows into which an area is cut from south to north. */
const STRIPS = 512;

/** The edges that reach into each strip of an area: few of sixty, so a point has few to look at. */
function edgesByStrip(shape: MapShape, south: number, stripHeight: number): Edge[][] {
	const strips: Edge[][] = Array.from({ length: STRIPS }, () => []);
	let other = shape.at(-1);
	for (const one of shape) {
		if (other && one.lat !== other.lat) {
			const [from, to] = one.lat < other.lat ? [one, other] : [other, one];
			const slope = (to.lng - from.lng) / (to.lat - from.lat);
			const edge = { from: from.lat, to: to.lat, lng: from.lng, slope };
			// One strip more on each side: what a division rounds away is compared once more below.
			const first = Math.max(0, Math.floor((from.lat - south) / stripHeight) - 1);
			const last = Math.min(STRIPS - 1, Math.floor((to.lat - south) / stripHeight) + 1);
			for (let strip = first; strip <= last; strip++) strips[strip]?.push(edge);
		}
		other = one;
	}
	return strips;
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
export function rowsWithin({ lat, lng }: Places, blocks: PlaceBlocks, shape: MapShape): RowSet {
	const lats = shape.map((corner) => corner.lat);
	const lngs = shape.map((corner) => corner.lng);
	const [south, north] = [Math.min(...lats), Math.max(...lats)];
	const [west, east] = [Math.min(...lngs), Math.max(...lngs)];
	const area = { south, north, west, east };
	const set = new RowSet(blocks.rows);
	// An area without a height holds nothing.
	const stripHeight = (north - south) / STRIPS;
	if (stripHeight === 0) return set;
	const strips = edgesByStrip(shape, south, stripHeight);
	for (const { from, to } of blocks.near(area))
		for (let row = from; row < to; row++) {
			const [y, x] = [lat[row] as number, lng[row] as number];
			if (!isIn(area, y, x)) continue;
			const strip = strips[Math.min(STRIPS - 1, Math.floor((y - south) / stripHeight))];
			if (strip && isInside(y, x, strip)) set.add(row);
		}
	return set;
}
