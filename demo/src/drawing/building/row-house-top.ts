import type { Canvas } from '../canvas.ts';
import { darken } from '../color.ts';
import { type Point, path, polygon, round } from '../shapes.ts';
import { wallPaint, wallShade } from './masonry.ts';
import { chimney, dormer, roofPlane, roofWindow } from './roof.ts';
import type { RowHouse } from './row-house-shape.ts';
import { window } from './window.ts';

function gableOutline(house: RowHouse, x: number, eaves: number, w: number, rise: number): Point[] {
	const middle = x + w / 2;
	if (house.top === 'point')
		return [
			[x, eaves],
			[x, eaves - rise * 0.12],
			[middle - w * 0.07, eaves - rise],
			[middle + w * 0.07, eaves - rise],
			[x + w, eaves - rise * 0.12],
			[x + w, eaves],
		];
	if (house.top === 'neck') {
		const half: Point[] = [
			[0, 0],
			[0, 0.16],
			[0.12, 0.2],
			[0.2, 0.42],
			[0.2, 0.78],
			[0.28, 0.84],
			[0.5, 1],
		];
		const left = half.map(([across, up]): Point => [x + w * across, eaves - rise * up]);
		return [
			...left,
			...half
				.slice(0, -1)
				.reverse()
				.map(([across, up]): Point => [x + w * (1 - across), eaves - rise * up]),
		];
	}
	const steps = 5;
	const left: Point[] = [];
	for (let index = 0; index <= steps; index++) {
		const across = x + (w * 0.44 * index) / steps;
		const up = eaves - (rise * (index + 1)) / (steps + 1);
		left.push([across, index === 0 ? eaves : eaves - (rise * index) / (steps + 1)], [across, up]);
	}
	return [
		...left,
		...left
			.slice()
			.reverse()
			.map(([px, py]): Point => [2 * middle - px, py]),
	];
}

export function roofAbove(
	canvas: Canvas,
	house: RowHouse,
	x: number,
	eaves: number,
	w: number,
	m: number,
): string {
	const rise = house.rise * m;
	if (house.top === 'flat') return '';
	const slope = roofPlane(
		canvas,
		[
			[x, eaves],
			[x + w * 0.02, eaves - rise],
			[x + w * 0.98, eaves - rise],
			[x + w, eaves],
		],
		house.roof,
		m * 0.17,
	);
	const stack = chimney(
		canvas,
		canvas.random.chance(0.5) ? x + w * 0.06 : x + w * 0.84,
		eaves - rise * 0.9,
		m * 0.62,
		m * 1.05,
		house.wall.kind === 'brick' ? house.wall.color : '#9a5a44',
	);
	const count = house.dormers;
	let extras = '';
	for (let index = 0; index < count; index++) {
		const at = x + (w * (index + 1)) / (count + 1);
		extras += canvas.random.chance(0.72)
			? dormer(
					canvas,
					at - m * 0.62,
					eaves - rise * 0.1,
					m * 1.24,
					Math.min(rise * 0.72, m * 1.3),
					house.roof === '#9a4b34' ? 'gable' : canvas.random.pick(['gable', 'flat']),
					house.window,
					house.trim,
				)
			: roofWindow(canvas, at - m * 0.4, eaves - rise * 0.72, m * 0.8, rise * 0.42);
	}
	return stack + slope + extras;
}

export function gable(
	canvas: Canvas,
	house: RowHouse,
	x: number,
	eaves: number,
	w: number,
	m: number,
): string {
	const rise = house.rise * m;
	const outline = gableOutline(house, x, eaves, w, rise);
	const paint = wallPaint(canvas, house.wall.kind, house.wall.color, m);
	const trim = canvas.palette.lit(house.trim);
	const coping = outline
		.slice(1)
		.map((point, index) => [outline[index] as Point, point] as const)
		.filter(([one, other]) => Math.abs(one[1] - other[1]) < 1 || house.top !== 'stepped')
		.map(([one, other]) =>
			path(`M${round(one[0] - 3)} ${round(one[1] - 2)}L${round(other[0] + 3)} ${round(other[1] - 2)}`, {
				stroke: trim,
				width: m * 0.1,
			}),
		)
		.join('');
	const behind = polygon(
		[
			[x + w * 0.04, eaves],
			[x + w / 2, eaves - rise * 0.82],
			[x + w * 0.96, eaves],
		],
		{ fill: canvas.palette.lit(darken(house.roof, 0.2)) },
	);
	const top = window(canvas, x + w / 2 - m * 0.45, eaves - rise * 0.46, m * 0.9, rise * 0.3, {
		...house.window,
		lintel: house.window.lintel === 'stone' ? 'stone' : 'segment',
	});
	const anchors = [0.3, 0.7]
		.map((share) =>
			path(
				`M${round(x + w * share)} ${round(eaves - m * 0.14)}v${round(m * 0.36)}m-4 ${round(-m * 0.28)}l8 ${round(m * 0.2)}`,
				{ stroke: '#2a2d2e', width: 2.6, cap: 'round' },
			),
		)
		.join('');
	return (
		behind +
		polygon(outline, { fill: paint }) +
		wallShade(canvas, x, eaves - rise, w, 0) +
		coping +
		top +
		anchors
	);
}
