import { balconySlab, ironwork } from '../building/cornice.ts';
import type { Canvas } from '../canvas.ts';
import { darken, lighten } from '../color.ts';
import { pot } from '../nature/plants.ts';
import { line, polygon, rect } from '../shapes.ts';
import type { BlockStyle } from './block-style.ts';

export function balcony(
	view: Canvas,
	x: number,
	floor: number,
	w: number,
	m: number,
	style: BlockStyle,
): string {
	const { palette, random } = view;
	const slab = balconySlab(view, x - 3, floor - 2, w + 6, m * 0.22, style.slab, m * 0.8);
	const top = floor - m * 1.05;
	const h = m * 1.03;
	const guard =
		style.balcony === 'glass'
			? rect(x, top, w, h, { fill: palette.sky[1], opacity: 0.42 }) +
				line(x, top, x + w, top, palette.lit('#e8ecec'), 2.6) +
				line(x + w / 2, top, x + w / 2, floor, '#ffffff', 1.4, 0.5)
			: style.balcony === 'solid'
				? rect(x, top, w, h, {
						fill: view.gradient([
							[0, lighten(palette.lit(style.slab), 0.12)],
							[1, darken(palette.lit(style.slab), 0.1)],
						]),
					}) + rect(x, top, w, 3, { fill: '#ffffff', opacity: 0.5 })
				: ironwork(view, x, top, w, h, 'bars');
	const green = random.chance(0.4)
		? pot(
				view,
				x + w * random.pick([0.18, 0.82]),
				floor - 2,
				m * 0.62,
				random.pick(['ball', 'spikes', 'flowers']),
			)
		: '';
	const parasol =
		random.chance(0.04) && !palette.isBare
			? rect(x + w * 0.3, top - m * 0.9, 2.4, m * 1.8, { fill: '#6b5640' }) +
				`<path d="M${x + w * 0.3 - m * 0.8} ${top - m * 0.5}Q${x + w * 0.3} ${top - m * 1.35} ${x + w * 0.3 + m * 0.8} ${top - m * 0.5}Z" fill="${palette.lit('#d9b25f')}"/>`
			: '';
	return slab + parasol + green + guard;
}

/** Glass front of a shop or café below the flats, with its awning. */
export function shopBay(
	view: Canvas,
	x: number,
	floor: number,
	w: number,
	m: number,
	style: BlockStyle,
): string {
	const cloth = view.palette.lit(style.panel ?? '#1f3d36');
	const pane =
		view.palette.isLit || view.palette.hour === 'golden'
			? view.gradient([
					[0, '#ffe3ad'],
					[1, '#b9773f'],
				])
			: view.gradient([
					[0, view.palette.sky[1]],
					[1, view.palette.shaded('#2e3a3f', 0.8)],
				]);
	return (
		rect(x + m * 0.2, floor - 2.7 * m, w - m * 0.4, 2.7 * m, { fill: view.palette.lit('#2f3437') }) +
		rect(x + m * 0.3, floor - 2.3 * m, w - m * 0.6, 2.2 * m, { fill: pane }) +
		line(x + w / 2, floor - 2.3 * m, x + w / 2, floor, view.palette.lit('#2f3437'), 3) +
		polygon(
			[
				[x + m * 0.2, floor - 2.7 * m],
				[x + w - m * 0.2, floor - 2.7 * m],
				[x + w - m * 0.05, floor - 2.05 * m],
				[x + m * 0.05, floor - 2.05 * m],
			],
			{ fill: cloth },
		) +
		rect(x + m * 0.05, floor - 2.05 * m, w - m * 0.1, m * 0.3, { fill: view.palette.shadow, opacity: 0.25 })
	);
}
