import { darken, lighten } from '../color.ts';
import { circle, line, rect } from '../shapes.ts';
import { diningTable, housePlant, pendant, wallArt } from './furniture.ts';
import { backWindow, sideWindow, sunPatch } from './openings.ts';
import { box, floorShadow, type RoomView, shell } from './room.ts';

/** Shop floor or dining room of a restaurant: counter, shelves, small tables, rows of lamps. */
export function shop(room: RoomView): string {
	const { half, back, canvas, decor, variant, ceiling } = room;
	const { random } = canvas;
	const sun = canvas.sunSide;
	const shelfX = -sun > 0 ? 0.2 : -half + 0.1;
	const z = back - 0.35;
	const s = room.scale(z);
	let goods = '';
	for (let row = 0; row < 4; row++)
		for (let index = 0; index < 9; index++) {
			const [px, py] = room.at(shelfX + 0.14 + index * 0.24, 0.9 + row * 0.42, z);
			const h = s * random.between(0.12, 0.27);
			goods += rect(
				px,
				py - h,
				s * random.between(0.09, 0.17),
				h,
				{ fill: room.tint(random.pick([...decor.textiles, '#efe7d6', '#3f4a4c'])) },
				3,
			);
		}
	const shelves =
		box(room, { x: shelfX, y: 0, z, w: 2.4, h: 2.5, d: 0.35, color: decor.wood }) +
		[0.9, 1.32, 1.74, 2.16]
			.map((y) =>
				box(room, {
					x: shelfX + 0.04,
					y: y - 0.04,
					z: z - 0.02,
					w: 2.32,
					h: 0.04,
					d: 0.3,
					color: lighten(decor.wood, 0.2),
				}),
			)
			.join('') +
		goods;
	const counterX = -sun > 0 ? 0.5 : -half + 0.4;
	return (
		shell(room, true) +
		sunPatch(room, 2.3, 2, half * 1.3) +
		sideWindow(room, 2.4, 2.1, 0.4, Math.min(2.2, ceiling - 0.8)) +
		shelves +
		(variant === 1
			? wallArt(room, sun > 0 ? 1 : -half + 0.4, 1.7, 2)
			: backWindow(room, sun > 0 ? half - 2 : -half + 0.5, 0.08, 1.4, 2.2, {
					curtains: false,
					isGarden: true,
				})) +
		floorShadow(room, counterX, 3.6, 2.2, 0.7) +
		box(room, {
			x: counterX,
			y: 0,
			z: 3.6,
			w: 2.2,
			h: 1,
			d: 0.7,
			color: decor.cabinets[variant % decor.cabinets.length] ?? '#3f554b',
		}) +
		box(room, { x: counterX - 0.05, y: 1, z: 3.55, w: 2.3, h: 0.06, d: 0.8, color: decor.worktop }) +
		diningTable(room, sun > 0 ? 0.55 : -1.75, 2.75, 1.2) +
		housePlant(room, sun * (half - 0.4), back - 0.7, 1.5) +
		[-1.2, 0, 1.2].map((x) => pendant(room, x, 3.7, Math.max(0.6, ceiling - 2.1), 0.22)).join('')
	);
}

/** Office floor: desks in a row, screens, glass, plants. */
export function officeFloor(room: RoomView): string {
	const { half, back, canvas, ceiling } = room;
	const sun = canvas.sunSide;
	const desk = (x: number, z: number) => {
		const s = room.scale(z);
		const [px, py] = room.at(x + 0.7, 0.75, z + 0.35);
		return (
			floorShadow(room, x, z, 1.4, 0.7) +
			[0.05, 1.29]
				.map((at) => box(room, { x: x + at, y: 0, z: z + 0.05, w: 0.06, h: 0.72, d: 0.6, color: '#3a3f40' }))
				.join('') +
			box(room, { x, y: 0.71, z, w: 1.4, h: 0.04, d: 0.7, color: '#d9bd8f' }) +
			rect(px - s * 0.3, py - s * 0.42, s * 0.6, s * 0.36, { fill: '#23282a' }, 4) +
			rect(
				px - s * 0.27,
				py - s * 0.39,
				s * 0.54,
				s * 0.3,
				{ fill: canvas.palette.isLit ? '#9fc0cc' : '#c9dbe0' },
				2,
			) +
			rect(px - s * 0.03, py - s * 0.08, s * 0.06, s * 0.08, { fill: '#23282a' }) +
			box(room, { x: x + 0.48, y: 0.42, z: z - 0.5, w: 0.46, h: 0.08, d: 0.44, color: '#55605e' }) +
			box(room, { x: x + 0.48, y: 0.5, z: z - 0.5, w: 0.46, h: 0.5, d: 0.06, color: '#55605e' })
		);
	};
	return (
		shell(room, room.variant === 1) +
		sunPatch(room, 2.4, 2.4, half) +
		sideWindow(room, 2.2, 1.5, 0.7, ceiling - 1) +
		sideWindow(room, 4, 1.4, 0.7, ceiling - 1) +
		backWindow(room, -half + 0.5, 0.85, half * 2 - 1, Math.min(1.6, ceiling - 1.15), { curtains: false }) +
		desk(-sun * 1.1 - 0.7, back - 1.3) +
		desk(-sun * 2.4 - 0.7 + sun * 2.6, back - 1.3) +
		desk(-sun * 1.2 - 0.7, 3.4) +
		housePlant(room, -sun * (half - 0.4), back - 0.6, 1.5) +
		housePlant(room, sun * (half - 0.5), 3.1, 1.3) +
		[-1, 1]
			.map((x) =>
				box(room, { x: x - 0.6, y: ceiling - 0.1, z: 3.2, w: 1.2, h: 0.07, d: 1.6, color: '#fdf8ea' }),
			)
			.join('')
	);
}

/** A warehouse from inside: racks, pallets, a door to the light. */
export function warehouseFloor(room: RoomView): string {
	const { half, back, canvas, ceiling } = room;
	const { random } = canvas;
	const sun = canvas.sunSide;
	const rack = (x: number, z: number) => {
		let drawn = '';
		for (let level = 0; level < 3; level++) {
			drawn += box(room, { x, y: level * 1.05, z, w: 1.7, h: 0.08, d: 0.9, color: '#c8793a' });
			for (let index = 0; index < 3; index++)
				if (random.chance(0.85))
					drawn += box(room, {
						x: x + 0.08 + index * 0.55,
						y: level * 1.05 + 0.08,
						z: z + 0.06,
						w: 0.48,
						h: random.between(0.4, 0.78),
						d: 0.7,
						color: random.pick(['#b9976a', '#a8865c', '#c9ab7e', '#8fa39b']),
					});
		}
		return (
			drawn +
			[0, 1.64]
				.map((at) => box(room, { x: x + at, y: 0, z, w: 0.07, h: 3.1, d: 0.07, color: '#2b4a6b' }))
				.join('')
		);
	};
	const [dx, dy] = room.at(-sun * -0.2, 2.9, back);
	const s = room.scale(back);
	return (
		shell(room) +
		rect(dx - s * 1.1, dy, s * 2.2, s * 2.9, {
			fill: canvas.gradient([
				[0, canvas.palette.sky[0]],
				[0.7, canvas.palette.sky[2]],
				[1, canvas.palette.grass[0]],
			]),
		}) +
		rect(dx - s * 1.16, dy - s * 0.2, s * 2.32, s * 0.3, { fill: '#8e9496' }) +
		Array.from({ length: 5 }, (_, index) =>
			line(
				dx - s * 1.1,
				dy - s * 0.15 + index * 6,
				dx + s * 1.1,
				dy - s * 0.15 + index * 6,
				darken('#8e9496', 0.3),
				1.4,
			),
		).join('') +
		sunPatch(room, 3, 2, half) +
		[back - 1.1, 4, 2.6].map((z) => rack(-sun > 0 ? half - 1.8 : -half + 0.1, z)).join('') +
		[back - 1.1, 4].map((z) => rack(sun > 0 ? half - 1.8 : -half + 0.1, z)).join('') +
		box(room, { x: -0.5, y: 0, z: 3.2, w: 1, h: 0.12, d: 0.8, color: '#a8865c' }) +
		box(room, { x: -0.45, y: 0.12, z: 3.24, w: 0.9, h: 0.6, d: 0.7, color: '#c9ab7e' }) +
		[-1, 1].map((x) => circle(...room.at(x, ceiling - 0.5, 3.8), 22, { fill: '#fff4d2' })).join('')
	);
}

/** Entrance hall: tiled floor, stair, door with coloured glass. */
export function hall(room: RoomView): string {
	const { half, back, canvas, decor, ceiling } = room;
	const sun = canvas.sunSide;
	const s = room.scale(back);
	const [dx, dy] = room.at(-0.55 - sun * 0.5, 2.35, back);
	const w = 1.1 * s;
	const h = 2.35 * s;
	const frame = room.tint(decor.cabinets[0] ?? '#3f554b');
	const glass = canvas.palette.isLit ? '#7d7fa0' : lighten(canvas.palette.sky[1], 0.35);
	const stairX = -sun > 0 ? half - 1.2 : -half;
	const steps = Array.from({ length: 9 }, (_, index) =>
		box(room, {
			x: stairX,
			y: 0,
			z: 3 + index * 0.27,
			w: 1.2,
			h: 0.19 * (index + 1),
			d: 0.27,
			color: decor.wood,
			top: lighten(decor.wood, 0.15),
		}),
	)
		.reverse()
		.join('');
	return (
		shell(room, true) +
		rect(dx - 12, dy - 14, w + 24, h + 14, { fill: room.tint('#f4efe4') }) +
		rect(dx, dy, w, h, { fill: frame }) +
		rect(dx + w * 0.12, dy + h * 0.08, w * 0.76, h * 0.5, { fill: glass }) +
		[0.25, 0.5, 0.75]
			.map((share) =>
				line(
					dx + w * 0.12 + w * 0.76 * share,
					dy + h * 0.08,
					dx + w * 0.12 + w * 0.76 * share,
					dy + h * 0.58,
					darken(frame, 0.2),
					2.4,
				),
			)
			.join('') +
		['#c8564a', '#d9a441', '#55706a', '#3c5a66']
			.map((color, index) =>
				rect(dx + w * (0.13 + index * 0.19), dy + h * 0.09, w * 0.17, h * 0.12, {
					fill: color,
					opacity: 0.75,
				}),
			)
			.join('') +
		rect(dx + w * 0.14, dy + h * 0.66, w * 0.72, h * 0.26, { stroke: darken(frame, 0.35), width: 3 }) +
		circle(dx + w * 0.9, dy + h * 0.6, 6, { fill: room.tint('#d8b46a') }) +
		sunPatch(room, 2.6, 1.4, half) +
		steps +
		wallArt(room, sun > 0 ? 0.7 : -1.6, 1.7, 1) +
		housePlant(room, sun * (half - 0.4), back - 0.5, 1.3) +
		pendant(room, 0, 3.4, Math.max(0.5, ceiling - 2.2), 0.26)
	);
}
