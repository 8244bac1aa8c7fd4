import { pickOf } from './pick-of.ts';
import { face, type RoomView } from './room.ts';

/** A rug on the floor with a border or stripes. */
export function rug(room: RoomView, x: number, z: number, w: number, d: number): string {
	const { decor, variant } = room;
	const base = room.tint(pickOf(decor.textiles, variant + 2));
	const band = room.tint(pickOf(decor.textiles, variant));
	const quad = (inset: number, color: string, opacity = 1) =>
		face(
			room,
			[
				[x + inset, 0, z + inset],
				[x + w - inset, 0, z + inset],
				[x + w - inset, 0, z + d - inset],
				[x + inset, 0, z + d - inset],
			],
			color,
			opacity,
		);
	let stripes = '';
	if (variant % 2)
		for (let at = 0.28; at < d - 0.2; at += 0.34)
			stripes += face(
				room,
				[
					[x + 0.16, 0, z + at],
					[x + w - 0.16, 0, z + at],
					[x + w - 0.16, 0, z + at + 0.09],
					[x + 0.16, 0, z + at + 0.09],
				],
				band,
				0.55,
			);
	return (
		quad(-0.02, '#2a1f1c', 0.2) +
		quad(0, base) +
		(variant % 2 ? stripes : quad(0.14, band, 0.5) + quad(0.2, base) + quad(0.62, band, 0.28))
	);
}
