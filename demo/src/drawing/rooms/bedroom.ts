import { type Color, lighten } from '../color.ts';
import { circle, path, rect, round } from '../shapes.ts';
import { box } from './box.ts';
import { housePlant } from './greenery.ts';
import { pendant } from './lamps.ts';
import { backWindow, sideWindow, sunPatch } from './openings.ts';
import { face, floorShadow, type RoomView } from './room.ts';
import { rug } from './rug.ts';
import { armchair } from './seats.ts';
import { shell } from './shell.ts';
import { wallArt } from './wall-art.ts';

function bedsideLamp(room: RoomView, x: number, z: number, y: number): string {
	const [px, py] = room.at(x, y, z);
	const s = room.scale(z);
	const lit = room.canvas.palette.isLit;
	return (
		rect(px - s * 0.02, py - s * 0.2, s * 0.04, s * 0.2, { fill: room.tint(room.decor.metal) }) +
		path(
			`M${round(px - s * 0.08)} ${round(py - s * 0.38)}h${round(s * 0.16)}l${round(s * 0.06)} ${round(s * 0.2)}h${round(-s * 0.28)}Z`,
			{ fill: lit ? '#ffedc2' : room.tint('#f1e6d2') },
		) +
		(lit
			? circle(px, py - s * 0.28, s * 0.7, {
					fill: room.canvas.glow([
						[0, '#ffe3a6', 0.55],
						[0.4, '#ffcf87', 0.18],
						[1, '#ffcf87', 0],
					]),
				})
			: '')
	);
}

/** A made bed with its head at the back wall. */
function bed(room: RoomView, x: number, w: number): string {
	const { decor, back, variant } = room;
	const z = back - 2.12;
	const linen: Color = '#f4efe6';
	const cover = decor.textiles[variant % decor.textiles.length] ?? '#8fa69b';
	const throwColor = decor.textiles[(variant + 1) % decor.textiles.length] ?? '#d9b38c';
	const head =
		decor.finish === 'plain' ? (decor.sofas[variant % decor.sofas.length] ?? decor.wood) : decor.wood;
	const pillow = (px: number, pz: number, pw: number, color: Color) =>
		box(room, { x: px, y: 0.56, z: pz, w: pw, h: 0.2, d: 0.34, color });
	return (
		floorShadow(room, x - 0.15, z, w + 0.3, 2.1) +
		box(room, { x: x - 0.1, y: 0.1, z: back - 0.14, w: w + 0.2, h: 1.06, d: 0.12, color: head }) +
		box(room, { x: x - 0.04, y: 0.1, z, w: w + 0.08, h: 0.24, d: 2.02, color: decor.wood }) +
		box(room, { x, y: 0.3, z: z + 0.02, w, h: 0.24, d: 1.98, color: linen }) +
		pillow(x + 0.06, back - 0.62, w / 2 - 0.1, '#ffffff') +
		pillow(x + w / 2 + 0.04, back - 0.62, w / 2 - 0.1, '#ffffff') +
		pillow(x + w / 2 - 0.32, back - 0.94, 0.64, throwColor) +
		box(room, {
			x: x - 0.03,
			y: 0.26,
			z: z - 0.02,
			w: w + 0.06,
			h: 0.33,
			d: 1.26,
			color: cover,
			top: lighten(cover, 0.1),
		}) +
		face(
			room,
			[
				[x - 0.03, 0.595, z + 0.14],
				[x + w + 0.03, 0.595, z + 0.14],
				[x + w + 0.03, 0.595, z + 0.56],
				[x - 0.03, 0.595, z + 0.56],
			],
			room.tint(throwColor),
			0.9,
		)
	);
}

export function bedroom(room: RoomView): string {
	const { half, back, canvas, decor, ceiling, variant } = room;
	const w = 1.6;
	const x = -w / 2 + canvas.sunSide * -0.15;
	const table = (at: number) =>
		box(room, { x: at, y: 0, z: back - 0.46, w: 0.46, h: 0.5, d: 0.42, color: decor.wood });
	return (
		shell(room, true) +
		sunPatch(room, 2.4, 1.7, half * 1.3) +
		sideWindow(room, 2.6, 1.7, 0.6, Math.min(1.8, ceiling - 1)) +
		(variant === 2
			? backWindow(room, canvas.sunSide > 0 ? -half + 0.3 : half - 1.3, 0.8, 1, Math.min(1.6, ceiling - 1.1))
			: '') +
		wallArt(room, x + 0.25, 1.75, variant === 1 ? 1 : 2) +
		rug(room, -1.9, 2.5, 3.8, 1.6) +
		table(x - 0.66) +
		table(x + w + 0.2) +
		bedsideLamp(room, x - 0.43, back - 0.26, 0.5) +
		bedsideLamp(room, x + w + 0.43, back - 0.26, 0.5) +
		bed(room, x, w) +
		(variant === 0
			? housePlant(room, -canvas.sunSide * (half - 0.4), back - 0.8, 1.3)
			: armchair(room, -canvas.sunSide > 0 ? half - 1.1 : -half + 0.26, 2.9, decor.sofas[2] ?? '#8f918c')) +
		pendant(room, 0, 3.4, 0.6, 0.3)
	);
}
