import type { Canvas } from '../canvas.ts';
import { lighten, mix } from '../color.ts';
import { circle, ellipse, line, path, polygon, rect, round } from '../shapes.ts';
import type { WindowStyle } from './window-style.ts';

export function glass(canvas: Canvas, x: number, y: number, w: number, h: number): string {
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
export function inside(
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
