import { darken, lighten } from '../color.ts';
import { circle, path, polygon, round } from '../shapes.ts';
import { floorShadow, type RoomView } from './room.ts';

/** A vase with a few stems. */
export function vase(room: RoomView, x: number, foot: number, size: number): string {
	const { canvas } = room;
	const clay = room.tint(canvas.random.pick(['#d8cdb9', '#8a9a8f', '#b1673f', '#3f4a4c']));
	const stems = canvas.palette.season === 'winter' ? room.tint('#8a6b4f') : room.tint('#5d7a52');
	const bloom = room.tint(canvas.random.pick(['#f2d5c8', '#e9b44c', '#c8564a', '#f6f0e4']));
	let drawn = '';
	for (let index = -2; index <= 2; index++) {
		const tip = [x + index * size * 0.3, foot - size * (1.5 - Math.abs(index) * 0.16)] as const;
		drawn +=
			path(
				`M${round(x)} ${round(foot - size * 0.6)}Q${round(x + index * size * 0.1)} ${round(foot - size * 1.1)} ${round(tip[0])} ${round(tip[1])}`,
				{ stroke: stems, width: Math.max(1.4, size * 0.035) },
			) + circle(tip[0], tip[1], size * 0.1, { fill: bloom });
	}
	return `${drawn}${path(
		`M${round(x - size * 0.12)} ${round(foot - size * 0.7)}h${round(size * 0.24)}q${round(size * 0.18)} ${round(size * 0.4)} ${round(-size * 0.02)} ${round(size * 0.7)}h${round(-size * 0.2)}q${round(-size * 0.2)} ${round(-size * 0.3)} ${round(-size * 0.02)} ${round(-size * 0.7)}Z`,
		{
			fill: canvas.gradient([
				[0, lighten(clay, 0.15)],
				[1, darken(clay, 0.2)],
			]),
		},
	)}`;
}

/** A tall house plant in a pot. */
export function housePlant(room: RoomView, x: number, z: number, height: number): string {
	const { canvas } = room;
	const [px, foot] = room.at(x, 0, z);
	const s = room.scale(z) * height;
	const leaf = room.tint(canvas.random.pick(['#4f7050', '#3f6147', '#5d7d55']));
	const kind = canvas.random.int(0, 1);
	let growth = '';
	for (let index = 0; index < 11; index++) {
		const turn = (index - 5) / 5;
		const tip = [
			px + turn * s * 0.42,
			foot - s * (0.95 - Math.abs(turn) * 0.42) - (index % 2) * s * 0.08,
		] as const;
		if (kind === 0)
			growth += path(
				`M${round(px)} ${round(foot - s * 0.26)}Q${round(px + turn * s * 0.1)} ${round(foot - s * 0.8)} ${round(tip[0])} ${round(tip[1])}Q${round(px + turn * s * 0.26)} ${round(foot - s * 0.56)} ${round(px)} ${round(foot - s * 0.26)}Z`,
				{ fill: index % 3 ? leaf : lighten(leaf, 0.16) },
			);
		else
			growth +=
				path(
					`M${round(px)} ${round(foot - s * 0.26)}Q${round(px + turn * s * 0.1)} ${round(foot - s * 0.6)} ${round(tip[0])} ${round(tip[1] + s * 0.06)}`,
					{ stroke: darken(leaf, 0.15), width: 2.4 },
				) +
				`<ellipse cx="${round(tip[0])}" cy="${round(tip[1])}" rx="${round(s * 0.13)}" ry="${round(s * 0.075)}" fill="${index % 3 ? leaf : lighten(leaf, 0.18)}" transform="rotate(${round(turn * 50 - 20)} ${round(tip[0])} ${round(tip[1])})"/>`;
	}
	const clay = room.tint(canvas.random.pick(['#c27a50', '#e3dccd', '#6f7876', '#a9906a']));
	return (
		floorShadow(room, x - 0.22, z - 0.15, 0.44, 0.3) +
		growth +
		polygon(
			[
				[px - s * 0.15, foot - s * 0.28],
				[px + s * 0.15, foot - s * 0.28],
				[px + s * 0.11, foot],
				[px - s * 0.11, foot],
			],
			{
				fill: canvas.gradient(
					[
						[0, lighten(clay, 0.1)],
						[1, darken(clay, 0.2)],
					],
					'right',
				),
			},
		)
	);
}
