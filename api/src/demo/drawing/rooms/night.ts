import { type Color, darken, lighten } from '../color.ts';
import { circle, ellipse, path, rect, round } from '../shapes.ts';
import { armchair, bookshelf, housePlant, pendant, rug, vase, wallArt } from './furniture.ts';
import { backWindow, sideWindow, sunPatch } from './openings.ts';
import { box, face, floorShadow, type RoomView, shell } from './room.ts';

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

/** Bathroom: tub, basin, tiles, a plant. */
export function bath(room: RoomView): string {
	const { half, back, canvas, decor, ceiling, variant } = room;
	const sun = canvas.sunSide;
	const s = room.scale(back);
	const tile = room.tint(decor.accentWalls[variant % decor.accentWalls.length] ?? '#d3dbdb');
	const [x1, y1] = room.at(-half, variant === 1 ? ceiling : 1.25, back);
	const [x2, y2] = room.at(half, 0, back);
	let joints = '';
	for (let x = x1; x < x2; x += s * 0.16) joints += `M${round(x)} ${round(y1)}V${round(y2)}`;
	for (let y = y1; y < y2; y += s * (variant === 2 ? 0.16 : 0.08))
		joints += `M${round(x1)} ${round(y)}H${round(x2)}`;
	const tiles =
		rect(x1, y1, x2 - x1, y2 - y1, { fill: tile }) +
		path(joints, { stroke: lighten(tile, 0.35), width: 1.2, opacity: 0.6 }) +
		rect(x1, y1 - 5, x2 - x1, 7, { fill: darken(tile, 0.25) });
	const tubX = sun > 0 ? -0.35 : -1.35;
	const z = back - 1.25;
	const t = room.scale(z);
	const [tx, ty] = room.at(tubX, 0.58, z);
	const tubW = 1.7 * t;
	const white = room.tint('#fbfaf6');
	const tub =
		floorShadow(room, tubX, z - 0.1, 1.7, 0.7) +
		path(
			`M${round(tx)} ${round(ty)}h${round(tubW)}q${round(-tubW * 0.02)} ${round(t * 0.5)} ${round(-tubW * 0.16)} ${round(t * 0.54)}h${round(-tubW * 0.68)}q${round(-tubW * 0.14)} ${round(-t * 0.04)} ${round(-tubW * 0.16)} ${round(-t * 0.54)}Z`,
			{
				fill: canvas.gradient([
					[0, white],
					[1, darken(white, 0.2)],
				]),
			},
		) +
		ellipse(tx + tubW / 2, ty, tubW / 2, t * 0.12, { fill: white }) +
		ellipse(tx + tubW / 2, ty + 2, tubW / 2 - 12, t * 0.09, {
			fill: canvas.gradient([
				[0, darken(white, 0.3)],
				[1, room.tint('#bcd2d2')],
			]),
		}) +
		path(
			`M${round(tx + tubW * 0.86)} ${round(ty + t * 0.5)}V${round(ty - t * 0.42)}q0 ${round(-t * 0.1)} ${round(-t * 0.13)} ${round(-t * 0.1)}v${round(t * 0.1)}`,
			{ stroke: room.tint(decor.metal), width: 5, cap: 'round' },
		) +
		rect(tx + tubW * 0.16, ty - 6, t * 0.3, t * 0.3, { fill: room.tint(decor.textiles[0] ?? '#8fa69b') }, 3);
	const vanityX = sun > 0 ? -half + 0.25 : half - 1.45;
	const cabinet = decor.cabinets[variant % decor.cabinets.length] ?? decor.wood;
	const [mx, my] = room.at(vanityX + 0.6, 1.62, back);
	const vanity =
		box(room, { x: vanityX, y: 0.36, z: back - 0.5, w: 1.2, h: 0.44, d: 0.5, color: cabinet }) +
		box(room, {
			x: vanityX - 0.02,
			y: 0.8,
			z: back - 0.52,
			w: 1.24,
			h: 0.05,
			d: 0.52,
			color: decor.worktop,
		}) +
		(() => {
			const [px, py] = room.at(vanityX + 0.6, 0.85, back - 0.3);
			return (
				path(
					`M${round(px - s * 0.24)} ${round(py - s * 0.12)}h${round(s * 0.48)}q${round(-s * 0.04)} ${round(s * 0.14)} ${round(-s * 0.14)} ${round(s * 0.14)}h${round(-s * 0.2)}q${round(-s * 0.1)} 0 ${round(-s * 0.14)} ${round(-s * 0.14)}Z`,
					{ fill: white },
				) + vase(room, px + s * 0.42, py, s * 0.2)
			);
		})() +
		(variant % 2
			? rect(mx - s * 0.46, my - s * 0.4, s * 0.92, s * 0.8, { fill: room.tint(decor.metal) }, 8) +
				rect(
					mx - s * 0.43,
					my - s * 0.37,
					s * 0.86,
					s * 0.74,
					{
						fill: canvas.gradient(
							[
								[0, lighten(canvas.palette.sky[1], 0.4)],
								[1, room.tint(darken(room.wall, 0.1))],
							],
							'diagonal',
						),
					},
					6,
				)
			: circle(mx, my, s * 0.44, { fill: room.tint(decor.metal) }) +
				circle(mx, my, s * 0.41, {
					fill: canvas.gradient(
						[
							[0, lighten(canvas.palette.sky[1], 0.4)],
							[1, room.tint(darken(room.wall, 0.1))],
						],
						'diagonal',
					),
				}));
	return (
		shell(room) +
		tiles +
		sunPatch(room, 2.6, 1.3, half) +
		sideWindow(room, 2.8, 1.3, 0.95, Math.min(1.4, ceiling - 1.2)) +
		(variant === 2
			? ''
			: backWindow(room, tubX + 0.35, 1.3, 0.95, Math.min(1.05, ceiling - 1.55), {
					curtains: false,
					isGarden: variant === 1,
				})) +
		vanity +
		tub +
		rug(room, -sun * 0.2 - 0.7, 2.9, 1.4, 0.8) +
		housePlant(room, sun * (half - 0.4), back - 0.55, 1.1) +
		pendant(room, vanityX + 0.6, back - 0.4, ceiling - 2, 0.14)
	);
}

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
