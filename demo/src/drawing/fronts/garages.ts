import { garageDoor } from '../building/door.ts';
import { wallPaint, wallShade } from '../building/masonry.ts';
import type { Canvas } from '../canvas.ts';
import { darken } from '../color.ts';
import { atmosphere } from '../grain.ts';
import { backdropTrees } from '../nature/landscape.ts';
import { pot } from '../nature/plants.ts';
import { sky } from '../nature/sky.ts';
import { path, rect, round } from '../shapes.ts';
import { bicycle, lamp } from './street.ts';
import { distantTown } from './street-scene.ts';

/** A yard of lock-up garages, seen from the gate. */
export function garages(canvas: Canvas): string {
	const { random, width, palette } = canvas;
	const m = 92;
	const ground = 800;
	const wall = random.pick(['#a2553c', '#9a6a55', '#b98b62', '#7a4a41']);
	const color = random.pick(['#6d7f6a', '#8a9aa0', '#7b3f2a', '#c9c1b2', '#3c5a66']);
	const top = ground - 2.9 * m;
	const doors = Array.from({ length: 6 }, (_, index) =>
		garageDoor(
			canvas,
			-60 + index * 2.9 * m + m * 0.24,
			ground,
			2.4 * m,
			2.2 * m,
			index === 2 ? random.pick(['#b9502b', '#1f3d36', '#22324a']) : color,
		),
	).join('');
	const numbers = Array.from({ length: 6 }, (_, index) =>
		rect(
			-60 + index * 2.9 * m + m * 1.24,
			top + m * 0.3,
			m * 0.4,
			m * 0.26,
			{ fill: palette.lit('#f2ece0') },
			3,
		),
	).join('');
	let joints = '';
	for (let y = ground + 26, step = 26; y < 1020; step *= 1.24, y += step) joints += `M0 ${round(y)}H${width}`;
	for (let x = -400; x < width + 400; x += 120)
		joints += `M${round(width / 2 + (x - width / 2) * 0.72)} ${ground}L${x} 1020`;
	return (
		sky(canvas, ground) +
		distantTown(canvas, top + 30) +
		backdropTrees(canvas, top + 60, 'leaf', 4) +
		rect(0, top, width, ground - top, { fill: wallPaint(canvas, 'brick', wall, m * 0.8) }) +
		wallShade(canvas, 0, top, width, ground - top) +
		doors +
		numbers +
		rect(0, top - 16, width, 22, { fill: palette.lit('#8e9496') }) +
		rect(0, top + 6, width, 20, { fill: palette.shadow, opacity: palette.shadowStrength }) +
		rect(0, ground, width, 220, {
			fill: canvas.gradient([
				[0, palette.lit('#8b8780')],
				[1, palette.lit('#b1aca1')],
			]),
		}) +
		path(joints, { stroke: darken(palette.lit('#8b8780'), 0.3), width: 1.6, opacity: 0.5 }) +
		lamp(canvas, width * 0.9, ground + 26, 340) +
		bicycle(canvas, width * 0.1, ground + 40, 110) +
		pot(canvas, width * 0.67, ground + 16, 44, 'ball') +
		atmosphere(canvas)
	);
}
