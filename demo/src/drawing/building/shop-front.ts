import type { Canvas } from '../canvas.ts';
import { type Color, darken, lighten } from '../color.ts';
import { circle, line, path, polygon, rect, round } from '../shapes.ts';
import { door } from './door.ts';

interface Front {
	x: number;
	ground: number;
	w: number;
	h: number;
	m: number;
	color: Color;
}

/** What stands in a shop window: lamps, vases, books, loaves. */
function goods(canvas: Canvas, x: number, foot: number, w: number, m: number): string {
	const { random, palette } = canvas;
	let drawn = rect(x, foot - m * 0.12, w, m * 0.12, { fill: palette.lit('#6b5640') });
	for (let at = x + m * 0.2; at < x + w - m * 0.3; at += m * random.between(0.34, 0.6)) {
		const color = palette.lit(
			random.pick(['#c9764f', '#e8d9bd', '#55706a', '#d9b25f', '#8c4a3b', '#3c5a66', '#f1ebdf']),
		);
		const h = m * random.between(0.2, 0.62);
		const kind = random.int(0, 3);
		if (kind === 0)
			drawn += path(
				`M${round(at)} ${round(foot - m * 0.12)}q${round(-m * 0.1)} ${round(-h * 0.5)} ${round(m * 0.05)} ${round(-h)}h${round(m * 0.1)}q${round(m * 0.15)} ${round(h * 0.5)} ${round(m * 0.05)} ${round(h)}Z`,
				{ fill: color },
			);
		else if (kind === 1)
			drawn += [0, 1, 2]
				.map((index) =>
					rect(
						at + index * m * 0.09,
						foot - m * 0.12 - h * (0.7 + index * 0.1),
						m * 0.08,
						h * (0.7 + index * 0.1),
						{ fill: index % 2 ? color : lighten(color, 0.3) },
					),
				)
				.join('');
		else if (kind === 2)
			drawn +=
				rect(at + m * 0.07, foot - m * 0.12 - h, m * 0.03, h, { fill: '#3a3a3a' }) +
				polygon(
					[
						[at - m * 0.08, foot - m * 0.12 - h],
						[at + m * 0.24, foot - m * 0.12 - h],
						[at + m * 0.18, foot - m * 0.12 - h - m * 0.2],
						[at - m * 0.02, foot - m * 0.12 - h - m * 0.2],
					],
					{ fill: color },
				);
		else drawn += circle(at + m * 0.08, foot - m * 0.22, m * 0.12, { fill: color });
	}
	return drawn;
}

/** Ground floor as a shop: stall riser, panes, fascia, awning. */
export function shopFront(canvas: Canvas, { x, ground, w, h, m, color }: Front): string {
	const { palette, sunSide, random } = canvas;
	const own = palette.lit(color);
	const fascia = ground - h * 0.93;
	const fasciaH = h * 0.14;
	const doorW = m * 1.2;
	const doorAt = random.chance(0.5) ? x + w * 0.05 : x + w * 0.95 - doorW;
	const isLeft = doorAt < x + w / 2;
	const paneX = isLeft ? doorAt + doorW + m * 0.15 : x + w * 0.05;
	const paneW = w * 0.9 - doorW - m * 0.15;
	const paneTop = fascia + fasciaH + m * 0.1;
	const paneFoot = ground - m * 0.55;
	const inside =
		palette.isLit || palette.hour === 'golden'
			? canvas.gradient([
					[0, '#ffe3ad'],
					[0.7, '#e6ad68'],
					[1, '#8a5a36'],
				])
			: canvas.gradient([
					[0, darken(palette.sky[1], 0.35)],
					[1, palette.shaded('#2e3a3f', 0.8)],
				]);
	const posts = [0, 0.5, 1]
		.map((share) =>
			rect(paneX + paneW * share - 3, paneTop, 6, paneFoot - paneTop, { fill: darken(own, 0.1) }),
		)
		.join('');
	const awningDrop = m * 0.62;
	const stripes = Math.max(6, Math.round(w / (m * 0.4)));
	const awningY = fascia + fasciaH;
	const awning = Array.from({ length: stripes }, (_, index) => {
		const from = x + (w * index) / stripes;
		const to = x + (w * (index + 1)) / stripes;
		const spread = m * 0.2;
		const out = (px: number) => px + ((px - (x + w / 2)) / w) * spread;
		return polygon(
			[
				[from, awningY],
				[to, awningY],
				[out(to), awningY + awningDrop],
				[out(from), awningY + awningDrop],
			],
			{ fill: index % 2 ? palette.lit('#f4ecdd') : own },
		);
	}).join('');
	const sheen = polygon(
		[
			[paneX + paneW * (sunSide < 0 ? 0.1 : 0.6), paneTop],
			[paneX + paneW * (sunSide < 0 ? 0.3 : 0.8), paneTop],
			[paneX + paneW * (sunSide < 0 ? 0.16 : 0.66), paneFoot],
			[paneX + paneW * (sunSide < 0 ? -0.0 : 0.5), paneFoot],
		],
		{ fill: '#ffffff', opacity: 0.14 },
	);
	return (
		rect(x, fascia, w, ground - fascia, { fill: darken(own, 0.2) }) +
		rect(paneX, paneTop, paneW, paneFoot - paneTop, { fill: inside }) +
		goods(canvas, paneX, paneFoot, paneW, m) +
		sheen +
		posts +
		rect(paneX - 4, paneFoot, paneW + 8, ground - paneFoot, { fill: own }) +
		rect(paneX + 8, paneFoot + 8, paneW - 16, ground - paneFoot - 18, { fill: darken(own, 0.16) }) +
		door(canvas, doorAt, ground, doorW, ground - paneTop, {
			color,
			kind: 'glazed',
			fanlight: 0.2,
			arch: false,
		}) +
		rect(x - 4, fascia, w + 8, fasciaH, {
			fill: canvas.gradient([
				[0, lighten(own, 0.14)],
				[1, own],
			]),
		}) +
		line(x - 4, fascia, x + w + 4, fascia, lighten(own, 0.5), 2.4, 0.8) +
		rect(
			x + w * 0.3,
			fascia + fasciaH * 0.34,
			w * 0.4,
			fasciaH * 0.3,
			{ fill: palette.lit('#e9d3a0'), opacity: 0.85 },
			2,
		) +
		awning +
		rect(x - m * 0.06, awningY + awningDrop, w + m * 0.12, m * 0.34, {
			fill: palette.shadow,
			opacity: palette.shadowStrength * 0.75,
		})
	);
}
