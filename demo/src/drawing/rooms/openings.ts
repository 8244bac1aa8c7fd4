import { darken, lighten, mix } from '../color.ts';
import { horizonTrees } from '../nature/landscape.ts';
import { leafTree } from '../nature/leaf-tree.ts';
import { type Point, path, polygon, rect, round } from '../shapes.ts';
import { face, type RoomView } from './room.ts';

/** What is seen outside: sky, a far row of trees or roofs, a tree of the season. */
function outside(room: RoomView, x: number, y: number, w: number, h: number, isGarden: boolean): string {
	const { canvas } = room;
	const { palette, random } = canvas;
	const [high, middle, low] = palette.sky;
	const ground = y + h * (isGarden ? 0.66 : 0.82);
	const clip = canvas.clip(
		`<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}"/>`,
	);
	let roofs = '';
	if (!isGarden) {
		const outline: Point[] = [[x, ground + 40]];
		for (let at = x; at < x + w; ) {
			const wide = random.between(36, 90);
			const lift = random.between(20, 80);
			outline.push([at, ground - lift], [at + wide / 2, ground - lift - 26], [at + wide, ground - lift]);
			at += wide;
		}
		outline.push([x + w, ground + 40]);
		roofs =
			polygon(outline, { fill: mix(palette.haze, palette.shadow, 0.25) }) +
			(palette.isLit
				? Array.from({ length: 8 }, () =>
						rect(x + random.next() * w, ground - random.between(-10, 40), 7, 9, { fill: '#ffd488' }),
					).join('')
				: '');
	}
	return `<g clip-path="${clip}">${rect(x, y, w, h, {
		fill: canvas.gradient([
			[0, high],
			[0.5, middle],
			[1, low],
		]),
	})}${
		isGarden
			? `<g transform="translate(0 ${round(ground - 300)})">${horizonTrees(canvas, 300, 60)}</g>${rect(
					x,
					ground,
					w,
					y + h - ground,
					{
						fill: canvas.gradient([
							[0, palette.grass[0]],
							[1, palette.grass[1]],
						]),
					},
				)}`
			: roofs
	}${leafTree(canvas, x + w * random.between(0.2, 0.8), ground + 26, h * random.between(0.8, 1.1))}</g>`;
}

function bars(room: RoomView, x: number, y: number, w: number, h: number): string {
	const kind = room.decor.window;
	const frame = room.tint(room.decor.frame);
	const t = kind === 'steel' ? 4 : 8;
	const v = (share: number, from = 0) =>
		rect(x + w * share - t / 2, y + h * from, t, h * (1 - from), { fill: frame });
	const u = (share: number) => rect(x, y + h * share - t / 2, w, t, { fill: frame });
	if (kind === 'tall') return u(0.26) + v(0.5, 0.26);
	if (kind === 'cross') return u(0.3) + v(0.5);
	if (kind === 'panes') return v(0.25) + v(0.5) + v(0.75) + u(0.33) + u(0.66);
	if (kind === 'steel')
		return (
			[0.2, 0.4, 0.6, 0.8].map((share) => v(share)).join('') +
			[0.2, 0.4, 0.6, 0.8].map((share) => u(share)).join('')
		);
	return v(0.5);
}

/** A window or garden door in the back wall, with its view, frame, sill and curtains. Metres. */
export function backWindow(
	room: RoomView,
	x: number,
	y: number,
	w: number,
	h: number,
	{ isGarden = false, curtains = true }: { isGarden?: boolean; curtains?: boolean } = {},
): string {
	const { canvas, back } = room;
	const s = room.scale(back);
	const [px, py] = room.at(x, y + h, back);
	const [pw, ph] = [w * s, h * s];
	const frame = room.tint(room.decor.frame);
	const cloth = room.tint(room.decor.textiles[2] ?? '#efe6d6');
	const drape = (way: -1 | 1) => {
		const at = way < 0 ? px - 14 : px + pw + 14;
		const wide = pw * 0.13 + 22;
		const inner = at - way * wide;
		let folds = '';
		for (let index = 1; index < 5; index++)
			folds += `M${round(at - (way * wide * index) / 5)} ${round(py - 20)}q${way * 4} ${round(ph / 2)} 0 ${round(ph + 46)}`;
		return (
			polygon(
				[
					[at, py - 24],
					[inner, py - 24],
					[inner + way * 6, py + ph + (y < 0.3 ? 0 : 50)],
					[at + way * 6, py + ph + (y < 0.3 ? 0 : 50)],
				],
				{ fill: cloth },
			) + path(folds, { stroke: darken(cloth, 0.2), width: 2.4, opacity: 0.5 })
		);
	};
	return (
		rect(px - 12, py - 12, pw + 24, ph + 24, { fill: frame }) +
		rect(px - 12, py - 12, pw + 24, 4, { fill: darken(frame, 0.2), opacity: 0.5 }) +
		outside(room, px, py, pw, ph, isGarden) +
		polygon(
			[
				[px + pw * 0.12, py],
				[px + pw * 0.34, py],
				[px + pw * 0.14, py + ph],
				[px - 0, py + ph],
			].map(([a = 0, b = 0]) => [Math.max(px, a), b] as const),
			{ fill: '#ffffff', opacity: canvas.palette.isLit ? 0.05 : 0.12 },
		) +
		bars(room, px, py, pw, ph) +
		(y > 0.3
			? rect(px - 22, py + ph + 10, pw + 44, 12, { fill: lighten(frame, 0.2) }) +
				rect(px - 18, py + ph + 22, pw + 36, 8, { fill: '#2a1f1c', opacity: 0.16 })
			: '') +
		(curtains
			? rect(px - 40, py - 32, pw + 80, 6, { fill: room.tint(room.decor.metal) }, 3) + drape(-1) + drape(1)
			: '')
	);
}

/** A window in the wall on the sun's side, seen askew, and the light that it lays across the floor. */
export function sideWindow(room: RoomView, z: number, d: number, y: number, h: number): string {
	const { canvas, half } = room;
	const { palette } = canvas;
	const x = canvas.sunSide * half;
	const pane = palette.isLit
		? canvas.gradient([
				[0, palette.sky[0]],
				[1, palette.sky[2]],
			])
		: canvas.gradient([
				[0, '#fffdf6'],
				[1, lighten(palette.sky[2], 0.4)],
			]);
	const frame = room.tint(room.decor.frame);
	const pad = 0.08;
	let mullions = '';
	for (const share of [0.5])
		mullions += face(
			room,
			[
				[x, y, z + d * share - 0.03],
				[x, y, z + d * share + 0.03],
				[x, y + h, z + d * share + 0.03],
				[x, y + h, z + d * share - 0.03],
			],
			frame,
		);
	mullions += face(
		room,
		[
			[x, y + h * 0.7, z],
			[x, y + h * 0.7, z + d],
			[x, y + h * 0.73, z + d],
			[x, y + h * 0.73, z],
		],
		frame,
	);
	return (
		face(
			room,
			[
				[x, y - pad, z - pad],
				[x, y - pad, z + d + pad],
				[x, y + h + pad, z + d + pad],
				[x, y + h + pad, z - pad],
			],
			frame,
		) +
		face(
			room,
			[
				[x, y, z],
				[x, y, z + d],
				[x, y + h, z + d],
				[x, y + h, z],
			],
			pane,
		) +
		mullions
	);
}

/** The patch of sun that falls through a side window onto the floor. Draw it before the furniture. */
export function sunPatch(room: RoomView, z: number, d: number, reach: number): string {
	const { canvas, half } = room;
	const { palette, sunSide } = canvas;
	if (palette.isLit) return '';
	const x = sunSide * half;
	const lean = 0.5;
	const patch = (from: number, to: number) =>
		face(
			room,
			[
				[x - sunSide * 0.5, 0, z + d * from - lean * 0.2],
				[x - sunSide * 0.5, 0, z + d * to - lean * 0.2],
				[x - sunSide * reach, 0, z + d * to - lean],
				[x - sunSide * reach, 0, z + d * from - lean],
			],
			mix(palette.sun, '#ffffff', 0.3),
			palette.hour === 'golden' ? 0.34 : 0.28,
		);
	return patch(0.02, 0.47) + patch(0.53, 0.98);
}
