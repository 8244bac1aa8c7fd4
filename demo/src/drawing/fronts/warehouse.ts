import type { PropertyBody } from '../../properties/property.ts';
import { door, garageDoor } from '../building/door.ts';
import { buildingShadow, facingSun, type Volume, volumeDrawing } from '../building/volume.ts';
import { window } from '../building/window.ts';
import type { WindowStyle } from '../building/window-style.ts';
import type { Canvas } from '../canvas.ts';
import { atmosphere } from '../grain.ts';
import { horizonTrees } from '../nature/landscape.ts';
import { leafTree } from '../nature/leaf-tree.ts';
import { hedge } from '../nature/plants.ts';
import { sky } from '../nature/sky.ts';
import { line, polygon, rect } from '../shapes.ts';

/** A warehouse: ribbed cladding, sectional doors at the yard, offices in front. */
export function warehouse(canvas: Canvas, property: PropertyBody): string {
	const { random, width, palette } = canvas;
	const m = 30;
	const ground = 790;
	const color = random.pick(['#c3c8c4', '#8fa39b', '#a9a294', '#5d6f70', '#b8a98c']);
	const left = width / 2 - 19 * m;
	const hall: Volume = {
		x: 6,
		w: 27,
		h: 8,
		depth: 13,
		wall: { kind: 'timber', color },
		roof: { kind: 'flat', rise: 0, color: '#777777' },
	};
	const desk: Volume = {
		x: 0.4,
		w: 8,
		h: 6.4,
		depth: 6,
		wall: random.chance(0.5) ? { kind: 'brick', color: '#8d4a3a' } : { kind: 'render', color: '#efe9dc' },
		roof: { kind: 'flat', rise: 0, color: '#777777' },
	};
	const accent = random.pick(['#1f3d36', '#b9502b', '#22324a']);
	const style: WindowStyle = {
		sash: 'slider',
		frame: '#2d3336',
		lintel: 'none',
		lintelColor: '#000000',
		sill: '#8e9496',
		reveal: 5,
		curtains: 'blind',
	};
	const block = facingSun(canvas, (view) => {
		const front = (x: number, base: number, w: number) =>
			rect(x, base - 8 * m, w, 0.9 * m, { fill: view.palette.lit(accent) }) +
			[0.34, 0.54, 0.74]
				.map(
					(share) =>
						garageDoor(view, x + w * share, base, 4 * m, 4.6 * m, '#e3e0d8') +
						rect(x + w * share - 8, base - 4.6 * m, 6, 4.6 * m, { fill: '#d9b25f' }),
				)
				.join('') +
			[0.34, 0.54, 0.74]
				.map((share) =>
					rect(x + w * share, base - 6.6 * m, 4 * m, 0.9 * m, {
						fill: view.palette.isLit ? '#f4c684' : view.palette.sky[1],
					}),
				)
				.join('');
		const deskFront = (x: number, base: number, w: number) =>
			window(view, x + w * 0.08, base - 5.7 * m, w * 0.84, 1.7 * m, style) +
			window(view, x + w * 0.08, base - 2.6 * m, w * 0.46, 1.8 * m, style) +
			door(view, x + w * 0.64, base, 1.6 * m, 2.7 * m, {
				color: accent,
				kind: 'glazed',
				fanlight: 0.1,
				arch: false,
			});
		return (
			buildingShadow(view, left + 2 * m, ground, 31 * m, 180) +
			volumeDrawing(view, hall, left, ground, m, front) +
			volumeDrawing(view, desk, left, ground + 8, m, deskFront)
		);
	});
	const yard = polygon(
		[
			[0, ground],
			[width, ground],
			[width, 1020],
			[0, 1020],
		],
		{
			fill: canvas.gradient([
				[0, palette.lit('#8f8f8b')],
				[1, palette.lit('#adaaa1')],
			]),
		},
	);
	const lines = Array.from({ length: 8 }, (_, index) =>
		line(width * 0.08 + index * 76, 930, width * 0.08 + index * 76 - 40, 1000, '#f4f1e8', 5, 0.7),
	).join('');
	return (
		sky(canvas, 700) +
		horizonTrees(canvas, 740, 90) +
		rect(0, 738, width, 60, { fill: palette.grass[0] }) +
		yard +
		block +
		lines +
		hedge(canvas, width - 420, 990, 460, 48) +
		leafTree(canvas, property.look % 2 ? 90 : width - 90, 880, 430) +
		atmosphere(canvas)
	);
}
