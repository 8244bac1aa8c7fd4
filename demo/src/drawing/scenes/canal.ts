import { BRICKS, RENDERS } from '../building/masonry.ts';
import { rowHouse } from '../building/row-house.ts';
import type { Canvas } from '../canvas.ts';
import { darken, lighten, mix } from '../color.ts';
import { bench, bicycle, lamp } from '../fronts/street.ts';
import { distantTown, neighbourHouse, PLAIN_HOUSE } from '../fronts/street-scene.ts';
import { atmosphere } from '../grain.ts';
import { leafTree } from '../nature/leaf-tree.ts';
import { sky } from '../nature/sky.ts';
import { quay, water } from '../nature/water.ts';
import { ellipse, line, type Point, path, polygon, rect, round } from '../shapes.ts';

/** The three towers of Ghent, far off in the haze. */
function towers(canvas: Canvas, x: number, base: number, scale: number): string {
	const { palette } = canvas;
	const color = mix(palette.sky[1], palette.shadow, 0.2);
	const tower = (at: number, w: number, h: number, kind: 'spire' | 'blunt' | 'crown'): Point[] => {
		const [l, r, t] = [at - w / 2, at + w / 2, base - h];
		if (kind === 'spire')
			return [
				[l, base],
				[l, t + h * 0.34],
				[l + w * 0.12, t + h * 0.32],
				[at - w * 0.2, t + h * 0.2],
				[at, t],
				[at + w * 0.2, t + h * 0.2],
				[r - w * 0.12, t + h * 0.32],
				[r, t + h * 0.34],
				[r, base],
			];
		if (kind === 'blunt')
			return [
				[l, base],
				[l, t + h * 0.08],
				[l + w * 0.1, t],
				[l + w * 0.2, t + h * 0.08],
				[r - w * 0.2, t + h * 0.08],
				[r - w * 0.1, t],
				[r, t + h * 0.08],
				[r, base],
			];
		return [
			[l, base],
			[l, t + h * 0.14],
			[l + w * 0.08, t],
			[l + w * 0.2, t + h * 0.13],
			[at, t + h * 0.05],
			[r - w * 0.2, t + h * 0.13],
			[r - w * 0.08, t],
			[r, t + h * 0.14],
			[r, base],
		];
	};
	return [
		tower(x, 58 * scale, 300 * scale, 'crown'),
		tower(x + 120 * scale, 46 * scale, 380 * scale, 'spire'),
		tower(x + 250 * scale, 62 * scale, 330 * scale, 'blunt'),
	]
		.map((outline, index) => polygon(outline, { fill: color, opacity: 0.96 - index * 0.03 }))
		.join('');
}

/** A low tour boat or a rowing boat at its mooring. */
function boat(canvas: Canvas, x: number, y: number, long: number): string {
	const { palette, random } = canvas;
	const hull = palette.lit(random.pick(['#5b2a2a', '#1f3d36', '#f1ece1', '#2b3a55']));
	return (
		ellipse(x + long / 2, y + 8, long * 0.54, 9, { fill: palette.shadow, opacity: 0.35 }) +
		path(
			`M${round(x)} ${round(y - long * 0.1)}Q${round(x + long * 0.04)} ${round(y + 8)} ${round(x + long * 0.2)} ${round(y + 9)}H${round(x + long * 0.82)}Q${round(x + long * 0.95)} ${round(y + 6)} ${round(x + long)} ${round(y - long * 0.12)}Z`,
			{
				fill: canvas.gradient([
					[0, lighten(hull, 0.16)],
					[1, darken(hull, 0.25)],
				]),
			},
		) +
		path(`M${round(x)} ${round(y - long * 0.1)}L${round(x + long)} ${round(y - long * 0.12)}`, {
			stroke: palette.lit('#d9c9a8'),
			width: 4,
		}) +
		[0.3, 0.5, 0.7]
			.map((share) =>
				rect(x + long * share - 3, y - long * 0.1, long * 0.07, 5, { fill: palette.lit('#a9814f') }),
			)
			.join('')
	);
}

/** A row of old houses on a quay in Ghent, upside down in the water. */
export function canal(canvas: Canvas): string {
	const { random, width, palette } = canvas;
	const ground = 520;
	const m = 33;
	let houses = '';
	for (let x = -50, index = 0; x < width + 20; index++) {
		const isRendered = random.chance(0.4);
		const plain = neighbourHouse(canvas, {
			...PLAIN_HOUSE,
			storeys: random.chance(0.5) ? [3.5, 3.2, 2.8] : [3.6, 3.2],
		});
		const house = {
			...plain,
			width: random.between(4.9, 7.2),
			bays: random.int(2, 3),
			wall: isRendered
				? ({ kind: 'render', color: random.pick(RENDERS) } as const)
				: ({ kind: 'brick', color: random.pick(BRICKS) } as const),
			top: (['stepped', 'neck', 'cornice', 'stepped', 'point'] as const)[index % 5] ?? 'stepped',
			rise: random.between(2.8, 4),
			dormers: 1,
			hasFlowers: random.chance(0.5),
			hasVine: random.chance(0.3),
		};
		houses += rowHouse(canvas, house, x, ground, m);
		x += house.width * m;
	}
	const row = `<g id="row">${houses}</g>`;
	const quayTop = ground + 26;
	const surface = quayTop + 34;
	const mirror = `<g opacity="0.42" transform="translate(0 ${2 * surface - 22}) scale(1 -1)"><use href="#row"/></g>`;
	const trees = [0.13, 0.44, 0.9]
		.map((share) => leafTree(canvas, width * share, ground + 16, random.between(240, 310)))
		.join('');
	return (
		sky(canvas, ground) +
		towers(canvas, width * random.between(0.3, 0.55), 330, 0.66) +
		distantTown(canvas, ground - 150) +
		row +
		rect(0, ground, width, 30, {
			fill: canvas.gradient([
				[0, palette.lit('#8f897c')],
				[1, palette.lit('#b9b3a6')],
			]),
		}) +
		rect(0, ground, width, 12, { fill: palette.shadow, opacity: 0.2 }) +
		trees +
		[0.24, 0.58, 0.78].map((share) => lamp(canvas, width * share, ground + 20, 150)).join('') +
		bench(canvas, width * 0.64, ground + 22, 62) +
		bicycle(canvas, width * 0.32, ground + 18, 46) +
		bicycle(canvas, width * 0.36, ground + 20, 46) +
		water(canvas, surface, mirror) +
		quay(canvas, quayTop, 36) +
		boat(canvas, width * 0.68, surface + 34, 230) +
		boat(canvas, width * 0.16, surface + 70, 150) +
		Array.from({ length: 14 }, (_, index) =>
			line(40 + index * 96, quayTop - 26, 40 + index * 96, quayTop - 8, palette.lit('#3a4242'), 6),
		).join('') +
		atmosphere(canvas)
	);
}
