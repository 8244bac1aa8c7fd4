import type { Canvas } from './canvas.ts';
import { mix } from './color.ts';
import { blob, circle, ellipse, type Point, path, round } from './shapes.ts';

/** Shadow of something that stands on the ground, thrown away from the sun. */
export function groundShadow(canvas: Canvas, x: number, y: number, size: number, flat = 0.16): string {
	const { palette, sunSide } = canvas;
	const fill = canvas.glow([
		[0, palette.shadow, palette.shadowStrength * 1.25],
		[0.6, palette.shadow, palette.shadowStrength * 0.7],
		[1, palette.shadow, 0],
	]);
	return ellipse(x - sunSide * size * 0.42, y, size, size * flat, { fill });
}

/** One small clump of leaves with a ragged outline. */
export function clump(canvas: Canvas, x: number, y: number, r: number, flat = 0.86): string {
	const count = 6;
	const turn = canvas.random.between(0, 1);
	return blob(
		Array.from({ length: count }, (_, index): Point => {
			const angle = ((index + turn) / count) * Math.PI * 2;
			const reach = r * canvas.random.between(0.74, 1.22);
			return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * flat];
		}),
	);
}

interface Crown {
	x: number;
	y: number;
	rx: number;
	ry: number;
}

/** Clumps strewn over part of a crown; `lean` moves them towards the light. */
function foliage(
	canvas: Canvas,
	crown: Crown,
	count: number,
	size: number,
	lean: number,
	color: string,
	opacity = 1,
): string {
	const { random, sunSide } = canvas;
	let d = '';
	for (let index = 0; index < count; index++) {
		const angle = index * 2.39996 + random.between(-0.35, 0.35);
		const reach = Math.sqrt((index + 0.5) / count) * (1 - lean * 0.35);
		const px = crown.x + Math.cos(angle) * crown.rx * reach + sunSide * crown.rx * lean * 0.42;
		const py = crown.y + Math.sin(angle) * crown.ry * reach - crown.ry * lean * 0.5;
		d += clump(canvas, px, py, size * random.between(0.72, 1.25));
	}
	return path(d, { fill: color, opacity });
}

/** Single leaves that break the outline and catch the light. */
function sprinkle(canvas: Canvas, crown: Crown, count: number, color: string, lean = 0): string {
	const { random, sunSide } = canvas;
	let d = '';
	for (let index = 0; index < count; index++) {
		const angle = random.between(0, Math.PI * 2);
		const reach = Math.sqrt(random.between(0.12, 1.12));
		const size = random.between(2, 4.2);
		const px = crown.x + Math.cos(angle) * crown.rx * reach + sunSide * crown.rx * lean * 0.3;
		const py = crown.y + Math.sin(angle) * crown.ry * reach - crown.ry * lean * 0.3;
		d += `M${round(px)} ${round(py)}q${round(size)} ${round(-size)} ${round(size * 2)} 0q${round(-size)} ${round(size)} ${round(-size * 2)} 0Z`;
	}
	return path(d, { fill: color, opacity: 0.8 });
}

const barkOf = (canvas: Canvas) => canvas.palette.lit('#5c4c3f');

/** Trunk and boughs that fork upwards; a bare tree shows its twigs. */
function boughs(canvas: Canvas, x: number, foot: number, height: number, depth: number): string {
	const { random } = canvas;
	const bark = barkOf(canvas);
	let d = '';
	function grow(fromX: number, fromY: number, angle: number, long: number, level: number): void {
		const toX = fromX + Math.sin(angle) * long;
		const toY = fromY - Math.cos(angle) * long;
		d += `<path d="M${round(fromX)} ${round(fromY)}Q${round(fromX + Math.sin(angle) * long * 0.4)} ${round(fromY - long * 0.55)} ${round(toX)} ${round(toY)}" fill="none" stroke="${bark}" stroke-width="${round(Math.max(1.1, (height / 34) * 0.58 ** (depth - level)))}" stroke-linecap="round"/>`;
		if (level === 0) return;
		for (let index = 0; index < (level > 2 ? 3 : 2); index++)
			grow(toX, toY, angle + random.between(-0.62, 0.62), long * random.between(0.62, 0.78), level - 1);
	}
	grow(x, foot, random.between(-0.05, 0.05), height * 0.3, depth);
	return d;
}

/** A broad-leaved tree as the season shows it. `height` in pixels; `tone` sinks it into the haze. */
export function leafTree(canvas: Canvas, x: number, foot: number, height: number, tone = 0): string {
	const { random, palette } = canvas;
	const shadow = groundShadow(canvas, x, foot, height * 0.3);
	if (palette.isBare) return shadow + boughs(canvas, x, foot, height, 5);
	const crown: Crown = {
		x: x + random.between(-0.02, 0.02) * height,
		y: foot - height * 0.6,
		rx: height * random.between(0.24, 0.31),
		ry: height * random.between(0.29, 0.36),
	};
	const [dark, middle, light] = palette.leaves.map((color) => mix(color, palette.haze, tone)) as [
		string,
		string,
		string,
	];
	const bark = mix(barkOf(canvas), palette.haze, tone);
	const fork = (dx: number, up: number) =>
		`M${round(x)} ${round(foot - height * 0.24)}Q${round(x + dx * height * 0.35)} ${round(foot - height * 0.42)} ${round(x + dx * height)} ${round(foot - height * up)}`;
	const trunk =
		path(
			`M${round(x - height * 0.024)} ${round(foot)}Q${round(x - height * 0.01)} ${round(foot - height * 0.14)} ${round(x - height * 0.012)} ${round(foot - height * 0.4)}h${round(height * 0.024)}Q${round(x + height * 0.01)} ${round(foot - height * 0.14)} ${round(x + height * 0.026)} ${round(foot)}Z`,
			{ fill: bark },
		) +
		path(fork(0.12, 0.56) + fork(-0.13, 0.54) + fork(0.03, 0.66), {
			stroke: bark,
			width: height * 0.013,
			cap: 'round',
		});
	const isInBloom = palette.season === 'spring' && random.chance(0.45);
	const deep = mix(dark, palette.shadow, 0.28);
	return (
		shadow +
		foliage(canvas, crown, 30, height * 0.058, -0.02, deep, 0.96) +
		trunk +
		foliage(canvas, crown, 30, height * 0.055, 0.05, dark) +
		foliage(canvas, crown, 34, height * 0.038, 0.26, mix(dark, middle, 0.75)) +
		foliage(canvas, crown, 34, height * 0.026, 0.5, mix(middle, light, 0.35)) +
		foliage(canvas, crown, 24, height * 0.017, 0.72, mix(middle, light, 0.85), 0.9) +
		sprinkle(canvas, crown, 46, deep) +
		sprinkle(canvas, crown, 46, light, 0.5) +
		(isInBloom
			? sprinkle(canvas, crown, 190, palette.blossom, 0.2) + sprinkle(canvas, crown, 90, '#fff4f2', 0.5)
			: '')
	);
}

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
