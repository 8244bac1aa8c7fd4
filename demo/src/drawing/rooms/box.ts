import { type Color, darken, lighten } from '../color.ts';
import { rect } from '../shapes.ts';
import { EYE, face, type RoomView } from './room.ts';

export interface Box {
	x: number;
	y: number;
	z: number;
	w: number;
	h: number;
	d: number;
	color: Color;
	/** Colour of the upper face, where it differs */
	top?: Color;
}

/** A box on the floor or the wall: top, the side that can be seen, front. `x` is its left, `z` its front. */
export function box(room: RoomView, { x, y, z, w, h, d, color, top }: Box): string {
	const own = room.tint(color);
	const lid = room.tint(top ?? color);
	const isSunward = (side: -1 | 1) => side === room.canvas.sunSide;
	let drawn = '';
	if (y + h < EYE)
		drawn += face(
			room,
			[
				[x, y + h, z],
				[x + w, y + h, z],
				[x + w, y + h, z + d],
				[x, y + h, z + d],
			],
			lighten(lid, 0.16),
		);
	else if (y > EYE)
		drawn += face(
			room,
			[
				[x, y, z],
				[x + w, y, z],
				[x + w, y, z + d],
				[x, y, z + d],
			],
			darken(own, 0.3),
		);
	const [leftX] = room.at(x, y, z);
	const [leftBackX] = room.at(x, y, z + d);
	const [rightX] = room.at(x + w, y, z);
	const [rightBackX] = room.at(x + w, y, z + d);
	if (leftBackX < leftX)
		drawn += face(
			room,
			[
				[x, y, z],
				[x, y, z + d],
				[x, y + h, z + d],
				[x, y + h, z],
			],
			isSunward(-1) ? lighten(own, 0.06) : darken(own, 0.26),
		);
	if (rightBackX > rightX)
		drawn += face(
			room,
			[
				[x + w, y, z],
				[x + w, y, z + d],
				[x + w, y + h, z + d],
				[x + w, y + h, z],
			],
			isSunward(1) ? lighten(own, 0.06) : darken(own, 0.26),
		);
	const [px, py] = room.at(x, y + h, z);
	const s = room.scale(z);
	return (
		drawn +
		rect(
			px,
			py,
			w * s,
			h * s,
			{
				fill: room.canvas.gradient([
					[0, lighten(own, 0.05)],
					[1, darken(own, 0.12)],
				]),
			},
			Math.min(w, h) * s * 0.05,
		)
	);
}
