import type { PropertyBody } from '../../properties/property.ts';
import { door, garageDoor } from '../building/door.ts';
import { overhangShadow } from '../building/masonry.ts';
import { buildingShadow, facingSun, type Volume, volumeDrawing } from '../building/volume.ts';
import { window } from '../building/window.ts';
import type { WindowStyle } from '../building/window-style.ts';
import type { Canvas } from '../canvas.ts';
import { atmosphere } from '../grain.ts';
import { backdropTrees, horizonTrees, lawn, pathTo } from '../nature/landscape.ts';
import { leafTree } from '../nature/leaf-tree.ts';
import { grassTufts, hedge, pot } from '../nature/plants.ts';
import { sky } from '../nature/sky.ts';
import { pine } from '../nature/trees.ts';
import { line, polygon, rect } from '../shapes.ts';

/** A house of white volumes: a lower one in timber or dark brick, a pale one that hovers over it, much glass. */
export function modern(canvas: Canvas, property: PropertyBody): string {
	const { random, width, palette } = canvas;
	const m = 50;
	const ground = 800;
	const pale = random.pick(['#f6f3ec', '#ece7dc', '#f1ede6']);
	const base = random.pick([
		{ kind: 'timber', color: '#9a7450' } as const,
		{ kind: 'brick', color: '#4d4946' } as const,
		{ kind: 'brick', color: '#a89a86' } as const,
		{ kind: 'timber', color: '#4f463e' } as const,
	]);
	const style: WindowStyle = {
		sash: 'slider',
		frame: '#2c3033',
		lintel: 'none',
		lintelColor: '#000000',
		sill: '#3a3f42',
		reveal: 8,
		curtains: random.pick(['sides', 'none', 'sides']),
	};
	const isLong = random.chance(0.5);
	const lower: Volume = {
		x: 2,
		w: 15.5,
		h: 3,
		depth: 7,
		wall: base,
		roof: { kind: 'flat', rise: 0, color: '#555555' },
	};
	const upper: Volume = {
		x: isLong ? 0.4 : 6.4,
		w: isLong ? 10.5 : 12,
		h: 3.1,
		depth: 6.4,
		lift: 3,
		wall: { kind: 'render', color: pale },
		roof: { kind: 'flat', rise: 0, color: '#555555' },
	};
	const left = width / 2 - 11.4 * m;
	const house = facingSun(canvas, (view) => {
		const lowerFront = (x: number, floor: number, w: number) =>
			window(view, x + w * 0.05, floor - 2.6 * m, w * 0.42, 2.5 * m, style) +
			door(view, x + w * 0.52, floor, 1.25 * m, 2.5 * m, {
				color: random.pick(['#8a5a2b', '#2a2a2c', '#1f3d36']),
				kind: 'modern',
				fanlight: 0,
				arch: false,
			}) +
			garageDoor(
				view,
				x + w * 0.68,
				floor,
				w * 0.28,
				2.4 * m,
				base.kind === 'timber' ? base.color : '#3b3f41',
			);
		const upperFront = (x: number, floor: number, w: number) =>
			window(view, x + w * 0.07, floor - 2.5 * m, w * 0.3, 1.9 * m, style) +
			window(view, x + w * 0.45, floor - 2.75 * m, w * 0.1, 2.4 * m, { ...style, sash: 'single' }) +
			window(view, x + w * 0.63, floor - 2.5 * m, w * 0.3, 1.9 * m, style);
		const hover = isLong
			? rect(left + 0.4 * m, ground - 3 * m, 1.6 * m, 3 * m, { fill: view.palette.shadow, opacity: 0.28 }) +
				line(left + 0.8 * m, ground - 3 * m, left + 0.8 * m, ground, view.palette.lit('#3a3f42'), 5)
			: '';
		return (
			buildingShadow(view, left + 2 * m, ground, 15.5 * m, 180) +
			volumeDrawing(view, lower, left, ground, m, lowerFront) +
			hover +
			volumeDrawing(view, upper, left, ground, m, upperFront) +
			overhangShadow(view, left + upper.x * m, ground - 3 * m + 6, upper.w * m, m * 0.8)
		);
	});
	const side = canvas.sunSide < 0 ? 1 : -1;
	const isPool = property.look % 2 === 0 && palette.season !== 'winter';
	const poolX = side > 0 ? 60 : width - 560;
	const pool = isPool
		? polygon(
				[
					[poolX, 905],
					[poolX + 470, 905],
					[poolX + 520, 965],
					[poolX - 60, 965],
				],
				{ fill: palette.lit('#d8d3c7') },
			) +
			polygon(
				[
					[poolX + 14, 911],
					[poolX + 456, 911],
					[poolX + 492, 955],
					[poolX - 34, 955],
				],
				{
					fill: canvas.gradient([
						[0, palette.sky[0]],
						[1, palette.lit('#7fb4b8')],
					]),
				},
			) +
			line(poolX + 40, 926, poolX + 200, 926, '#ffffff', 2, 0.4) +
			line(poolX + 240, 940, poolX + 420, 940, '#ffffff', 2, 0.35)
		: hedge(canvas, side > 0 ? -20 : width - 420, 985, 440, 60);
	return (
		sky(canvas, 680) +
		horizonTrees(canvas, 706, 120) +
		backdropTrees(canvas, 735, random.chance(0.4) ? 'pine' : 'leaf', 5) +
		lawn(canvas, 704) +
		pathTo(canvas, width / 2 + side * 250, ground + 4, 110, 'slabs', side * 130) +
		rect(side > 0 ? left + 60 : width - left - 60 - 400, ground - 2, 400, 14, {
			fill: palette.lit('#cfc7b8'),
		}) +
		house +
		grassTufts(canvas, width * 0.3, ground + 22, width * 0.26, 60, 34) +
		pot(canvas, width / 2 + side * 38, ground + 8, 42, 'spikes') +
		pool +
		(random.chance(0.5)
			? leafTree(canvas, side > 0 ? width - 120 : 120, 880, 560)
			: pine(canvas, side > 0 ? width - 110 : 110, 870, 640)) +
		atmosphere(canvas)
	);
}
