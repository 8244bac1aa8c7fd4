import type { PropertyBody } from '../../properties/property.ts';
import { balconySlab } from '../building/cornice.ts';
import { door } from '../building/door.ts';
import { TILES } from '../building/roof.ts';
import { rowHouse } from '../building/row-house.ts';
import type { RowHouse } from '../building/row-house-shape.ts';
import { facingSun, type Volume, volumeDrawing } from '../building/volume.ts';
import { window } from '../building/window.ts';
import type { WindowStyle } from '../building/window-style.ts';
import type { Canvas } from '../canvas.ts';
import { atmosphere } from '../grain.ts';
import { lawn, pathTo } from '../nature/landscape.ts';
import { leafTree } from '../nature/leaf-tree.ts';
import { hedge, pot, shrub } from '../nature/plants.ts';
import { sky } from '../nature/sky.ts';
import { standard } from '../nature/trees.ts';
import { line, rect } from '../shapes.ts';
import { balcony, shopBay } from './block-parts.ts';
import { carriesBalcony, styleOf } from './block-style.ts';
import { bicycle, lamp, street } from './street.ts';
import { distantTown } from './street-scene.ts';

/** Lawn, path and shrubs where a block stands in its park. */
function park(canvas: Canvas, ground: number): string {
	const { width, random } = canvas;
	return (
		lawn(canvas, ground - 4) +
		pathTo(canvas, width / 2, ground - 2, 44, 'slabs', random.between(-120, 120)) +
		[0.06, 0.2, 0.3, 0.7, 0.84, 0.95]
			.map((share) => shrub(canvas, width * share, ground + random.between(14, 60), random.between(28, 56)))
			.join('')
	);
}

/** A block of flats on its street. `hasPenthouse` adds a set-back top floor with a planted roof terrace. */
export function flats(canvas: Canvas, property: PropertyBody, hasPenthouse: boolean): string {
	const { random, width, palette } = canvas;
	const storeys = Math.max(4, property.storeys);
	const m = Math.min(44, 690 / (storeys * 2.95 + (hasPenthouse ? 3 : 0)));
	const ground = 875;
	const style = styleOf(canvas, property);
	const bays = random.int(3, 5);
	const bayW = random.between(3.7, 4.4);
	const w = bays * bayW;
	const h = storeys * 2.95;
	const left = width / 2 - (w * m) / 2 - 60;
	const windowStyle: WindowStyle = {
		sash: style.sash,
		frame: style.frame,
		lintel: 'none',
		lintelColor: '#000000',
		sill: '#b4b6b1',
		reveal: 6,
		curtains: random.pick(['sides', 'net', 'blind']),
	};
	const offset = random.int(0, 2);
	const block = facingSun(canvas, (view) => {
		const main: Volume = {
			x: 0,
			w,
			h,
			depth: 9,
			wall: style.wall,
			roof: { kind: 'flat', rise: 0, color: '#777777' },
		};
		const front = (x: number, base: number) => {
			let drawn = '';
			for (let level = 0; level < storeys; level++) {
				const floor = base - level * 2.95 * m;
				if (style.bands && level > 0)
					drawn += rect(x, floor - m * 0.2, w * m, m * 0.42, { fill: view.palette.lit(style.slab) });
				if (style.panel && level > 0)
					drawn += rect(x + m * 0.35, floor - 2.36 * m, (w - 0.7) * m, 1.62 * m, {
						fill: view.palette.lit(style.panel),
					});
				for (let bay = 0; bay < bays; bay++) {
					const at = x + bay * bayW * m;
					if (level === 0 && bay === Math.floor(bays / 2)) {
						drawn +=
							rect(at + m * 0.5, floor - 2.7 * m, (bayW - 1) * m, 2.7 * m, {
								fill: view.palette.lit('#3b4144'),
							}) +
							door(view, at + (bayW / 2 - 0.7) * m, floor, 1.4 * m, 2.5 * m, {
								color: '#8a5a2b',
								kind: 'glazed',
								fanlight: 0.1,
								arch: false,
							}) +
							balconySlab(
								view,
								at + m * 0.1,
								floor - 2.95 * m,
								(bayW - 0.2) * m,
								m * 0.2,
								'#e5dccb',
								m * 0.6,
							);
						continue;
					}
					if (level === 0 && style.hasShops) {
						drawn += shopBay(view, at, floor, bayW * m, m, style);
						continue;
					}
					const hasBalcony = level > 0 && carriesBalcony(style, bay, bays, level, offset);
					drawn += hasBalcony
						? window(view, at + m * 0.55, floor - 2.4 * m, (bayW - 1.1) * m, 2.3 * m, {
								...windowStyle,
								sash: 'slider',
							})
						: window(view, at + m * 0.85, floor - 2.3 * m, (bayW - 1.7) * m, 1.5 * m, windowStyle);
					const inset = style.rhythm === 'gallery' ? 0 : 0.25;
					if (hasBalcony) drawn += balcony(view, at + m * inset, floor, (bayW - inset * 2) * m, m, style);
				}
			}
			return drawn;
		};
		const top = ground - h * m;
		const penthouse: Volume = {
			x: 1.6,
			w: w - 3.4,
			h: 2.9,
			depth: 6.5,
			wall: { kind: 'render', color: '#e9e4da' },
			roof: { kind: 'flat', rise: 0, color: '#777777' },
		};
		const terrace = hasPenthouse
			? volumeDrawing(view, penthouse, left + m * 0.7, top - m * 0.5, m, (x, base, pw, ph) =>
					window(view, x + pw * 0.05, base - ph * 0.92, pw * 0.9, ph * 0.86, {
						...windowStyle,
						sash: 'steel',
						curtains: 'sides',
						frame: '#2f3437',
					}),
				) +
				[0.08, 0.3, 0.62, 0.9]
					.map((share) =>
						share === 0.3
							? pot(view, left + w * m * share, top + 4, m * 0.9, 'spikes')
							: standard(view, left + w * m * share, top + 2, m * 1.1, m * 0.5),
					)
					.join('') +
				rect(left, top - m * 0.95, w * m, m * 0.95, { fill: view.palette.sky[1], opacity: 0.34 }) +
				line(left, top - m * 0.95, left + w * m, top - m * 0.95, view.palette.lit('#e8ecec'), 3)
			: '';
		return volumeDrawing(view, main, left, ground, m, front) + terrace;
	});
	const side = canvas.sunSide < 0 ? 1 : -1;
	const isPark = !style.hasShops && random.chance(0.4);
	const low: RowHouse = {
		width: 6.2,
		storeys: [3.2, 3, 2.6],
		bays: 2,
		wall: { kind: 'brick', color: '#a58a78' },
		trim: '#ddd5c6',
		plinth: 0.5,
		top: 'cornice',
		roof: random.pick(TILES),
		rise: 2,
		window: { ...windowStyle, sash: 'double', frame: '#f1eee6' },
		opening: 0.5,
		doorBay: 0,
		door: { color: '#5b2a2a', kind: 'panelled', fanlight: 0.2, arch: false },
		ground: 'windows',
		iron: 'bars',
		bands: false,
		hasQuoins: false,
		dormers: 1,
		hasVine: false,
		hasFlowers: false,
	};
	const neighbours = [-1, 1].flatMap((way) =>
		[0, 1, 2].map((index) => {
			const x = way < 0 ? left - 90 - (index + 1) * 6.2 * m : left + w * m + 200 + index * 6.2 * m;
			return rowHouse(
				canvas,
				{
					...low,
					wall: random.chance(0.5) ? low.wall : { kind: 'render', color: '#d9d3c6' },
					top: random.pick(['cornice', 'point', 'stepped']),
				},
				x,
				ground - 4,
				m * 0.92,
			);
		}),
	);
	return (
		sky(canvas, ground) +
		distantTown(canvas, ground - 190) +
		neighbours.join('') +
		rect(0, ground - 92, width, 96, {
			fill: canvas.gradient([
				[0, palette.lit('#a8a294')],
				[1, palette.lit('#b9b3a6')],
			]),
		}) +
		block +
		(isPark ? park(canvas, ground) : street(canvas, ground, 'asphalt')) +
		hedge(canvas, side > 0 ? left + 10 : width - left - w * m * 0.4, ground + 8, w * m * 0.32, 26) +
		leafTree(canvas, side > 0 ? left - 130 : width - left + 130, ground + 34, random.between(420, 520)) +
		(random.chance(0.6)
			? leafTree(
					canvas,
					side > 0 ? left + w * m + 250 : width - left - w * m - 250,
					ground + 30,
					random.between(360, 440),
				)
			: '') +
		lamp(canvas, side > 0 ? left - 40 : width - left + 40, ground + 30, 300) +
		(random.chance(0.6) ? bicycle(canvas, width / 2 + random.between(-160, 120), ground + 22, 62) : '') +
		atmosphere(canvas)
	);
}
