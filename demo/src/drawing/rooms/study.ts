import { rect } from '../shapes.ts';
import { bookshelf } from './bookshelf.ts';
import { box } from './box.ts';
import { housePlant, vase } from './greenery.ts';
import { pendant } from './lamps.ts';
import { backWindow, sideWindow, sunPatch } from './openings.ts';
import { floorShadow, type RoomView } from './room.ts';
import { rug } from './rug.ts';
import { armchair } from './seats.ts';
import { shell } from './shell.ts';

/** Study: a desk at the window, shelves. */
export function study(room: RoomView): string {
	const { half, back, canvas, decor, ceiling, variant } = room;
	const sun = canvas.sunSide;
	const deskX = sun > 0 ? -0.6 : -1.2;
	const z = back - 1.1;
	const s = room.scale(z);
	const [dx, dy] = room.at(deskX + 0.9, 0.76, z + 0.3);
	return (
		shell(room, variant === 1) +
		sunPatch(room, 2.4, 1.6, half * 1.2) +
		sideWindow(room, 2.6, 1.6, 0.7, Math.min(1.8, ceiling - 1)) +
		bookshelf(room, sun > 0 ? -half + 0.1 : half - 1.5, 1.4, Math.min(2.3, ceiling - 0.35)) +
		backWindow(room, deskX + 0.1, 0.95, 1.6, Math.min(1.5, ceiling - 1.3), { isGarden: variant === 2 }) +
		rug(room, deskX - 0.3, 2.9, 2.4, 1.5) +
		floorShadow(room, deskX, z, 1.8, 0.8) +
		[0.06, 1.66]
			.map((at) =>
				box(room, { x: deskX + at, y: 0, z: z + 0.06, w: 0.07, h: 0.72, d: 0.6, color: decor.metal }),
			)
			.join('') +
		box(room, { x: deskX, y: 0.72, z, w: 1.8, h: 0.05, d: 0.76, color: decor.wood }) +
		rect(dx - s * 0.24, dy - s * 0.32, s * 0.48, s * 0.3, { fill: '#23282a' }, 4) +
		rect(
			dx - s * 0.21,
			dy - s * 0.29,
			s * 0.42,
			s * 0.24,
			{ fill: canvas.palette.isLit ? '#9fc0cc' : '#c9dbe0' },
			2,
		) +
		vase(room, dx + s * 0.56, dy, s * 0.22) +
		rect(dx - s * 0.7, dy - s * 0.05, s * 0.3, s * 0.05, {
			fill: room.tint(decor.textiles[0] ?? '#8fa69b'),
		}) +
		armchair(room, deskX + 0.5, z - 0.85, decor.sofas[variant % decor.sofas.length] ?? '#8f918c') +
		housePlant(room, sun * (half - 0.42), back - 0.7, 1.25) +
		pendant(room, deskX + 0.9, z + 0.3, 0.6, 0.22)
	);
}
