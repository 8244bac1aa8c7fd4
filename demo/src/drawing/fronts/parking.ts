import type { Canvas } from '../canvas.ts';
import { darken } from '../color.ts';
import { grain } from '../grain.ts';
import { line, type Point, path, polygon, rect, round } from '../shapes.ts';

/** An underground car park in one-point perspective: columns, lamps, bays, one of them lit. */
export function parking(canvas: Canvas): string {
	const { random, width, height } = canvas;
	const [vx, vy] = [width * random.between(0.42, 0.58), 430];
	const wall = random.pick(['#d8d4ca', '#cfd3cf', '#d9cfc0']);
	const accent = random.pick(['#1f3d36', '#b9502b', '#2b3a55', '#6b5a2e']);
	const at = (x: number, y: number, depth: number): Point => [vx + (x - vx) * depth, vy + (y - vy) * depth];
	const plane = (a: Point, b: Point, from: number, to: number) => [
		at(...a, from),
		at(...b, from),
		at(...b, to),
		at(...a, to),
	];
	const floor = polygon(plane([-200, height], [width + 200, height], 1, 0.16), {
		fill: canvas.gradient([
			[0, darken('#9a978e', 0.25)],
			[1, '#b3afa4'],
		]),
	});
	const ceiling = polygon(plane([-200, -60], [width + 200, -60], 1, 0.16), {
		fill: canvas.gradient([
			[0, '#c4c0b6'],
			[1, '#8d8b84'],
		]),
	});
	const left = polygon(plane([-200, -60], [-200, height], 1, 0.16), {
		fill: canvas.gradient(
			[
				[0, wall],
				[1, darken(wall, 0.28)],
			],
			'right',
		),
	});
	const right = polygon(plane([width + 200, -60], [width + 200, height], 1, 0.16), {
		fill: canvas.gradient(
			[
				[0, darken(wall, 0.34)],
				[1, darken(wall, 0.06)],
			],
			'right',
		),
	});
	const end = polygon(
		plane([-200, -60], [width + 200, -60], 0.16, 0.16)
			.slice(0, 2)
			.concat([at(width + 200, height, 0.16), at(-200, height, 0.16)]),
		{ fill: darken(wall, 0.12) },
	);
	const depths = [0.2, 0.27, 0.37, 0.52, 0.74];
	const lamps = depths
		.map(
			(depth) =>
				polygon(
					[
						at(vx - 60, -40, depth),
						at(vx + 60, -40, depth),
						at(vx + 60, -40, depth * 1.12),
						at(vx - 60, -40, depth * 1.12),
					],
					{ fill: '#fffbe9' },
				) +
				`<ellipse cx="${round(at(vx, height, depth)[0])}" cy="${round(at(vx, height, depth)[1])}" rx="${round(420 * depth)}" ry="${round(60 * depth)}" fill="#fff6d8" opacity="0.22"/>`,
		)
		.join('');
	const lines = depths
		.flatMap((depth) => [
			polygon(
				[
					at(-150, height, depth),
					at(vx - 300, height, depth),
					at(vx - 300, height, depth * 1.035),
					at(-150, height, depth * 1.035),
				],
				{ fill: '#f7f4ea', opacity: 0.85 },
			),
			polygon(
				[
					at(vx + 300, height, depth),
					at(width + 150, height, depth),
					at(width + 150, height, depth * 1.035),
					at(vx + 300, height, depth * 1.035),
				],
				{ fill: '#f7f4ea', opacity: 0.85 },
			),
		])
		.join('');
	const columns = depths
		.map((depth) =>
			[-110, width + 110]
				.map((x) => {
					const [px, foot] = at(x, height, depth);
					const [, head] = at(x, -60, depth);
					const w = 88 * depth;
					return (
						rect(px - w / 2, head, w, foot - head, {
							fill: canvas.gradient(
								[
									[0, '#efece3'],
									[1, '#a9a59b'],
								],
								'right',
							),
						}) +
						rect(px - w / 2, foot - (foot - head) * 0.3, w, (foot - head) * 0.3, { fill: accent }) +
						line(px - w / 2, foot, px + w / 2, foot, '#55534d', 3 * depth, 0.6)
					);
				})
				.join(''),
		)
		.join('');
	const bay = polygon(
		[
			at(vx + 330, height, 0.56),
			at(width + 90, height, 0.56),
			at(width + 90, height, 0.72),
			at(vx + 330, height, 0.72),
		],
		{ fill: '#ffe9b0', opacity: 0.5 },
	);
	const arrow = path(`M${round(vx - 26)} 900l26 -54l26 54h-16v60h-20v-60Z`, {
		fill: '#f7f4ea',
		opacity: 0.7,
	});
	return (
		end +
		ceiling +
		left +
		right +
		floor +
		bay +
		lines +
		lamps +
		arrow +
		columns +
		rect(0, 0, width, height, {
			fill: canvas.gradient([
				[0, '#14161c', 0.16],
				[0.5, '#14161c', 0],
				[1, '#14161c', 0.22],
			]),
		}) +
		grain(canvas)
	);
}
