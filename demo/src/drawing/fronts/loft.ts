import type { PropertyBody } from '../../properties/property.ts';
import { ironwork } from '../building/cornice.ts';
import { door } from '../building/door.ts';
import { overhangShadow, stringCourse, wallPaint, wallShade } from '../building/masonry.ts';
import { window } from '../building/window.ts';
import type { WindowStyle } from '../building/window-style.ts';
import type { Canvas } from '../canvas.ts';
import { darken } from '../color.ts';
import { atmosphere } from '../grain.ts';
import { leafTree } from '../nature/leaf-tree.ts';
import { pot } from '../nature/plants.ts';
import { sky } from '../nature/sky.ts';
import { quay, water } from '../nature/water.ts';
import { type Point, polygon, rect } from '../shapes.ts';
import { bicycle, lamp } from './street.ts';
import { distantTown } from './street-scene.ts';

/** A former factory on the water: brick piers, steel windows, saw-tooth roof or a plain parapet, a tall stack. */
export function loft(canvas: Canvas, property: PropertyBody): string {
	const { random, width, palette } = canvas;
	const m = 46;
	const ground = 800;
	const storeys = Math.min(4, Math.max(3, property.storeys));
	const bays = random.int(5, 6);
	const bayW = 4.1 * m;
	const storeyH = (storeys === 4 ? 3.5 : 4.3) * m;
	const w = bays * bayW;
	const left = (width - w) / 2 + random.between(-40, 40);
	const top = ground - storeys * storeyH;
	const color = random.pick(['#9a4f3a', '#8a4a3c', '#a8694a', '#7a4a41']);
	const paint = wallPaint(canvas, 'brick', color, m);
	const style: WindowStyle = {
		sash: 'steel',
		frame: random.pick(['#2b2f31', '#1f3d36', '#34403c']),
		lintel: random.pick(['segment', 'soldier', 'segment']),
		lintelColor: darken(color, 0.18),
		sill: '#9aa1a0',
		reveal: 9,
		curtains: 'none',
	};
	let openings = '';
	for (let level = 0; level < storeys; level++)
		for (let bay = 0; bay < bays; bay++) {
			const x = left + bay * bayW;
			const floor = ground - level * storeyH;
			if (level === 0 && bay === Math.floor(bays / 2)) {
				openings += door(canvas, x + bayW * 0.22, floor, bayW * 0.56, storeyH * 0.76, {
					color: '#1f3d36',
					kind: 'double',
					fanlight: 0.26,
					arch: true,
				});
				continue;
			}
			openings += window(canvas, x + bayW * 0.17, floor - storeyH * 0.8, bayW * 0.66, storeyH * 0.62, style);
			if (level > 0 && random.chance(0.18))
				openings += ironwork(
					canvas,
					x + bayW * 0.14,
					floor - storeyH * 0.4,
					bayW * 0.72,
					storeyH * 0.24,
					'bars',
				);
		}
	const piers = Array.from({ length: bays + 1 }, (_, index) => {
		const x = left + index * bayW - m * 0.22;
		return (
			rect(x, top - m * 0.1, m * 0.44, ground - top, { fill: paint }) +
			rect(x + (canvas.sunSide < 0 ? m * 0.44 : -m * 0.12), top, m * 0.12, ground - top, {
				fill: palette.shadow,
				opacity: palette.shadowStrength * 0.8,
			})
		);
	}).join('');
	const isSawTooth = random.chance(0.55);
	const teeth = isSawTooth
		? Array.from({ length: bays }, (_, index) => {
				const x = left + index * bayW;
				const glass: Point[] = [
					[x, top],
					[x, top - m * 1.9],
					[x + bayW * 0.16, top],
				];
				return (
					polygon(
						[
							[x, top],
							[x, top - m * 1.9],
							[x + bayW, top],
						],
						{ fill: palette.lit('#6b6f72') },
					) + polygon(glass, { fill: palette.isLit ? '#f4c684' : palette.sky[1] })
				);
			}).join('')
		: rect(left - m * 0.3, top - m * 0.7, w + m * 0.6, m * 0.74, { fill: paint }) +
			rect(left - m * 0.4, top - m * 0.84, w + m * 0.8, m * 0.2, { fill: palette.lit('#cfc6b4') }) +
			overhangShadow(canvas, left, top + 2, w, m * 0.4);
	const stackX = random.chance(0.5) ? left + w * 0.14 : left + w * 0.82;
	const stack =
		polygon(
			[
				[stackX - m * 0.75, top],
				[stackX - m * 0.48, top - m * 5],
				[stackX + m * 0.48, top - m * 5],
				[stackX + m * 0.75, top],
			],
			{ fill: wallPaint(canvas, 'brick', darken(color, 0.1), m) },
		) + rect(stackX - m * 0.62, top - m * 5.15, m * 1.24, m * 0.3, { fill: palette.lit('#6d4a3c') });
	const quayTop = ground + 42;
	const mirror = `<g transform="translate(0 ${2 * (quayTop + 46)}) scale(1 -1)" opacity="0.34">${rect(left, top + storeyH, w, ground - top - storeyH + 40, { fill: palette.shaded(color, 1.2) })}${Array.from({ length: bays }, (_, bay) => rect(left + bay * bayW + bayW * 0.2, ground - storeyH * 0.8, bayW * 0.6, storeyH * 0.6, { fill: palette.isLit ? '#f4c684' : palette.sky[1] })).join('')}</g>`;
	return (
		sky(canvas, ground) +
		distantTown(canvas, ground - 120) +
		stack +
		teeth +
		rect(left, top, w, ground - top, { fill: paint }) +
		Array.from({ length: storeys - 1 }, (_, level) =>
			stringCourse(canvas, left, ground - (level + 1) * storeyH - 4, w, m * 0.16, '#cfc6b4'),
		).join('') +
		piers +
		wallShade(canvas, left, top, w, ground - top) +
		openings +
		rect(0, ground, width, 46, {
			fill: canvas.gradient([
				[0, palette.lit('#8f897c')],
				[1, palette.lit('#b5aea0')],
			]),
		}) +
		overhangShadow(canvas, 0, ground, width, 22) +
		leafTree(
			canvas,
			random.chance(0.5) ? Math.max(70, left - 70) : Math.min(width - 70, left + w + 70),
			ground + 30,
			470,
		) +
		bicycle(canvas, left + w * random.between(0.1, 0.34), ground + 26, 66) +
		pot(canvas, left + w * 0.62, ground + 20, 44, 'spikes') +
		pot(canvas, left + w * 0.38, ground + 20, 38, 'flowers') +
		lamp(canvas, left + w * 0.9, ground + 34, 260) +
		water(canvas, quayTop + 44, mirror) +
		quay(canvas, quayTop, 48) +
		atmosphere(canvas)
	);
}
