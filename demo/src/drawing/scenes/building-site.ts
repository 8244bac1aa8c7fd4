import { wallPaint } from '../building/masonry.ts';
import type { Canvas } from '../canvas.ts';
import { atmosphere } from '../grain.ts';
import { groundShadow } from '../nature/foliage.ts';
import { horizonTrees } from '../nature/landscape.ts';
import { leafTree } from '../nature/leaf-tree.ts';
import { sky } from '../nature/sky.ts';
import { line, path, polygon, rect } from '../shapes.ts';

/** A block going up: concrete frame, brick in progress, scaffolding, crane. */
export function buildingSite(canvas: Canvas): string {
	const { width, palette, random } = canvas;
	const ground = 650;
	const m = 46;
	const storeys = 5;
	const bays = 6;
	const left = 380;
	const w = bays * 3.4 * m * 0.9;
	const step = 2.7 * m * 0.82;
	const concrete = palette.lit('#b9b4a8');
	let frame = '';
	for (let level = 0; level <= storeys; level++)
		frame += rect(left - 8, ground - level * step - 7, w + 16, 13, {
			fill: canvas.gradient([
				[0, concrete],
				[1, palette.shaded('#a39d90', 0.8)],
			]),
		});
	for (let bay = 0; bay <= bays; bay++)
		frame += rect(left + (w / bays) * bay - 6, ground - storeys * step, 12, storeys * step, {
			fill: concrete,
		});
	let brick = '';
	for (let level = 0; level < storeys; level++)
		for (let bay = 0; bay < bays; bay++) {
			const x = left + (w / bays) * bay + 6;
			const y = ground - (level + 1) * step + 6;
			const done = level < 2 || (level === 2 && bay < 4) || (level === 3 && bay < 2);
			brick += rect(x, y, w / bays - 12, step - 12, {
				fill: done ? wallPaint(canvas, 'brick', '#c9a27a', 34) : palette.shaded('#5c6264', 1),
			});
			if (done)
				brick +=
					rect(x + (w / bays) * 0.2, y + step * 0.16, (w / bays) * 0.52, step * 0.6, {
						fill: canvas.gradient([
							[0, palette.sky[1]],
							[1, palette.shaded('#38454a', 0.7)],
						]),
					}) +
					rect(x + (w / bays) * 0.2, y + step * 0.16, (w / bays) * 0.52, step * 0.6, {
						stroke: palette.lit('#2f3437'),
						width: 4,
					});
		}
	let scaffold = '';
	for (let level = 1; level < 5; level++)
		scaffold += line(
			left - 50,
			ground - level * step,
			left + w * 0.36,
			ground - level * step,
			palette.lit('#c9a24a'),
			5,
		);
	for (let x = left - 46; x < left + w * 0.36; x += 64)
		scaffold += line(x, ground, x, ground - 4.6 * step, palette.lit('#8a9092'), 4);
	const cx = left + w + 120;
	const top = 60;
	let lattice = '';
	for (let y = ground; y > top + 40; y -= 34)
		lattice += `M${cx - 13} ${y}L${cx + 13} ${y - 34}M${cx + 13} ${y}L${cx - 13} ${y - 34}`;
	for (let x = cx - 700; x < cx + 120; x += 34) lattice += `M${x} ${top + 22}l17 -20 17 20`;
	const yellow = palette.lit('#d9a02f');
	const crane =
		path(lattice, { stroke: yellow, width: 2.6 }) +
		line(cx - 13, ground, cx - 13, top, yellow, 4) +
		line(cx + 13, ground, cx + 13, top, yellow, 4) +
		line(cx - 700, top + 22, cx + 130, top + 22, yellow, 5) +
		line(cx, top - 46, cx - 640, top + 20, yellow, 2) +
		line(cx, top - 46, cx + 120, top + 20, yellow, 2) +
		polygon(
			[
				[cx - 14, top],
				[cx, top - 50],
				[cx + 14, top],
			],
			{ fill: yellow },
		) +
		rect(cx + 84, top + 22, 44, 34, { fill: palette.lit('#8a9092') }) +
		line(cx - 430, top + 22, cx - 430, 210, '#3a3d3d', 2) +
		rect(cx - 462, 210, 64, 20, { fill: palette.lit('#a9814f') });
	const dirt = palette.lit('#b39a78');
	return (
		sky(canvas, ground) +
		horizonTrees(canvas, ground, 120) +
		crane +
		brick +
		frame +
		scaffold +
		rect(0, ground, width, 120, {
			fill: canvas.gradient([
				[0, palette.shaded('#9c8667', 0.5)],
				[1, dirt],
			]),
		}) +
		groundShadow(canvas, left + w / 2, ground + 14, w * 0.6, 0.06) +
		[60, 150, 240]
			.map((x, index) =>
				path(`M${x} ${ground + 46}q40 ${-46 - index * 8} 90 0Z`, { fill: palette.lit('#c4ad88') }),
			)
			.join('') +
		Array.from({ length: 5 }, (_, index) =>
			rect(
				1020 + index * 54,
				ground + 34 - (index % 2) * 22,
				50,
				20,
				{ fill: palette.lit(random.pick(['#b0714d', '#a2553c'])) },
				2,
			),
		).join('') +
		Array.from({ length: 15 }, (_, index) =>
			rect(index * 96 - 10, ground + 66, 92, 44, {
				fill: index % 2 ? palette.lit('#e9e2d4') : palette.lit('#1f3d36'),
			}),
		).join('') +
		leafTree(canvas, 120, ground + 20, 330) +
		atmosphere(canvas)
	);
}
