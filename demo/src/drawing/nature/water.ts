import type { Canvas } from '../canvas.ts';
import { darken, lighten, mix } from '../color.ts';
import { path, rect, round } from '../shapes.ts';

/** Still water down to the picture's edge: the sky upside down, broken by ripples. */
export function water(canvas: Canvas, top: number, reflection = ''): string {
	const { palette, random, width, height } = canvas;
	const [high, middle, low] = palette.sky;
	const body = canvas.gradient([
		[0, darken(mix(low, '#3f5a5e', 0.45), 0.2)],
		[0.5, mix(middle, '#4d6b70', 0.45)],
		[1, darken(mix(high, '#3a565e', 0.5), 0.1)],
	]);
	let bright = '';
	let dark = '';
	for (let y = top + 8, step = 7; y < height; y += step, step *= 1.16)
		for (let index = 0; index < 7; index++) {
			const x = random.between(-60, width);
			const long = random.between(30, 130) * (1 + (y - top) / 260);
			const d = `M${round(x)} ${round(y)}q${round(long / 2)} ${round(-step * 0.2)} ${round(long)} 0`;
			if (index % 2) bright += d;
			else dark += d;
		}
	return (
		rect(0, top, width, height - top, { fill: body }) +
		reflection +
		path(bright, { stroke: lighten(low, 0.35), width: 2.2, opacity: 0.4, cap: 'round' }) +
		path(dark, { stroke: palette.shadow, width: 2.4, opacity: 0.2, cap: 'round' })
	);
}

/** Quay wall of old brick and stone with its coping. */
export function quay(canvas: Canvas, top: number, h: number): string {
	const { palette, width } = canvas;
	const stone = palette.lit('#8a8478');
	let joints = '';
	for (let row = 1; row < h / 16; row++) {
		joints += `M0 ${round(top + row * 16)}H${width}`;
		for (let x = (row % 2) * 30; x < width; x += 60) joints += `M${x} ${round(top + row * 16 - 16)}v16`;
	}
	return (
		rect(0, top, width, h, {
			fill: canvas.gradient([
				[0, stone],
				[1, darken(stone, 0.45)],
			]),
		}) +
		path(joints, { stroke: darken(stone, 0.4), width: 1.4, opacity: 0.5 }) +
		rect(0, top - 9, width, 12, { fill: palette.lit('#b9b4a8') }) +
		rect(0, top + 3, width, 8, { fill: palette.shadow, opacity: 0.35 })
	);
}
