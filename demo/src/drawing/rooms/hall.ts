import { darken, lighten } from '../color.ts';
import { circle, line, rect } from '../shapes.ts';
import { box } from './box.ts';
import { housePlant } from './greenery.ts';
import { pendant } from './lamps.ts';
import { sunPatch } from './openings.ts';
import type { RoomView } from './room.ts';
import { shell } from './shell.ts';
import { wallArt } from './wall-art.ts';

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
