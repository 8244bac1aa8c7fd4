import type { Canvas } from '../canvas.ts';
import { type Color, darken, lighten } from '../color.ts';
import { archTop, circle, line, path, rect, round } from '../shapes.ts';

/** Front-door colours that Flemish and Brussels streets wear. */
export const DOOR_COLORS: readonly Color[] = [
	'#1f3d36',
	'#5b2a2a',
	'#22324a',
	'#2a2a2c',
	'#8a5a2b',
	'#6d7f6a',
	'#7b3f2a',
	'#3c5a66',
	'#b9502b',
	'#4a3b52',
];

export interface DoorStyle {
	color: Color;
	kind: 'panelled' | 'glazed' | 'double' | 'modern' | 'gate';
	/** Share of the height that the light above it takes */
	fanlight: number;
	arch: boolean;
}

/** A front door with its light above, step and shadow. `h` includes the fanlight. */
export function door(
	canvas: Canvas,
	x: number,
	ground: number,
	w: number,
	h: number,
	style: DoorStyle,
): string {
	const { palette, sunSide } = canvas;
	const color = palette.lit(style.color);
	const top = ground - h;
	const leafTop = top + h * style.fanlight;
	const leafH = ground - leafTop;
	const t = w * 0.07;
	const rise = style.arch ? w * 0.4 : 0;
	const outline = `M${round(x)} ${round(ground)}V${round(top)}${archTop(x, top, w, rise)}V${round(ground)}Z`;
	const frame = path(outline, { fill: darken(color, 0.28) });
	const pane = palette.isLit
		? canvas.gradient([
				[0, '#ffe2a8'],
				[1, '#e8a658'],
			])
		: canvas.gradient([
				[0, palette.sky[1]],
				[1, palette.shaded('#3a474d', 0.8)],
			]);
	let light = '';
	if (style.fanlight > 0) {
		light = path(
			`M${round(x + t)} ${round(leafTop - t * 0.6)}V${round(top + t)}${archTop(x + t, top + t, w - 2 * t, rise - t)}V${round(leafTop - t * 0.6)}Z`,
			{ fill: pane },
		);
		if (rise)
			for (const turn of [-0.9, -0.45, 0, 0.45, 0.9])
				light += line(
					x + w / 2,
					leafTop,
					x + w / 2 + Math.sin(turn) * w * 0.5,
					leafTop - Math.cos(turn) * w * 0.52,
					darken(color, 0.2),
					1.6,
				);
		else light += line(x + w / 2, top + t, x + w / 2, leafTop, darken(color, 0.2), 2);
	}
	const leaf = rect(x + t * 0.6, leafTop, w - t * 1.2, leafH, {
		fill: canvas.gradient([
			[0, lighten(color, 0.12)],
			[1, darken(color, 0.15)],
		]),
	});
	const panel = (px: number, py: number, pw: number, ph: number, isGlass = false) =>
		rect(px, py, pw, ph, { fill: isGlass ? pane : darken(color, 0.16) }) +
		rect(px, py, pw, 1.6, { fill: darken(color, 0.5), opacity: 0.6 }) +
		rect(px, py + ph - 1.4, pw, 1.4, { fill: lighten(color, 0.4), opacity: 0.6 });
	let detail = '';
	const inner = w - t * 3.2;
	if (style.kind === 'panelled')
		detail =
			panel(x + t * 1.6, leafTop + leafH * 0.06, inner, leafH * 0.48, canvas.random.chance(0.4)) +
			panel(x + t * 1.6, leafTop + leafH * 0.62, inner, leafH * 0.3);
	else if (style.kind === 'glazed') {
		detail =
			panel(x + t * 1.6, leafTop + leafH * 0.05, inner, leafH * 0.58, true) +
			panel(x + t * 1.6, leafTop + leafH * 0.7, inner, leafH * 0.24);
		for (let index = 1; index < 4; index++)
			detail += path(
				`M${round(x + t * 1.6 + (inner * index) / 4)} ${round(leafTop + leafH * 0.05)}q${index % 2 ? 5 : -5} ${round(leafH * 0.29)} 0 ${round(leafH * 0.58)}`,
				{ stroke: '#20221f', width: 1.4, opacity: 0.75 },
			);
	} else if (style.kind === 'double') {
		const half = (w - t * 1.2) / 2;
		for (const side of [0, 1])
			detail +=
				panel(x + t + side * half, leafTop + leafH * 0.06, half - t, leafH * 0.42) +
				panel(x + t + side * half, leafTop + leafH * 0.56, half - t, leafH * 0.36);
		detail += line(x + w / 2, leafTop, x + w / 2, ground, darken(color, 0.55), 2);
	} else if (style.kind === 'modern')
		detail =
			rect(x + w * 0.72, leafTop + leafH * 0.1, w * 0.09, leafH * 0.78, { fill: pane }) +
			rect(x + w * 0.16, leafTop + leafH * 0.25, 3, leafH * 0.5, { fill: palette.lit('#c9c6bd') });
	else
		for (let index = 1; index < 9; index++)
			detail += line(
				x + (w * index) / 9,
				leafTop,
				x + (w * index) / 9,
				ground,
				darken(color, 0.35),
				1.4,
				0.7,
			);
	const brass = palette.lit('#d8b46a');
	const handle =
		style.kind === 'modern' || style.kind === 'gate'
			? ''
			: circle(x + w * (style.kind === 'double' ? 0.56 : 0.84), leafTop + leafH * 0.56, 2.6, {
					fill: brass,
				}) + rect(x + w * 0.36, leafTop + leafH * 0.57, w * 0.24, 3.2, { fill: brass, opacity: 0.9 }, 1);
	const shade =
		rect(x, top - rise, w, w * 0.1, { fill: palette.shadow, opacity: palette.shadowStrength * 1.5 }) +
		rect(sunSide < 0 ? x : x + w * 0.92, top, w * 0.08, h, {
			fill: palette.shadow,
			opacity: palette.shadowStrength * 1.2,
		});
	const step =
		rect(x - w * 0.1, ground - 5, w * 1.2, 8, { fill: palette.lit('#8b9190') }) +
		rect(x - w * 0.1, ground - 5, w * 1.2, 2, { fill: palette.lit('#c3c8c6') });
	return frame + light + leaf + detail + handle + (rise ? '' : shade) + step;
}

/** Sectional or folding garage door. */
export function garageDoor(
	canvas: Canvas,
	x: number,
	ground: number,
	w: number,
	h: number,
	color: Color,
): string {
	const own = canvas.palette.lit(color);
	let panels = '';
	for (let index = 0; index < 5; index++)
		panels +=
			rect(x + 3, ground - h + (h / 5) * index + 2, w - 6, h / 5 - 4, {
				fill: index % 2 ? own : lighten(own, 0.06),
			}) +
			rect(x + 3, ground - h + (h / 5) * (index + 1) - 3.5, w - 6, 1.6, {
				fill: darken(own, 0.4),
				opacity: 0.5,
			});
	return (
		rect(x, ground - h, w, h, { fill: darken(own, 0.35) }) +
		panels +
		rect(x, ground - h, w, h * 0.07, {
			fill: canvas.palette.shadow,
			opacity: canvas.palette.shadowStrength * 1.5,
		})
	);
}
