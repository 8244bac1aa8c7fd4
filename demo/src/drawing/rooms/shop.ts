import { lighten } from '../color.ts';
import { rect } from '../shapes.ts';
import { box } from './box.ts';
import { housePlant } from './greenery.ts';
import { pendant } from './lamps.ts';
import { backWindow, sideWindow, sunPatch } from './openings.ts';
import { floorShadow, type RoomView } from './room.ts';
import { shell } from './shell.ts';
import { diningTable } from './tables.ts';
import { wallArt } from './wall-art.ts';

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
