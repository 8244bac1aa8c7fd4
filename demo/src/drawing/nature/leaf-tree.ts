import type { Canvas } from '../canvas.ts';
import { mix } from '../color.ts';
import { path, round } from '../shapes.ts';
import { type Crown, foliage, groundShadow, sprinkle } from './foliage.ts';

export const barkOf = (canvas: Canvas) => canvas.palette.lit('#5c4c3f');

/** Trunk and boughs that fork upwards; a bare tree shows its twigs. */
function boughs(canvas: Canvas, x: number, foot: number, height: number, depth: number): string {
	const { random } = canvas;
	const bark = barkOf(canvas);
	let d = '';
	function grow(fromX: number, fromY: number, angle: number, long: number, level: number): void {
		const toX = fromX + Math.sin(angle) * long;
		const toY = fromY - Math.cos(angle) * long;
		d += `<path d="M${round(fromX)} ${round(fromY)}Q${round(fromX + Math.sin(angle) * long * 0.4)} ${round(fromY - long * 0.55)} ${round(toX)} ${round(toY)}" fill="none" stroke="${bark}" stroke-width="${round(Math.max(1.1, (height / 34) * 0.58 ** (depth - level)))}" stroke-linecap="round"/>`;
		if (level === 0) return;
		for (let index = 0; index < (level > 2 ? 3 : 2); index++)
			grow(toX, toY, angle + random.between(-0.62, 0.62), long * random.between(0.62, 0.78), level - 1);
	}
	grow(x, foot, random.between(-0.05, 0.05), height * 0.3, depth);
	return d;
}

/** A broad-leaved tree as the season shows it. `height` in pixels; `tone` sinks it into the haze. */
export function leafTree(canvas: Canvas, x: number, foot: number, height: number, tone = 0): string {
	const { random, palette } = canvas;
	const shadow = groundShadow(canvas, x, foot, height * 0.3);
	if (palette.isBare) return shadow + boughs(canvas, x, foot, height, 5);
	const crown: Crown = {
		x: x + random.between(-0.02, 0.02) * height,
		y: foot - height * 0.6,
		rx: height * random.between(0.24, 0.31),
		ry: height * random.between(0.29, 0.36),
	};
	const [dark, middle, light] = palette.leaves.map((color) => mix(color, palette.haze, tone)) as [
		string,
		string,
		string,
	];
	const bark = mix(barkOf(canvas), palette.haze, tone);
	const fork = (dx: number, up: number) =>
		`M${round(x)} ${round(foot - height * 0.24)}Q${round(x + dx * height * 0.35)} ${round(foot - height * 0.42)} ${round(x + dx * height)} ${round(foot - height * up)}`;
	const trunk =
		path(
			`M${round(x - height * 0.024)} ${round(foot)}Q${round(x - height * 0.01)} ${round(foot - height * 0.14)} ${round(x - height * 0.012)} ${round(foot - height * 0.4)}h${round(height * 0.024)}Q${round(x + height * 0.01)} ${round(foot - height * 0.14)} ${round(x + height * 0.026)} ${round(foot)}Z`,
			{ fill: bark },
		) +
		path(fork(0.12, 0.56) + fork(-0.13, 0.54) + fork(0.03, 0.66), {
			stroke: bark,
			width: height * 0.013,
			cap: 'round',
		});
	const isInBloom = palette.season === 'spring' && random.chance(0.45);
	const deep = mix(dark, palette.shadow, 0.28);
	return (
		shadow +
		foliage(canvas, crown, 30, height * 0.058, -0.02, deep, 0.96) +
		trunk +
		foliage(canvas, crown, 30, height * 0.055, 0.05, dark) +
		foliage(canvas, crown, 34, height * 0.038, 0.26, mix(dark, middle, 0.75)) +
		foliage(canvas, crown, 34, height * 0.026, 0.5, mix(middle, light, 0.35)) +
		foliage(canvas, crown, 24, height * 0.017, 0.72, mix(middle, light, 0.85), 0.9) +
		sprinkle(canvas, crown, 46, deep) +
		sprinkle(canvas, crown, 46, light, 0.5) +
		(isInBloom
			? sprinkle(canvas, crown, 190, palette.blossom, 0.2) + sprinkle(canvas, crown, 90, '#fff4f2', 0.5)
			: '')
	);
}
