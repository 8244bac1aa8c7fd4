import type { Decor } from '../../properties/property.ts';
import type { Canvas } from '../canvas.ts';
import { type Color, mix } from '../color.ts';
import { grain } from '../grain.ts';
import { type Point, polygon, rect, round } from '../shapes.ts';
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

export const EYE = 1.42;

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
