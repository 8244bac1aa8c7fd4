import type { PropertyBody } from '../../properties/property.ts';
import { door } from '../building/door.ts';
import { chimney } from '../building/roof.ts';
import { buildingShadow, facingSun, type Volume, volumeDrawing } from '../building/volume.ts';
import { window } from '../building/window.ts';
import type { WindowStyle } from '../building/window-style.ts';
import type { Canvas } from '../canvas.ts';
import { type Color, darken, lighten } from '../color.ts';
import { atmosphere } from '../grain.ts';
import { fence, horizonTrees, lawn, pathTo, willow } from '../nature/landscape.ts';
import { leafTree } from '../nature/leaf-tree.ts';
import { pot, shrub } from '../nature/plants.ts';
import { sky } from '../nature/sky.ts';
import { poplar } from '../nature/trees.ts';
import { archTop, line, path, rect, round } from '../shapes.ts';

const M = 42;

function shutters(view: Canvas, x: number, y: number, w: number, h: number, color: Color): string {
	const own = view.palette.lit(color);
	return [x - w * 0.52, x + w * 1.02]
		.map(
			(at) =>
				rect(at, y, w * 0.5, h, { fill: own }) +
				[0.2, 0.4, 0.6, 0.8]
					.map((share) =>
						line(at + 2, y + h * share, at + w * 0.48, y + h * share, darken(own, 0.3), 1.4, 0.7),
					)
					.join(''),
		)
		.join('');
}

/** The arched door of a barn, planks and all. */
function barnDoor(view: Canvas, x: number, ground: number, w: number, h: number, color: Color): string {
	const own = view.palette.lit(color);
	const rise = w * 0.22;
	const shape = (inset: number) =>
		`M${round(x + inset)} ${round(ground)}V${round(ground - h + rise)}${archTop(x + inset, ground - h + rise, w - inset * 2, rise)}V${round(ground)}Z`;
	let planks = '';
	for (let index = 1; index < 8; index++)
		planks += line(
			x + (w * index) / 8,
			ground - h + rise * 0.6,
			x + (w * index) / 8,
			ground,
			darken(own, 0.35),
			1.4,
			0.7,
		);
	return (
		path(shape(-7), { fill: view.palette.lit('#e9e1d2') }) +
		path(shape(0), {
			fill: view.gradient([
				[0, lighten(own, 0.1)],
				[1, darken(own, 0.18)],
			]),
		}) +
		planks +
		line(x + w / 2, ground - h + 4, x + w / 2, ground, darken(own, 0.6), 2.4)
	);
}

/** A long-fronted farmhouse in its meadow: low eaves, great tiled roof, shutters, barn. */
export function farmhouse(canvas: Canvas, property: PropertyBody): string {
	const { random, width, palette } = canvas;
	const ground = 790;
	const isWhite = random.chance(0.55);
	const wall = isWhite
		? ({ kind: 'painted-brick', color: '#f3eee2' } as const)
		: ({ kind: 'brick', color: random.pick(['#a05a42', '#b0714d', '#94543f']) } as const);
	const green = random.pick(['#2f5a48', '#1f3d36', '#6d2f2a', '#365166']);
	const style: WindowStyle = {
		sash: 'panes',
		frame: '#f7f4ec',
		lintel: isWhite ? 'none' : 'segment',
		lintelColor: '#8d4a3a',
		sill: '#a7adab',
		reveal: 6,
		curtains: 'net',
	};
	const long: Volume = {
		x: 0,
		w: 21,
		h: 2.7,
		depth: 7,
		wall,
		roof: { kind: 'gable', rise: 4.4, color: random.pick(['#a5523a', '#96482f', '#b0623f']) },
	};
	const barn: Volume = {
		x: 20,
		w: 6.2,
		h: 3.6,
		depth: 9,
		wall: {
			kind: random.chance(0.5) ? 'timber' : 'brick',
			color: random.chance(0.5) ? '#5d4a3a' : '#8d4a3a',
		},
		roof: { kind: 'front-gable', rise: 3.6, color: '#8f4a35' },
	};
	const left = width / 2 - 13.4 * M;
	const house = facingSun(canvas, (view) => {
		const front = (x: number, base: number) => {
			let drawn = '';
			for (const at of [1.6, 4.6, 9.6, 12.4])
				drawn +=
					shutters(view, x + at * M, base - 2.15 * M, 1.15 * M, 1.45 * M, green) +
					window(view, x + at * M, base - 2.15 * M, 1.15 * M, 1.45 * M, style);
			drawn += door(view, x + 7.2 * M, base, 1.15 * M, 2.3 * M, {
				color: green,
				kind: 'panelled',
				fanlight: 0.14,
				arch: false,
			});
			return (
				drawn +
				barnDoor(view, x + 15.4 * M, base, 3.4 * M, 2.65 * M, green) +
				rect(x, base - 0.42 * M, 21 * M, 0.42 * M, { fill: '#2d2b2a', opacity: isWhite ? 0.82 : 0.2 })
			);
		};
		return (
			buildingShadow(view, left, ground, 26 * M, 170) +
			volumeDrawing(view, barn, left, ground - 16, M, (x, base, w) =>
				barnDoor(view, x + w * 0.24, base, w * 0.52, 3.2 * M, darken(green, 0.15)),
			) +
			chimney(view, left + 5.2 * M, ground - 6.4 * M, 0.9 * M, 1.9 * M, '#94543f') +
			chimney(view, left + 14 * M, ground - 6.4 * M, 0.9 * M, 1.7 * M, '#94543f') +
			volumeDrawing(view, long, left, ground, M, front)
		);
	});
	const side = canvas.sunSide < 0 ? 1 : -1;
	const poplars = [0.04, 0.09, 0.14, 0.86, 0.91, 0.96]
		.map((share) => poplar(canvas, width * share, 662, random.between(160, 220), 0.55))
		.join('');
	const orchard = [0, 1, 2]
		.map((index) =>
			leafTree(canvas, (side > 0 ? 90 : width - 90) + side * index * 70, 905 + index * 26, 250 + index * 40),
		)
		.join('');
	return (
		sky(canvas, 640) +
		horizonTrees(canvas, 660, 70) +
		poplars +
		lawn(canvas, 656) +
		pathTo(canvas, width / 2 - side * 120, ground + 4, 46, 'gravel', -side * 90) +
		house +
		[0.2, 0.34, 0.58]
			.map((share) => shrub(canvas, width * share, ground + 14, random.between(30, 48)))
			.join('') +
		pot(canvas, width / 2 - side * 60, ground + 14, 34, 'ball') +
		fence(canvas, side > 0 ? width * 0.62 : -20, 925, width * 0.42, 54) +
		(property.look % 2 ? orchard : willow(canvas, side > 0 ? 110 : width - 110, 950, 340)) +
		(palette.season === 'autumn' ? shrub(canvas, side > 0 ? width - 140 : 140, 990, 60) : '') +
		atmosphere(canvas)
	);
}
