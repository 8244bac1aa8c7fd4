import type { Canvas } from '../canvas.ts';
import { type Color, darken, lighten } from '../color.ts';
import { path, rect, round } from '../shapes.ts';
import type { WindowStyle } from './window-style.ts';

export function bars(x: number, y: number, w: number, h: number, style: WindowStyle, frame: Color): string {
	const t = Math.max(2.4, Math.min(5, w * 0.06));
	const v = (share: number, from = 0, to = 1, thick = t) =>
		rect(x + w * share - thick / 2, y + h * from, thick, h * (to - from), { fill: frame });
	const u = (share: number, thick = t) => rect(x, y + h * share - thick / 2, w, thick, { fill: frame });
	if (style.sash === 'tall') return u(0.27) + v(0.5, 0.27, 1);
	if (style.sash === 'cross') return u(0.33) + v(0.5);
	if (style.sash === 'double') return v(0.5);
	if (style.sash === 'slider') return v(0.5, 0, 1, t * 0.8);
	if (style.sash === 'panes')
		return (
			u(0.3) +
			v(0.5, 0.3, 1) +
			v(0.25, 0, 0.3, t * 0.6) +
			v(0.5, 0, 0.3, t * 0.6) +
			v(0.75, 0, 0.3, t * 0.6) +
			u(0.53, t * 0.55) +
			u(0.77, t * 0.55)
		);
	if (style.sash === 'steel') {
		const columns = Math.max(2, Math.round(w / 34));
		const rows = Math.max(3, Math.round(h / 34));
		return (
			Array.from({ length: columns - 1 }, (_, index) => v((index + 1) / columns, 0, 1, 2.2)).join('') +
			Array.from({ length: rows - 1 }, (_, index) => u((index + 1) / rows, 2.2)).join('')
		);
	}
	return '';
}

export function lintelOf(
	canvas: Canvas,
	x: number,
	y: number,
	w: number,
	style: WindowStyle,
	rise: number,
): string {
	const { palette } = canvas;
	const color = palette.lit(style.lintelColor);
	const h = Math.max(7, Math.min(18, w * 0.2));
	if (style.lintel === 'none') return '';
	if (style.lintel === 'stone')
		return (
			rect(x - h * 0.5, y - h, w + h, h, { fill: color }) +
			rect(x - h * 0.5, y - h, w + h, 1.8, { fill: lighten(color, 0.4), opacity: 0.7 })
		);
	const step = Math.max(4, w / 13);
	const from = x - (style.lintel === 'soldier' ? 0 : h * 0.4);
	const long = w + (style.lintel === 'soldier' ? 0 : h * 0.8);
	const arc = (lift: number) =>
		`M${round(from)} ${round(y - lift)}Q${round(from + long / 2)} ${round(y - lift - rise * 2)} ${round(from + long)} ${round(y - lift)}`;
	const ring = `${arc(h)}L${round(from + long)} ${round(y)}Q${round(from + long / 2)} ${round(y - rise * 2)} ${round(from)} ${round(y)}Z`;
	let joints = '';
	for (let at = step; at < long; at += step) {
		const share = at / long;
		const bend = rise * 4 * share * (1 - share);
		const fan = (share - 0.5) * (style.lintel === 'soldier' ? 3 : 9);
		joints += `M${round(from + at)} ${round(y - bend)}l${round(fan)} ${round(-h)}`;
	}
	return path(ring, { fill: color }) + path(joints, { stroke: darken(color, 0.3), width: 1, opacity: 0.5 });
}
