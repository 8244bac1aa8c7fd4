import type { PropertyBody } from '../../properties/property.ts';
import { door } from '../building/door.ts';
import { facingSun, type Volume, volumeDrawing } from '../building/volume.ts';
import { window } from '../building/window.ts';
import type { WindowStyle } from '../building/window-style.ts';
import type { Canvas } from '../canvas.ts';
import { lighten } from '../color.ts';
import { atmosphere } from '../grain.ts';
import { backdropTrees } from '../nature/landscape.ts';
import { sky } from '../nature/sky.ts';
import { standard } from '../nature/trees.ts';
import { rect } from '../shapes.ts';
import { bench, bicycle, lamp, street } from './street.ts';
import { distantTown } from './street-scene.ts';

/** An office block: slender fins before glass, a plaza with trees. */
export function office(canvas: Canvas, property: PropertyBody): string {
	const { random, width, palette } = canvas;
	const storeys = Math.max(3, property.storeys);
	const m = Math.min(42, 620 / (storeys * 3.6));
	const ground = 850;
	const bays = random.int(7, 9);
	const w = bays * 2.6;
	const left = width / 2 - (w * m) / 2 - 70;
	const wall = random.pick([
		{ kind: 'render', color: '#ece7dc' } as const,
		{ kind: 'brick', color: '#b9a58a' } as const,
		{ kind: 'render', color: '#4b5554' } as const,
	]);
	const fin = wall.color === '#4b5554' ? '#c9a070' : '#8a6f4d';
	const style: WindowStyle = {
		sash: 'single',
		frame: '#2d3336',
		lintel: 'none',
		lintelColor: '#000000',
		sill: '#7d8482',
		reveal: 5,
		curtains: random.pick(['blind', 'none']),
	};
	const block = facingSun(canvas, (view) => {
		const main: Volume = {
			x: 0,
			w,
			h: storeys * 3.6,
			depth: 10,
			wall,
			roof: { kind: 'flat', rise: 0, color: '#777777' },
		};
		return volumeDrawing(view, main, left, ground, m, (x, base, wide) => {
			let drawn = '';
			for (let level = 0; level < storeys; level++)
				for (let bay = 0; bay < bays; bay++) {
					const at = x + bay * 2.6 * m;
					const floor = base - level * 3.6 * m;
					if (level === 0 && bay === Math.floor(bays / 2))
						drawn +=
							rect(at - m * 0.4, floor - 3 * m, 3.4 * m, 3 * m, { fill: view.palette.lit('#2d3336') }) +
							door(view, at + m * 0.3, floor, 2 * m, 2.8 * m, {
								color: '#3b4144',
								kind: 'glazed',
								fanlight: 0.1,
								arch: false,
							});
					else
						drawn += window(view, at + m * 0.3, floor - 3 * m, 2 * m, (level === 0 ? 2.9 : 2.5) * m, style);
					if (level > 0)
						drawn +=
							rect(at + m * 0.02, floor - 3.5 * m, m * 0.16, 3.5 * m, { fill: view.palette.lit(fin) }) +
							rect(at + m * 0.18, floor - 3.5 * m, m * 0.1, 3.5 * m, {
								fill: view.palette.shadow,
								opacity: 0.3,
							});
				}
			return (
				drawn + rect(x, base - 3.6 * m, wide, m * 0.24, { fill: view.palette.lit(lighten(wall.color, 0.2)) })
			);
		});
	});
	return (
		sky(canvas, ground) +
		distantTown(canvas, ground - 130) +
		backdropTrees(canvas, ground - 100, 'leaf', 3) +
		rect(0, ground - 112, width, 116, {
			fill: canvas.gradient([
				[0, palette.lit('#a8a294')],
				[1, palette.lit('#b9b3a6')],
			]),
		}) +
		block +
		street(canvas, ground, 'asphalt') +
		[0.14, 0.3, 0.74, 0.9].map((share) => standard(canvas, width * share, ground + 30, 150, 44)).join('') +
		bench(canvas, width * 0.2, ground + 44, 110) +
		[0, 1, 2].map((index) => bicycle(canvas, width * 0.58 + index * 74, ground + 34, 58)).join('') +
		lamp(canvas, width * 0.08, ground + 40, 290) +
		atmosphere(canvas)
	);
}
