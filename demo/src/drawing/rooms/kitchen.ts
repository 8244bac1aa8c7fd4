import { type Color, darken, lighten } from '../color.ts';
import { circle, line, path, rect, round } from '../shapes.ts';
import { box } from './box.ts';
import { vase } from './greenery.ts';
import { pendant } from './lamps.ts';
import { backWindow, sideWindow, sunPatch } from './openings.ts';
import { floorShadow, type RoomView } from './room.ts';
import { shell } from './shell.ts';

function cabinetFronts(
	room: RoomView,
	x: number,
	y: number,
	z: number,
	w: number,
	h: number,
	color: Color,
	handles: boolean,
): string {
	const own = room.tint(color);
	const s = room.scale(z);
	const count = Math.max(1, Math.round(w / 0.6));
	const [px, py] = room.at(x, y + h, z);
	const each = (w * s) / count;
	let drawn = '';
	for (let index = 0; index < count; index++) {
		drawn += rect(
			px + each * index + 2,
			py + 2,
			each - 4,
			h * s - 4,
			{
				fill: room.canvas.gradient([
					[0, lighten(own, 0.06)],
					[1, darken(own, 0.08)],
				]),
			},
			2,
		);
		if (room.decor.finish === 'panelled' || room.decor.finish === 'beams')
			drawn += rect(px + each * index + 9, py + 10, each - 18, h * s - 20, {
				stroke: darken(own, 0.22),
				width: 1.6,
			});
		if (handles)
			drawn += rect(
				px + each * (index % 2 ? 0.12 : 0.78) + each * index,
				py + h * s * 0.18,
				4,
				Math.min(26, h * s * 0.3),
				{ fill: room.tint(room.decor.metal) },
				1.5,
			);
	}
	return drawn;
}

/** Stools at an island. */
function stool(room: RoomView, x: number, z: number): string {
	const wood = room.decor.wood;
	return (
		floorShadow(room, x, z, 0.36, 0.3) +
		[0, 0.3]
			.map((dx) => box(room, { x: x + dx, y: 0, z, w: 0.04, h: 0.62, d: 0.04, color: room.decor.metal }))
			.join('') +
		box(room, { x: x - 0.02, y: 0.62, z: z - 0.02, w: 0.38, h: 0.06, d: 0.34, color: wood })
	);
}

/** Kitchen: a run along the back wall, tiles above, an island in front. */
export function kitchen(room: RoomView): string {
	const { half, back, canvas, ceiling, decor, variant } = room;
	const { random } = canvas;
	const sun = canvas.sunSide;
	const color = decor.cabinets[variant % decor.cabinets.length] ?? '#e9e2d4';
	const islandColor = decor.cabinets[(variant + 1) % decor.cabinets.length] ?? color;
	const z = back - 0.62;
	const left = -half + 0.06;
	const w = half * 2 - 0.12;
	const s = room.scale(back);
	const [bx, by] = room.at(-half, 1.5, back);
	const [ex, ey] = room.at(half, 0.9, back);
	const tile = room.tint(lighten(decor.accentWalls[variant % decor.accentWalls.length] ?? '#dfe4de', 0.3));
	let joints = '';
	for (let x = bx; x < ex; x += s * 0.13) joints += `M${round(x)} ${round(by)}V${round(ey)}`;
	for (let y = by; y < ey; y += s * 0.1) joints += `M${round(bx)} ${round(y)}H${round(ex)}`;
	const splash =
		rect(bx, by, ex - bx, ey - by, { fill: tile }) +
		path(joints, { stroke: darken(tile, 0.18), width: 1, opacity: 0.6 });
	const tallSide = -sun;
	const tallX = tallSide < 0 ? left : left + w - 1.25;
	const runX = tallSide < 0 ? left + 1.25 : left;
	const runW = w - 1.25;
	const hasWindow = variant !== 1;
	const windowW = 1.5;
	const windowX = runX + runW / 2 - windowW / 2;
	const uppers = hasWindow
		? ''
		: box(room, {
				x: runX,
				y: 1.5,
				z: back - 0.36,
				w: runW,
				h: Math.min(0.75, ceiling - 1.7),
				d: 0.36,
				color,
			}) + cabinetFronts(room, runX, 1.5, back - 0.36, runW, Math.min(0.75, ceiling - 1.7), color, false);
	const hood = hasWindow
		? ''
		: box(room, {
				x: runX + runW / 2 - 0.4,
				y: 1.55,
				z: back - 0.5,
				w: 0.8,
				h: Math.min(1, ceiling - 1.65),
				d: 0.5,
				color: decor.metal === '#c9a45c' ? '#d8cdb4' : '#c9ccca',
			});
	const hobX = runX + runW * 0.5;
	const [tx, ty] = room.at(hobX, 0.92, z + 0.2);
	const things =
		[0, 1]
			.map((index) => {
				const [px, py] = room.at(runX + 0.35 + index * 0.22, 0.92, z + 0.3);
				return rect(
					px,
					py - s * (0.22 + index * 0.06),
					s * 0.13,
					s * (0.22 + index * 0.06),
					{ fill: room.tint(random.pick(['#c27a50', '#efe7d6', '#55706a', '#8a9a8f'])) },
					3,
				);
			})
			.join('') +
		vase(room, room.at(runX + runW - 0.4, 0.92, z + 0.3)[0], room.at(0, 0.92, z + 0.3)[1], s * 0.24) +
		(hasWindow
			? path(
					`M${round(tx)} ${round(ty)}v${round(-s * 0.3)}q0 ${round(-s * 0.1)} ${round(s * 0.12)} ${round(-s * 0.1)}q${round(s * 0.1)} 0 ${round(s * 0.1)} ${round(s * 0.1)}`,
					{ stroke: room.tint(decor.metal), width: 5, cap: 'round' },
				)
			: rect(tx - s * 0.12, ty - s * 0.16, s * 0.24, s * 0.16, { fill: room.tint('#8c4a3b') }, 4) +
				line(tx - s * 0.2, ty - s * 0.12, tx + s * 0.2, ty - s * 0.12, room.tint('#8c4a3b'), 4));
	const tall =
		box(room, { x: tallX, y: 0, z, w: 1.25, h: Math.min(2.35, ceiling - 0.2), d: 0.62, color }) +
		cabinetFronts(room, tallX, 0.1, z, 1.25, Math.min(2.2, ceiling - 0.35), color, true) +
		(() => {
			const [ox, oy] = room.at(tallX + 0.66, 1.45, z);
			const o = room.scale(z);
			return (
				rect(ox, oy, o * 0.54, o * 0.5, { fill: '#1d2123' }, 3) +
				rect(
					ox + o * 0.06,
					oy + o * 0.14,
					o * 0.42,
					o * 0.28,
					{ fill: canvas.palette.isLit ? '#f0a850' : '#3a4245' },
					2,
				) +
				line(ox + o * 0.08, oy + o * 0.09, ox + o * 0.46, oy + o * 0.09, '#b9bdbc', 2.4)
			);
		})();
	const islandX = -1.15 + sun * 0.25;
	const islandZ = 3.05;
	const [fx, fy] = room.at(islandX + 1.7, 0.93, islandZ + 0.4);
	const f = room.scale(islandZ);
	const fruit =
		path(
			`M${round(fx - f * 0.2)} ${round(fy - f * 0.08)}q${round(f * 0.2)} ${round(f * 0.2)} ${round(f * 0.4)} 0Z`,
			{ fill: room.tint('#d8cdb9') },
		) +
		[0, 1, 2, 3]
			.map((index) =>
				circle(fx - f * 0.12 + index * f * 0.08, fy - f * 0.11 - (index % 2) * f * 0.03, f * 0.055, {
					fill: room.tint(['#d9a441', '#c8564a', '#8fa04c', '#e0b35a'][index] ?? '#d9a441'),
				}),
			)
			.join('');
	const island =
		floorShadow(room, islandX, islandZ, 2.3, 0.9) +
		box(room, { x: islandX, y: 0, z: islandZ, w: 2.3, h: 0.88, d: 0.9, color: islandColor }) +
		cabinetFronts(room, islandX, 0.06, islandZ, 2.3, 0.8, islandColor, false) +
		box(room, {
			x: islandX - 0.06,
			y: 0.88,
			z: islandZ - 0.06,
			w: 2.42,
			h: 0.05,
			d: 1,
			color: decor.worktop,
		}) +
		fruit +
		vase(room, room.at(islandX + 0.5, 0.93, islandZ + 0.4)[0], fy, f * 0.3) +
		[0.25, 0.95, 1.65].map((dx) => stool(room, islandX + dx, islandZ - 0.42)).join('');
	return (
		shell(room) +
		sunPatch(room, 2.5, 1.6, half * 1.1) +
		sideWindow(room, 2.6, 1.6, 0.9, Math.min(1.6, ceiling - 1.2)) +
		splash +
		(hasWindow
			? backWindow(room, windowX, 1.08, windowW, Math.min(1.15, ceiling - 1.45), {
					isGarden: variant === 2,
					curtains: false,
				})
			: '') +
		uppers +
		box(room, { x: runX, y: 0.06, z, w: runW, h: 0.82, d: 0.62, color }) +
		cabinetFronts(room, runX, 0.12, z, runW, 0.74, color, decor.finish !== 'plain') +
		box(room, { x: runX, y: 0.88, z: z - 0.03, w: runW, h: 0.04, d: 0.65, color: decor.worktop }) +
		hood +
		things +
		tall +
		island +
		[-0.6, 0, 0.6]
			.map((dx) => pendant(room, islandX + 1.15 + dx, islandZ + 0.4, ceiling - 1.75, 0.17))
			.join('')
	);
}
