import { wallPaint } from '../building/masonry.ts';
import { darken, lighten } from '../color.ts';
import { path, rect, round } from '../shapes.ts';
import { box } from './box.ts';
import { face, type RoomView } from './room.ts';

export function floor(room: RoomView, near: number): string {
	const { decor, half, back, canvas } = room;
	const color = room.tint(decor.floorColors[room.variant % decor.floorColors.length] ?? '#b98d5e');
	const plane = face(
		room,
		[
			[-half, 0, near],
			[half, 0, near],
			[half, 0, back],
			[-half, 0, back],
		],
		canvas.gradient([
			[0, darken(color, 0.16)],
			[0.4, color],
			[1, lighten(color, 0.1)],
		]),
	);
	const seg = (a: readonly [number, number], b: readonly [number, number]) => {
		const p = room.at(a[0], 0, a[1]);
		const q = room.at(b[0], 0, b[1]);
		return `M${round(p[0])} ${round(p[1])}L${round(q[0])} ${round(q[1])}`;
	};
	let d = '';
	let patches = '';
	if (decor.floor === 'planks')
		for (let x = -half, index = 0; x < half; x += 0.2, index++) {
			d += seg([x, near], [x, back]);
			for (let z = near + ((index * 0.7) % 1.6); z < back; z += 1.7) {
				d += seg([x, z], [x + 0.2, z]);
				if ((index + Math.floor(z)) % 3 === 0)
					patches += face(
						room,
						[
							[x, 0, z],
							[Math.min(half, x + 0.2), 0, z],
							[Math.min(half, x + 0.2), 0, Math.min(back, z + 1.7)],
							[x, 0, Math.min(back, z + 1.7)],
						],
						canvas.random.chance(0.5) ? lighten(color, 0.12) : darken(color, 0.1),
						0.5,
					);
			}
		}
	else if (decor.floor === 'herringbone') {
		const s = 0.28;
		for (let x = -half, column = 0; x < half - 0.01; x += s, column++)
			for (let z = near; z < back - s; z += s * 0.5)
				d +=
					column % 2
						? seg([x, z + s * 0.5], [Math.min(half, x + s), z])
						: seg([x, z], [Math.min(half, x + s), z + s * 0.5]);
		for (let x = -half; x < half; x += s) d += seg([x, near], [x, back]);
	} else {
		const s = decor.floor === 'tiles' ? 0.33 : 1.2;
		for (let x = -half; x <= half; x += s) d += seg([x, near], [x, back]);
		for (let z = near; z <= back; z += s) d += seg([-half, z], [half, z]);
	}
	return (
		plane +
		patches +
		path(d, { stroke: darken(color, 0.42), width: 1.1, opacity: decor.floor === 'concrete' ? 0.2 : 0.34 })
	);
}

function backWall(room: RoomView, isAccent: boolean): string {
	const { decor, half, back, ceiling, canvas } = room;
	const [x1, y1] = room.at(-half, ceiling, back);
	const [x2, y2] = room.at(half, 0, back);
	const s = room.scale(back);
	const color = room.tint(isAccent ? room.accent : room.wall);
	const paint = isAccent && decor.finish === 'brick' ? wallPaint(canvas, 'brick', color, s * 0.9) : color;
	let drawn = rect(x1, y1, x2 - x1, y2 - y1, { fill: paint });
	if (decor.finish === 'panelled') {
		const count = 4;
		const w = (x2 - x1) / count;
		for (let index = 0; index < count; index++)
			for (const [from, to] of [
				[0.1, 0.6],
				[0.69, 0.92],
			] as const)
				drawn +=
					rect(x1 + w * index + w * 0.1, y1 + (y2 - y1) * from, w * 0.8, (y2 - y1) * (to - from), {
						stroke: darken(color, 0.14),
						width: 2.4,
					}) +
					rect(
						x1 + w * index + w * 0.1 + 3,
						y1 + (y2 - y1) * from + 3,
						w * 0.8 - 6,
						(y2 - y1) * (to - from) - 6,
						{ stroke: lighten(color, 0.35), width: 1.4, opacity: 0.8 },
					);
	}
	const trim = room.tint(lighten(room.wall, 0.5));
	drawn +=
		rect(x1, y2 - s * 0.13, x2 - x1, s * 0.13, { fill: trim }) +
		rect(x1, y2 - s * 0.13, x2 - x1, 1.6, { fill: darken(trim, 0.2) });
	if (decor.finish === 'panelled')
		drawn +=
			rect(x1, y1, x2 - x1, s * 0.14, { fill: trim }) +
			rect(x1, y1 + s * 0.14, x2 - x1, 3, { fill: darken(trim, 0.25), opacity: 0.6 });
	return drawn;
}

/** The empty shell: back wall, side walls, ceiling, floor, and how the light lies on them. */
export function shell(room: RoomView, isAccent = false): string {
	const { half, back, ceiling, canvas, decor } = room;
	const near = 1.15;
	const wall = room.tint(room.wall);
	const bright = lighten(wall, 0.08);
	const dark = darken(wall, canvas.palette.isLit ? 0.26 : 0.16);
	const side = (way: -1 | 1) =>
		face(
			room,
			[
				[way * half, 0, near],
				[way * half, 0, back],
				[way * half, ceiling, back],
				[way * half, ceiling, near],
			],
			way === canvas.sunSide
				? canvas.gradient([
						[0, darken(wall, 0.06)],
						[1, darken(wall, 0.2)],
					])
				: canvas.gradient([
						[0, bright],
						[1, dark],
					]),
		);
	const top = face(
		room,
		[
			[-half, ceiling, near],
			[half, ceiling, near],
			[half, ceiling, back],
			[-half, ceiling, back],
		],
		canvas.gradient([
			[0, room.tint('#f7f4ee')],
			[1, darken(room.tint('#f1ede4'), 0.12)],
		]),
	);
	let beams = '';
	if (decor.finish === 'beams' || decor.finish === 'brick') {
		const wood = decor.finish === 'beams' ? decor.wood : '#3a3d3d';
		for (let z = back - 0.3; z > near + 0.4; z -= 1.05)
			beams += box(room, { x: -half, y: ceiling - 0.22, z, w: half * 2, h: 0.22, d: 0.2, color: wood });
	}
	const skirt = [-1, 1]
		.map((way) =>
			face(
				room,
				[
					[way * half, 0, near],
					[way * half, 0, back],
					[way * half, 0.13, back],
					[way * half, 0.13, near],
				],
				room.tint(lighten(room.wall, 0.5)),
				0.85,
			),
		)
		.join('');
	const [, ceilY] = room.at(0, ceiling, back);
	const corner = rect(0, ceilY, canvas.width, 60, {
		fill: canvas.gradient([
			[0, '#2a1f1c', 0.14],
			[1, '#2a1f1c', 0],
		]),
	});
	return top + floor(room, near) + backWall(room, isAccent) + side(-1) + side(1) + skirt + beams + corner;
}
