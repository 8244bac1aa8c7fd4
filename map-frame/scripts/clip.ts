export type Point = readonly [lng: number, lat: number];

export interface Box {
	west: number;
	south: number;
	east: number;
	north: number;
}

interface Edge {
	isInside(point: Point): boolean;
	cross(from: Point, to: Point): Point;
}

const between = (from: number, to: number, share: number) => from + (to - from) * share;

function upright(lng: number, isInside: Edge['isInside']): Edge {
	return {
		isInside,
		cross: (from, to) => [lng, between(from[1], to[1], (lng - from[0]) / (to[0] - from[0]))],
	};
}

function level(lat: number, isInside: Edge['isInside']): Edge {
	return {
		isInside,
		cross: (from, to) => [between(from[0], to[0], (lat - from[1]) / (to[1] - from[1])), lat],
	};
}

/** The part of a ring that lies in a box (Sutherland and Hodgman), closed like the ring; empty when there is none. */
export function clipRing(ring: readonly Point[], { west, south, east, north }: Box): Point[] {
	const edges = [
		upright(west, ([lng]) => lng >= west),
		upright(east, ([lng]) => lng <= east),
		level(south, ([, lat]) => lat >= south),
		level(north, ([, lat]) => lat <= north),
	];
	let points = ring.slice(0, -1);
	for (const { isInside, cross } of edges) {
		points = points.flatMap((point, index) => {
			const before = points.at(index - 1) ?? point;
			if (!isInside(point)) return isInside(before) ? [cross(before, point)] : [];
			return isInside(before) ? [point] : [cross(before, point), point];
		});
	}
	const [first] = points;
	return first ? [...points, first] : [];
}

/** Does any point of a line lie in a box? */
export function crossesBox(line: readonly Point[], { west, south, east, north }: Box): boolean {
	return line.some(([lng, lat]) => lng >= west && lng <= east && lat >= south && lat <= north);
}
