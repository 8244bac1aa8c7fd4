import type { GeoPoint } from '../entities/common.schema.ts';

/** An area that was drawn on the map: its corners in their order, the last joined to the first. */
export type MapShape = readonly GeoPoint[];

/** Corners of a drawn area at most: more would only make addresses longer. */
export const MOST_SHAPE_POINTS = 60;
/** Steps in a degree: about 11 m, finer than a finger draws. */
const PRECISION = 1e4;
/** Characters of 60 points whose every number takes all that a number can. */
const LONGEST = MOST_SHAPE_POINTS * 10;

const steps = (degrees: number) => Math.round(degrees * PRECISION);

/** A number by the encoded polyline algorithm: five bits a character, the lowest first, from `?` on. */
function encodeNumber(value: number): string {
	let rest = value < 0 ? ~(value << 1) : value << 1;
	let text = '';
	while (rest >= 32) {
		text += String.fromCharCode((32 | (rest & 31)) + 63);
		rest >>>= 5;
	}
	return text + String.fromCharCode(rest + 63);
}

/** The numbers of an encoded polyline; undefined where it is none. */
function decodeNumbers(text: string): number[] | undefined {
	const numbers: number[] = [];
	let value = 0;
	let shift = 0;
	for (const character of text) {
		const bits = character.charCodeAt(0) - 63;
		if (bits < 0 || bits > 63 || shift > 25) return undefined;
		value |= (bits & 31) << shift;
		shift += 5;
		if (bits >= 32) continue;
		numbers.push(value & 1 ? ~(value >>> 1) : value >>> 1);
		value = 0;
		shift = 0;
	}
	return shift === 0 ? numbers : undefined;
}

/** Writes an area as an encoded polyline of four decimals, which `parseShape` reads. */
export function writeShape(shape: MapShape): string {
	let last = { lat: 0, lng: 0 };
	return shape
		.map(({ lat, lng }) => {
			const now = { lat: steps(lat), lng: steps(lng) };
			const text = encodeNumber(now.lat - last.lat) + encodeNumber(now.lng - last.lng);
			last = now;
			return text;
		})
		.join('');
}

/** Reads an encoded polyline; undefined for anything that is no area of three to sixty corners on the globe. */
export function parseShape(text: string): MapShape | undefined {
	const numbers = text.length <= LONGEST ? decodeNumbers(text) : undefined;
	if (!numbers || numbers.length % 2 === 1) return undefined;
	const count = numbers.length / 2;
	if (count < 3 || count > MOST_SHAPE_POINTS) return undefined;
	const shape: GeoPoint[] = [];
	let [lat, lng] = [0, 0];
	for (let place = 0; place < numbers.length; place += 2) {
		lat += numbers[place] ?? 0;
		lng += numbers[place + 1] ?? 0;
		if (Math.abs(lat) > 90 * PRECISION || Math.abs(lng) > 180 * PRECISION) return undefined;
		shape.push({ lat: lat / PRECISION, lng: lng / PRECISION });
	}
	return shape;
}
