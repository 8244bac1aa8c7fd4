import type { Canvas } from '../canvas.ts';
import { type Color, darken, lighten } from '../color.ts';
import { line, path, rect, round } from '../shapes.ts';
import { overhangShadow } from './masonry.ts';

/** A crowning cornice with brackets, its gutter and the shadow that it throws. `y` is its foot. */
export function cornice(
	canvas: Canvas,
	x: number,
	y: number,
	w: number,
	h: number,
	color: Color,
	brackets: boolean,
): string {
	const { palette } = canvas;
	const own = palette.lit(color);
	let drawn = overhangShadow(canvas, x, y, w, h * 1.7);
	drawn += rect(x, y - h * 0.55, w, h * 0.55, { fill: darken(own, 0.12) });
	if (brackets) {
		const step = Math.max(14, h * 0.9);
		const count = Math.max(2, Math.round(w / step));
		for (let index = 0; index <= count; index++) {
			const at = x + (w / count) * index - h * 0.13;
			drawn +=
				path(
					`M${round(at)} ${round(y - h * 0.6)}h${round(h * 0.26)}v${round(h * 0.5)}q${round(-h * 0.2)} ${round(h * 0.22)} ${round(-h * 0.26)} 0Z`,
					{ fill: own },
				) +
				rect(at + h * 0.26, y - h * 0.55, h * 0.1, h * 0.6, {
					fill: palette.shadow,
					opacity: palette.shadowStrength * 0.8,
				});
		}
	}
	const over = h * 0.28;
	drawn += rect(x - over, y - h, w + over * 2, h * 0.48, {
		fill: canvas.gradient([
			[0, lighten(own, 0.2)],
			[1, own],
		]),
	});
	return `${drawn}${rect(x - over, y - h, w + over * 2, 2, { fill: lighten(own, 0.5), opacity: 0.9 })}${rect(x - over, y - h * 0.54, w + over * 2, 2.4, { fill: palette.shadow, opacity: 0.4 })}`;
}

/** A zinc downpipe with brackets and a cast-iron foot. */
export function downpipe(canvas: Canvas, x: number, top: number, ground: number): string {
	const { palette, sunSide } = canvas;
	const zinc = palette.lit('#8e9799');
	let brackets = '';
	for (let y = top + 60; y < ground - 60; y += 130)
		brackets += rect(x - 1.5, y, 9, 3, { fill: darken(zinc, 0.3) });
	return (
		rect(x - sunSide * 4, top, 6, ground - top, {
			fill: palette.shadow,
			opacity: palette.shadowStrength * 0.6,
		}) +
		rect(x, top, 6, ground - top, {
			fill: canvas.gradient(
				[
					[0, darken(zinc, 0.2)],
					[0.4, lighten(zinc, 0.3)],
					[1, darken(zinc, 0.25)],
				],
				'right',
			),
		}) +
		brackets +
		rect(x - 0.5, ground - 48, 7, 48, { fill: palette.lit('#4a4f50') })
	);
}

/** Wrought-iron guard of a balcony: upright bars, or the whiplash lines of Art Nouveau. */
export function ironwork(
	canvas: Canvas,
	x: number,
	y: number,
	w: number,
	h: number,
	kind: 'bars' | 'nouveau',
): string {
	const iron = canvas.palette.lit('#23282a');
	let d = '';
	if (kind === 'bars') for (let at = x + 4; at < x + w; at += 8) d += `M${round(at)} ${round(y)}v${round(h)}`;
	else
		for (let at = x, index = 0; at < x + w - 12; at += 24, index++) {
			const flip = index % 2 ? 1 : -1;
			d += `M${round(at + 12)} ${round(y + h)}C${round(at + 12 - flip * 14)} ${round(y + h * 0.7)} ${round(at + 12 + flip * 15)} ${round(y + h * 0.45)} ${round(at + 12)} ${round(y)}M${round(at + 2)} ${round(y + h)}q${round(flip * 10)} ${round(-h * 0.4)} ${round(8)} ${round(-h * 0.62)}q-5 -5 -1 5M${round(at + 22)} ${round(y + h)}q${round(-flip * 10)} ${round(-h * 0.4)} ${round(-6)} ${round(-h * 0.7)}`;
		}
	return (
		path(d, { stroke: iron, width: kind === 'bars' ? 1.7 : 2, cap: 'round' }) +
		line(x - 2, y, x + w + 2, y, iron, 3.2) +
		line(x - 2, y + h, x + w + 2, y + h, iron, 2.6) +
		line(x - 2, y + h * 0.16, x + w + 2, y + h * 0.16, iron, 1.4)
	);
}

/** Slab of a balcony with its shadow below. */
export function balconySlab(
	canvas: Canvas,
	x: number,
	y: number,
	w: number,
	h: number,
	color: Color,
	shadow: number,
): string {
	const own = canvas.palette.lit(color);
	return (
		overhangShadow(canvas, x + 3, y + h, w - 6, shadow) +
		rect(x, y, w, h, {
			fill: canvas.gradient([
				[0, lighten(own, 0.2)],
				[1, darken(own, 0.12)],
			]),
		})
	);
}
