import { type Color, darken, lighten } from '../color.ts';
import { circle, path, rect, round } from '../shapes.ts';
import { box } from './box.ts';
import { vase } from './greenery.ts';
import type { RoomView } from './room.ts';

/** A marble or brick chimney piece with its fire and a mirror above. */
export function fireplace(room: RoomView, x: number): string {
	const { canvas, decor, back } = room;
	const z = back - 0.34;
	const stone: Color =
		decor.finish === 'brick'
			? '#8f8b82'
			: decor.finish === 'beams'
				? '#d8cfbd'
				: canvas.random.pick(['#e9e5dc', '#3f4244', '#c9bfae']);
	const s = room.scale(z);
	const [px, py] = room.at(x + 0.32, 0.86, z);
	const isBurning =
		canvas.palette.season === 'winter' || canvas.palette.season === 'autumn' || canvas.palette.isLit;
	const fire = isBurning
		? [0, 1, 2]
				.map((index) =>
					path(
						`M${round(px + s * (0.18 + index * 0.2))} ${round(py + s * 0.84)}q${round(-s * 0.12)} ${round(-s * 0.22)} ${round(s * 0.04)} ${round(-s * (0.36 + (index % 2) * 0.12))}q${round(s * 0.2)} ${round(s * 0.2)} ${round(s * 0.06)} ${round(s * (0.36 + (index % 2) * 0.12))}Z`,
						{ fill: index % 2 ? '#ffd27a' : '#f08a3c' },
					),
				)
				.join('') +
			circle(px + s * 0.4, py + s * 0.6, s * 1.1, {
				fill: canvas.glow([
					[0, '#ffb45e', 0.45],
					[1, '#ffb45e', 0],
				]),
			})
		: '';
	const mirrorY = 1.42;
	const [mx, my] = room.at(x + 0.16, mirrorY + 1.15, back);
	const b = room.scale(back);
	return (
		box(room, { x, y: 0, z, w: 1.44, h: 1.06, d: 0.34, color: stone }) +
		box(room, { x: x - 0.09, y: 1.06, z: z - 0.05, w: 1.62, h: 0.09, d: 0.4, color: lighten(stone, 0.15) }) +
		rect(px, py, s * 0.8, s * 0.86, { fill: '#1d1a19' }) +
		fire +
		rect(
			mx,
			my,
			1.1 * b,
			1.1 * b,
			{ fill: room.tint(decor.metal === '#c9a45c' ? '#c9a45c' : decor.wood) },
			6,
		) +
		rect(
			mx + 8,
			my + 8,
			1.1 * b - 16,
			1.1 * b - 16,
			{
				fill: canvas.gradient(
					[
						[0, lighten(canvas.palette.sky[1], 0.3)],
						[1, room.tint(darken(room.wall, 0.12))],
					],
					'diagonal',
				),
			},
			3,
		) +
		vase(room, room.at(x + 0.16, 1.15, z)[0], room.at(0, 1.15, z)[1], s * 0.22)
	);
}
