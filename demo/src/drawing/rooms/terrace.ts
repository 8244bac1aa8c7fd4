import { rowHouse } from '../building/row-house.ts';
import type { Canvas } from '../canvas.ts';
import { distantTown, neighbourHouse, PLAIN_HOUSE } from '../fronts/street-scene.ts';
import { atmosphere } from '../grain.ts';
import { leafTree } from '../nature/leaf-tree.ts';
import { pot } from '../nature/plants.ts';
import { sky } from '../nature/sky.ts';
import { circle, line, polygon, rect } from '../shapes.ts';
import { deck, table } from './garden-furniture.ts';

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
