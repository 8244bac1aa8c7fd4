import type { PropertyColumns } from './property-columns.ts';

/** Rows of a block: few of those near each other, few blocks among a million. */
const BLOCK = 1_024;

export interface Rectangle {
	south: number;
	north: number;
	west: number;
	east: number;
}

/** The rectangles that blocks of rows lie in: what is asked of an area looks at a few of them, since neighbours have rows near each other. */
export class PlaceBlocks {
	/** How many rows there are */
	readonly rows: number;
	readonly #south: Float64Array;
	readonly #north: Float64Array;
	readonly #west: Float64Array;
	readonly #east: Float64Array;

	constructor({ lat, lng }: Pick<PropertyColumns, 'lat' | 'lng'>, rows: number) {
		this.rows = rows;
		const blocks = Math.ceil(rows / BLOCK);
		this.#south = new Float64Array(blocks).fill(Number.POSITIVE_INFINITY);
		this.#north = new Float64Array(blocks).fill(Number.NEGATIVE_INFINITY);
		this.#west = new Float64Array(blocks).fill(Number.POSITIVE_INFINITY);
		this.#east = new Float64Array(blocks).fill(Number.NEGATIVE_INFINITY);
		for (let row = 0; row < rows; row++) {
			const block = Math.floor(row / BLOCK);
			const [y, x] = [lat[row] as number, lng[row] as number];
			// What has no place (NaN) is in no rectangle.
			if (y < (this.#south[block] as number)) this.#south[block] = y;
			if (y > (this.#north[block] as number)) this.#north[block] = y;
			if (x < (this.#west[block] as number)) this.#west[block] = x;
			if (x > (this.#east[block] as number)) this.#east[block] = x;
		}
	}

	/** First and last row (which is the first one after) of each block that has something in reach of a rectangle. */
	*near({ south, north, west, east }: Rectangle): Generator<{ from: number; to: number }> {
		for (let block = 0; block < this.#south.length; block++) {
			const isNear =
				(this.#south[block] as number) <= north &&
				(this.#north[block] as number) >= south &&
				(this.#west[block] as number) <= east &&
				(this.#east[block] as number) >= west;
			if (isNear) yield { from: block * BLOCK, to: Math.min(this.rows, (block + 1) * BLOCK) };
		}
	}
}
