import type { Canvas } from '../canvas.ts';
import { lighten, mix } from '../color.ts';
import { circle, path, rect, round } from '../shapes.ts';

/** A heaped cloud: round tops of many sizes on a soft flat foot. */
function cloud(canvas: Canvas, x: number, y: number, size: number): string {
	const { random, palette } = canvas;
	const puffs = random.int(6, 9);
	let tops = '';
	let crests = '';
	for (let index = 0; index < puffs; index++) {
		const share = (index + 0.5) / puffs;
		const swell = Math.sin(share * Math.PI) ** 0.7;
		const r = size * (0.05 + swell * random.between(0.075, 0.125));
		const px = x + size * share;
		const py = y - r * random.between(0.35, 0.9);
		const ring = (cx: number, cy: number, radius: number) =>
			`M${round(cx - radius)} ${round(cy)}a${round(radius)} ${round(radius)} 0 1 0 ${round(radius * 2)} 0a${round(radius)} ${round(radius)} 0 1 0 ${round(-radius * 2)} 0Z`;
		tops += ring(px, py, r);
		crests += ring(px + canvas.sunSide * r * 0.16, py - r * 0.14, r * 0.8);
	}
	const foot = `M${round(x)} ${round(y)}h${round(size)}v${round(-size * 0.05)}h${round(-size)}Z`;
	const clip = canvas.clip(
		`<rect x="${round(x - size)}" y="${round(y - size)}" width="${round(size * 3)}" height="${round(size)}"/>`,
	);
	const body = canvas.gradient([
		[0, palette.cloud, 0.95],
		[0.6, mix(palette.cloud, palette.cloudShade, 0.5), 0.85],
		[1, palette.cloudShade, 0.25],
	]);
	return `<g clip-path="${clip}">${path(tops + foot, { fill: body })}${path(crests, { fill: palette.cloud, opacity: 0.5 })}</g>`;
}

/** Long thin streaks of high cloud. */
function streaks(canvas: Canvas, top: number, bottom: number): string {
	const { random, palette, width } = canvas;
	return Array.from({ length: random.int(3, 6) }, () => {
		const y = random.between(top, bottom);
		const x = random.between(-80, width * 0.7);
		const long = random.between(260, 620);
		const thick = random.between(5, 16);
		return path(
			`M${round(x)} ${round(y)}C${round(x + long * 0.3)} ${round(y - thick)} ${round(x + long * 0.6)} ${round(y - thick * 0.4)} ${round(x + long)} ${round(y - thick * 0.2)}C${round(x + long * 0.6)} ${round(y + thick * 0.6)} ${round(x + long * 0.3)} ${round(y + thick * 0.5)} ${round(x)} ${round(y)}Z`,
			{ fill: palette.cloud, opacity: random.between(0.25, 0.5) },
		);
	}).join('');
}

function birds(canvas: Canvas, horizon: number): string {
	const { random, palette, width } = canvas;
	const x = random.between(width * 0.15, width * 0.8);
	const y = random.between(horizon * 0.12, horizon * 0.4);
	return Array.from({ length: random.int(3, 6) }, (_, index) => {
		const size = random.between(5, 9);
		const at = [x + index * random.between(16, 34), y + random.between(-18, 18)] as const;
		return path(
			`M${round(at[0] - size)} ${round(at[1] - size * 0.3)}Q${round(at[0] - size * 0.4)} ${round(at[1] - size * 0.7)} ${round(at[0])} ${round(at[1])}Q${round(at[0] + size * 0.4)} ${round(at[1] - size * 0.7)} ${round(at[0] + size)} ${round(at[1] - size * 0.3)}`,
			{ stroke: palette.shadow, width: 1.6, opacity: 0.45, cap: 'round' },
		);
	}).join('');
}

/** Sky down to the horizon: gradient, the sun's glow, clouds of the weather. */
export function sky(canvas: Canvas, horizon: number): string {
	const { random, palette, width, sunSide } = canvas;
	const [high, middle, low] = palette.sky;
	const air = canvas.gradient([
		[0, high],
		[0.55, middle],
		[1, low],
	]);
	const sunX = sunSide < 0 ? width * random.between(0.05, 0.24) : width * random.between(0.76, 0.95);
	const sunY = palette.hour === 'noon' ? horizon * 0.05 : horizon * random.between(0.42, 0.72);
	const halo = canvas.glow([
		[0, lighten(palette.sun, 0.4), 0.85],
		[0.25, palette.sun, 0.4],
		[1, palette.sun, 0],
	]);
	const hasDisc = palette.hour === 'golden' || palette.hour === 'morning';
	const weather = random.int(0, 2);
	const clouds =
		weather === 0
			? streaks(canvas, horizon * 0.08, horizon * 0.6)
			: Array.from({ length: weather === 1 ? random.int(2, 3) : random.int(3, 5) }, (_, index) =>
					cloud(
						canvas,
						random.between(-60, width * 0.9),
						horizon * (0.14 + index * 0.11 + random.between(0, 0.1)),
						random.between(190, 360),
					),
				).join('');
	return (
		rect(0, 0, width, horizon + 2, { fill: air }) +
		circle(sunX, sunY, width * 0.34, { fill: halo }) +
		(hasDisc ? circle(sunX, sunY, 34, { fill: mix(palette.sun, '#ffffff', 0.65), opacity: 0.9 }) : '') +
		clouds +
		(random.chance(0.45) ? birds(canvas, horizon) : '')
	);
}
