import { rect } from '../shapes.ts';
import { box } from './box.ts';
import { housePlant } from './greenery.ts';
import { backWindow, sideWindow, sunPatch } from './openings.ts';
import { floorShadow, type RoomView } from './room.ts';
import { shell } from './shell.ts';

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
