import { crc32, deflateSync } from 'node:zlib';

type Point = readonly [x: number, y: number];
type Rgb = readonly [red: number, green: number, blue: number];

const FALLBACK: Rgb = [0x1f, 0x3d, 0x36];
const WHITE: Rgb = [255, 255, 255];
/** A house with its door, in hundredths of the icon's width: drawn here, because the server has no fonts for a letter. */
const HOUSE: readonly Point[] = [
	[50, 22],
	[80, 48],
	[74, 48],
	[74, 76],
	[57, 76],
	[57, 57],
	[43, 57],
	[43, 76],
	[26, 76],
	[26, 48],
	[20, 48],
];
/** Samples across one pixel, so that slopes are smooth */
const SAMPLES = 4;

function rgbOf(colour: string): Rgb {
	const [, red, green, blue] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour) ?? [];
	return red && green && blue
		? [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)]
		: FALLBACK;
}

/** Does the point lie within the shape (even–odd rule)? */
function isInside(x: number, y: number): boolean {
	let inside = false;
	for (const [index, [ax, ay]] of HOUSE.entries()) {
		const [bx, by] = HOUSE.at(index - 1) ?? [0, 0];
		if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
	}
	return inside;
}

/** Share of a pixel that the shape covers, from 0 to 1. */
function coverage(column: number, row: number, size: number): number {
	const at = (pixel: number, sample: number) => ((pixel + (sample + 0.5) / SAMPLES) / size) * 100;
	let hits = 0;
	for (let across = 0; across < SAMPLES; across++)
		for (let down = 0; down < SAMPLES; down++) if (isInside(at(column, across), at(row, down))) hits += 1;
	return hits / SAMPLES ** 2;
}

function chunk(type: string, data: Buffer): Buffer {
	const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
	const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
	length.writeUInt32BE(data.length);
	check.writeUInt32BE(crc32(body));
	return Buffer.concat([length, body, check]);
}

function header(size: number): Buffer {
	const data = Buffer.alloc(13);
	data.writeUInt32BE(size, 0);
	data.writeUInt32BE(size, 4);
	// 8 bits each of red, green and blue
	data.set([8, 2, 0, 0, 0], 8);
	return data;
}

/** The site's icon for home screens, which take no SVG: a PNG in the site's own colour, without transparency, `size` pixels wide. */
export function touchIcon(brand: string, size: number): Buffer {
	const ground = rgbOf(brand);
	const row = 1 + size * 3;
	const pixels = Buffer.alloc(row * size);
	for (let y = 0; y < size; y++)
		for (let x = 0; x < size; x++) {
			const share = coverage(x, y, size);
			for (const [index, channel] of ground.entries())
				pixels[y * row + 1 + x * 3 + index] = Math.round(channel + ((WHITE[index] ?? 255) - channel) * share);
		}
	const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
	return Buffer.concat([
		signature,
		chunk('IHDR', header(size)),
		chunk('IDAT', deflateSync(pixels)),
		chunk('IEND', Buffer.alloc(0)),
	]);
}
