import type { Canvas } from '../canvas.ts';
import { lighten } from '../color.ts';
import { archTop, rect, round } from '../shapes.ts';
import { glass, inside } from './window-inside.ts';
import { bars, lintelOf } from './window-parts.ts';
import type { WindowStyle } from './window-style.ts';

/** A window in a wall: lintel, reveal with its shadow, frame, glass and what is behind it, sill. */
export function window(
	canvas: Canvas,
	x: number,
	y: number,
	w: number,
	h: number,
	style: WindowStyle,
): string {
	const { palette, sunSide } = canvas;
	const frame = palette.lit(style.frame);
	const rise = style.lintel === 'arch' ? w * 0.42 : style.lintel === 'segment' ? w * 0.09 : 0;
	const t = Math.max(2.6, Math.min(6, w * 0.075));
	const outline = `M${round(x)} ${round(y + h)}V${round(y)}${archTop(x, y, w, rise)}V${round(y + h)}Z`;
	const clip = rise ? canvas.clip(`<path d="${outline}"/>`) : undefined;
	const up = rise;
	const pane = [x + t, y - up + t, w - 2 * t, h + up - 2 * t] as const;
	const body =
		rect(x, y - up, w, h + up, { fill: frame }) +
		glass(canvas, ...pane) +
		inside(canvas, ...pane, style.curtains) +
		bars(...pane, style, frame) +
		rect(x, y - up, w, style.reveal, {
			fill: palette.shadow,
			opacity: Math.min(0.75, palette.shadowStrength * 1.7),
		}) +
		rect(sunSide < 0 ? x : x + w - style.reveal * 0.7, y - up, style.reveal * 0.7, h + up, {
			fill: palette.shadow,
			opacity: palette.shadowStrength * 1.3,
		}) +
		rect(sunSide < 0 ? x + w - 1.6 : x, y - up, 1.6, h + up, { fill: palette.sun, opacity: 0.5 });
	const sillColor = palette.lit(style.sill);
	const sillH = Math.max(4, style.reveal * 0.62);
	const sill =
		rect(x - sillH * 0.9, y + h, w + sillH * 1.8, sillH, { fill: sillColor }) +
		rect(x - sillH * 0.9, y + h, w + sillH * 1.8, 1.6, { fill: lighten(sillColor, 0.45), opacity: 0.8 }) +
		rect(x - sillH * 0.6, y + h + sillH, w + sillH * 1.2, sillH * 1.1, {
			fill: palette.shadow,
			opacity: palette.shadowStrength * 0.62,
		});
	const halo = palette.isLit
		? rect(x - w * 0.2, y - up - h * 0.1, w * 1.4, h * 1.25, {
				fill: canvas.glow([
					[0, palette.glow, 0.22],
					[1, palette.glow, 0],
				]),
			})
		: '';
	return (
		lintelOf(canvas, x, y, w, style, rise) +
		(clip ? `<g clip-path="${clip}">${body}</g>` : body) +
		sill +
		halo
	);
}
