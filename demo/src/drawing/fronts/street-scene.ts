import { DOOR_COLORS } from '../building/door.ts';
import { BRICKS, RENDERS } from '../building/masonry.ts';
import { TILES } from '../building/roof.ts';
import { rowHouse } from '../building/row-house.ts';
import type { RowHouse } from '../building/row-house-shape.ts';
import type { Canvas } from '../canvas.ts';
import { darken, mix } from '../color.ts';
import { atmosphere } from '../grain.ts';
import { leafTree } from '../nature/leaf-tree.ts';
import { pot } from '../nature/plants.ts';
import { sky } from '../nature/sky.ts';
import { type Point, path, polygon, rect } from '../shapes.ts';
import { bicycle, bollards, lamp, street } from './street.ts';

/** Roofs and towers of the town far behind, in the colour of the air. */
export function distantTown(canvas: Canvas, base: number): string {
	const { palette, random, width } = canvas;
	const outline: Point[] = [[0, base]];
	let x = 0;
	while (x < width) {
		const w = random.between(38, 110);
		const h = random.between(26, 96);
		if (random.chance(0.14))
			outline.push(
				[x, base - h],
				[x + w * 0.35, base - h],
				[x + w * 0.42, base - h * 2.4],
				[x + w * 0.5, base - h * 3],
				[x + w * 0.58, base - h * 2.4],
				[x + w * 0.65, base - h],
			);
		else outline.push([x, base - h], [x + w / 2, base - h - random.between(12, 40)], [x + w, base - h]);
		x += w;
	}
	outline.push([width, base]);
	return polygon(outline, { fill: mix(palette.haze, palette.shadow, 0.12), opacity: 0.75 });
}

/** A house without a face of its own, to vary. */
export const PLAIN_HOUSE: RowHouse = {
	width: 6,
	storeys: [3.4, 3.1, 2.7],
	bays: 2,
	wall: { kind: 'brick', color: '#a2654a' },
	trim: '#e5dccb',
	plinth: 0.5,
	top: 'cornice',
	roof: '#7f4436',
	rise: 2.2,
	window: {
		sash: 'tall',
		frame: '#f4f1ea',
		lintel: 'segment',
		lintelColor: '#b9694a',
		sill: '#9aa1a0',
		reveal: 6,
		curtains: 'sides',
	},
	opening: 0.5,
	doorBay: 0,
	door: { color: '#1f3d36', kind: 'panelled', fanlight: 0.22, arch: false },
	ground: 'windows',
	iron: 'bars',
	bands: false,
	hasQuoins: false,
	dormers: 1,
	hasVine: false,
	hasFlowers: false,
};

/** A neighbour: like enough to belong to the street, plain enough not to ask for attention. */
export function neighbourHouse(canvas: Canvas, like: RowHouse): RowHouse {
	const { random } = canvas;
	const isRendered = random.chance(0.45);
	return {
		...like,
		width: random.between(5, 6.8),
		storeys: like.storeys
			.map((storey) => storey * random.between(0.9, 1.06))
			.slice(0, Math.max(2, like.storeys.length - (random.chance(0.4) ? 1 : 0))),
		bays: random.int(2, 3),
		wall: {
			kind: isRendered ? 'render' : 'brick',
			color: mix(isRendered ? random.pick(RENDERS) : random.pick(BRICKS), '#b6aca0', 0.3),
		},
		top: random.pick(['cornice', 'cornice', 'point', 'stepped'] as const),
		roof: random.pick(TILES),
		rise: random.between(1.6, 2.6),
		door: { color: random.pick(DOOR_COLORS), kind: 'panelled', fanlight: 0.22, arch: false },
		doorBay: random.int(0, 1),
		ground: 'windows',
		dormers: random.int(0, 1),
		hasVine: false,
		hasFlowers: random.chance(0.3),
		hasQuoins: false,
		bands: random.chance(0.4),
	} satisfies RowHouse & { feature?: RowHouse['feature'] };
}

/** Light that falls between the houses opposite: their long slanting shadow over the lower walls. */
function oppositeShadow(canvas: Canvas, ground: number, top: number): string {
	const { palette, width, sunSide, random } = canvas;
	if (palette.hour === 'noon' || palette.hour === 'dusk') return '';
	const low = ground - (ground - top) * random.between(0.1, 0.2);
	const high = ground - (ground - top) * random.between(0.42, 0.62);
	const left = sunSide < 0 ? high : low;
	const right = sunSide < 0 ? low : high;
	const chimneys = [0.22, 0.55, 0.83].flatMap((share): Point[] => {
		const x = width * (share + random.between(-0.06, 0.06));
		const y = left + (right - left) * (x / width);
		return [
			[x, y],
			[x + 4, y - 46],
			[x + 34, y - 46 + (right - left) * 0.02],
			[x + 38, y],
		];
	});
	return polygon([[0, left], ...chimneys, [width, right], [width, ground], [0, ground]], {
		fill: palette.shadow,
		opacity: palette.shadowStrength * 0.4,
	});
}

/** A row of houses with the one that matters in the middle, its street and what stands in it. */
export function streetScene(
	canvas: Canvas,
	house: RowHouse,
	options: { ground: number; metre: number; trees: number; kind: 'cobbles' | 'asphalt' },
): string {
	const { random, width, palette } = canvas;
	const { ground, metre: m } = options;
	const w = house.width * m;
	const left = (width - w) / 2 + random.between(-60, 60);
	const neighbours: string[] = [];
	let at = left;
	while (at > -20) {
		const { feature: _, ...plain } = neighbourHouse(canvas, house);
		at -= plain.width * m;
		neighbours.push(rowHouse(canvas, plain, at, ground, m));
	}
	at = left + w;
	while (at < width + 20) {
		const { feature: _, ...plain } = neighbourHouse(canvas, house);
		neighbours.push(rowHouse(canvas, plain, at, ground, m));
		at += plain.width * m;
	}
	const tallest = house.storeys.reduce((sum, storey) => sum + storey, 0) * m;
	const party = [left, left + w]
		.map((x) =>
			rect(x - 1.5, ground - tallest * 0.9, 3, tallest * 0.9, {
				fill: darken(palette.shadow, 0.2),
				opacity: 0.3,
			}),
		)
		.join('');
	const foreground: string[] = [];
	const walk = ground + (canvas.height - ground) * 0.26;
	for (let index = 0; index < options.trees; index++) {
		const side = index % 2 === 0 ? -1 : 1;
		const x = side < 0 ? random.between(40, left - 30) : random.between(left + w + 40, width - 60);
		foreground.push(leafTree(canvas, x, walk + 6, random.between(430, 560)));
	}
	if (random.chance(0.6))
		foreground.push(bicycle(canvas, left + w * random.between(0.05, 0.5), ground + 22, m * 1.35));
	if (random.chance(0.5))
		foreground.push(lamp(canvas, random.chance(0.5) ? left - 60 : left + w + 60, walk, 330));
	if (random.chance(0.35)) foreground.push(bollards(canvas, left - 40, walk + 8, 5, (w + 80) / 4));
	if (random.chance(0.55))
		foreground.push(
			pot(
				canvas,
				left + w * (house.doorBay === 0 ? 0.36 : 0.1),
				ground + 12,
				46,
				random.pick(['ball', 'spikes', 'flowers']),
			) +
				(random.chance(0.5)
					? pot(canvas, left + w * (house.doorBay === 0 ? 0.45 : 0.19), ground + 14, 34, 'flowers')
					: ''),
		);
	const kerbShade = path(`M0 ${ground}H${width}v26H0Z`, {
		fill: canvas.gradient([
			[0, palette.shadow, palette.shadowStrength * 0.8],
			[1, palette.shadow, 0],
		]),
	});
	return (
		sky(canvas, ground) +
		distantTown(canvas, ground - tallest * 0.55) +
		neighbours.join('') +
		rowHouse(canvas, house, left, ground, m) +
		party +
		oppositeShadow(canvas, ground, ground - tallest) +
		street(canvas, ground, options.kind) +
		kerbShade +
		foreground.join('') +
		atmosphere(canvas)
	);
}
