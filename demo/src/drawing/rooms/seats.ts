import { type Color, darken, lighten } from '../color.ts';
import { rect, round } from '../shapes.ts';
import { box } from './box.ts';
import { pickOf } from './pick-of.ts';
import { floorShadow, type RoomView } from './room.ts';

/** A sofa that faces the eye or, with `isBack`, the window. */
export function sofa(room: RoomView, x: number, z: number, w: number, color: Color): string {
	const seat = 0.44;
	const d = 0.92;
	const arm = 0.2;
	const cushions = Math.round((w - arm * 2) / 0.75);
	const each = (w - arm * 2) / cushions;
	const pillow = (at: number, paint: Color, turn: number) => {
		const [px, py] = room.at(at, seat + 0.44, z + 0.36);
		const s = room.scale(z + 0.36) * 0.42;
		return rect(
			px,
			py,
			s,
			s * 0.92,
			{
				fill: room.canvas.gradient([
					[0, lighten(room.tint(paint), 0.1)],
					[1, darken(room.tint(paint), 0.15)],
				]),
				transform: `rotate(${turn} ${round(px + s / 2)} ${round(py + s / 2)})`,
			},
			s * 0.14,
		);
	};
	return (
		floorShadow(room, x - 0.1, z, w + 0.2, d) +
		[0.08, w - 0.14]
			.map((at) =>
				box(room, { x: x + at, y: 0, z: z + 0.06, w: 0.06, h: 0.14, d: 0.06, color: room.decor.wood }),
			)
			.join('') +
		box(room, { x, y: 0.12, z: z + d - 0.26, w, h: 0.72, d: 0.26, color }) +
		box(room, {
			x: x + arm,
			y: 0.12,
			z,
			w: w - arm * 2,
			h: seat - 0.24,
			d: d - 0.2,
			color: darken(color, 0.08),
		}) +
		Array.from({ length: cushions }, (_, index) =>
			box(room, {
				x: x + arm + index * each + 0.01,
				y: seat - 0.14,
				z: z - 0.02,
				w: each - 0.02,
				h: 0.17,
				d: d - 0.24,
				color: lighten(color, 0.06),
			}),
		).join('') +
		Array.from({ length: cushions }, (_, index) =>
			box(room, {
				x: x + arm + index * each + 0.02,
				y: seat + 0.04,
				z: z + d - 0.42,
				w: each - 0.04,
				h: 0.42,
				d: 0.16,
				color: lighten(color, 0.03),
			}),
		).join('') +
		box(room, { x, y: 0.12, z, w: arm, h: 0.5, d, color: lighten(color, 0.02) }) +
		box(room, { x: x + w - arm, y: 0.12, z, w: arm, h: 0.5, d, color: lighten(color, 0.02) }) +
		pillow(x + arm + 0.08, pickOf(room.decor.textiles, room.variant), -8) +
		pillow(x + w - arm - 0.52, pickOf(room.decor.textiles, room.variant + 1), 9)
	);
}

export function armchair(room: RoomView, x: number, z: number, color: Color): string {
	return (
		floorShadow(room, x - 0.06, z, 0.96, 0.8) +
		[0.06, 0.72]
			.map((at) =>
				box(room, { x: x + at, y: 0, z: z + 0.05, w: 0.05, h: 0.2, d: 0.05, color: room.decor.wood }),
			)
			.join('') +
		box(room, { x, y: 0.18, z: z + 0.6, w: 0.84, h: 0.72, d: 0.18, color }) +
		box(room, { x: x + 0.14, y: 0.2, z, w: 0.56, h: 0.26, d: 0.62, color: lighten(color, 0.08) }) +
		box(room, { x, y: 0.18, z, w: 0.15, h: 0.46, d: 0.76, color }) +
		box(room, { x: x + 0.69, y: 0.18, z, w: 0.15, h: 0.46, d: 0.76, color })
	);
}
