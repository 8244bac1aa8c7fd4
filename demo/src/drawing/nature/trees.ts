import type { Canvas } from '../canvas.ts';
import { mix } from '../color.ts';
import { circle, path, round } from '../shapes.ts';
import { clump, groundShadow } from './foliage.ts';
import { barkOf } from './leaf-tree.ts';

/** A slender poplar. */
export function poplar(canvas: Canvas, x: number, foot: number, height: number, tone = 0): string {
	const { palette, sunSide } = canvas;
	const w = height * 0.1;
	const [dark, , light] = palette.leaves;
	const shape = (k: number, dx: number) =>
		`M${round(x + dx)} ${round(foot - height)}C${round(x + dx + w * k * 1.3)} ${round(foot - height * 0.7)} ${round(x + dx + w * k * 1.2)} ${round(foot - height * 0.2)} ${round(x + dx)} ${round(foot - height * 0.06)}C${round(x + dx - w * k * 1.2)} ${round(foot - height * 0.2)} ${round(x + dx - w * k * 1.3)} ${round(foot - height * 0.7)} ${round(x + dx)} ${round(foot - height)}Z`;
	const color = (value: string) => mix(value, palette.haze, tone);
	return (
		path(`M${round(x - 2)} ${round(foot)}h4V${round(foot - height * 0.3)}h-4Z`, {
			fill: color(barkOf(canvas)),
		}) +
		path(shape(1, 0), { fill: color(dark), opacity: palette.isBare ? 0.45 : 1 }) +
		path(shape(0.5, sunSide * w * 0.35), { fill: color(light), opacity: palette.isBare ? 0.25 : 0.6 })
	);
}

/** A Scots pine: tall bare trunk, flat green clouds of needles, green in every season. */
export function pine(canvas: Canvas, x: number, foot: number, height: number): string {
	const { random, palette, sunSide } = canvas;
	const bark = canvas.gradient(
		[
			[0, palette.lit('#a5683f')],
			[1, palette.lit('#6b4430')],
		],
		sunSide < 0 ? 'right' : 'left',
	);
	const lean = random.between(-0.06, 0.06) * height;
	const trunk = path(
		`M${round(x - height * 0.018)} ${round(foot)}Q${round(x + lean * 0.2)} ${round(foot - height * 0.5)} ${round(x + lean - 3)} ${round(foot - height * 0.92)}h6Q${round(x + lean * 0.2 + height * 0.02)} ${round(foot - height * 0.5)} ${round(x + height * 0.018)} ${round(foot)}Z`,
		{ fill: bark },
	);
	const shades = [
		palette.lit('#26402f'),
		palette.lit('#38573f'),
		palette.lit('#557350'),
		palette.lit('#839b64'),
	] as const;
	const tiers = Array.from({ length: 6 }, (_, index) => {
		const y = foot - height * (0.54 + index * 0.085);
		const side = index === 5 ? 0 : index % 2 === 0 ? -1 : 1;
		const w = height * random.between(0.1, 0.16) * (index === 5 ? 0.9 : 1);
		return { x: x + lean * (0.5 + index * 0.1) + side * w * 0.75, y, w };
	});
	const twigs = tiers
		.map(
			(tier) =>
				`M${round(x + lean * 0.5)} ${round(tier.y + 22)}Q${round((x + tier.x) / 2)} ${round(tier.y + 14)} ${round(tier.x)} ${round(tier.y)}`,
		)
		.join('');
	const needles = shades
		.map((color, depth) =>
			path(
				tiers
					.map((tier) =>
						Array.from({ length: 7 - depth }, () =>
							clump(
								canvas,
								tier.x +
									random.between(-1, 1) * tier.w * (0.85 - depth * 0.14) +
									sunSide * tier.w * depth * 0.09,
								tier.y + random.between(-0.22, 0.2) * tier.w - depth * tier.w * 0.09,
								tier.w * (0.34 - depth * 0.065) * random.between(0.75, 1.2),
								0.5,
							),
						).join(''),
					)
					.join(''),
				{ fill: color },
			),
		)
		.join('');
	const clouds = path(twigs, { stroke: palette.lit('#6b4430'), width: 3.4, cap: 'round' }) + needles;
	return groundShadow(canvas, x, foot, height * 0.2) + trunk + clouds;
}

/** A clipped lollipop: bay or box in a pot, or a pollard lime on a square. */
export function standard(canvas: Canvas, x: number, foot: number, height: number, crown: number): string {
	const { palette, sunSide } = canvas;
	const y = foot - height;
	return (
		groundShadow(canvas, x, foot, crown * 0.8, 0.2) +
		path(`M${round(x - 2.5)} ${round(foot)}V${round(y)}h5V${round(foot)}Z`, { fill: barkOf(canvas) }) +
		circle(x, y, crown, { fill: palette.lit('#36543d') }) +
		circle(x + sunSide * crown * 0.18, y - crown * 0.16, crown * 0.76, { fill: palette.lit('#4f7049') }) +
		circle(x + sunSide * crown * 0.34, y - crown * 0.32, crown * 0.4, { fill: palette.lit('#7a955d') })
	);
}
