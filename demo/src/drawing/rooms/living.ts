import { bookshelf } from './bookshelf.ts';
import { fireplace } from './fireplace.ts';
import { housePlant } from './greenery.ts';
import { floorLamp, pendant } from './lamps.ts';
import { backWindow, sideWindow, sunPatch } from './openings.ts';
import type { RoomView } from './room.ts';
import { rug } from './rug.ts';
import { armchair, sofa } from './seats.ts';
import { shell } from './shell.ts';
import { coffeeTable, diningTable } from './tables.ts';
import { wallArt } from './wall-art.ts';

const colorOf = (room: RoomView, index: number) =>
	room.decor.sofas[index % room.decor.sofas.length] ?? '#8f918c';

/** Sitting room: before the window, around the fire, or with its back to the garden. */
export function living(room: RoomView): string {
	const { half, back, canvas, ceiling } = room;
	const sun = canvas.sunSide;
	const other = -sun;
	const start =
		shell(room, room.variant === 1) +
		sunPatch(room, 2.5, 1.7, half * 1.1) +
		sideWindow(room, 2.7, 1.7, 0.55, Math.min(2, ceiling - 1));
	const z = back - 1.5;
	if (room.variant === 1)
		return (
			start +
			fireplace(room, -0.72) +
			bookshelf(
				room,
				other > 0 ? 1.1 : -half + 0.15,
				Math.min(1.5, half - 1.25),
				Math.min(2.3, ceiling - 0.4),
			) +
			rug(room, -1.5, 2.7, 3, 1.9) +
			armchair(room, other * 1.25 - 0.42, z - 0.35, colorOf(room, 2)) +
			floorLamp(room, sun * 1.35, back - 0.5) +
			coffeeTable(room, 0, 3.2, true) +
			sofa(room, sun > 0 ? 0.5 : -2.4, 2.35, 1.9, colorOf(room, 0)) +
			housePlant(room, other * (half - 0.4), back - 0.9, 1.25) +
			pendant(room, 0, 3.6, 0.7, 0.3)
		);
	if (room.variant === 2)
		return (
			start +
			backWindow(room, -half + 0.5, 0.08, half * 2 - 1, Math.min(2.5, ceiling - 0.35), { isGarden: true }) +
			rug(room, -1.7, 2.9, 3.4, 2) +
			sofa(room, -1.3, z, 2.5, colorOf(room, 1)) +
			armchair(room, other > 0 ? 1.5 : -2.3, 3.5, colorOf(room, 0)) +
			floorLamp(room, sun * 1.75, z + 0.5) +
			coffeeTable(room, 0, 3.3, false) +
			housePlant(room, other * (half - 0.45), 3.2, 1.4)
		);
	return (
		start +
		backWindow(room, other > 0 ? -half + 0.7 : half - 2.5, 0.75, 1.8, Math.min(1.9, ceiling - 1.1)) +
		wallArt(room, other > 0 ? 0.35 : -1.9, 1.62, 2) +
		rug(room, -1.7, 2.9, 3.4, 1.9) +
		sofa(room, other > 0 ? -0.35 : -2.05, z, 2.4, colorOf(room, room.variant)) +
		floorLamp(room, other * (half - 0.45), z + 0.4) +
		housePlant(room, sun * (half - 0.5), z + 0.5, 1.5) +
		armchair(room, sun > 0 ? 1.15 : -1.99, 3.1, colorOf(room, 2)) +
		coffeeTable(room, -sun * 0.1, 3.25, true)
	);
}

/** Dining room or corner: a long table under a lamp. */
export function dining(room: RoomView): string {
	const { half, back, canvas, ceiling } = room;
	const other = -canvas.sunSide;
	const wide = room.variant === 2 ? 2.6 : 2.1;
	return (
		shell(room, room.variant !== 0) +
		sunPatch(room, 2.4, 1.8, half * 1.2) +
		sideWindow(room, 2.6, 1.8, 0.5, Math.min(2, ceiling - 1)) +
		(room.variant === 1
			? bookshelf(room, other > 0 ? half - 1.6 : -half + 0.1, 1.5, Math.min(2.2, ceiling - 0.4)) +
				wallArt(room, other > 0 ? -1.5 : 0.3, 1.6, 2)
			: backWindow(
					room,
					-1.1,
					room.variant === 2 ? 0.08 : 0.8,
					2.2,
					room.variant === 2 ? 2.2 : Math.min(1.7, ceiling - 1.1),
					{ isGarden: room.variant === 2 },
				)) +
		rug(room, -wide * 0.7, 3, wide * 1.4, 1.9) +
		housePlant(room, other * (half - 0.4), back - 0.6, 1.4) +
		diningTable(room, -wide / 2, 3.4, wide) +
		pendant(room, -0.42, 3.8, ceiling - 1.75, 0.26) +
		pendant(room, 0.42, 3.8, ceiling - 1.75, 0.26)
	);
}
