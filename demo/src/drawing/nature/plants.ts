import type { Canvas } from '../canvas.ts';
import { darken, lighten, mix } from '../color.ts';
import { circle, ellipse, path, polygon, rect, round } from '../shapes.ts';
import { clump, groundShadow } from './foliage.ts';

/** A clipped hedge: a mass of small leaves with a lit top and soft edges. */
export function hedge(canvas: Canvas, x: number, foot: number, w: number, h: number): string {
	const { palette, random } = canvas;
	const green = palette.season === 'autumn' ? palette.lit('#5f6a3c') : palette.lit('#44633f');
	const strew = (count: number, from: number, to: number, size: number) =>
		Array.from({ length: count }, () =>
			clump(
				canvas,
				x + random.next() * w,
				foot - h * random.between(from, to),
				size * random.between(0.7, 1.3),
			),
		).join('');
	const per = Math.ceil(w / 26);
	return (
		rect(x, foot - 6, w, 14, { fill: palette.shadow, opacity: 0.3 }, 6) +
		rect(
			x,
			foot - h,
			w,
			h,
			{
				fill: canvas.gradient([
					[0, green],
					[1, darken(green, 0.42)],
				]),
			},
			8,
		) +
		path(strew(per, 0.86, 1.02, 12), { fill: green }) +
		path(strew(per * 2, 0.1, 0.8, 9), { fill: darken(green, 0.16), opacity: 0.8 }) +
		path(strew(per * 2, 0.55, 1, 7), { fill: lighten(green, 0.1) }) +
		path(strew(per * 2, 0.84, 1.06, 5.5), { fill: mix(lighten(green, 0.26), palette.sun, 0.2) })
	);
}

/** A loose shrub of the season. */
export function shrub(canvas: Canvas, x: number, foot: number, size: number, flowers = true): string {
	const { palette, random, sunSide } = canvas;
	const green = palette.lit('#4e6a45');
	const autumn = palette.season === 'autumn';
	const dark = palette.isBare
		? palette.lit('#4b5a48')
		: autumn
			? mix(palette.leaves[0], green, 0.55)
			: palette.leaves[0];
	const middle = palette.isBare
		? palette.lit('#66755d')
		: autumn
			? mix(palette.leaves[1], green, 0.45)
			: palette.leaves[1];
	const light = palette.isBare
		? palette.lit('#8b977b')
		: autumn
			? mix(palette.leaves[2], green, 0.3)
			: palette.leaves[2];
	const strew = (count: number, r: number, lean: number) =>
		Array.from({ length: count }, (_, index) => {
			const turn = index * 2.4;
			const reach = Math.sqrt((index + 0.5) / count);
			const px = x + Math.cos(turn) * size * 0.72 * reach * (1 - lean * 0.3) + sunSide * size * lean * 0.26;
			const py = foot - size * 0.46 + Math.sin(turn) * size * 0.42 * reach - size * lean * 0.26;
			return clump(canvas, px, Math.min(py, foot - r * 0.4), r * random.between(0.75, 1.25));
		}).join('');
	let petals = '';
	if (flowers && !palette.isBare)
		for (let index = 0; index < 9; index++)
			petals += circle(
				x + random.between(-0.7, 0.7) * size,
				foot - size * random.between(0.2, 0.9),
				random.between(2, 3.6),
				{
					fill: autumn
						? palette.lit('#a5483a')
						: palette.season === 'spring'
							? palette.blossom
							: palette.lit('#ecd8e0'),
				},
			);
	return (
		groundShadow(canvas, x, foot, size * 0.85, 0.14) +
		path(strew(11, size * 0.3, 0), { fill: dark }) +
		path(strew(13, size * 0.2, 0.3), { fill: middle }) +
		path(strew(11, size * 0.12, 0.7), { fill: light, opacity: 0.9 }) +
		petals
	);
}

/** A terracotta or zinc pot with something growing in it. */
export function pot(
	canvas: Canvas,
	x: number,
	foot: number,
	size: number,
	plant: 'ball' | 'spikes' | 'flowers',
): string {
	const { palette, random, sunSide } = canvas;
	const clay = palette.lit(random.pick(['#b1673f', '#6f7678', '#d8cfc0', '#8a5236']));
	const body = polygon(
		[
			[x - size * 0.4, foot - size * 0.62],
			[x + size * 0.4, foot - size * 0.62],
			[x + size * 0.3, foot],
			[x - size * 0.3, foot],
		],
		{
			fill: canvas.gradient(
				[
					[0, lighten(clay, 0.12)],
					[1, darken(clay, 0.3)],
				],
				sunSide < 0 ? 'right' : 'left',
			),
		},
	);
	const rim = rect(x - size * 0.44, foot - size * 0.7, size * 0.88, size * 0.12, { fill: clay }, 2);
	const top = foot - size * 0.66;
	const green = palette.lit('#4c6b47');
	let growth = '';
	if (plant === 'ball')
		growth =
			circle(x, top - size * 0.36, size * 0.46, { fill: green }) +
			circle(x + sunSide * size * 0.12, top - size * 0.46, size * 0.3, { fill: lighten(green, 0.2) });
	else
		for (let index = 0; index < 9; index++) {
			const lean = (index - 4) * size * 0.14;
			const high = size * random.between(0.6, 1.05);
			growth += path(
				`M${round(x)} ${round(top)}Q${round(x + lean * 0.3)} ${round(top - high * 0.7)} ${round(x + lean)} ${round(top - high)}`,
				{
					stroke: index % 2 ? green : lighten(green, 0.18),
					width: plant === 'spikes' ? 3.4 : 2.2,
					cap: 'round',
				},
			);
			if (plant === 'flowers' && !palette.isBare)
				growth += circle(x + lean, top - high, size * 0.085, {
					fill: palette.lit(index % 2 ? '#d9765a' : '#f1e3c6'),
				});
		}
	return groundShadow(canvas, x, foot, size * 0.5, 0.2) + growth + body + rim;
}

/** Tufts of grass along a line. */
export function grassTufts(canvas: Canvas, x: number, y: number, w: number, count: number, size = 9): string {
	const { palette, random } = canvas;
	let d = '';
	for (let index = 0; index < count; index++) {
		const at = x + random.next() * w;
		const base = y + random.between(-4, 4);
		const high = size * random.between(0.6, 1.2);
		d += `M${round(at)} ${round(base)}l${round(-high * 0.3)} ${round(-high)}M${round(at)} ${round(base)}l${round(high * 0.1)} ${round(-high * 1.1)}M${round(at)} ${round(base)}l${round(high * 0.45)} ${round(-high * 0.8)}`;
	}
	return path(d, { stroke: palette.grass[0], width: 1.6, opacity: 0.8, cap: 'round' });
}

/** Fallen leaves, petals or frost on the ground. */
export function scatter(canvas: Canvas, x: number, y: number, w: number, h: number, count: number): string {
	const { palette, random } = canvas;
	if (palette.season === 'summer') return '';
	const colors =
		palette.season === 'autumn'
			? palette.leaves
			: palette.season === 'spring'
				? ([palette.blossom] as const)
				: (['#f4f6f7'] as const);
	return Array.from({ length: count }, () =>
		ellipse(x + random.next() * w, y + random.next() * h, random.between(2, 4.4), random.between(1, 2), {
			fill: random.pick(colors),
			opacity: 0.75,
		}),
	).join('');
}
