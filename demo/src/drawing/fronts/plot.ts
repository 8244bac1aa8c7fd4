import type { PropertyBody } from '../../properties/property.ts';
import { facingSun, volumeDrawing } from '../building/volume.ts';
import { window } from '../building/window.ts';
import type { Canvas } from '../canvas.ts';
import { atmosphere } from '../grain.ts';
import { backdropTrees, horizonTrees, lawn } from '../nature/landscape.ts';
import { leafTree } from '../nature/leaf-tree.ts';
import { grassTufts, shrub } from '../nature/plants.ts';
import { sky } from '../nature/sky.ts';
import { path, polygon, rect } from '../shapes.ts';

/** A building plot: pegs and string in the grass, neighbours far off, and the outline of a house that could stand there. */
export function plot(canvas: Canvas, property: PropertyBody): string {
	const { random, width, palette } = canvas;
	const ground = 760;
	const neighbour = (x: number, scale: number) =>
		facingSun(canvas, (view) =>
			volumeDrawing(
				view,
				{
					x: 0,
					w: 10,
					h: 5,
					depth: 8,
					wall: random.chance(0.5)
						? { kind: 'brick', color: '#a8795c' }
						: { kind: 'painted-brick', color: '#efe7d8' },
					roof: { kind: 'gable', rise: 3, color: '#7f4436' },
				},
				view.sunSide === canvas.sunSide ? x : width - x - 10 * scale,
				720,
				scale,
				(px, base, w) =>
					[0.15, 0.42, 0.7]
						.map((share) =>
							window(view, px + w * share, base - 4.3 * scale, w * 0.16, 1.5 * scale, {
								sash: 'double',
								frame: '#f4f1ea',
								lintel: 'none',
								lintelColor: '#000000',
								sill: '#b4b6b1',
								reveal: 3,
							}),
						)
						.join(''),
			),
		);
	const [x1, x2, y1, y2] = [300, 1060, 770, 950];
	const pegs = [
		[x1, y1],
		[x2, y1],
		[x2 + 130, y2],
		[x1 - 130, y2],
	] as const;
	const string = polygon(pegs, { stroke: palette.lit('#e0703f'), width: 2.6, opacity: 0.9, dash: '10 7' });
	const stakes = pegs
		.map(
			([x, y]) =>
				rect(x - 4, y - 46, 8, 50, { fill: palette.lit('#d9b98a') }) +
				rect(x - 4, y - 46, 8, 11, { fill: palette.lit('#d4563f') }),
		)
		.join('');
	const m = 46;
	const hx = 440;
	const ghost = palette.isLit || palette.hour === 'golden' ? '#fff8ea' : '#ffffff';
	const d =
		property.look % 2
			? `M${hx} ${ground + 60}v${-5.4 * m}l${4.6 * m} ${-3.4 * m}l${4.6 * m} ${3.4 * m}v${5.4 * m}ZM${hx + 9.2 * m} ${ground + 60}l${2.6 * m} ${-m}v${-5.4 * m}l${-2.6 * m} ${m}M${hx + 4.6 * m} ${ground + 60 - 8.8 * m}l${2.6 * m} ${-m}l${4.6 * m} ${3.4 * m}`
			: `M${hx} ${ground + 60}v${-3.1 * m}h${9.6 * m}v${3.1 * m}ZM${hx + 2 * m} ${ground + 60 - 3.1 * m}v${-3 * m}h${9 * m}v${3 * m}M${hx + 9.6 * m} ${ground + 60}l${2.4 * m} ${-0.9 * m}v${-2.2 * m}M${hx + 11 * m} ${ground + 60 - 6.1 * m}l${1.8 * m} ${-0.7 * m}v${3 * m}l${-1.8 * m} ${0.7 * m}`;
	const rooms =
		property.look % 2
			? `M${hx + 0.8 * m} ${ground + 60 - 2.5 * m}h${3.4 * m}v${1.9 * m}h${-3.4 * m}ZM${hx + 5.8 * m} ${ground + 60}v${-2.4 * m}h${1.2 * m}v${2.4 * m}M${hx + 1.6 * m} ${ground + 60 - 5 * m}h${1.5 * m}v${1.5 * m}h${-1.5 * m}ZM${hx + 6 * m} ${ground + 60 - 5 * m}h${1.5 * m}v${1.5 * m}h${-1.5 * m}Z`
			: `M${hx + 0.6 * m} ${ground + 60 - 2.6 * m}h${4 * m}v${2.4 * m}h${-4 * m}ZM${hx + 6.4 * m} ${ground + 60}v${-2.4 * m}h${1.2 * m}v${2.4 * m}M${hx + 2.8 * m} ${ground + 60 - 5.4 * m}h${2.6 * m}v${1.7 * m}h${-2.6 * m}ZM${hx + 7 * m} ${ground + 60 - 5.4 * m}h${2.6 * m}v${1.7 * m}h${-2.6 * m}Z`;
	return (
		sky(canvas, 690) +
		horizonTrees(canvas, 712, 110) +
		backdropTrees(canvas, 724, random.pick(['poplar', 'leaf']), 6) +
		(random.chance(0.7) ? neighbour(40, 22) : '') +
		lawn(canvas, 706) +
		string +
		path(d, { stroke: ghost, width: 3.4, opacity: 0.85, join: 'round', dash: '16 9' }) +
		path(rooms, { stroke: ghost, width: 2.2, opacity: 0.6, dash: '9 8' }) +
		stakes +
		grassTufts(canvas, 0, 900, width, 160, 24) +
		[0.05, 0.94].map((share) => shrub(canvas, width * share, 870, random.between(50, 90))).join('') +
		leafTree(canvas, property.look % 2 ? 1230 : 130, 880, random.between(440, 560)) +
		rect(0, 1000, width, 20, { fill: palette.lit('#7d7f82') }) +
		atmosphere(canvas)
	);
}
