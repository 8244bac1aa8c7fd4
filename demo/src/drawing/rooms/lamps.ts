import { lighten } from '../color.ts';
import { circle, ellipse, line, path, round } from '../shapes.ts';
import { floorShadow, type RoomView } from './room.ts';

/** A pendant lamp over a point, lit at dusk. */
export function pendant(room: RoomView, x: number, z: number, drop: number, size: number): string {
	const { canvas, decor } = room;
	const [px, top] = room.at(x, room.ceiling, z);
	const [, foot] = room.at(x, room.ceiling - drop, z);
	const s = room.scale(z) * size;
	const metal = room.tint(decor.metal);
	const glow = canvas.palette.isLit
		? circle(px, foot, s * 3.4, {
				fill: canvas.glow([
					[0, '#ffe3a6', 0.6],
					[0.3, '#ffcf87', 0.22],
					[1, '#ffcf87', 0],
				]),
			})
		: '';
	const shade =
		room.variant % 2
			? ellipse(px, foot, s * 0.62, s * 0.56, {
					fill: canvas.palette.isLit ? '#fff1cf' : room.tint('#f4ecdc'),
				})
			: path(
					`M${round(px - s * 0.2)} ${round(foot - s * 0.5)}h${round(s * 0.4)}L${round(px + s * 0.72)} ${round(foot + s * 0.16)}h${round(-s * 1.44)}Z`,
					{ fill: metal },
				) +
				ellipse(px, foot + s * 0.16, s * 0.72, s * 0.13, {
					fill: canvas.palette.isLit ? '#ffe9b8' : lighten(metal, 0.35),
				});
	return line(px, top, px, foot - s * 0.3, metal, 2) + shade + glow;
}

/** A standing lamp. */
export function floorLamp(room: RoomView, x: number, z: number): string {
	const { canvas, decor } = room;
	const [px, foot] = room.at(x, 0, z);
	const s = room.scale(z);
	const metal = room.tint(decor.metal);
	const lit = canvas.palette.isLit;
	return (
		floorShadow(room, x - 0.16, z - 0.1, 0.32, 0.2) +
		line(px, foot, px, foot - s * 1.36, metal, 3.4) +
		ellipse(px, foot, s * 0.16, s * 0.045, { fill: metal }) +
		path(
			`M${round(px - s * 0.13)} ${round(foot - s * 1.66)}h${round(s * 0.26)}l${round(s * 0.1)} ${round(s * 0.34)}h${round(-s * 0.46)}Z`,
			{ fill: lit ? '#ffedc2' : room.tint('#efe4cf') },
		) +
		(lit
			? circle(px, foot - s * 1.5, s * 1.1, {
					fill: canvas.glow([
						[0, '#ffe3a6', 0.55],
						[0.35, '#ffcf87', 0.2],
						[1, '#ffcf87', 0],
					]),
				})
			: '')
	);
}
