import type { Canvas } from '../canvas.ts';
import { type Color, darken, lighten } from '../color.ts';
import { line, type Point, path, polygon, rect, round } from '../shapes.ts';
import { window } from './window.ts';
import type { WindowStyle } from './window-style.ts';

export const TILES: readonly Color[] = ['#9a4b34', '#a85a3c', '#7f4436', '#5d5f63', '#4c5157', '#6b4a3f'];

/** Rows of tiles or slates on a sloping plane, shaded towards the eaves. */
export function roofPlane(canvas: Canvas, corners: readonly Point[], color: Color, row: number): string {
	const { palette } = canvas;
	const own = palette.lit(color);
	const xs = corners.map(([x]) => x);
	const ys = corners.map(([, y]) => y);
	const [left, right, top, foot] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
	const tiles = canvas.pattern(`tiles${own}${row}`, row * 6, row * 4, () => {
		let drawn = rect(0, 0, row * 6, row * 4, { fill: own });
		for (let y = 0; y < 4; y++)
			for (let x = -1; x < 6; x++) {
				const tone = canvas.random.between(-0.12, 0.12);
				drawn += rect(
					(x + (y % 2) * 0.5) * row + 0.4,
					y * row,
					row - 0.8,
					row - 1.4,
					{ fill: tone > 0 ? lighten(own, tone) : darken(own, -tone) },
					row * 0.28,
				);
			}
		for (let y = 1; y <= 4; y++)
			drawn += rect(0, y * row - 1.6, row * 6, 1.6, { fill: darken(own, 0.4), opacity: 0.5 });
		return drawn;
	});
	const clip = canvas.clip(`<path d="M${corners.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z"/>`);
	const light = canvas.gradient([
		[0, palette.sun, palette.sunStrength * 0.9],
		[0.5, palette.sun, 0],
		[1, palette.shadow, palette.shadowStrength * 0.5],
	]);
	const snow =
		palette.season === 'winter'
			? rect(left, top, right - left, (foot - top) * 0.55, {
					fill: canvas.gradient([
						[0, '#f3f6f8', 0.85],
						[0.7, '#f3f6f8', 0.35],
						[1, '#f3f6f8', 0],
					]),
				})
			: '';
	return `<g clip-path="${clip}">${rect(left, top, right - left, foot - top, { fill: tiles })}${rect(left, top, right - left, foot - top, { fill: light })}${snow}</g>`;
}

/** A brick stack with pots. */
export function chimney(canvas: Canvas, x: number, foot: number, w: number, h: number, color: Color): string {
	const { palette, sunSide } = canvas;
	const own = palette.lit(color);
	const pots = [0.18, 0.58]
		.map((at) =>
			rect(x + w * at, foot - h - w * 0.34, w * 0.26, w * 0.36, { fill: palette.lit('#a6603e') }, 1),
		)
		.join('');
	const smoke =
		palette.season === 'winter' || palette.isLit
			? path(`M${round(x + w * 0.3)} ${round(foot - h - w * 0.4)}c-8 -22 16 -34 6 -58s18 -30 10 -56`, {
					stroke: '#ffffff',
					width: 9,
					opacity: 0.2,
					cap: 'round',
				})
			: '';
	return (
		smoke +
		pots +
		rect(x, foot - h, w, h, {
			fill: canvas.gradient(
				[
					[0, lighten(own, 0.1)],
					[1, darken(own, 0.3)],
				],
				sunSide < 0 ? 'right' : 'left',
			),
		}) +
		rect(x - w * 0.08, foot - h, w * 1.16, w * 0.16, { fill: darken(own, 0.15) }) +
		rect(x - w * 0.08, foot - h, w * 1.16, 2, { fill: lighten(own, 0.3), opacity: 0.7 })
	);
}

/** A dormer in a roof: gabled, flat or round-headed. */
export function dormer(
	canvas: Canvas,
	x: number,
	foot: number,
	w: number,
	h: number,
	kind: 'gable' | 'flat',
	style: WindowStyle,
	cheek: Color,
): string {
	const { palette } = canvas;
	const own = palette.lit(cheek);
	const cap =
		kind === 'gable'
			? polygon(
					[
						[x - w * 0.12, foot - h],
						[x + w / 2, foot - h - w * 0.5],
						[x + w * 1.12, foot - h],
					],
					{ fill: own },
				) +
				polygon(
					[
						[x + w * 0.08, foot - h - 3],
						[x + w / 2, foot - h - w * 0.4],
						[x + w * 0.92, foot - h - 3],
					],
					{ fill: darken(own, 0.12) },
				)
			: rect(x - w * 0.1, foot - h - 7, w * 1.2, 9, { fill: darken(own, 0.1) });
	return (
		rect(x, foot - h, w, h, { fill: own }) +
		window(canvas, x + w * 0.14, foot - h * 0.92, w * 0.72, h * 0.78, {
			...style,
			lintel: 'none',
			reveal: 4,
			curtains: 'net',
		}) +
		cap +
		rect(x - w * 0.1, foot - h + 1, w * 1.2, 5, { fill: palette.shadow, opacity: palette.shadowStrength })
	);
}

/** A roof window lying in the slope. */
export function roofWindow(canvas: Canvas, x: number, y: number, w: number, h: number): string {
	const { palette } = canvas;
	const pane = palette.isLit
		? '#f7c67c'
		: canvas.gradient([
				[0, lighten(palette.sky[1], 0.2)],
				[1, palette.shaded('#47575f', 0.7)],
			]);
	return (
		rect(x, y, w, h, { fill: palette.lit('#3a3f42') }) +
		rect(x + 3, y + 3, w - 6, h - 6, { fill: pane }) +
		line(x + w * 0.2, y + h - 4, x + w * 0.7, y + 4, '#ffffff', 3, 0.25)
	);
}
