import type { PropertyBody } from '../../properties/property.ts';
import { DOOR_COLORS, door, garageDoor } from '../building/door.ts';
import { BRICKS } from '../building/masonry.ts';
import { chimney, roofWindow, TILES } from '../building/roof.ts';
import { buildingShadow, facingSun, type Volume, volumeDrawing } from '../building/volume.ts';
import { window } from '../building/window.ts';
import type { WindowStyle } from '../building/window-style.ts';
import type { Canvas } from '../canvas.ts';
import { atmosphere } from '../grain.ts';
import { backdropTrees, horizonTrees, lawn, pathTo } from '../nature/landscape.ts';
import { leafTree } from '../nature/leaf-tree.ts';
import { hedge, pot, shrub } from '../nature/plants.ts';
import { sky } from '../nature/sky.ts';
import { bicycle } from './street.ts';

/** A family house behind its front garden: gabled to the street or with its long side to it, garage beside. */
export function family(canvas: Canvas, property: PropertyBody): string {
	const { random, width } = canvas;
	const m = 58;
	const ground = 815;
	const isGableFront = random.chance(0.5);
	const wall = random.chance(0.7)
		? ({ kind: 'brick', color: random.pick(BRICKS) } as const)
		: ({ kind: 'painted-brick', color: random.pick(['#efe7d8', '#e2dccf']) } as const);
	const roofColor = random.pick(TILES);
	const style: WindowStyle = {
		sash:
			property.era === 'postwar'
				? random.pick(['panes', 'double'])
				: random.pick(['single', 'double', 'slider']),
		frame: random.pick(['#f4f1ea', '#3a4145', '#7a5638', '#f4f1ea']),
		lintel: wall.kind === 'brick' ? 'soldier' : 'none',
		lintelColor: random.pick(['#8d4a3a', '#c7bda8', '#7a4a41']),
		sill: '#9aa1a0',
		reveal: 7,
		curtains: random.pick(['sides', 'net', 'blind']),
	};
	const main: Volume = {
		x: 1.5,
		w: isGableFront ? 8.4 : 9.8,
		h: isGableFront ? 5.3 : 5.6,
		depth: 8,
		wall,
		roof: { kind: isGableFront ? 'front-gable' : 'gable', rise: isGableFront ? 3.6 : 3, color: roofColor },
	};
	const garage: Volume = {
		x: 1.5 + main.w,
		w: 3.7,
		h: 2.7,
		depth: 6,
		wall: random.chance(0.4) ? { kind: 'timber', color: '#8a6d4d' } : wall,
		roof: random.chance(0.6)
			? { kind: 'flat', rise: 0, color: roofColor }
			: { kind: 'gable', rise: 1.7, color: roofColor },
	};
	const left = width / 2 - (main.w + 5.6) * m * 0.5;
	const color = random.pick(DOOR_COLORS);
	const house = facingSun(canvas, (view) => {
		const front = (x: number, base: number, w: number) => {
			const upper = isGableFront ? [0.3, 0.7] : [0.2, 0.5, 0.8];
			const doorX = x + w * 0.7;
			return (
				upper
					.map((share) => window(view, x + w * share - 0.7 * m, base - 5 * m, 1.4 * m, 1.5 * m, style))
					.join('') +
				window(view, x + w * 0.1, base - 2.3 * m, w * 0.46, 1.7 * m, {
					...style,
					sash: property.era === 'postwar' ? style.sash : 'slider',
				}) +
				door(view, doorX, base, 1.15 * m, 2.4 * m, {
					color,
					kind: property.era === 'nineties' ? 'modern' : 'panelled',
					fanlight: 0.12,
					arch: false,
				}) +
				(isGableFront ? window(view, x + w / 2 - 0.5 * m, base - 7.2 * m, m, 1.15 * m, style) : '')
			);
		};
		const roofLights = isGableFront
			? ''
			: [0.28, 0.62]
					.map((share) =>
						roofWindow(view, left + (1.5 + main.w * share + 1.4) * m, ground - 7.5 * m, 0.9 * m, 1.1 * m),
					)
					.join('');
		return (
			buildingShadow(view, left + m, ground, (main.w + 4) * m, 170) +
			chimney(
				view,
				left + (1.5 + main.w * 0.78) * m,
				ground - (isGableFront ? 6.6 : 7.8) * m,
				0.8 * m,
				1.7 * m,
				wall.kind === 'brick' ? wall.color : '#94543f',
			) +
			volumeDrawing(view, main, left, ground, m, front) +
			volumeDrawing(view, garage, left, ground, m, (x, base, w) =>
				garageDoor(view, x + w * 0.13, base, w * 0.74, 2.1 * m, color),
			) +
			roofLights
		);
	});
	const side = canvas.sunSide < 0 ? 1 : -1;
	return (
		sky(canvas, 680) +
		horizonTrees(canvas, 700, 110) +
		backdropTrees(canvas, 730, 'leaf', 4) +
		lawn(canvas, 700) +
		pathTo(canvas, width / 2 + side * 270, ground + 4, 96, 'slabs', side * 90) +
		pathTo(canvas, width / 2 + side * (isGableFront ? 40 : 60), ground + 4, 34, 'slabs', side * 20) +
		house +
		[0.12, 0.24, 0.4]
			.map((share) =>
				shrub(
					canvas,
					side > 0 ? width * share : width * (1 - share),
					ground + random.between(10, 26),
					random.between(32, 54),
				),
			)
			.join('') +
		pot(canvas, width / 2 + side * 4, ground + 10, 38, random.pick(['ball', 'flowers', 'spikes'])) +
		(random.chance(0.4) ? bicycle(canvas, width / 2 - side * 150, ground + 26, 74) : '') +
		hedge(canvas, side > 0 ? -20 : width * 0.56, 985, width * 0.46, random.between(56, 84)) +
		leafTree(canvas, side > 0 ? 140 : width - 140, 905, random.between(480, 600)) +
		atmosphere(canvas)
	);
}
