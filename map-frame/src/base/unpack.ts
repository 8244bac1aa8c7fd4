/** Reads a line of differences back into longitudes and latitudes, from the item at `start` on. */
export function unpackLine(packed: readonly number[], precision: number, start = 0): [number, number][] {
	const line: [number, number][] = [];
	let [x, y] = [0, 0];
	for (let index = start; index + 1 < packed.length; index += 2) {
		x += packed[index] ?? 0;
		y += packed[index + 1] ?? 0;
		line.push([x / precision, y / precision]);
	}
	return line;
}
