import { darken, lighten } from '../color.ts';
import { circle, ellipse, line, rect } from '../shapes.ts';
import { box } from './box.ts';
import { vase } from './greenery.ts';
import { pickOf } from './pick-of.ts';
import { floorShadow, type RoomView } from './room.ts';

/** A low table, round or square, with books and a vase. */
export function coffeeTable(room: RoomView, x: number, z: number, isRound: boolean): string {
	const { decor } = room;
	const [px, py] = room.at(x, 0.38, z);
	const s = room.scale(z);
	const top = room.tint(decor.wood);
	const things =
		rect(px - s * 0.24, py - s * 0.09, s * 0.3, s * 0.05, { fill: room.tint(pickOf(decor.textiles, 1)) }) +
		rect(px - s * 0.21, py - s * 0.13, s * 0.25, s * 0.045, { fill: room.tint('#efe9dc') }) +
		vase(room, px + s * 0.2, py - s * 0.03, s * 0.2);
	const table = isRound
		? line(px - s * 0.3, py + s * 0.03, px - s * 0.34, py + s * 0.4, room.tint(decor.metal), 5) +
			line(px + s * 0.3, py + s * 0.03, px + s * 0.34, py + s * 0.4, room.tint(decor.metal), 5) +
			ellipse(px, py + 5, s * 0.5, s * 0.13, { fill: darken(top, 0.3) }) +
			ellipse(px, py, s * 0.5, s * 0.13, {
				fill: room.canvas.gradient([
					[0, lighten(top, 0.2)],
					[1, top],
				]),
			})
		: box(room, { x: x - 0.55, y: 0, z: z - 0.25, w: 1.1, h: 0.36, d: 0.6, color: decor.wood });
	return floorShadow(room, x - 0.55, z - 0.25, 1.1, 0.5) + table + things;
}

/** A dining table with chairs around it. */
export function diningTable(room: RoomView, x: number, z: number, w: number): string {
	const { decor } = room;
	const chairColor =
		decor.finish === 'plain' ? (decor.sofas[room.variant % decor.sofas.length] ?? decor.wood) : decor.wood;
	const chair = (cx: number, cz: number, isNear: boolean) => {
		const back = box(room, {
			x: cx,
			y: 0.46,
			z: isNear ? cz : cz + 0.36,
			w: 0.44,
			h: 0.46,
			d: 0.05,
			color: chairColor,
		});
		const seat = box(room, {
			x: cx,
			y: 0.42,
			z: cz,
			w: 0.44,
			h: 0.06,
			d: 0.42,
			color: lighten(chairColor, 0.05),
		});
		const legs = [0, 0.4]
			.map((dx) => box(room, { x: cx + dx, y: 0, z: cz, w: 0.04, h: 0.43, d: 0.04, color: decor.metal }))
			.join('');
		return floorShadow(room, cx, cz, 0.44, 0.4) + (isNear ? legs + seat + back : back + legs + seat);
	};
	const count = Math.max(2, Math.round(w / 0.72));
	const places = Array.from({ length: count }, (_, index) => x + (w / count) * (index + 0.5) - 0.22);
	const s = room.scale(z + 0.3);
	const [px, py] = room.at(x + w / 2, 0.76, z + 0.3);
	return (
		floorShadow(room, x, z, w, 0.95) +
		places.map((cx) => chair(cx, z + 0.78, false)).join('') +
		[0.1, w - 0.18]
			.map((dx) => box(room, { x: x + dx, y: 0, z: z + 0.1, w: 0.08, h: 0.72, d: 0.7, color: decor.metal }))
			.join('') +
		box(room, { x, y: 0.71, z, w, h: 0.05, d: 0.95, color: decor.wood }) +
		ellipse(px - s * 0.36, py - 3, s * 0.17, s * 0.06, { fill: room.tint('#e9e0cc') }) +
		[0, 1, 2]
			.map((index) =>
				circle(px - s * 0.42 + index * s * 0.06, py - 9, s * 0.045, {
					fill: room.tint(index % 2 ? '#c8564a' : '#d9a441'),
				}),
			)
			.join('') +
		vase(room, px + s * 0.2, py - 2, s * 0.3) +
		places.map((cx) => chair(cx, z - 0.34, true)).join('')
	);
}
