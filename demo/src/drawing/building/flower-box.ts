import type { Canvas } from '../canvas.ts';
import { circle, rect } from '../shapes.ts';

/** Flower box on a sill. */
export function flowerBox(canvas: Canvas, x: number, y: number, w: number): string {
	const { palette, random } = canvas;
	let growth = '';
	for (let at = x + 4; at < x + w - 2; at += 5) {
		growth += circle(at, y - random.between(2, 8), random.between(3, 5), {
			fill: palette.lit(random.pick(['#4e7048', '#64874f', '#3f5f42'])),
		});
		if (!palette.isBare && random.chance(0.6))
			growth += circle(at + 2, y - random.between(6, 12), 2.6, {
				fill: palette.lit(random.pick(['#d4563f', '#f2e3d2', '#d98aa0', '#c8434b'])),
			});
	}
	return growth + rect(x, y - 1, w, 9, { fill: palette.lit('#54473b') }, 1.5);
}
