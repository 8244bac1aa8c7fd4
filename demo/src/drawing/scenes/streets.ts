import type { PropertyBody } from '../../properties/property.ts';
import { rowHouse } from '../building/row-house.ts';
import type { RowHouse } from '../building/row-house-shape.ts';
import type { Canvas } from '../canvas.ts';
import { maisonStyle, shopStyle } from '../fronts/row-house-styles.ts';
import { bench, bicycle, lamp, street } from '../fronts/street.ts';
import { distantTown, neighbourHouse, PLAIN_HOUSE } from '../fronts/street-scene.ts';
import { atmosphere } from '../grain.ts';
import { groundShadow } from '../nature/foliage.ts';
import { leafTree } from '../nature/leaf-tree.ts';
import { sky } from '../nature/sky.ts';
import { polygon, rect } from '../shapes.ts';

const OLD_PROPERTY = { era: 'belle-epoque', storeys: 3, garages: 0, kind: 'maison' } as PropertyBody;

function row(canvas: Canvas, ground: number, m: number, next: (index: number) => RowHouse): string {
	let drawn = '';
	for (let x = -70, index = 0; x < canvas.width + 20; index++) {
		const house = next(index);
		drawn += rowHouse(canvas, house, x, ground, m);
		x += house.width * m;
	}
	return drawn;
}

/** A street of terraced houses. */
export function terraces(canvas: Canvas): string {
	const { width, random } = canvas;
	const ground = 640;
	return (
		sky(canvas, ground) +
		distantTown(canvas, ground - 240) +
		row(canvas, ground, 52, () => ({ ...neighbourHouse(canvas, PLAIN_HOUSE), hasVine: random.chance(0.3) })) +
		street(canvas, ground, 'cobbles') +
		leafTree(canvas, width * 0.14, ground + 24, 390) +
		leafTree(canvas, width * 0.82, ground + 24, 430) +
		lamp(canvas, width * 0.5, ground + 24, 270) +
		bicycle(canvas, width * 0.4, ground + 20, 76) +
		bicycle(canvas, width * 0.62, ground + 18, 76) +
		atmosphere(canvas)
	);
}

/** A Brussels avenue of maisons de maître behind its trees. */
export function boulevard(canvas: Canvas): string {
	const { width } = canvas;
	const ground = 650;
	return (
		sky(canvas, ground) +
		distantTown(canvas, ground - 300) +
		row(canvas, ground, 38, () => maisonStyle(canvas, OLD_PROPERTY)) +
		street(canvas, ground, 'asphalt') +
		[0.06, 0.3, 0.56, 0.84].map((share) => leafTree(canvas, width * share, ground + 34, 380)).join('') +
		bench(canvas, width * 0.42, ground + 40, 96) +
		lamp(canvas, width * 0.7, ground + 34, 260) +
		atmosphere(canvas)
	);
}

/** A square on market day: shops behind, striped stalls in front. */
export function market(canvas: Canvas): string {
	const { width, random, palette } = canvas;
	const ground = 610;
	const stall = (x: number, w: number) => {
		const top = ground - 108;
		const color = palette.lit(random.pick(['#b9502b', '#1f3d36', '#c9923c', '#2b3a55']));
		const stripes = Array.from({ length: 8 }, (_, index) =>
			polygon(
				[
					[x + (w / 8) * index, top],
					[x + (w / 8) * (index + 1), top],
					[x - 16 + ((w + 32) / 8) * (index + 1), top + 44],
					[x - 16 + ((w + 32) / 8) * index, top + 44],
				],
				{ fill: index % 2 ? palette.lit('#f6efe0') : color },
			),
		).join('');
		const goods = Array.from(
			{ length: Math.floor(w / 15) },
			(_, index) =>
				`<circle cx="${x + 10 + index * 15}" cy="${ground + 6 - (index % 2) * 6}" r="8" fill="${palette.lit(random.pick(['#c8564a', '#d9a441', '#7d9a55', '#e0b35a', '#a8513a', '#f1e6d0']))}"/>`,
		).join('');
		return (
			groundShadow(canvas, x + w / 2, ground + 56, w * 0.6, 0.1) +
			rect(x, top + 30, 5, 140, { fill: palette.lit('#6b5640') }) +
			rect(x + w - 5, top + 30, 5, 140, { fill: palette.lit('#6b5640') }) +
			rect(x - 6, ground + 10, w + 12, 46, { fill: palette.lit('#a9814f') }) +
			goods +
			stripes
		);
	};
	return (
		sky(canvas, ground) +
		distantTown(canvas, ground - 300) +
		row(canvas, ground - 20, 42, (index) =>
			index % 2 ? shopStyle(canvas, OLD_PROPERTY) : { ...neighbourHouse(canvas, PLAIN_HOUSE) },
		) +
		street(canvas, ground - 20, 'cobbles') +
		[0.04, 0.27, 0.5, 0.74].map((share) => stall(width * share, 230)).join('') +
		leafTree(canvas, width * 0.96, ground + 40, 380) +
		lamp(canvas, width * 0.47, ground + 60, 300) +
		bicycle(canvas, width * 0.22, ground + 96, 100) +
		atmosphere(canvas)
	);
}
