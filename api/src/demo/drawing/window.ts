import type { Canvas } from './canvas.ts';
import { type Color, darken, lighten, mix } from './color.ts';
import { archTop, circle, ellipse, line, path, polygon, rect, round } from './shapes.ts';

export interface WindowStyle {
	/** How it is divided */
	sash: 'tall' | 'cross' | 'panes' | 'single' | 'double' | 'steel' | 'slider';
	frame: Color;
	/** What stands above it */
	lintel: 'soldier' | 'stone' | 'segment' | 'arch' | 'none';
	lintelColor: Color;
	sill: Color;
	/** Depth of the reveal in pixels */
	reveal: number;
	curtains?: 'sides' | 'net' | 'blind' | 'none';
}

function glass(canvas: Canvas, x: number, y: number, w: number, h: number): string {
	const { palette, random, sunSide } = canvas;
	const isOn = palette.isLit && random.chance(0.72);
	if (isOn) {
		const warm = canvas.gradient([
			[0, '#ffdf9f'],
			[0.6, '#f7b865'],
			[1, '#b9773f'],
		]);
		return (
			rect(x, y, w, h, { fill: warm }) +
			rect(x, y + h * 0.72, w, h * 0.28, { fill: '#6d4128', opacity: 0.45 })
		);
	}
	const top = mix(palette.sky[1], '#2b3a44', 0.3);
	const deep = mix(palette.shaded('#33424a', 0.6), '#0f161b', 0.3);
	const pane = canvas.gradient([
		[0, top],
		[0.5, mix(top, deep, 0.6)],
		[1, deep],
	]);
	const tilt = w * 0.5;
	const from = sunSide < 0 ? x + w * 0.05 : x + w * 0.45;
	const shine = polygon(
		[
			[from + tilt * 0.5, y],
			[from + tilt, y],
			[from + tilt * 0.35, y + h * 0.78],
			[from - tilt * 0.15, y + h * 0.78],
		].map(([px = 0, py = 0]) => [Math.min(x + w, Math.max(x, px)), py] as const),
		{ fill: lighten(palette.sky[2], 0.3), opacity: 0.2 },
	);
	return rect(x, y, w, h, { fill: pane }) + shine;
}

/** What can be seen inside: curtains, a blind, a plant, a lamp, now and then a cat. */
function inside(
	canvas: Canvas,
	x: number,
	y: number,
	w: number,
	h: number,
	curtains: WindowStyle['curtains'],
): string {
	const { palette, random } = canvas;
	const cloth = palette.isLit
		? '#f0d3a2'
		: palette.lit(random.pick(['#f1ece1', '#e4dccb', '#d9d3c7', '#cbbfae']));
	let drawn = '';
	if (curtains === 'sides') {
		const side = w * random.between(0.14, 0.22);
		const drape = (at: number, dir: number) =>
			path(
				`M${round(at)} ${round(y)}h${round(side * dir)}C${round(at + side * dir * 0.9)} ${round(y + h * 0.5)} ${round(at + side * dir * 0.4)} ${round(y + h * 0.62)} ${round(at + side * dir * 0.55)} ${round(y + h)}H${round(at)}Z`,
				{ fill: cloth, opacity: 0.82 },
			);
		drawn = drape(x, 1) + drape(x + w, -1);
	} else if (curtains === 'net')
		drawn =
			rect(x, y + h * 0.42, w, h * 0.58, { fill: cloth, opacity: 0.55 }) +
			line(x, y + h * 0.42, x + w, y + h * 0.42, cloth, 1.6, 0.9);
	else if (curtains === 'blind')
		drawn = rect(x, y, w, h * random.between(0.18, 0.45), { fill: cloth, opacity: 0.86 });
	const draw = random.next();
	if (w < 26 || draw > 0.42) return drawn;
	const foot = y + h - 1;
	if (draw < 0.2) {
		const leaf = palette.lit('#567552');
		const at = x + w * random.between(0.3, 0.7);
		for (let index = -2; index <= 2; index++)
			drawn += path(
				`M${round(at)} ${round(foot - 7)}q${index * 3} ${-8} ${index * 6} ${-9 - (2 - Math.abs(index)) * 4}`,
				{ stroke: leaf, width: 2.6, cap: 'round' },
			);
		return `${drawn}${rect(at - 5, foot - 8, 10, 8, { fill: palette.lit('#b1673f') })}`;
	}
	if (draw < 0.27) {
		const at = x + w * random.between(0.3, 0.7);
		const fur = random.pick(['#2a2522', '#8a5a36', '#55504b']);
		return (
			drawn +
			ellipse(at, foot - 6, 6.5, 6.5, { fill: fur }) +
			circle(at + 3, foot - 14, 4.2, { fill: fur }) +
			path(
				`M${round(at)} ${round(foot - 16)}l1 -4 2.4 2.6M${round(at + 4)} ${round(foot - 18)}l2.2 -2.4 .8 4`,
				{ fill: fur, stroke: fur, width: 1 },
			) +
			path(`M${round(at - 6)} ${round(foot - 3)}q-6 -1 -7 6`, { stroke: fur, width: 2.4, cap: 'round' })
		);
	}
	if (draw < 0.36 && palette.isLit)
		return (
			drawn +
			circle(x + w * 0.5, y + h * 0.3, Math.min(9, w * 0.16), { fill: '#fff4d8' }) +
			line(x + w * 0.5, y, x + w * 0.5, y + h * 0.26, '#6d4128', 1.2)
		);
	return drawn;
}

function bars(x: number, y: number, w: number, h: number, style: WindowStyle, frame: Color): string {
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

function lintelOf(canvas: Canvas, x: number, y: number, w: number, style: WindowStyle, rise: number): string {
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

/** Flower box on a sill. */
export function flowerBox(canvas: Canvas, x: number, y: number, w: number): string {
	const { palette, random } = canvas;
	let growth = '';
	for (let at = x + 4; at < x + w - 2; at += 5) {
		growth += circle(at, y - random.between(2, 8), random.between(3, 5), {
			fill: palette.lit(random.pick(['#4e7048', '#64874f', '#3f5f42'])),
		});
		if (!palette.isBare && random.chance(0.6))
			growth += circle(at + 2, y - random.between(6, 12), 2.6, {
				fill: palette.lit(random.pick(['#d4563f', '#f2e3d2', '#d98aa0', '#c8434b'])),
			});
	}
	return growth + rect(x, y - 1, w, 9, { fill: palette.lit('#54473b') }, 1.5);
}
