import type { HomeBody } from '../../homes/home.ts';
import type { Canvas } from '../canvas.ts';
import { darken, lighten } from '../color.ts';
import { door, garageDoor } from '../door.ts';
import { atmosphere } from '../grain.ts';
import { backdropTrees, horizonTrees, lawn } from '../landscape.ts';
import { wallPaint, wallShade } from '../masonry.ts';
import { grassTufts, hedge, pot, shrub } from '../plants.ts';
import { line, path, polygon, rect, round } from '../shapes.ts';
import { sky } from '../sky.ts';
import { bench, bicycle, lamp, street } from '../street.ts';
import { leafTree, standard } from '../tree.ts';
import { buildingShadow, facingSun, type Volume, volumeDrawing } from '../volume.ts';
import { type WindowStyle, window } from '../window.ts';
import { distantTown } from './street-scene.ts';

/** An office block: slender fins before glass, a plaza with trees. */
export function office(canvas: Canvas, home: HomeBody): string {
	const { random, width, palette } = canvas;
	const storeys = Math.max(3, home.storeys);
	const m = Math.min(42, 620 / (storeys * 3.6));
	const ground = 850;
	const bays = random.int(7, 9);
	const w = bays * 2.6;
	const left = width / 2 - (w * m) / 2 - 70;
	const wall = random.pick([
		{ kind: 'render', color: '#ece7dc' } as const,
		{ kind: 'brick', color: '#b9a58a' } as const,
		{ kind: 'render', color: '#4b5554' } as const,
	]);
	const fin = wall.color === '#4b5554' ? '#c9a070' : '#8a6f4d';
	const style: WindowStyle = {
		sash: 'single',
		frame: '#2d3336',
		lintel: 'none',
		lintelColor: '#000000',
		sill: '#7d8482',
		reveal: 5,
		curtains: random.pick(['blind', 'none']),
	};
	const block = facingSun(canvas, (view) => {
		const main: Volume = {
			x: 0,
			w,
			h: storeys * 3.6,
			depth: 10,
			wall,
			roof: { kind: 'flat', rise: 0, color: '#777777' },
		};
		return volumeDrawing(view, main, left, ground, m, (x, base, wide) => {
			let drawn = '';
			for (let level = 0; level < storeys; level++)
				for (let bay = 0; bay < bays; bay++) {
					const at = x + bay * 2.6 * m;
					const floor = base - level * 3.6 * m;
					if (level === 0 && bay === Math.floor(bays / 2))
						drawn +=
							rect(at - m * 0.4, floor - 3 * m, 3.4 * m, 3 * m, { fill: view.palette.lit('#2d3336') }) +
							door(view, at + m * 0.3, floor, 2 * m, 2.8 * m, {
								color: '#3b4144',
								kind: 'glazed',
								fanlight: 0.1,
								arch: false,
							});
					else
						drawn += window(view, at + m * 0.3, floor - 3 * m, 2 * m, (level === 0 ? 2.9 : 2.5) * m, style);
					if (level > 0)
						drawn +=
							rect(at + m * 0.02, floor - 3.5 * m, m * 0.16, 3.5 * m, { fill: view.palette.lit(fin) }) +
							rect(at + m * 0.18, floor - 3.5 * m, m * 0.1, 3.5 * m, {
								fill: view.palette.shadow,
								opacity: 0.3,
							});
				}
			return (
				drawn + rect(x, base - 3.6 * m, wide, m * 0.24, { fill: view.palette.lit(lighten(wall.color, 0.2)) })
			);
		});
	});
	return (
		sky(canvas, ground) +
		distantTown(canvas, ground - 130) +
		backdropTrees(canvas, ground - 100, 'leaf', 3) +
		rect(0, ground - 112, width, 116, {
			fill: canvas.gradient([
				[0, palette.lit('#a8a294')],
				[1, palette.lit('#b9b3a6')],
			]),
		}) +
		block +
		street(canvas, ground, 'asphalt') +
		[0.14, 0.3, 0.74, 0.9].map((share) => standard(canvas, width * share, ground + 30, 150, 44)).join('') +
		bench(canvas, width * 0.2, ground + 44, 110) +
		[0, 1, 2].map((index) => bicycle(canvas, width * 0.58 + index * 74, ground + 34, 58)).join('') +
		lamp(canvas, width * 0.08, ground + 40, 290) +
		atmosphere(canvas)
	);
}

/** A warehouse: ribbed cladding, sectional doors at the yard, offices in front. */
export function warehouse(canvas: Canvas, home: HomeBody): string {
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
		leafTree(canvas, home.look % 2 ? 90 : width - 90, 880, 430) +
		atmosphere(canvas)
	);
}

/** A yard of lock-up garages, seen from the gate. */
export function garages(canvas: Canvas): string {
	const { random, width, palette } = canvas;
	const m = 92;
	const ground = 800;
	const wall = random.pick(['#a2553c', '#9a6a55', '#b98b62', '#7a4a41']);
	const color = random.pick(['#6d7f6a', '#8a9aa0', '#7b3f2a', '#c9c1b2', '#3c5a66']);
	const top = ground - 2.9 * m;
	const doors = Array.from({ length: 6 }, (_, index) =>
		garageDoor(
			canvas,
			-60 + index * 2.9 * m + m * 0.24,
			ground,
			2.4 * m,
			2.2 * m,
			index === 2 ? random.pick(['#b9502b', '#1f3d36', '#22324a']) : color,
		),
	).join('');
	const numbers = Array.from({ length: 6 }, (_, index) =>
		rect(
			-60 + index * 2.9 * m + m * 1.24,
			top + m * 0.3,
			m * 0.4,
			m * 0.26,
			{ fill: palette.lit('#f2ece0') },
			3,
		),
	).join('');
	let joints = '';
	for (let y = ground + 26, step = 26; y < 1020; step *= 1.24, y += step) joints += `M0 ${round(y)}H${width}`;
	for (let x = -400; x < width + 400; x += 120)
		joints += `M${round(width / 2 + (x - width / 2) * 0.72)} ${ground}L${x} 1020`;
	return (
		sky(canvas, ground) +
		distantTown(canvas, top + 30) +
		backdropTrees(canvas, top + 60, 'leaf', 4) +
		rect(0, top, width, ground - top, { fill: wallPaint(canvas, 'brick', wall, m * 0.8) }) +
		wallShade(canvas, 0, top, width, ground - top) +
		doors +
		numbers +
		rect(0, top - 16, width, 22, { fill: palette.lit('#8e9496') }) +
		rect(0, top + 6, width, 20, { fill: palette.shadow, opacity: palette.shadowStrength }) +
		rect(0, ground, width, 220, {
			fill: canvas.gradient([
				[0, palette.lit('#8b8780')],
				[1, palette.lit('#b1aca1')],
			]),
		}) +
		path(joints, { stroke: darken(palette.lit('#8b8780'), 0.3), width: 1.6, opacity: 0.5 }) +
		lamp(canvas, width * 0.9, ground + 26, 340) +
		bicycle(canvas, width * 0.1, ground + 40, 110) +
		pot(canvas, width * 0.67, ground + 16, 44, 'ball') +
		atmosphere(canvas)
	);
}

/** A building plot: pegs and string in the grass, neighbours far off, and the outline of a house that could stand there. */
export function plot(canvas: Canvas, home: HomeBody): string {
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
		home.look % 2
			? `M${hx} ${ground + 60}v${-5.4 * m}l${4.6 * m} ${-3.4 * m}l${4.6 * m} ${3.4 * m}v${5.4 * m}ZM${hx + 9.2 * m} ${ground + 60}l${2.6 * m} ${-m}v${-5.4 * m}l${-2.6 * m} ${m}M${hx + 4.6 * m} ${ground + 60 - 8.8 * m}l${2.6 * m} ${-m}l${4.6 * m} ${3.4 * m}`
			: `M${hx} ${ground + 60}v${-3.1 * m}h${9.6 * m}v${3.1 * m}ZM${hx + 2 * m} ${ground + 60 - 3.1 * m}v${-3 * m}h${9 * m}v${3 * m}M${hx + 9.6 * m} ${ground + 60}l${2.4 * m} ${-0.9 * m}v${-2.2 * m}M${hx + 11 * m} ${ground + 60 - 6.1 * m}l${1.8 * m} ${-0.7 * m}v${3 * m}l${-1.8 * m} ${0.7 * m}`;
	const rooms =
		home.look % 2
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
		leafTree(canvas, home.look % 2 ? 1230 : 130, 880, random.between(440, 560)) +
		rect(0, 1000, width, 20, { fill: palette.lit('#7d7f82') }) +
		atmosphere(canvas)
	);
}
