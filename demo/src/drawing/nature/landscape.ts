import type { Canvas } from '../canvas.ts';
import { darken, lighten, mix } from '../color.ts';
import { line, type Point, path, polygon, rect, round } from '../shapes.ts';
import { leafTree } from './leaf-tree.ts';
import { grassTufts, scatter } from './plants.ts';
import { pine, poplar } from './trees.ts';

/** Woods and hedgerows on the horizon, in two depths of haze. */
export function horizonTrees(canvas: Canvas, base: number, height = 90): string {
	const { palette, random, width } = canvas;
	const band = (tone: number, high: number) => {
		let d = `M0 ${round(base)}`;
		for (let x = 0; x <= width + 40; ) {
			const w = random.between(34, 90);
			const h = high * random.between(0.45, 1);
			d += `Q${round(x + w * 0.1)} ${round(base - h)} ${round(x + w * 0.5)} ${round(base - h)}T${round(x + w)} ${round(base - h * 0.5)}`;
			x += w;
		}
		return path(`${d}V${round(base)}H0Z`, {
			fill: mix(palette.isBare ? palette.lit('#7d7a72') : palette.leaves[0], palette.haze, tone),
		});
	};
	return band(0.72, height) + band(0.5, height * 0.62);
}

/** Lawn from the horizon to the picture's edge, mown in bands that widen towards the eye. */
export function lawn(canvas: Canvas, top: number): string {
	const { palette, width, height } = canvas;
	const [deep, pale] = palette.grass;
	let bands = '';
	let y = top;
	for (let step = 16, row = 0; y < height; row++, step *= 1.28) {
		if (row % 2) bands += rect(0, y, width, step, { fill: pale, opacity: 0.35 });
		y += step;
	}
	const frost =
		palette.season === 'winter'
			? rect(0, top, width, height - top, {
					fill: canvas.gradient([
						[0, '#f4f7f8', 0.55],
						[1, '#f4f7f8', 0.25],
					]),
				})
			: '';
	return (
		rect(0, top, width, height - top, {
			fill: canvas.gradient([
				[0, mix(deep, palette.haze, 0.25)],
				[0.35, deep],
				[1, darken(deep, 0.12)],
			]),
		}) +
		bands +
		frost +
		grassTufts(canvas, 0, height - 60, width, 70, 16) +
		scatter(canvas, 0, top + 60, width, height - top - 70, palette.season === 'winter' ? 0 : 60)
	);
}

/** A path or drive that narrows towards a door: from the picture's lower edge to (x, y). */
export function pathTo(
	canvas: Canvas,
	x: number,
	y: number,
	wide: number,
	kind: 'gravel' | 'slabs' | 'asphalt',
	drift = 0,
): string {
	const { palette, height } = canvas;
	const color = palette.lit(kind === 'gravel' ? '#cdbb9c' : kind === 'slabs' ? '#b7b4ab' : '#8b8a88');
	const foot = x + drift;
	const d = `M${round(x - wide * 0.5)} ${round(y)}C${round(x - wide * 0.6)} ${round(y + (height - y) * 0.4)} ${round(foot - wide * 1.5)} ${round(height - 90)} ${round(foot - wide * 1.9)} ${height}H${round(foot + wide * 1.9)}C${round(foot + wide * 1.4)} ${round(height - 90)} ${round(x + wide * 0.7)} ${round(y + (height - y) * 0.4)} ${round(x + wide * 0.5)} ${round(y)}Z`;
	return (
		path(d, {
			fill: canvas.gradient([
				[0, darken(color, 0.15)],
				[1, lighten(color, 0.12)],
			]),
		}) + path(d, { stroke: darken(color, 0.25), width: 2, opacity: 0.4 })
	);
}

/** Post-and-rail fence of a paddock. */
export function fence(canvas: Canvas, x: number, foot: number, w: number, size = 46): string {
	const wood = canvas.palette.lit('#8d7a63');
	let posts = '';
	for (let at = x; at <= x + w; at += size * 1.9) posts += rect(at - 4, foot - size, 8, size, { fill: wood });
	return (
		[0.28, 0.62]
			.map((share) =>
				line(x, foot - size * (1 - share), x + w, foot - size * (1 - share), lighten(wood, 0.12), 5),
			)
			.join('') + posts
	);
}

/** What grows behind a house: a loose screen of trees of one kind. */
export function backdropTrees(
	canvas: Canvas,
	base: number,
	kind: 'leaf' | 'pine' | 'poplar',
	count: number,
): string {
	const { random, width } = canvas;
	const places = Array.from(
		{ length: count },
		(_, index) => (width * (index + random.between(0.1, 0.9))) / count,
	);
	return places
		.map((x) => {
			if (kind === 'pine') return pine(canvas, x, base, random.between(420, 600));
			if (kind === 'poplar') return poplar(canvas, x, base, random.between(280, 400), 0.35);
			return leafTree(canvas, x, base, random.between(300, 440), 0.22);
		})
		.join('');
}

/** A pollard willow beside a ditch. */
export function willow(canvas: Canvas, x: number, foot: number, height: number): string {
	const { palette, random } = canvas;
	const bark = palette.lit('#6f5d4a');
	let shoots = '';
	for (let index = 0; index < 26; index++) {
		const lean = random.between(-1, 1);
		shoots += `M${round(x + lean * height * 0.07)} ${round(foot - height * 0.5)}q${round(lean * height * 0.1)} ${round(-height * 0.26)} ${round(lean * height * 0.34)} ${round(-height * random.between(0.3, 0.52))}`;
	}
	const leaves = palette.isBare ? palette.lit('#a58a5d') : palette.leaves[1];
	const body: Point[] = [
		[x - height * 0.07, foot],
		[x - height * 0.055, foot - height * 0.42],
		[x - height * 0.11, foot - height * 0.52],
		[x + height * 0.11, foot - height * 0.52],
		[x + height * 0.055, foot - height * 0.42],
		[x + height * 0.075, foot],
	];
	return (
		path(shoots, { stroke: leaves, width: palette.isBare ? 2.4 : 5, cap: 'round', opacity: 0.9 }) +
		path(shoots, { stroke: palette.leaves[2], width: 2, cap: 'round', opacity: palette.isBare ? 0 : 0.7 }) +
		polygon(body, {
			fill: canvas.gradient(
				[
					[0, lighten(bark, 0.1)],
					[1, darken(bark, 0.2)],
				],
				'right',
			),
		})
	);
}
