import type { Canvas } from '../canvas.ts';
import { type Color, darken, lighten, mix } from '../color.ts';
import { line, rect } from '../shapes.ts';

export type WallKind = 'brick' | 'painted-brick' | 'render' | 'stone' | 'timber';

/** Bricks of the region, by their own colours. */
export const BRICKS: readonly Color[] = [
	'#a2553c',
	'#8d4a3a',
	'#b0714d',
	'#9a6a55',
	'#b98b62',
	'#7a4a41',
	'#a8795c',
	'#c09a76',
];
/** Lime paint and render, the pale tones of Ghent and Brussels. */
export const RENDERS: readonly Color[] = [
	'#efe6d6',
	'#e5d9c3',
	'#f3efe6',
	'#dcd3c4',
	'#d9c2a6',
	'#cfd5cf',
	'#e8d5c8',
	'#c9c4b6',
];

const COLUMNS = 7;
const ROWS = 10;

/** Running bond, tile of 7 by 10 bricks, each a shade of its own. `metre` is pixels a metre. */
function bond(canvas: Canvas, color: Color, metre: number, strength: number): string {
	const w = metre * 0.22;
	const h = metre * 0.075;
	const { random } = canvas;
	return canvas.pattern(`brick${color}${metre}${strength}`, w * COLUMNS, h * ROWS, () => {
		const mortar = mix(color, '#efe7da', 0.42);
		let bricks = '';
		for (let row = 0; row < ROWS; row++)
			for (let column = -1; column < COLUMNS; column++) {
				const tone = random.between(-0.16, 0.16) * strength;
				const fill = tone > 0 ? lighten(color, tone) : darken(color, -tone);
				bricks += rect((column + (row % 2) * 0.5) * w + 0.5, row * h + 0.4, w - 1.1, h - 0.9, { fill });
			}
		return rect(0, 0, w * COLUMNS, h * ROWS, { fill: mix(color, mortar, strength) }) + bricks;
	});
}

/** Horizontal or vertical boards. */
function boards(canvas: Canvas, color: Color, metre: number): string {
	const w = metre * 0.14;
	return canvas.pattern(`boards${color}${metre}`, w * 6, metre * 4, () =>
		Array.from({ length: 6 }, (_, index) => {
			const tone = canvas.random.between(-0.1, 0.12);
			return (
				rect(index * w, 0, w, metre * 4, { fill: tone > 0 ? lighten(color, tone) : darken(color, -tone) }) +
				rect(index * w, 0, 1.2, metre * 4, { fill: darken(color, 0.4), opacity: 0.6 })
			);
		}).join(''),
	);
}

/** Paint of a wall: what to fill its shapes with. */
export function wallPaint(canvas: Canvas, kind: WallKind, color: Color, metre: number): string {
	const own = canvas.palette.lit(color);
	if (kind === 'brick') return bond(canvas, own, metre, 1);
	if (kind === 'painted-brick') return bond(canvas, own, metre, 0.22);
	if (kind === 'timber') return boards(canvas, own, metre);
	return own;
}

/** Shading that makes a flat wall stand in the light: brighter above and on the sun's side, stained at the foot. */
export function wallShade(canvas: Canvas, x: number, y: number, w: number, h: number): string {
	const { palette, sunSide } = canvas;
	const across = canvas.gradient(
		[
			[0, palette.sun, palette.sunStrength * 0.55],
			[0.5, palette.sun, 0],
			[1, palette.shadow, palette.shadowStrength * 0.34],
		],
		sunSide < 0 ? 'right' : 'left',
	);
	const down = canvas.gradient([
		[0, '#ffffff', 0.1],
		[0.45, '#ffffff', 0],
		[1, palette.shadow, palette.shadowStrength * 0.5],
	]);
	return rect(x, y, w, h, { fill: across }) + rect(x, y, w, h, { fill: down });
}

/** A course of bluestone along the foot of a wall. */
export function plinth(
	canvas: Canvas,
	x: number,
	ground: number,
	w: number,
	h: number,
	color = '#77807f',
): string {
	const stone = canvas.palette.lit(color);
	let joints = '';
	const block = h * 1.9;
	for (let at = x + block; at < x + w - 4; at += block)
		joints += line(at, ground - h, at, ground, darken(stone, 0.25), 1.1, 0.55);
	return (
		rect(x, ground - h, w, h, {
			fill: canvas.gradient([
				[0, lighten(stone, 0.1)],
				[1, darken(stone, 0.22)],
			]),
		}) +
		joints +
		rect(x, ground - h, w, 2.5, { fill: lighten(stone, 0.35), opacity: 0.7 })
	);
}

/** Band of stone or pale brick between two storeys, with its shadow. */
export function stringCourse(
	canvas: Canvas,
	x: number,
	y: number,
	w: number,
	h: number,
	color: Color,
): string {
	const own = canvas.palette.lit(color);
	return (
		rect(x, y, w, h, { fill: own }) +
		rect(x, y + h, w, h * 0.55, {
			fill: canvas.palette.shadow,
			opacity: canvas.palette.shadowStrength * 0.7,
		}) +
		rect(x, y, w, Math.max(1, h * 0.22), { fill: lighten(own, 0.4), opacity: 0.7 })
	);
}

/** Shadow that an overhang throws on the wall below it. */
export function overhangShadow(canvas: Canvas, x: number, y: number, w: number, h: number): string {
	const { shadow, shadowStrength } = canvas.palette;
	return rect(x, y, w, h, {
		fill: canvas.gradient([
			[0, shadow, shadowStrength * 1.25],
			[0.55, shadow, shadowStrength * 0.9],
			[1, shadow, 0],
		]),
	});
}

/** Corner stones, long and short in turn. */
export function quoins(
	canvas: Canvas,
	x: number,
	top: number,
	ground: number,
	side: -1 | 1,
	size: number,
	color: Color,
): string {
	const stone = canvas.palette.lit(color);
	let stones = '';
	for (let y = top, index = 0; y < ground - size; y += size, index++) {
		const w = size * (index % 2 ? 0.75 : 1.2);
		stones += rect(side < 0 ? x : x - w, y + 1, w, size - 2, {
			fill: index % 3 ? stone : lighten(stone, 0.14),
		});
	}
	return stones;
}
