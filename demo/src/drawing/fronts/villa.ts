import type { PropertyBody } from '../../properties/property.ts';
import { DOOR_COLORS, door, garageDoor } from '../building/door.ts';
import { chimney, dormer, TILES } from '../building/roof.ts';
import { buildingShadow, facingSun, type Volume, volumeDrawing } from '../building/volume.ts';
import { window } from '../building/window.ts';
import type { WindowStyle } from '../building/window-style.ts';
import type { Canvas } from '../canvas.ts';
import { atmosphere } from '../grain.ts';
import { backdropTrees, horizonTrees, lawn, pathTo } from '../nature/landscape.ts';
import { leafTree } from '../nature/leaf-tree.ts';
import { hedge, pot, shrub } from '../nature/plants.ts';
import { sky } from '../nature/sky.ts';
import { pine, standard } from '../nature/trees.ts';

const M = 41;

/** A villa among pines: long eaves, a gabled wing towards the drive, tall windows. */
export function villa(canvas: Canvas, property: PropertyBody): string {
	const { random, width } = canvas;
	const ground = 800;
	const isWhite = random.chance(0.6);
	const wall = isWhite
		? ({ kind: 'painted-brick', color: random.pick(['#f3efe6', '#efe7d8', '#e6e1d5']) } as const)
		: ({ kind: 'brick', color: random.pick(['#a2654a', '#b98b62', '#9a6a55']) } as const);
	const roof = random.pick(TILES);
	const kind = random.pick(['gable', 'hip'] as const);
	const style: WindowStyle = {
		sash: random.pick(['panes', 'double', 'cross']),
		frame: isWhite ? random.pick(['#2f3d38', '#f6f3ec', '#5c6b62']) : '#f4f1ea',
		lintel: isWhite ? 'none' : 'soldier',
		lintelColor: '#8d4a3a',
		sill: '#a7adab',
		reveal: 7,
		curtains: 'sides',
	};
	const main: Volume = { x: 7.5, w: 13.5, h: 3.5, depth: 8.5, wall, roof: { kind, rise: 4.6, color: roof } };
	const wing: Volume = {
		x: 3,
		w: 6.6,
		h: 3.5,
		depth: 4,
		wall,
		roof: { kind: 'front-gable', rise: 4.3, color: roof },
	};
	const garage: Volume = {
		x: 20.6,
		w: 4.4,
		h: 2.7,
		depth: 5,
		wall: random.chance(0.5) ? { kind: 'timber', color: '#7d6247' } : wall,
		roof: { kind: 'gable', rise: 2.4, color: roof },
	};
	const left = width / 2 - 14.6 * M;
	const house = facingSun(canvas, (view) => {
		const opening = (x: number, y: number, w: number, h: number, own: Partial<WindowStyle> = {}) =>
			window(view, x, y, w * M, h * M, { ...style, ...own });
		const mainFront = (x: number, base: number, w: number) =>
			[0.22, 0.44, 0.8].map((share) => opening(x + w * share - 0.8 * M, base - 2.6 * M, 1.6, 2.1)).join('') +
			door(view, x + w * 0.58, base, 1.15 * M, 2.5 * M, {
				color: random.pick(DOOR_COLORS),
				kind: 'panelled',
				fanlight: 0.12,
				arch: false,
			});
		const wingFront = (x: number, base: number, w: number) =>
			opening(x + w / 2 - 1.6 * M, base - 2.7 * M, 3.2, 2.4, { sash: 'slider' }) +
			opening(x + w / 2 - 0.85 * M, base - 5.6 * M, 1.7, 1.6);
		const roofs = [0.3, 0.62]
			.map((share) =>
				dormer(
					view,
					left + (7.5 + 13.5 * share + 1.4) * M,
					ground - 4.5 * M,
					1.7 * M,
					1.6 * M,
					random.pick(['gable', 'flat']),
					style,
					isWhite ? wall.color : '#e5dccb',
				),
			)
			.join('');
		return (
			buildingShadow(view, left + 3 * M, ground, 21 * M, 190) +
			chimney(view, left + 18.6 * M, ground - 6.6 * M, 0.95 * M, 2.4 * M, wall.color) +
			volumeDrawing(view, main, left, ground, M, mainFront) +
			roofs +
			volumeDrawing(view, garage, left, ground, M, (x, base, w) =>
				garageDoor(view, x + w * 0.14, base, w * 0.72, 2.15 * M, '#6d7f6a'),
			) +
			volumeDrawing(view, wing, left, ground + 4, M, wingFront)
		);
	});
	const isPine = property.look % 3 !== 1;
	const side = canvas.sunSide < 0 ? 1 : -1;
	return (
		sky(canvas, 660) +
		horizonTrees(canvas, 690, 120) +
		backdropTrees(canvas, 730, isPine ? 'pine' : 'leaf', 6) +
		lawn(canvas, 690) +
		pathTo(canvas, width / 2 + side * 130, ground + 6, 60, 'gravel', side * 160) +
		house +
		[0.08, 0.17, 0.3, 0.72, 0.86]
			.map((share) => shrub(canvas, width * share, ground + random.between(8, 34), random.between(34, 62)))
			.join('') +
		standard(canvas, width / 2 + side * 84, ground + 10, 74, 24) +
		standard(canvas, width / 2 + side * 176, ground + 10, 74, 24) +
		pot(canvas, width / 2 - side * 240, ground + 24, 40, 'flowers') +
		hedge(canvas, -20, 1000, 330, 66) +
		hedge(canvas, width - 300, 1000, 330, 66) +
		(isPine
			? pine(canvas, side < 0 ? 120 : width - 120, 870, 800)
			: leafTree(canvas, side < 0 ? 130 : width - 130, 900, 720)) +
		atmosphere(canvas)
	);
}
