import type { Canvas } from '../canvas.ts';
import { darken, lighten } from '../color.ts';
import { groundShadow } from '../nature/foliage.ts';
import { scatter } from '../nature/plants.ts';
import { circle, line, path, polygon, rect, round } from '../shapes.ts';

/** Pavement, kerb and a cobbled or asphalt street down to the picture's edge. */
export function street(canvas: Canvas, ground: number, kind: 'cobbles' | 'asphalt'): string {
	const { width, height, palette, random } = canvas;
	const kerb = ground + (height - ground) * 0.34;
	const slab = palette.lit('#b9b3a6');
	const stone = palette.lit(kind === 'cobbles' ? '#8b8780' : '#7d7f82');
	let joints = '';
	for (let at = random.between(0, 60); at < width; at += 64)
		joints += `M${round(at)} ${round(ground)}L${round(at + (at - width / 2) * 0.06)} ${round(kerb)}`;
	for (const share of [0.3, 0.62]) joints += `M0 ${round(ground + (kerb - ground) * share)}H${width}`;
	let cobbles = '';
	if (kind === 'cobbles') {
		let y = kerb + 13;
		for (let row = 0, step = 8; y < height; row++, step *= 1.17) {
			cobbles += `M0 ${round(y + step)}H${width}`;
			for (let at = (row % 2) * step; at < width; at += step * 2.1)
				cobbles += `M${round(at)} ${round(y)}v${round(step)}`;
			y += step;
		}
	}
	const tint =
		palette.season === 'winter'
			? rect(0, ground, width, height - ground, { fill: '#eef2f5', opacity: 0.28 })
			: '';
	return (
		rect(0, ground, width, kerb - ground, {
			fill: canvas.gradient([
				[0, darken(slab, 0.16)],
				[0.3, slab],
				[1, lighten(slab, 0.1)],
			]),
		}) +
		path(joints, { stroke: darken(slab, 0.3), width: 1.2, opacity: 0.45 }) +
		rect(0, kerb, width, 13, {
			fill: canvas.gradient([
				[0, lighten(palette.lit('#9fa3a1'), 0.2)],
				[1, palette.lit('#6c7271')],
			]),
		}) +
		rect(0, kerb + 13, width, height - kerb, {
			fill: canvas.gradient([
				[0, darken(stone, 0.22)],
				[1, lighten(stone, 0.08)],
			]),
		}) +
		path(cobbles, { stroke: darken(stone, 0.45), width: 1.3, opacity: 0.5 }) +
		(kind === 'asphalt' ? rect(0, height - 26, width, 7, { fill: '#f2efe6', opacity: 0.35 }) : '') +
		tint +
		scatter(canvas, 0, ground + 8, width, height - ground - 10, palette.season === 'winter' ? 0 : 80)
	);
}

/** A city bicycle, leaning. */
export function bicycle(canvas: Canvas, x: number, foot: number, size: number): string {
	const { palette, random } = canvas;
	const paint = palette.lit(random.pick(['#1f3d36', '#b9502b', '#2b3a55', '#2a2a2c', '#8a8f86', '#c9a24a']));
	const r = size * 0.3;
	const [bx, fx, y] = [x, x + size, foot - r];
	const wheel = (cx: number) =>
		circle(cx, y, r, { stroke: '#26282a', width: 3 }) +
		circle(cx, y, r * 0.12, { fill: '#55585a' }) +
		path(
			[0, 1, 2, 3]
				.map(
					(index) =>
						`M${round(cx - Math.cos(index * 0.785) * r)} ${round(y - Math.sin(index * 0.785) * r)}L${round(cx + Math.cos(index * 0.785) * r)} ${round(y + Math.sin(index * 0.785) * r)}`,
				)
				.join(''),
			{ stroke: '#9da2a2', width: 0.8 },
		);
	const frame = `M${round(bx)} ${round(y)}L${round(bx + size * 0.28)} ${round(y - r * 1.55)}L${round(fx - size * 0.18)} ${round(y - r * 1.5)}M${round(bx)} ${round(y)}L${round(bx + size * 0.42)} ${round(y + r * 0.1)}L${round(bx + size * 0.28)} ${round(y - r * 1.9)}M${round(bx + size * 0.42)} ${round(y + r * 0.1)}L${round(fx - size * 0.17)} ${round(y - r * 1.25)}M${round(fx)} ${round(y)}L${round(fx - size * 0.2)} ${round(y - r * 2.1)}`;
	const basket = random.chance(0.5)
		? rect(fx - size * 0.24, y - r * 2.1, size * 0.26, r * 0.8, { fill: palette.lit('#a9834f') }, 2)
		: '';
	return (
		groundShadow(canvas, x + size / 2, foot, size * 0.62, 0.08) +
		wheel(bx) +
		wheel(fx) +
		path(frame, { stroke: paint, width: 3.4, cap: 'round', join: 'round' }) +
		path(
			`M${round(bx + size * 0.2)} ${round(y - r * 1.95)}h${round(size * 0.16)}M${round(fx - size * 0.32)} ${round(y - r * 2.2)}q${round(size * 0.1)} -4 ${round(size * 0.14)} 3`,
			{ stroke: '#2a2522', width: 4, cap: 'round' },
		) +
		basket
	);
}

/** A street lamp, lit at dusk. */
export function lamp(canvas: Canvas, x: number, foot: number, height: number): string {
	const { palette } = canvas;
	const iron = palette.lit('#2c3434');
	const top = foot - height;
	const light = palette.isLit
		? circle(x, top + 12, 90, {
				fill: canvas.glow([
					[0, '#ffdf9a', 0.75],
					[0.3, '#ffcf87', 0.3],
					[1, '#ffcf87', 0],
				]),
			})
		: '';
	return (
		groundShadow(canvas, x, foot, 34, 0.14) +
		rect(x - 3.2, top + 26, 6.4, height - 26, {
			fill: canvas.gradient(
				[
					[0, lighten(iron, 0.25)],
					[1, iron],
				],
				'right',
			),
		}) +
		rect(x - 7, foot - 34, 14, 34, { fill: iron }, 2) +
		path(`M${round(x - 13)} ${round(top)}h26l-6 28h-14Z`, {
			fill: palette.isLit ? '#ffe6b0' : palette.lit('#dfe6e2'),
			stroke: iron,
			width: 2.4,
		}) +
		polygon(
			[
				[x - 16, top],
				[x, top - 13],
				[x + 16, top],
			],
			{ fill: iron },
		) +
		light
	);
}

/** A row of low posts. */
export function bollards(canvas: Canvas, x: number, foot: number, count: number, gap: number): string {
	const iron = canvas.palette.lit('#3a4242');
	return Array.from({ length: count }, (_, index) => {
		const at = x + index * gap;
		return (
			groundShadow(canvas, at, foot, 16, 0.2) +
			rect(
				at - 5,
				foot - 40,
				10,
				40,
				{
					fill: canvas.gradient(
						[
							[0, lighten(iron, 0.3)],
							[1, iron],
						],
						'right',
					),
				},
				3,
			) +
			circle(at, foot - 42, 6, { fill: iron })
		);
	}).join('');
}

/** A bench of slats. */
export function bench(canvas: Canvas, x: number, foot: number, w: number): string {
	const wood = canvas.palette.lit('#8a6440');
	return (
		groundShadow(canvas, x + w / 2, foot, w * 0.6, 0.1) +
		[0, 1, 2]
			.map((index) =>
				rect(x, foot - w * 0.42 + index * 9, w, 6, { fill: index ? wood : lighten(wood, 0.15) }, 1),
			)
			.join('') +
		rect(x, foot - w * 0.2, w, 7, { fill: lighten(wood, 0.1) }, 1) +
		line(x + w * 0.12, foot - w * 0.42, x + w * 0.12, foot, '#2c3434', 4) +
		line(x + w * 0.88, foot - w * 0.42, x + w * 0.88, foot, '#2c3434', 4)
	);
}
