import { createRandom } from '../random.ts';
import type { Canvas } from './canvas.ts';
import { rect, round } from './shapes.ts';

const TILE = 190;

function specks(seed: string, count: number): string {
	const random = createRandom(seed);
	return Array.from(
		{ length: count },
		() => `M${round(random.between(0, TILE))} ${round(random.between(0, TILE))}h1.3`,
	).join('');
}

/** Paper grain over the whole picture: a small tile of light and dark specks. */
export function grain(canvas: Canvas): string {
	const tile = canvas.pattern(
		'grain',
		TILE,
		TILE,
		() =>
			`<path d="${specks('dark', 420)}" stroke="#1b1f1e" stroke-width="1.3" opacity="0.1"/><path d="${specks('light', 420)}" stroke="#fff" stroke-width="1.3" opacity="0.14"/>`,
	);
	return rect(0, 0, canvas.width, canvas.height, { fill: tile });
}

/** Warm light from the sun's side and a soft vignette: what ties a picture together. */
export function atmosphere(canvas: Canvas): string {
	const { width, height, palette, sunSide } = canvas;
	const direction = sunSide < 0 ? 'right' : 'left';
	const warm = canvas.gradient(
		[
			[0, palette.sun, palette.sunStrength],
			[0.75, palette.sun, 0],
		],
		direction,
	);
	const dim = canvas.gradient(
		[
			[0.45, palette.shadow, 0],
			[1, palette.shadow, palette.shadowStrength * 0.5],
		],
		direction,
	);
	return rect(0, 0, width, height, { fill: warm }) + rect(0, 0, width, height, { fill: dim }) + grain(canvas);
}
