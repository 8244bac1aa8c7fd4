import { lighten } from '../color.ts';
import { circle, path, rect, round } from '../shapes.ts';
import { pickOf } from './pick-of.ts';
import type { RoomView } from './room.ts';

/** Framed pictures on the back wall: small landscapes and plain shapes. */
export function wallArt(room: RoomView, x: number, y: number, count: number): string {
	const { canvas, decor, back } = room;
	const { random } = canvas;
	const s = room.scale(back);
	let drawn = '';
	let at = x;
	for (let index = 0; index < count; index++) {
		const w = random.between(0.42, 0.7);
		const h = count === 1 ? random.between(0.8, 1.05) : random.between(0.5, 0.8);
		const [px, py] = room.at(at, y + h / 2, back);
		const [pw, ph] = [(count === 1 ? w * 1.8 : w) * s, h * s];
		const paper = room.tint('#f6f1e6');
		const tone = [
			room.tint(pickOf(decor.textiles, index)),
			room.tint(pickOf(decor.textiles, index + 1)),
		] as const;
		const art = random.int(0, 2);
		const inner =
			art === 0
				? rect(px + pw * 0.16, py + ph * 0.16, pw * 0.68, ph * 0.38, { fill: lighten(tone[0], 0.45) }) +
					path(
						`M${round(px + pw * 0.16)} ${round(py + ph * 0.6)}q${round(pw * 0.2)} ${round(-ph * 0.2)} ${round(pw * 0.36)} ${round(-ph * 0.04)}t${round(pw * 0.32)} ${round(-ph * 0.04)}v${round(ph * 0.32)}h${round(-pw * 0.68)}Z`,
						{ fill: tone[1] },
					)
				: art === 1
					? circle(px + pw * 0.5, py + ph * 0.42, Math.min(pw, ph) * 0.2, { fill: tone[0] }) +
						rect(px + pw * 0.26, py + ph * 0.56, pw * 0.48, ph * 0.24, { fill: tone[1] })
					: path(
							`M${round(px + pw * 0.5)} ${round(py + ph * 0.84)}C${round(px + pw * 0.2)} ${round(py + ph * 0.6)} ${round(px + pw * 0.34)} ${round(py + ph * 0.3)} ${round(px + pw * 0.5)} ${round(py + ph * 0.18)}C${round(px + pw * 0.7)} ${round(py + ph * 0.36)} ${round(px + pw * 0.74)} ${round(py + ph * 0.6)} ${round(px + pw * 0.5)} ${round(py + ph * 0.84)}Z`,
							{ fill: tone[1] },
						);
		drawn +=
			rect(px + 5, py + 7, pw, ph, { fill: '#2a1f1c', opacity: 0.2 }) +
			rect(px, py, pw, ph, { fill: room.tint(index % 2 ? decor.wood : decor.metal) }) +
			rect(px + 6, py + 6, pw - 12, ph - 12, { fill: paper }) +
			inner;
		at += (count === 1 ? w * 1.8 : w) + 0.16;
	}
	return drawn;
}
