import { darken } from '../color.ts';
import { circle, line, rect } from '../shapes.ts';
import { box } from './box.ts';
import { sunPatch } from './openings.ts';
import type { RoomView } from './room.ts';
import { shell } from './shell.ts';

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
