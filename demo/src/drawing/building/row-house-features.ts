import type { Canvas } from '../canvas.ts';
import { darken } from '../color.ts';
import { path, rect, round } from '../shapes.ts';
import { balconySlab, cornice, ironwork } from './cornice.ts';
import { wallPaint } from './masonry.ts';
import type { RowHouse } from './row-house-shape.ts';
import { window } from './window.ts';

/** Leaves that climb around the door. */
export function vine(canvas: Canvas, x: number, ground: number, h: number, reach: number): string {
	const { palette, random } = canvas;
	const stem = `M${round(x)} ${round(ground)}C${round(x - 12)} ${round(ground - h * 0.4)} ${round(x + 14)} ${round(ground - h * 0.6)} ${round(x + reach * 0.1)} ${round(ground - h)}q${round(reach * 0.4)} -16 ${round(reach * 0.9)} 4`;
	let leaves = '';
	for (let index = 0; index < (palette.isBare ? 12 : 70); index++) {
		const t = random.next();
		const px = t < 0.6 ? x + random.between(-13, 13) : x + ((t - 0.6) / 0.4) * reach;
		const py = t < 0.6 ? ground - h * (t / 0.6) : ground - h + random.between(-12, 14);
		leaves += `<circle cx="${round(px)}" cy="${round(py)}" r="${round(random.between(3, 6.4))}" fill="${random.pick(palette.leaves)}"/>`;
	}
	return path(stem, { stroke: palette.lit('#5c4c3f'), width: 4, cap: 'round' }) + leaves;
}

export function featureOf(
	canvas: Canvas,
	house: RowHouse,
	x: number,
	bayW: number,
	floorY: number,
	storeyH: number,
	m: number,
): string {
	if (!house.feature) return '';
	const w = Math.min(bayW * 1.02, m * 2.5);
	const left = x + bayW * (house.feature.bay + 0.5) - w / 2;
	if (house.feature.kind === 'balcony')
		return (
			balconySlab(canvas, left - 6, floorY - 4, w + 12, m * 0.16, house.trim, m * 0.5) +
			ironwork(canvas, left - 2, floorY - m * 0.92, w + 4, m * 0.88, house.iron)
		);
	const top = floorY - storeyH * 0.92;
	const depth = m * 0.12;
	const paint = wallPaint(
		canvas,
		house.feature.kind === 'loggia' ? 'render' : house.wall.kind,
		house.feature.kind === 'loggia' ? house.trim : house.wall.color,
		m,
	);
	const part = (share: number, wide: number) =>
		window(canvas, left + w * share, top + storeyH * 0.13, w * wide, storeyH * 0.56, {
			...house.window,
			lintel: 'none',
			reveal: house.window.reveal * 0.6,
		});
	return (
		rect(left + (canvas.sunSide < 0 ? w : -m * 0.34), top + m * 0.1, m * 0.34, storeyH * 0.86, {
			fill: canvas.palette.shadow,
			opacity: canvas.palette.shadowStrength * 0.8,
		}) +
		balconySlab(canvas, left - depth, floorY - m * 0.1, w + depth * 2, m * 0.2, house.trim, m * 0.5) +
		path(
			`M${round(left + w * 0.1)} ${round(floorY + m * 0.1)}h${round(w * 0.8)}l${round(-w * 0.18)} ${round(m * 0.42)}h${round(-w * 0.44)}Z`,
			{ fill: canvas.palette.lit(darken(house.trim, 0.14)) },
		) +
		rect(left, top, w, floorY - top, { fill: paint }) +
		part(0.06, 0.2) +
		part(0.31, 0.38) +
		part(0.74, 0.2) +
		cornice(canvas, left, top + 3, w, m * 0.26, house.trim, false) +
		ironwork(canvas, left, top - m * 0.62, w, m * 0.5, house.iron)
	);
}
