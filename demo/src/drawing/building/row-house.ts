import type { Canvas } from '../canvas.ts';
import { lighten } from '../color.ts';
import { group, rect } from '../shapes.ts';
import { cornice, downpipe } from './cornice.ts';
import { door, garageDoor } from './door.ts';
import { flowerBox } from './flower-box.ts';
import { plinth, quoins, stringCourse, wallPaint, wallShade } from './masonry.ts';
import { featureOf, vine } from './row-house-features.ts';
import type { RowHouse } from './row-house-shape.ts';
import { gable, roofAbove } from './row-house-top.ts';
import { shopFront } from './shop-front.ts';
import { window } from './window.ts';

/** Draws the house with its left foot at `x`, standing on `ground`. `m` is pixels a metre. Returns the drawing and its eaves. */
export function rowHouse(canvas: Canvas, house: RowHouse, x: number, ground: number, m: number): string {
	const w = house.width * m;
	const body = house.storeys.reduce((sum, storey) => sum + storey, 0) * m;
	const eaves = ground - body;
	const paint = wallPaint(canvas, house.wall.kind, house.wall.color, m);
	const bayW = w / house.bays;
	const isGabled = house.top === 'stepped' || house.top === 'point' || house.top === 'neck';
	const wall = rect(x, eaves, w, body, { fill: paint });
	let openings = '';
	let floor = ground;
	for (const [level, storey] of house.storeys.entries()) {
		const h = storey * m;
		const ceiling = floor - h;
		if (level > 0 && house.bands)
			openings += stringCourse(canvas, x, floor - m * 0.1, w, m * 0.14, house.trim);
		for (let bay = 0; bay < house.bays; bay++) {
			const middle = x + bayW * (bay + 0.5);
			const isTop = level === house.storeys.length - 1 && level > 1;
			const winW = bayW * house.opening;
			const winH = h * (isTop ? 0.46 : level === 0 ? 0.5 : 0.56);
			const sillY = floor - (level === 0 ? Math.max(house.plinth * m, h * 0.24) + h * 0.04 : h * 0.17);
			if (level === 0) {
				if (house.ground === 'shop') continue;
				if (bay === house.doorBay) {
					openings += door(
						canvas,
						middle - m * 0.56,
						ground,
						m * 1.12,
						Math.min(h * 0.86, m * (2.25 + house.door.fanlight * 1.6)),
						house.door,
					);
					continue;
				}
				if (house.ground === 'garage') {
					if (bay === (house.doorBay === 0 ? 1 : 0))
						openings += garageDoor(
							canvas,
							middle - Math.min(bayW * 0.46, m * 1.3),
							ground,
							Math.min(bayW * 0.92, m * 2.6),
							m * 2.3,
							house.door.color,
						);
					continue;
				}
			}
			if (level === 1 && house.feature?.bay === bay && house.feature.kind !== 'balcony') continue;
			const isBalconyDoor = level === 1 && house.feature?.bay === bay;
			openings += window(
				canvas,
				middle - winW / 2,
				isBalconyDoor ? floor - h * 0.78 : sillY - winH,
				winW,
				isBalconyDoor ? h * 0.74 : winH,
				house.window,
			);
			if (house.hasFlowers && level === 1 && !isBalconyDoor)
				openings += flowerBox(canvas, middle - winW / 2 - 2, sillY - 5, winW + 4);
		}
		floor = ceiling;
	}
	const firstFloor = ground - (house.storeys[0] ?? 3) * m;
	const storeyH = (house.storeys[1] ?? 3) * m;
	const shop =
		house.ground === 'shop'
			? shopFront(canvas, {
					x,
					ground,
					w,
					h: (house.storeys[0] ?? 3.6) * m,
					m,
					color: house.sign ?? house.door.color,
				})
			: '';
	const above = isGabled ? gable(canvas, house, x, eaves, w, m) : roofAbove(canvas, house, x, eaves, w, m);
	const crown =
		house.top === 'cornice'
			? cornice(canvas, x, eaves + m * 0.3, w, m * 0.46, house.trim, house.bands || house.width > 6.4)
			: house.top === 'flat'
				? rect(x - 2, eaves - m * 0.16, w + 4, m * 0.18, { fill: canvas.palette.lit('#8e9496') })
				: '';
	return group(
		(house.top === 'flat' ? '' : isGabled ? '' : above) +
			wall +
			(isGabled ? above : '') +
			wallShade(canvas, x, eaves, w, body) +
			(house.plinth > 0 && house.ground !== 'shop' ? plinth(canvas, x, ground, w, house.plinth * m) : '') +
			(house.hasQuoins
				? quoins(canvas, x, eaves + m * 0.4, ground - house.plinth * m, -1, m * 0.36, house.trim) +
					quoins(canvas, x + w, eaves + m * 0.4, ground - house.plinth * m, 1, m * 0.36, house.trim)
				: '') +
			openings +
			featureOf(canvas, house, x, bayW, firstFloor, storeyH, m) +
			crown +
			shop +
			downpipe(canvas, canvas.sunSide < 0 ? x + w - 8 : x + 2, eaves + m * 0.3, ground) +
			(house.hasVine
				? vine(
						canvas,
						x + bayW * (house.doorBay + 0.5) + (house.doorBay === 0 ? m * 0.75 : -m * 0.75),
						ground,
						m * 2.9,
						(house.doorBay === 0 ? -1 : 1) * m * 1.6,
					)
				: '') +
			rect(
				x + bayW * (house.doorBay + 0.5) + m * 0.68,
				ground - m * 1.75,
				m * 0.2,
				m * 0.13,
				{ fill: lighten(canvas.palette.lit('#2b3a55'), 0.05) },
				1,
			),
	);
}
