import { darken } from '../color.ts';
import { circle, rect } from '../shapes.ts';
import { box } from './box.ts';
import { floorShadow, type RoomView } from './room.ts';

/** Shelves full of books and a few things. */
export function bookshelf(room: RoomView, x: number, w: number, h: number): string {
	const { canvas, decor, back } = room;
	const { random } = canvas;
	const depth = 0.32;
	const z = back - depth;
	const rows = Math.max(3, Math.round(h / 0.42));
	let drawn =
		floorShadow(room, x, z, w, depth) + box(room, { x, y: 0, z, w, h, d: depth, color: decor.wood });
	const s = room.scale(z);
	for (let row = 0; row < rows; row++) {
		const [px, py] = room.at(x + 0.04, (h / rows) * (row + 1) - 0.03, z);
		const [pw, ph] = [(w - 0.08) * s, (h / rows - 0.06) * s];
		drawn += rect(px, py, pw, ph, { fill: darken(room.tint(decor.wood), 0.42) });
		for (let at = 4; at < pw - 12; ) {
			const wide = random.between(5, 12);
			const high = ph * random.between(0.55, 0.9);
			if (random.chance(0.12)) {
				drawn += circle(px + at + 10, py + ph - 10, 9, { fill: room.tint(random.pick(decor.textiles)) });
				at += 30;
				continue;
			}
			drawn += rect(px + at, py + ph - high, wide, high, {
				fill: room.tint(random.pick([...decor.textiles, '#efe7d6', '#55605e', '#8a4a3a', '#c9b48a'])),
			});
			at += wide + 1.4;
		}
	}
	return drawn;
}
