import { darken, lighten } from '../color.ts';
import { circle, ellipse, path, rect, round } from '../shapes.ts';
import { box } from './box.ts';
import { housePlant, vase } from './greenery.ts';
import { pendant } from './lamps.ts';
import { backWindow, sideWindow, sunPatch } from './openings.ts';
import { floorShadow, type RoomView } from './room.ts';
import { rug } from './rug.ts';
import { shell } from './shell.ts';

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
