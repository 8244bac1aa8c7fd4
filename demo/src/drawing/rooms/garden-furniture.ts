import type { Canvas } from '../canvas.ts';
import { darken, lighten } from '../color.ts';
import { groundShadow } from '../nature/foliage.ts';
import { circle, ellipse, line, path, rect, round } from '../shapes.ts';

/** A garden table with its chairs and a parasol or a string of lamps. */
export function table(canvas: Canvas, x: number, foot: number, size: number, hasParasol: boolean): string {
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
export function deck(canvas: Canvas, top: number, wood: boolean): string {
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
