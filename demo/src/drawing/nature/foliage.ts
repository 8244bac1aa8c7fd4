import type { Canvas } from '../canvas.ts';
import { blob, ellipse, type Point, path, round } from '../shapes.ts';

/** Shadow of something that stands on the ground, thrown away from the sun. */
export function groundShadow(canvas: Canvas, x: number, y: number, size: number, flat = 0.16): string {
	const { palette, sunSide } = canvas;
	const fill = canvas.glow([
		[0, palette.shadow, palette.shadowStrength * 1.25],
		[0.6, palette.shadow, palette.shadowStrength * 0.7],
		[1, palette.shadow, 0],
	]);
	return ellipse(x - sunSide * size * 0.42, y, size, size * flat, { fill });
}

/** One small clump of leaves with a ragged outline. */
export function clump(canvas: Canvas, x: number, y: number, r: number, flat = 0.86): string {
	const count = 6;
	const turn = canvas.random.between(0, 1);
	return blob(
		Array.from({ length: count }, (_, index): Point => {
			const angle = ((index + turn) / count) * Math.PI * 2;
			const reach = r * canvas.random.between(0.74, 1.22);
			return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * flat];
		}),
	);
}

export interface Crown {
	x: number;
	y: number;
	rx: number;
	ry: number;
}

/** Clumps strewn over part of a crown; `lean` moves them towards the light. */
export function foliage(
	canvas: Canvas,
	crown: Crown,
	count: number,
	size: number,
	lean: number,
	color: string,
	opacity = 1,
): string {
	const { random, sunSide } = canvas;
	let d = '';
	for (let index = 0; index < count; index++) {
		const angle = index * 2.39996 + random.between(-0.35, 0.35);
		const reach = Math.sqrt((index + 0.5) / count) * (1 - lean * 0.35);
		const px = crown.x + Math.cos(angle) * crown.rx * reach + sunSide * crown.rx * lean * 0.42;
		const py = crown.y + Math.sin(angle) * crown.ry * reach - crown.ry * lean * 0.5;
		d += clump(canvas, px, py, size * random.between(0.72, 1.25));
	}
	return path(d, { fill: color, opacity });
}

/** Single leaves that break the outline and catch the light. */
export function sprinkle(canvas: Canvas, crown: Crown, count: number, color: string, lean = 0): string {
	const { random, sunSide } = canvas;
	let d = '';
	for (let index = 0; index < count; index++) {
		const angle = random.between(0, Math.PI * 2);
		const reach = Math.sqrt(random.between(0.12, 1.12));
		const size = random.between(2, 4.2);
		const px = crown.x + Math.cos(angle) * crown.rx * reach + sunSide * crown.rx * lean * 0.3;
		const py = crown.y + Math.sin(angle) * crown.ry * reach - crown.ry * lean * 0.3;
		d += `M${round(px)} ${round(py)}q${round(size)} ${round(-size)} ${round(size * 2)} 0q${round(-size)} ${round(size)} ${round(-size * 2)} 0Z`;
	}
	return path(d, { fill: color, opacity: 0.8 });
}
