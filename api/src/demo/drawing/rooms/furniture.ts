import { type Color, darken, lighten } from '../color.ts';
import { circle, ellipse, line, path, polygon, rect, round } from '../shapes.ts';
import { box, face, floorShadow, type RoomView } from './room.ts';

const pickOf = (list: readonly Color[], index: number) => list[index % list.length] ?? '#888888';

/** A sofa that faces the eye or, with `isBack`, the window. */
export function sofa(room: RoomView, x: number, z: number, w: number, color: Color): string {
	const seat = 0.44;
	const d = 0.92;
	const arm = 0.2;
	const cushions = Math.round((w - arm * 2) / 0.75);
	const each = (w - arm * 2) / cushions;
	const pillow = (at: number, paint: Color, turn: number) => {
		const [px, py] = room.at(at, seat + 0.44, z + 0.36);
		const s = room.scale(z + 0.36) * 0.42;
		return rect(
			px,
			py,
			s,
			s * 0.92,
			{
				fill: room.canvas.gradient([
					[0, lighten(room.tint(paint), 0.1)],
					[1, darken(room.tint(paint), 0.15)],
				]),
				transform: `rotate(${turn} ${round(px + s / 2)} ${round(py + s / 2)})`,
			},
			s * 0.14,
		);
	};
	return (
		floorShadow(room, x - 0.1, z, w + 0.2, d) +
		[0.08, w - 0.14]
			.map((at) =>
				box(room, { x: x + at, y: 0, z: z + 0.06, w: 0.06, h: 0.14, d: 0.06, color: room.decor.wood }),
			)
			.join('') +
		box(room, { x, y: 0.12, z: z + d - 0.26, w, h: 0.72, d: 0.26, color }) +
		box(room, {
			x: x + arm,
			y: 0.12,
			z,
			w: w - arm * 2,
			h: seat - 0.24,
			d: d - 0.2,
			color: darken(color, 0.08),
		}) +
		Array.from({ length: cushions }, (_, index) =>
			box(room, {
				x: x + arm + index * each + 0.01,
				y: seat - 0.14,
				z: z - 0.02,
				w: each - 0.02,
				h: 0.17,
				d: d - 0.24,
				color: lighten(color, 0.06),
			}),
		).join('') +
		Array.from({ length: cushions }, (_, index) =>
			box(room, {
				x: x + arm + index * each + 0.02,
				y: seat + 0.04,
				z: z + d - 0.42,
				w: each - 0.04,
				h: 0.42,
				d: 0.16,
				color: lighten(color, 0.03),
			}),
		).join('') +
		box(room, { x, y: 0.12, z, w: arm, h: 0.5, d, color: lighten(color, 0.02) }) +
		box(room, { x: x + w - arm, y: 0.12, z, w: arm, h: 0.5, d, color: lighten(color, 0.02) }) +
		pillow(x + arm + 0.08, pickOf(room.decor.textiles, room.variant), -8) +
		pillow(x + w - arm - 0.52, pickOf(room.decor.textiles, room.variant + 1), 9)
	);
}

export function armchair(room: RoomView, x: number, z: number, color: Color): string {
	return (
		floorShadow(room, x - 0.06, z, 0.96, 0.8) +
		[0.06, 0.72]
			.map((at) =>
				box(room, { x: x + at, y: 0, z: z + 0.05, w: 0.05, h: 0.2, d: 0.05, color: room.decor.wood }),
			)
			.join('') +
		box(room, { x, y: 0.18, z: z + 0.6, w: 0.84, h: 0.72, d: 0.18, color }) +
		box(room, { x: x + 0.14, y: 0.2, z, w: 0.56, h: 0.26, d: 0.62, color: lighten(color, 0.08) }) +
		box(room, { x, y: 0.18, z, w: 0.15, h: 0.46, d: 0.76, color }) +
		box(room, { x: x + 0.69, y: 0.18, z, w: 0.15, h: 0.46, d: 0.76, color })
	);
}

/** A low table, round or square, with books and a vase. */
export function coffeeTable(room: RoomView, x: number, z: number, isRound: boolean): string {
	const { decor } = room;
	const [px, py] = room.at(x, 0.38, z);
	const s = room.scale(z);
	const top = room.tint(decor.wood);
	const things =
		rect(px - s * 0.24, py - s * 0.09, s * 0.3, s * 0.05, { fill: room.tint(pickOf(decor.textiles, 1)) }) +
		rect(px - s * 0.21, py - s * 0.13, s * 0.25, s * 0.045, { fill: room.tint('#efe9dc') }) +
		vase(room, px + s * 0.2, py - s * 0.03, s * 0.2);
	const table = isRound
		? line(px - s * 0.3, py + s * 0.03, px - s * 0.34, py + s * 0.4, room.tint(decor.metal), 5) +
			line(px + s * 0.3, py + s * 0.03, px + s * 0.34, py + s * 0.4, room.tint(decor.metal), 5) +
			ellipse(px, py + 5, s * 0.5, s * 0.13, { fill: darken(top, 0.3) }) +
			ellipse(px, py, s * 0.5, s * 0.13, {
				fill: room.canvas.gradient([
					[0, lighten(top, 0.2)],
					[1, top],
				]),
			})
		: box(room, { x: x - 0.55, y: 0, z: z - 0.25, w: 1.1, h: 0.36, d: 0.6, color: decor.wood });
	return floorShadow(room, x - 0.55, z - 0.25, 1.1, 0.5) + table + things;
}

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

/** A rug on the floor with a border or stripes. */
export function rug(room: RoomView, x: number, z: number, w: number, d: number): string {
	const { decor, variant } = room;
	const base = room.tint(pickOf(decor.textiles, variant + 2));
	const band = room.tint(pickOf(decor.textiles, variant));
	const quad = (inset: number, color: string, opacity = 1) =>
		face(
			room,
			[
				[x + inset, 0, z + inset],
				[x + w - inset, 0, z + inset],
				[x + w - inset, 0, z + d - inset],
				[x + inset, 0, z + d - inset],
			],
			color,
			opacity,
		);
	let stripes = '';
	if (variant % 2)
		for (let at = 0.28; at < d - 0.2; at += 0.34)
			stripes += face(
				room,
				[
					[x + 0.16, 0, z + at],
					[x + w - 0.16, 0, z + at],
					[x + w - 0.16, 0, z + at + 0.09],
					[x + 0.16, 0, z + at + 0.09],
				],
				band,
				0.55,
			);
	return (
		quad(-0.02, '#2a1f1c', 0.2) +
		quad(0, base) +
		(variant % 2 ? stripes : quad(0.14, band, 0.5) + quad(0.2, base) + quad(0.62, band, 0.28))
	);
}

/** A pendant lamp over a point, lit at dusk. */
export function pendant(room: RoomView, x: number, z: number, drop: number, size: number): string {
	const { canvas, decor } = room;
	const [px, top] = room.at(x, room.ceiling, z);
	const [, foot] = room.at(x, room.ceiling - drop, z);
	const s = room.scale(z) * size;
	const metal = room.tint(decor.metal);
	const glow = canvas.palette.isLit
		? circle(px, foot, s * 3.4, {
				fill: canvas.glow([
					[0, '#ffe3a6', 0.6],
					[0.3, '#ffcf87', 0.22],
					[1, '#ffcf87', 0],
				]),
			})
		: '';
	const shade =
		room.variant % 2
			? ellipse(px, foot, s * 0.62, s * 0.56, {
					fill: canvas.palette.isLit ? '#fff1cf' : room.tint('#f4ecdc'),
				})
			: path(
					`M${round(px - s * 0.2)} ${round(foot - s * 0.5)}h${round(s * 0.4)}L${round(px + s * 0.72)} ${round(foot + s * 0.16)}h${round(-s * 1.44)}Z`,
					{ fill: metal },
				) +
				ellipse(px, foot + s * 0.16, s * 0.72, s * 0.13, {
					fill: canvas.palette.isLit ? '#ffe9b8' : lighten(metal, 0.35),
				});
	return line(px, top, px, foot - s * 0.3, metal, 2) + shade + glow;
}

/** A standing lamp. */
export function floorLamp(room: RoomView, x: number, z: number): string {
	const { canvas, decor } = room;
	const [px, foot] = room.at(x, 0, z);
	const s = room.scale(z);
	const metal = room.tint(decor.metal);
	const lit = canvas.palette.isLit;
	return (
		floorShadow(room, x - 0.16, z - 0.1, 0.32, 0.2) +
		line(px, foot, px, foot - s * 1.36, metal, 3.4) +
		ellipse(px, foot, s * 0.16, s * 0.045, { fill: metal }) +
		path(
			`M${round(px - s * 0.13)} ${round(foot - s * 1.66)}h${round(s * 0.26)}l${round(s * 0.1)} ${round(s * 0.34)}h${round(-s * 0.46)}Z`,
			{ fill: lit ? '#ffedc2' : room.tint('#efe4cf') },
		) +
		(lit
			? circle(px, foot - s * 1.5, s * 1.1, {
					fill: canvas.glow([
						[0, '#ffe3a6', 0.55],
						[0.35, '#ffcf87', 0.2],
						[1, '#ffcf87', 0],
					]),
				})
			: '')
	);
}

/** Framed pictures on the back wall: small landscapes and plain shapes. */
export function wallArt(room: RoomView, x: number, y: number, count: number): string {
	const { canvas, decor, back } = room;
	const { random } = canvas;
	const s = room.scale(back);
	let drawn = '';
	let at = x;
	for (let index = 0; index < count; index++) {
		const w = random.between(0.42, 0.7);
		const h = count === 1 ? random.between(0.8, 1.05) : random.between(0.5, 0.8);
		const [px, py] = room.at(at, y + h / 2, back);
		const [pw, ph] = [(count === 1 ? w * 1.8 : w) * s, h * s];
		const paper = room.tint('#f6f1e6');
		const tone = [
			room.tint(pickOf(decor.textiles, index)),
			room.tint(pickOf(decor.textiles, index + 1)),
		] as const;
		const art = random.int(0, 2);
		const inner =
			art === 0
				? rect(px + pw * 0.16, py + ph * 0.16, pw * 0.68, ph * 0.38, { fill: lighten(tone[0], 0.45) }) +
					path(
						`M${round(px + pw * 0.16)} ${round(py + ph * 0.6)}q${round(pw * 0.2)} ${round(-ph * 0.2)} ${round(pw * 0.36)} ${round(-ph * 0.04)}t${round(pw * 0.32)} ${round(-ph * 0.04)}v${round(ph * 0.32)}h${round(-pw * 0.68)}Z`,
						{ fill: tone[1] },
					)
				: art === 1
					? circle(px + pw * 0.5, py + ph * 0.42, Math.min(pw, ph) * 0.2, { fill: tone[0] }) +
						rect(px + pw * 0.26, py + ph * 0.56, pw * 0.48, ph * 0.24, { fill: tone[1] })
					: path(
							`M${round(px + pw * 0.5)} ${round(py + ph * 0.84)}C${round(px + pw * 0.2)} ${round(py + ph * 0.6)} ${round(px + pw * 0.34)} ${round(py + ph * 0.3)} ${round(px + pw * 0.5)} ${round(py + ph * 0.18)}C${round(px + pw * 0.7)} ${round(py + ph * 0.36)} ${round(px + pw * 0.74)} ${round(py + ph * 0.6)} ${round(px + pw * 0.5)} ${round(py + ph * 0.84)}Z`,
							{ fill: tone[1] },
						);
		drawn +=
			rect(px + 5, py + 7, pw, ph, { fill: '#2a1f1c', opacity: 0.2 }) +
			rect(px, py, pw, ph, { fill: room.tint(index % 2 ? decor.wood : decor.metal) }) +
			rect(px + 6, py + 6, pw - 12, ph - 12, { fill: paper }) +
			inner;
		at += (count === 1 ? w * 1.8 : w) + 0.16;
	}
	return drawn;
}

/** Shelves full of books and a few things. */
export function bookshelf(room: RoomView, x: number, w: number, h: number): string {
	const { canvas, decor, back } = room;
	const { random } = canvas;
	const depth = 0.32;
	const z = back - depth;
	const rows = Math.max(3, Math.round(h / 0.42));
	let drawn =
		floorShadow(room, x, z, w, depth) + box(room, { x, y: 0, z, w, h, d: depth, color: decor.wood });
	const s = room.scale(z);
	for (let row = 0; row < rows; row++) {
		const [px, py] = room.at(x + 0.04, (h / rows) * (row + 1) - 0.03, z);
		const [pw, ph] = [(w - 0.08) * s, (h / rows - 0.06) * s];
		drawn += rect(px, py, pw, ph, { fill: darken(room.tint(decor.wood), 0.42) });
		for (let at = 4; at < pw - 12; ) {
			const wide = random.between(5, 12);
			const high = ph * random.between(0.55, 0.9);
			if (random.chance(0.12)) {
				drawn += circle(px + at + 10, py + ph - 10, 9, { fill: room.tint(random.pick(decor.textiles)) });
				at += 30;
				continue;
			}
			drawn += rect(px + at, py + ph - high, wide, high, {
				fill: room.tint(random.pick([...decor.textiles, '#efe7d6', '#55605e', '#8a4a3a', '#c9b48a'])),
			});
			at += wide + 1.4;
		}
	}
	return drawn;
}

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

/** A dining table with chairs around it. */
export function diningTable(room: RoomView, x: number, z: number, w: number): string {
	const { decor } = room;
	const chairColor =
		decor.finish === 'plain' ? (decor.sofas[room.variant % decor.sofas.length] ?? decor.wood) : decor.wood;
	const chair = (cx: number, cz: number, isNear: boolean) => {
		const back = box(room, {
			x: cx,
			y: 0.46,
			z: isNear ? cz : cz + 0.36,
			w: 0.44,
			h: 0.46,
			d: 0.05,
			color: chairColor,
		});
		const seat = box(room, {
			x: cx,
			y: 0.42,
			z: cz,
			w: 0.44,
			h: 0.06,
			d: 0.42,
			color: lighten(chairColor, 0.05),
		});
		const legs = [0, 0.4]
			.map((dx) => box(room, { x: cx + dx, y: 0, z: cz, w: 0.04, h: 0.43, d: 0.04, color: decor.metal }))
			.join('');
		return floorShadow(room, cx, cz, 0.44, 0.4) + (isNear ? legs + seat + back : back + legs + seat);
	};
	const count = Math.max(2, Math.round(w / 0.72));
	const places = Array.from({ length: count }, (_, index) => x + (w / count) * (index + 0.5) - 0.22);
	const s = room.scale(z + 0.3);
	const [px, py] = room.at(x + w / 2, 0.76, z + 0.3);
	return (
		floorShadow(room, x, z, w, 0.95) +
		places.map((cx) => chair(cx, z + 0.78, false)).join('') +
		[0.1, w - 0.18]
			.map((dx) => box(room, { x: x + dx, y: 0, z: z + 0.1, w: 0.08, h: 0.72, d: 0.7, color: decor.metal }))
			.join('') +
		box(room, { x, y: 0.71, z, w, h: 0.05, d: 0.95, color: decor.wood }) +
		ellipse(px - s * 0.36, py - 3, s * 0.17, s * 0.06, { fill: room.tint('#e9e0cc') }) +
		[0, 1, 2]
			.map((index) =>
				circle(px - s * 0.42 + index * s * 0.06, py - 9, s * 0.045, {
					fill: room.tint(index % 2 ? '#c8564a' : '#d9a441'),
				}),
			)
			.join('') +
		vase(room, px + s * 0.2, py - 2, s * 0.3) +
		places.map((cx) => chair(cx, z - 0.34, true)).join('')
	);
}
