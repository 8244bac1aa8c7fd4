import type { Decor } from '../../homes/home.ts';
import type { Canvas } from '../canvas.ts';
import { type Color, darken, lighten, mix } from '../color.ts';
import { grain } from '../grain.ts';
import { wallPaint } from '../masonry.ts';
import { type Point, path, polygon, rect, round } from '../shapes.ts';
import { DECOR_FACTS, type DecorFacts } from './decor.ts';

/** A room seen in one-point perspective. X runs from the middle (metres, right positive), Y up from the floor, Z away from the eye. */
export interface RoomView {
	canvas: Canvas;
	decor: DecorFacts;
	/** Half width, metres */
	half: number;
	ceiling: number;
	/** Distance of the back wall */
	back: number;
	wall: Color;
	accent: Color;
	variant: number;
	at(x: number, y: number, z: number): Point;
	/** Pixels a metre at a distance */
	scale(z: number): number;
	/** A colour as the room's light shows it */
	tint(color: Color): Color;
}

const FOCUS = 1010;
const EYE = 1.42;
const HORIZON = 500;

export function openRoom(
	canvas: Canvas,
	decor: Decor,
	variant: number,
	size: { half: number; back: number },
): RoomView {
	const facts = DECOR_FACTS[decor];
	const { random, palette, width } = canvas;
	const vx = width / 2 + random.between(-70, 70);
	const room = palette.isLit ? '#f3d3a6' : '#fffaf0';
	return {
		canvas,
		decor: facts,
		...size,
		ceiling: facts.ceiling,
		wall: facts.walls[variant % facts.walls.length] ?? '#efe9dd',
		accent: facts.accentWalls[variant % facts.accentWalls.length] ?? '#c7cfc0',
		variant,
		at: (x, y, z) => [vx + (x * FOCUS) / z, HORIZON + ((EYE - y) * FOCUS) / z],
		scale: (z) => FOCUS / z,
		tint: (color) =>
			mix(mix(color, room, 0.1), palette.isLit ? '#6d4a3a' : palette.sun, palette.isLit ? 0.12 : 0.05),
	};
}

/** A flat shape in the room, by its corners. */
export const face = (
	room: RoomView,
	corners: readonly (readonly [number, number, number])[],
	fill: string,
	opacity?: number,
) =>
	polygon(
		corners.map(([x, y, z]) => room.at(x, y, z)),
		opacity === undefined ? { fill } : { fill, opacity },
	);

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

/** Soft shadow of furniture on the floor. */
export function floorShadow(room: RoomView, x: number, z: number, w: number, d: number): string {
	const { canvas } = room;
	const [cx, cy] = room.at(x + w / 2, 0, z + d / 2);
	const [, near] = room.at(0, 0, z);
	const [, far] = room.at(0, 0, z + d);
	const s = room.scale(z);
	const fill = canvas.glow([
		[0, '#2a1f1c', 0.42],
		[0.62, '#2a1f1c', 0.26],
		[1, '#2a1f1c', 0],
	]);
	return `<ellipse cx="${round(cx - canvas.sunSide * s * 0.12)}" cy="${round(cy + 4)}" rx="${round((w * s) / 1.75)}" ry="${round(Math.max(10, (near - far) * 0.72))}" fill="${fill}"/>`;
}

function floor(room: RoomView, near: number): string {
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

/** Light of the hour over the finished room. */
export function roomAir(room: RoomView): string {
	const { canvas } = room;
	const { palette, sunSide, width, height } = canvas;
	const warm = canvas.gradient(
		[
			[0, palette.isLit ? '#ffcf87' : palette.sun, palette.isLit ? 0.1 : palette.sunStrength * 0.8],
			[0.7, palette.sun, 0],
		],
		sunSide < 0 ? 'right' : 'left',
	);
	const edge = canvas.gradient(
		[
			[0.5, '#2a1f2a', 0],
			[1, '#2a1f2a', palette.isLit ? 0.34 : 0.2],
		],
		sunSide < 0 ? 'right' : 'left',
	);
	return (
		rect(0, 0, width, height, { fill: warm }) + rect(0, 0, width, height, { fill: edge }) + grain(canvas)
	);
}
