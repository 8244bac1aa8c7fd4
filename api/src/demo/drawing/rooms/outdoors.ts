import type { Canvas } from '../canvas.ts';
import { darken, lighten } from '../color.ts';
import { distantTown, neighbourHouse, PLAIN_HOUSE } from '../fronts/street-scene.ts';
import { atmosphere } from '../grain.ts';
import { backdropTrees, fence, horizonTrees, lawn, pathTo } from '../landscape.ts';
import { BRICKS, wallPaint, wallShade } from '../masonry.ts';
import { hedge, pot, shrub } from '../plants.ts';
import { rowHouse } from '../row-house.ts';
import { circle, ellipse, line, path, polygon, rect, round } from '../shapes.ts';
import { sky } from '../sky.ts';
import { groundShadow, leafTree } from '../tree.ts';

/** A garden table with its chairs and a parasol or a string of lamps. */
function table(canvas: Canvas, x: number, foot: number, size: number, hasParasol: boolean): string {
	const { palette, random } = canvas;
	const wood = palette.lit('#a9814f');
	const cloth = palette.lit(random.pick(['#efe4cf', '#b9502b', '#3f5f55', '#d9a441']));
	const chair = (at: number, way: number) =>
		path(
			`M${round(at)} ${round(foot)}v${round(-size * 0.34)}h${round(way * size * 0.26)}v${round(size * 0.34)}M${round(at)} ${round(foot - size * 0.34)}l${round(-way * size * 0.05)} ${round(-size * 0.36)}`,
			{ stroke: palette.lit('#34403c'), width: size * 0.04, cap: 'round', join: 'round' },
		) +
		rect(
			Math.min(at, at + way * size * 0.26),
			foot - size * 0.36,
			size * 0.26,
			size * 0.05,
			{ fill: wood },
			2,
		);
	const parasol = hasParasol
		? line(x, foot, x, foot - size * 1.9, wood, size * 0.035) +
			path(
				`M${round(x - size * 1.05)} ${round(foot - size * 1.42)}Q${round(x)} ${round(foot - size * 2.25)} ${round(x + size * 1.05)} ${round(foot - size * 1.42)}Q${round(x)} ${round(foot - size * 1.6)} ${round(x - size * 1.05)} ${round(foot - size * 1.42)}Z`,
				{
					fill: canvas.gradient([
						[0, lighten(cloth, 0.15)],
						[1, darken(cloth, 0.12)],
					]),
				},
			)
		: '';
	return (
		groundShadow(canvas, x, foot, size * 1.15, 0.14) +
		chair(x - size * 0.86, 1) +
		chair(x + size * 0.86, -1) +
		parasol +
		line(x, foot, x, foot - size * 0.46, darken(wood, 0.2), size * 0.06) +
		ellipse(x, foot - size * 0.48, size * 0.62, size * 0.13, { fill: darken(wood, 0.25) }) +
		ellipse(x, foot - size * 0.51, size * 0.62, size * 0.13, {
			fill: canvas.gradient([
				[0, lighten(wood, 0.2)],
				[1, wood],
			]),
		}) +
		circle(x - size * 0.2, foot - size * 0.58, size * 0.07, { fill: palette.lit('#d9a441') }) +
		rect(x + size * 0.12, foot - size * 0.72, size * 0.08, size * 0.2, { fill: palette.lit('#8fa69b') }, 3)
	);
}

/** Paving or decking in the foreground, narrowing with distance. */
function deck(canvas: Canvas, top: number, wood: boolean): string {
	const { palette, width, height } = canvas;
	const color = palette.lit(wood ? '#a98258' : '#c4beb1');
	let joints = '';
	if (wood)
		for (let x = -700; x < width + 700; x += 74)
			joints += `M${round(width / 2 + (x - width / 2) * 0.6)} ${top}L${x} ${height}`;
	else {
		for (let x = -900; x < width + 900; x += 150)
			joints += `M${round(width / 2 + (x - width / 2) * 0.55)} ${top}L${x} ${height}`;
		for (let y = top + 18, step = 22; y < height; step *= 1.35, y += step)
			joints += `M0 ${round(y)}H${width}`;
	}
	return (
		rect(0, top, width, height - top, {
			fill: canvas.gradient([
				[0, darken(color, 0.14)],
				[1, lighten(color, 0.1)],
			]),
		}) +
		path(joints, { stroke: darken(color, 0.35), width: 2, opacity: 0.5 }) +
		rect(0, top, width, 5, { fill: lighten(color, 0.3), opacity: 0.7 })
	);
}

/** The garden behind a house: terrace, lawn, borders, trees at the end. */
export function garden(canvas: Canvas, variant: number): string {
	const { width, palette, random } = canvas;
	const far = 560;
	const walled = variant === 1;
	const wallColor = random.pick(BRICKS);
	const end = walled
		? rect(0, far - 118, width, 124, { fill: wallPaint(canvas, 'brick', wallColor, 60) }) +
			wallShade(canvas, 0, far - 118, width, 124) +
			rect(0, far - 126, width, 12, { fill: palette.lit('#b9b4a8') }) +
			leafTree(canvas, width * 0.2, far + 16, 340) +
			leafTree(canvas, width * 0.78, far + 10, 300)
		: variant === 2
			? fence(canvas, -20, far + 8, width + 40, 58) + backdropTrees(canvas, far, 'leaf', 5)
			: hedge(canvas, -20, far + 10, width + 40, 100) +
				leafTree(canvas, width * 0.26, far + 40, 400) +
				leafTree(canvas, width * 0.86, far + 60, 460);
	const borders = [0.02, 0.1, 0.18, 0.82, 0.9, 0.98]
		.map((share, index) => shrub(canvas, width * share, 640 + (index % 3) * 52, random.between(56, 92)))
		.join('');
	return (
		sky(canvas, far) +
		horizonTrees(canvas, far, 110) +
		(walled ? distantTown(canvas, far - 60) : '') +
		lawn(canvas, far) +
		end +
		pathTo(canvas, width * 0.5, far + 30, 26, 'slabs', 40) +
		borders +
		deck(canvas, 862, variant !== 1) +
		table(canvas, width * (variant === 0 ? 0.34 : 0.64), 930, 150, !palette.isBare && variant !== 2) +
		pot(canvas, width * 0.08, 950, 110, 'spikes') +
		pot(canvas, width * 0.93, 960, 120, 'ball') +
		pot(canvas, width * 0.85, 968, 76, 'flowers') +
		atmosphere(canvas)
	);
}

/** A terrace of a flat: deck, rail, pots, and the town below. */
export function terrace(canvas: Canvas, variant: number): string {
	const { width, palette } = canvas;
	const edge = 790;
	const roofs = Array.from({ length: 9 }, (_, index) =>
		rowHouse(canvas, neighbourHouse(canvas, PLAIN_HOUSE), -60 + index * 172, 1010 + (index % 3) * 34, 29),
	).join('');
	const town = `${distantTown(canvas, 690)}${roofs}`;
	const rail =
		variant === 1
			? Array.from({ length: 60 }, (_, index) =>
					line((width / 59) * index, edge - 190, (width / 59) * index, edge, palette.lit('#2c3434'), 3),
				).join('') + line(0, edge - 190, width, edge - 190, palette.lit('#2c3434'), 9)
			: rect(0, edge - 186, width, 186, { fill: palette.sky[1], opacity: 0.3 }) +
				line(0, edge - 186, width, edge - 186, palette.lit('#e4e6e3'), 7) +
				[0.2, 0.45, 0.7, 0.95]
					.map((share) => line(width * share, edge - 186, width * share, edge, palette.lit('#c9cdca'), 4))
					.join('') +
				polygon(
					[
						[width * 0.24, edge - 180],
						[width * 0.3, edge - 180],
						[width * 0.24, edge],
						[width * 0.18, edge],
					],
					{ fill: '#ffffff', opacity: 0.2 },
				);
	const roofTrees = [0.2, 0.66].map((share) => leafTree(canvas, width * share, 800, 250, 0.25)).join('');
	return (
		sky(canvas, 760) +
		town +
		roofTrees +
		rail +
		deck(canvas, edge, true) +
		table(canvas, width * (variant === 2 ? 0.36 : 0.6), 930, 180, variant === 0 && !palette.isBare) +
		pot(canvas, width * 0.1, 950, 140, 'spikes') +
		pot(canvas, width * 0.21, 970, 92, 'flowers') +
		pot(canvas, width * 0.9, 945, 130, 'ball') +
		(palette.isLit
			? Array.from(
					{ length: 12 },
					(_, index) =>
						circle(60 + index * 112, 130 + Math.sin(index * 0.9) * 16 + 20, 9, { fill: '#ffe6ad' }) +
						circle(60 + index * 112, 150 + Math.sin(index * 0.9) * 16, 40, {
							fill: canvas.glow([
								[0, '#ffe3a6', 0.6],
								[1, '#ffcf87', 0],
							]),
						}),
				).join('')
			: '') +
		atmosphere(canvas)
	);
}

/** The surroundings of a plot: a lane between fields with trees along it. */
export function lane(canvas: Canvas): string {
	const { width, random } = canvas;
	const far = 600;
	return (
		sky(canvas, far) +
		horizonTrees(canvas, far + 4, 90) +
		lawn(canvas, far) +
		pathTo(canvas, width * 0.52, far + 4, 12, 'asphalt', 60) +
		[0.4, 0.33, 0.2, 0.64, 0.74, 0.92]
			.map((share, index) =>
				leafTree(canvas, width * share, far + 40 + (index % 3) * 90, 220 + (index % 3) * 130),
			)
			.join('') +
		fence(canvas, width * 0.68, 930, width * 0.4, 70) +
		[0.04, 0.14].map((share) => shrub(canvas, width * share, 900, random.between(60, 90))).join('') +
		atmosphere(canvas)
	);
}
