import type { Canvas } from '../canvas.ts';
import { type Color, darken, lighten } from '../color.ts';
import { group, line, type Point, polygon, rect } from '../shapes.ts';
import { overhangShadow, type WallKind, wallPaint, wallShade } from './masonry.ts';
import { roofPlane } from './roof.ts';

/** A building standing free, drawn in oblique projection: its front, and the side away from the sun in shade. Metres. */
export interface Volume {
	x: number;
	w: number;
	/** Height of the walls */
	h: number;
	depth: number;
	wall: { kind: WallKind; color: Color };
	roof: { kind: 'gable' | 'hip' | 'flat' | 'front-gable'; rise: number; color: Color };
	/** Metres above the ground */
	lift?: number;
}

const SLANT = 0.52;
const LIFT = 0.2;

/**
 * Draws in a copy of the canvas whose sun stands at the left, and mirrors the result when it stands at the right:
 * the shaded side of every free-standing building then lies away from the light.
 */
export function facingSun(canvas: Canvas, draw: (view: Canvas) => string): string {
	const drawn = draw({ ...canvas, sunSide: -1 });
	return canvas.sunSide < 0 ? drawn : group(drawn, { transform: `translate(${canvas.width} 0) scale(-1 1)` });
}

function sideWall(view: Canvas, corners: readonly Point[], volume: Volume, m: number): string {
	return (
		polygon(corners, { fill: wallPaint(view, volume.wall.kind, volume.wall.color, m) }) +
		polygon(corners, { fill: view.palette.shadow, opacity: view.palette.shadowStrength * 1.1 })
	);
}

/** Walls and roof of a volume; `front` adds what is in its front wall, in pixels from (x, ground). */
export function volumeDrawing(
	view: Canvas,
	volume: Volume,
	left: number,
	ground: number,
	m: number,
	front: (x: number, ground: number, w: number, h: number) => string,
): string {
	const x = left + volume.x * m;
	const w = volume.w * m;
	const h = volume.h * m;
	const base = ground - (volume.lift ?? 0) * m;
	const eaves = base - h;
	const dx = volume.depth * m * SLANT;
	const dy = volume.depth * m * LIFT;
	const rise = volume.roof.rise * m;
	const over = m * 0.35;
	const paint = wallPaint(view, volume.wall.kind, volume.wall.color, m);
	const face = rect(x, eaves, w, h, { fill: paint }) + wallShade(view, x, eaves, w, h);
	const plainSide: Point[] = [
		[x + w, base],
		[x + w + dx, base - dy],
		[x + w + dx, eaves - dy],
		[x + w, eaves],
	];
	const contact = rect(x - 6, base - 3, w + 6, 9, { fill: view.palette.shadow, opacity: 0.3 });
	if (volume.roof.kind === 'flat') {
		const color = volume.wall.color;
		const edge = view.palette.lit(lighten(color, 0.3));
		return (
			sideWall(view, plainSide, volume, m) +
			polygon(
				[
					[x, eaves],
					[x + dx, eaves - dy],
					[x + w + dx, eaves - dy],
					[x + w, eaves],
				],
				{ fill: view.palette.lit('#b9b4aa') },
			) +
			face +
			front(x, base, w, h) +
			rect(x - 3, eaves - 5, w + 6, 9, { fill: edge }) +
			polygon(
				[
					[x + w + 3, eaves + 4],
					[x + w + dx + 3, eaves - dy + 4],
					[x + w + dx + 3, eaves - dy - 5],
					[x + w + 3, eaves - 5],
				],
				{ fill: darken(edge, 0.25) },
			) +
			contact
		);
	}
	if (volume.roof.kind === 'front-gable') {
		const apex: Point = [x + w / 2, eaves - rise];
		const gable: Point[] = [[x, eaves + 1], apex, [x + w, eaves + 1]];
		const slope: Point[] = [
			[x + w + over, eaves + over * 0.7],
			[x + w / 2, eaves - rise - over * 0.4],
			[x + w / 2 + dx, eaves - rise - dy - over * 0.4],
			[x + w + dx + over, eaves - dy + over * 0.7],
		];
		const verge = view.palette.lit(darken(volume.roof.color, 0.1));
		return (
			sideWall(view, plainSide, volume, m) +
			roofPlane(view, slope, volume.roof.color, m * 0.17) +
			polygon(slope, { fill: view.palette.shadow, opacity: view.palette.shadowStrength * 0.55 }) +
			face +
			polygon(gable, { fill: paint }) +
			front(x, base, w, h) +
			line(x - over, eaves + over * 0.8, x + w / 2, eaves - rise - over * 0.4, verge, m * 0.16) +
			line(
				x + w + over,
				eaves + over * 0.8,
				x + w / 2,
				eaves - rise - over * 0.4,
				darken(verge, 0.2),
				m * 0.16,
			) +
			contact
		);
	}
	const inset = volume.roof.kind === 'hip' ? Math.min(w * 0.3, rise * 1.1) : 0;
	const ridge = [
		x + dx / 2 + inset - (inset ? 0 : over),
		x + w + dx / 2 - inset * 0.4 + (inset ? 0 : over),
	] as const;
	const slope: Point[] = [
		[x - over, eaves + over * 0.4],
		[ridge[0], eaves - rise],
		[ridge[1], eaves - rise],
		[x + w + over, eaves + over * 0.4],
	];
	const end: Point[] =
		volume.roof.kind === 'hip'
			? []
			: [
					[x + w, base],
					[x + w + dx, base - dy],
					[x + w + dx, eaves - dy],
					[x + w + dx / 2, eaves - rise + over * 0.3],
					[x + w, eaves],
				];
	const hipEnd: Point[] = [
		[x + w + over, eaves + over * 0.4],
		[ridge[1], eaves - rise],
		[x + w + dx + over * 0.6, eaves - dy + over * 0.4],
	];
	const side =
		volume.roof.kind === 'hip'
			? sideWall(view, plainSide, volume, m) +
				roofPlane(view, hipEnd, volume.roof.color, m * 0.17) +
				polygon(hipEnd, { fill: view.palette.shadow, opacity: view.palette.shadowStrength * 0.8 })
			: sideWall(view, end, volume, m) +
				line(
					x + w + dx / 2,
					eaves - rise,
					x + w + dx + over * 0.7,
					eaves - dy + over * 0.5,
					view.palette.lit(darken(volume.roof.color, 0.25)),
					m * 0.14,
				);
	return (
		side +
		face +
		front(x, base, w, h) +
		overhangShadow(view, x, eaves, w, m * 0.5) +
		roofPlane(view, slope, volume.roof.color, m * 0.17) +
		rect(x - over, eaves + over * 0.28, w + over * 2, m * 0.13, { fill: view.palette.lit('#8d9597') }) +
		line(
			ridge[0],
			eaves - rise,
			ridge[1],
			eaves - rise,
			view.palette.lit(lighten(volume.roof.color, 0.12)),
			m * 0.12,
		) +
		contact
	);
}

/** Shadow that a free-standing building throws on the ground, away from the sun (at the left of the view). */
export function buildingShadow(view: Canvas, x: number, ground: number, w: number, reach: number): string {
	return polygon(
		[
			[x, ground - 2],
			[x + w, ground - 2],
			[x + w + reach * 0.9, ground - reach * 0.16],
			[x + w + reach * 1.35, ground + reach * 0.06],
			[x + w + reach * 0.5, ground + reach * 0.3],
			[x + reach * 0.4, ground + reach * 0.3],
		],
		{ fill: view.palette.shadow, opacity: view.palette.shadowStrength * 0.75 },
	);
}
