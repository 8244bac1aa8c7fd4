/** Pixels, or any other plane. */
export interface Spot2D {
	x: number;
	y: number;
}

/** Distance of a point from the line through two others; from the first where both are one. */
function distanceFrom(point: Spot2D, start: Spot2D, end: Spot2D): number {
	const [dx, dy] = [end.x - start.x, end.y - start.y];
	const length = Math.hypot(dx, dy);
	if (length === 0) return Math.hypot(point.x - start.x, point.y - start.y);
	return Math.abs(dy * (point.x - start.x) - dx * (point.y - start.y)) / length;
}

/** A line without the points that lie no farther than `tolerance` from it (Ramer, Douglas and Peucker). */
function withinTolerance(line: readonly Spot2D[], tolerance: number): Spot2D[] {
	const [start, end] = [line[0], line.at(-1)];
	if (!start || !end || line.length < 3) return [...line];
	let farthest = 0;
	let distance = 0;
	for (let place = 1; place < line.length - 1; place++) {
		const far = distanceFrom(line[place] ?? start, start, end);
		if (far > distance) [farthest, distance] = [place, far];
	}
	if (distance <= tolerance) return [start, end];
	return [
		...withinTolerance(line.slice(0, farthest + 1), tolerance).slice(0, -1),
		...withinTolerance(line.slice(farthest), tolerance),
	];
}

/** A line of `most` points at most that goes where the given one does, as nearly as that many points can. */
export function simplifyLine(line: readonly Spot2D[], most: number): Spot2D[] {
	let tolerance = 1.5;
	let simple = withinTolerance(line, tolerance);
	while (simple.length > most) {
		tolerance *= 1.5;
		simple = withinTolerance(line, tolerance);
	}
	return simple;
}
