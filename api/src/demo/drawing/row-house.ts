import type { Canvas } from './canvas.ts';
import { type Color, darken, lighten } from './color.ts';
import { balconySlab, cornice, downpipe, ironwork } from './cornice.ts';
import { type DoorStyle, door, garageDoor } from './door.ts';
import { plinth, quoins, stringCourse, type WallKind, wallPaint, wallShade } from './masonry.ts';
import { chimney, dormer, roofPlane, roofWindow } from './roof.ts';
import { group, type Point, path, polygon, rect, round } from './shapes.ts';
import { shopFront } from './shop-front.ts';
import { flowerBox, type WindowStyle, window } from './window.ts';

/** A house in a row, seen straight on. Lengths in metres. */
export interface RowHouse {
	width: number;
	/** Heights of the storeys, ground floor first */
	storeys: readonly number[];
	bays: number;
	wall: { kind: WallKind; color: Color };
	trim: Color;
	plinth: number;
	top: 'cornice' | 'stepped' | 'point' | 'neck' | 'flat';
	roof: Color;
	/** Height of the roof or gable above the eaves */
	rise: number;
	window: WindowStyle;
	/** Share of a bay that a window takes */
	opening: number;
	doorBay: number;
	door: DoorStyle;
	ground: 'windows' | 'shop' | 'garage';
	/** Balcony or bay on the first floor, above this bay */
	feature?: { kind: 'balcony' | 'oriel' | 'loggia'; bay: number };
	iron: 'bars' | 'nouveau';
	bands: boolean;
	hasQuoins: boolean;
	dormers: number;
	hasVine: boolean;
	hasFlowers: boolean;
	sign?: Color;
}

function gableOutline(house: RowHouse, x: number, eaves: number, w: number, rise: number): Point[] {
	const middle = x + w / 2;
	if (house.top === 'point')
		return [
			[x, eaves],
			[x, eaves - rise * 0.12],
			[middle - w * 0.07, eaves - rise],
			[middle + w * 0.07, eaves - rise],
			[x + w, eaves - rise * 0.12],
			[x + w, eaves],
		];
	if (house.top === 'neck') {
		const half: Point[] = [
			[0, 0],
			[0, 0.16],
			[0.12, 0.2],
			[0.2, 0.42],
			[0.2, 0.78],
			[0.28, 0.84],
			[0.5, 1],
		];
		const left = half.map(([across, up]): Point => [x + w * across, eaves - rise * up]);
		return [
			...left,
			...half
				.slice(0, -1)
				.reverse()
				.map(([across, up]): Point => [x + w * (1 - across), eaves - rise * up]),
		];
	}
	const steps = 5;
	const left: Point[] = [];
	for (let index = 0; index <= steps; index++) {
		const across = x + (w * 0.44 * index) / steps;
		const up = eaves - (rise * (index + 1)) / (steps + 1);
		left.push([across, index === 0 ? eaves : eaves - (rise * index) / (steps + 1)], [across, up]);
	}
	return [
		...left,
		...left
			.slice()
			.reverse()
			.map(([px, py]): Point => [2 * middle - px, py]),
	];
}

function roofAbove(canvas: Canvas, house: RowHouse, x: number, eaves: number, w: number, m: number): string {
	const rise = house.rise * m;
	if (house.top === 'flat') return '';
	const slope = roofPlane(
		canvas,
		[
			[x, eaves],
			[x + w * 0.02, eaves - rise],
			[x + w * 0.98, eaves - rise],
			[x + w, eaves],
		],
		house.roof,
		m * 0.17,
	);
	const stack = chimney(
		canvas,
		canvas.random.chance(0.5) ? x + w * 0.06 : x + w * 0.84,
		eaves - rise * 0.9,
		m * 0.62,
		m * 1.05,
		house.wall.kind === 'brick' ? house.wall.color : '#9a5a44',
	);
	const count = house.dormers;
	let extras = '';
	for (let index = 0; index < count; index++) {
		const at = x + (w * (index + 1)) / (count + 1);
		extras += canvas.random.chance(0.72)
			? dormer(
					canvas,
					at - m * 0.62,
					eaves - rise * 0.1,
					m * 1.24,
					Math.min(rise * 0.72, m * 1.3),
					house.roof === '#9a4b34' ? 'gable' : canvas.random.pick(['gable', 'flat']),
					house.window,
					house.trim,
				)
			: roofWindow(canvas, at - m * 0.4, eaves - rise * 0.72, m * 0.8, rise * 0.42);
	}
	return stack + slope + extras;
}

function gable(canvas: Canvas, house: RowHouse, x: number, eaves: number, w: number, m: number): string {
	const rise = house.rise * m;
	const outline = gableOutline(house, x, eaves, w, rise);
	const paint = wallPaint(canvas, house.wall.kind, house.wall.color, m);
	const trim = canvas.palette.lit(house.trim);
	const coping = outline
		.slice(1)
		.map((point, index) => [outline[index] as Point, point] as const)
		.filter(([one, other]) => Math.abs(one[1] - other[1]) < 1 || house.top !== 'stepped')
		.map(([one, other]) =>
			path(`M${round(one[0] - 3)} ${round(one[1] - 2)}L${round(other[0] + 3)} ${round(other[1] - 2)}`, {
				stroke: trim,
				width: m * 0.1,
			}),
		)
		.join('');
	const behind = polygon(
		[
			[x + w * 0.04, eaves],
			[x + w / 2, eaves - rise * 0.82],
			[x + w * 0.96, eaves],
		],
		{ fill: canvas.palette.lit(darken(house.roof, 0.2)) },
	);
	const top = window(canvas, x + w / 2 - m * 0.45, eaves - rise * 0.46, m * 0.9, rise * 0.3, {
		...house.window,
		lintel: house.window.lintel === 'stone' ? 'stone' : 'segment',
	});
	const anchors = [0.3, 0.7]
		.map((share) =>
			path(
				`M${round(x + w * share)} ${round(eaves - m * 0.14)}v${round(m * 0.36)}m-4 ${round(-m * 0.28)}l8 ${round(m * 0.2)}`,
				{ stroke: '#2a2d2e', width: 2.6, cap: 'round' },
			),
		)
		.join('');
	return (
		behind +
		polygon(outline, { fill: paint }) +
		wallShade(canvas, x, eaves - rise, w, 0) +
		coping +
		top +
		anchors
	);
}

/** Leaves that climb around the door. */
function vine(canvas: Canvas, x: number, ground: number, h: number, reach: number): string {
	const { palette, random } = canvas;
	const stem = `M${round(x)} ${round(ground)}C${round(x - 12)} ${round(ground - h * 0.4)} ${round(x + 14)} ${round(ground - h * 0.6)} ${round(x + reach * 0.1)} ${round(ground - h)}q${round(reach * 0.4)} -16 ${round(reach * 0.9)} 4`;
	let leaves = '';
	for (let index = 0; index < (palette.isBare ? 12 : 70); index++) {
		const t = random.next();
		const px = t < 0.6 ? x + random.between(-13, 13) : x + ((t - 0.6) / 0.4) * reach;
		const py = t < 0.6 ? ground - h * (t / 0.6) : ground - h + random.between(-12, 14);
		leaves += `<circle cx="${round(px)}" cy="${round(py)}" r="${round(random.between(3, 6.4))}" fill="${random.pick(palette.leaves)}"/>`;
	}
	return path(stem, { stroke: palette.lit('#5c4c3f'), width: 4, cap: 'round' }) + leaves;
}

function featureOf(
	canvas: Canvas,
	house: RowHouse,
	x: number,
	bayW: number,
	floorY: number,
	storeyH: number,
	m: number,
): string {
	if (!house.feature) return '';
	const w = Math.min(bayW * 1.02, m * 2.5);
	const left = x + bayW * (house.feature.bay + 0.5) - w / 2;
	if (house.feature.kind === 'balcony')
		return (
			balconySlab(canvas, left - 6, floorY - 4, w + 12, m * 0.16, house.trim, m * 0.5) +
			ironwork(canvas, left - 2, floorY - m * 0.92, w + 4, m * 0.88, house.iron)
		);
	const top = floorY - storeyH * 0.92;
	const depth = m * 0.12;
	const paint = wallPaint(
		canvas,
		house.feature.kind === 'loggia' ? 'render' : house.wall.kind,
		house.feature.kind === 'loggia' ? house.trim : house.wall.color,
		m,
	);
	const part = (share: number, wide: number) =>
		window(canvas, left + w * share, top + storeyH * 0.13, w * wide, storeyH * 0.56, {
			...house.window,
			lintel: 'none',
			reveal: house.window.reveal * 0.6,
		});
	return (
		rect(left + (canvas.sunSide < 0 ? w : -m * 0.34), top + m * 0.1, m * 0.34, storeyH * 0.86, {
			fill: canvas.palette.shadow,
			opacity: canvas.palette.shadowStrength * 0.8,
		}) +
		balconySlab(canvas, left - depth, floorY - m * 0.1, w + depth * 2, m * 0.2, house.trim, m * 0.5) +
		path(
			`M${round(left + w * 0.1)} ${round(floorY + m * 0.1)}h${round(w * 0.8)}l${round(-w * 0.18)} ${round(m * 0.42)}h${round(-w * 0.44)}Z`,
			{ fill: canvas.palette.lit(darken(house.trim, 0.14)) },
		) +
		rect(left, top, w, floorY - top, { fill: paint }) +
		part(0.06, 0.2) +
		part(0.31, 0.38) +
		part(0.74, 0.2) +
		cornice(canvas, left, top + 3, w, m * 0.26, house.trim, false) +
		ironwork(canvas, left, top - m * 0.62, w, m * 0.5, house.iron)
	);
}

/** Draws the house with its left foot at `x`, standing on `ground`. `m` is pixels a metre. Returns the drawing and its eaves. */
export function rowHouse(canvas: Canvas, house: RowHouse, x: number, ground: number, m: number): string {
	const w = house.width * m;
	const body = house.storeys.reduce((sum, storey) => sum + storey, 0) * m;
	const eaves = ground - body;
	const paint = wallPaint(canvas, house.wall.kind, house.wall.color, m);
	const bayW = w / house.bays;
	const isGabled = house.top === 'stepped' || house.top === 'point' || house.top === 'neck';
	const wall = rect(x, eaves, w, body, { fill: paint });
	let openings = '';
	let floor = ground;
	for (const [level, storey] of house.storeys.entries()) {
		const h = storey * m;
		const ceiling = floor - h;
		if (level > 0 && house.bands)
			openings += stringCourse(canvas, x, floor - m * 0.1, w, m * 0.14, house.trim);
		for (let bay = 0; bay < house.bays; bay++) {
			const middle = x + bayW * (bay + 0.5);
			const isTop = level === house.storeys.length - 1 && level > 1;
			const winW = bayW * house.opening;
			const winH = h * (isTop ? 0.46 : level === 0 ? 0.5 : 0.56);
			const sillY = floor - (level === 0 ? Math.max(house.plinth * m, h * 0.24) + h * 0.04 : h * 0.17);
			if (level === 0) {
				if (house.ground === 'shop') continue;
				if (bay === house.doorBay) {
					openings += door(
						canvas,
						middle - m * 0.56,
						ground,
						m * 1.12,
						Math.min(h * 0.86, m * (2.25 + house.door.fanlight * 1.6)),
						house.door,
					);
					continue;
				}
				if (house.ground === 'garage') {
					if (bay === (house.doorBay === 0 ? 1 : 0))
						openings += garageDoor(
							canvas,
							middle - Math.min(bayW * 0.46, m * 1.3),
							ground,
							Math.min(bayW * 0.92, m * 2.6),
							m * 2.3,
							house.door.color,
						);
					continue;
				}
			}
			if (level === 1 && house.feature?.bay === bay && house.feature.kind !== 'balcony') continue;
			const isBalconyDoor = level === 1 && house.feature?.bay === bay;
			openings += window(
				canvas,
				middle - winW / 2,
				isBalconyDoor ? floor - h * 0.78 : sillY - winH,
				winW,
				isBalconyDoor ? h * 0.74 : winH,
				house.window,
			);
			if (house.hasFlowers && level === 1 && !isBalconyDoor)
				openings += flowerBox(canvas, middle - winW / 2 - 2, sillY - 5, winW + 4);
		}
		floor = ceiling;
	}
	const firstFloor = ground - (house.storeys[0] ?? 3) * m;
	const storeyH = (house.storeys[1] ?? 3) * m;
	const shop =
		house.ground === 'shop'
			? shopFront(canvas, {
					x,
					ground,
					w,
					h: (house.storeys[0] ?? 3.6) * m,
					m,
					color: house.sign ?? house.door.color,
				})
			: '';
	const above = isGabled ? gable(canvas, house, x, eaves, w, m) : roofAbove(canvas, house, x, eaves, w, m);
	const crown =
		house.top === 'cornice'
			? cornice(canvas, x, eaves + m * 0.3, w, m * 0.46, house.trim, house.bands || house.width > 6.4)
			: house.top === 'flat'
				? rect(x - 2, eaves - m * 0.16, w + 4, m * 0.18, { fill: canvas.palette.lit('#8e9496') })
				: '';
	return group(
		(house.top === 'flat' ? '' : isGabled ? '' : above) +
			wall +
			(isGabled ? above : '') +
			wallShade(canvas, x, eaves, w, body) +
			(house.plinth > 0 && house.ground !== 'shop' ? plinth(canvas, x, ground, w, house.plinth * m) : '') +
			(house.hasQuoins
				? quoins(canvas, x, eaves + m * 0.4, ground - house.plinth * m, -1, m * 0.36, house.trim) +
					quoins(canvas, x + w, eaves + m * 0.4, ground - house.plinth * m, 1, m * 0.36, house.trim)
				: '') +
			openings +
			featureOf(canvas, house, x, bayW, firstFloor, storeyH, m) +
			crown +
			shop +
			downpipe(canvas, canvas.sunSide < 0 ? x + w - 8 : x + 2, eaves + m * 0.3, ground) +
			(house.hasVine
				? vine(
						canvas,
						x + bayW * (house.doorBay + 0.5) + (house.doorBay === 0 ? m * 0.75 : -m * 0.75),
						ground,
						m * 2.9,
						(house.doorBay === 0 ? -1 : 1) * m * 1.6,
					)
				: '') +
			rect(
				x + bayW * (house.doorBay + 0.5) + m * 0.68,
				ground - m * 1.75,
				m * 0.2,
				m * 0.13,
				{ fill: lighten(canvas.palette.lit('#2b3a55'), 0.05) },
				1,
			),
	);
}
