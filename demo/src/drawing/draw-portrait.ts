import type { TeamLook } from '../agency/team.ts';
import { createRandom } from '../random.ts';
import { createCanvas } from './canvas.ts';
import { darken, lighten, mix } from './color.ts';
import { grain } from './grain.ts';
import { circle, ellipse, path, rect, round } from './shapes.ts';

const SKINS = ['#f2cdb0', '#eabf9d', '#d9a37c', '#c08659', '#9a643f', '#6f452c'] as const;
const HAIRS = ['#2b211c', '#5a3a26', '#8a5a34', '#c79a5b', '#8d8a86', '#3a2a2a'] as const;
const CLOTHES = ['#1f3d36', '#2f3b4a', '#7b4a3a', '#55605e', '#8a7a5c', '#3c4f63', '#5b3a44'] as const;
const WALLS = ['#d9ddd0', '#e6dccb', '#d3dad9', '#e3d3c4', '#cfd6c6'] as const;

const WIDTH = 800;
const HEIGHT = 1000;

function hairBehind(kind: TeamLook['hair'], hair: string): string {
	if (kind === 'long')
		return path(
			'M250 420C230 250 330 170 400 170S572 250 552 420C566 560 580 640 560 720H240C222 640 236 560 250 420Z',
			{ fill: darken(hair, 0.18) },
		);
	if (kind === 'bob')
		return path(
			'M246 430C230 250 330 178 400 178S572 250 556 430C562 520 560 560 540 590H262C240 560 240 520 246 430Z',
			{ fill: darken(hair, 0.18) },
		);
	if (kind === 'bun') return circle(400, 176, 62, { fill: darken(hair, 0.1) });
	if (kind === 'curly')
		return [
			[288, 300, 74],
			[340, 230, 80],
			[420, 212, 84],
			[496, 256, 76],
			[528, 330, 66],
			[272, 380, 58],
			[536, 400, 54],
		]
			.map(([x = 0, y = 0, r = 0]) => circle(x, y, r, { fill: darken(hair, 0.12) }))
			.join('');
	return '';
}

function hairFront(kind: TeamLook['hair'], hair: string): string {
	if (kind === 'bald')
		return path(
			'M268 400C262 350 272 318 288 300C286 350 284 380 280 420ZM532 400C538 350 528 318 512 300C514 350 516 380 520 420Z',
			{ fill: hair, opacity: 0.85 },
		);
	if (kind === 'short')
		return path(
			'M264 390C250 250 330 188 404 188C486 188 556 246 538 390C530 350 520 320 504 300C450 316 366 306 322 286C292 310 274 340 264 390Z',
			{ fill: hair },
		);
	if (kind === 'curly')
		return [
			[312, 268, 50],
			[366, 238, 54],
			[432, 236, 56],
			[490, 276, 48],
		]
			.map(([x = 0, y = 0, r = 0]) => circle(x, y, r, { fill: lighten(hair, 0.06) }))
			.join('');
	if (kind === 'bun')
		return path(
			'M262 400C250 250 330 196 400 196S552 250 538 400C526 330 490 282 400 278C312 282 276 330 262 400Z',
			{ fill: hair },
		);
	return path(
		'M258 440C240 260 330 190 404 190C486 190 560 258 544 440C530 360 500 306 440 282C420 320 330 330 290 350C272 376 264 400 258 440Z',
		{ fill: hair },
	);
}

/** A calm portrait from the chest up: neutral ground, one light, no caricature. 800 by 1000. */
export function drawPortrait(look: TeamLook, seed: string): string {
	const random = createRandom(`portrait/${seed}`);
	const canvas = createCanvas(WIDTH, HEIGHT, { season: 'spring', hour: 'morning' }, `portrait/${seed}`);
	const skin = SKINS[look.tone] ?? SKINS[1];
	const shade = mix(skin, '#6b2f2a', 0.24);
	const hair = look.tone > 2 ? '#241a17' : random.pick(HAIRS);
	const cloth = random.pick(CLOTHES);
	const wall = random.pick(WALLS);
	const isJacket = random.chance(0.55);
	const backdrop =
		rect(0, 0, WIDTH, HEIGHT, {
			fill: canvas.gradient(
				[
					[0, lighten(wall, 0.25)],
					[1, darken(wall, 0.1)],
				],
				'diagonal',
			),
		}) +
		path('M-40 760C140 700 220 640 300 660S560 600 840 700V1000H-40Z', {
			fill: darken(wall, 0.07),
			opacity: 0.6,
		}) +
		circle(640, 210, 260, {
			fill: canvas.glow([
				[0, '#fff6e2', 0.7],
				[1, '#fff6e2', 0],
			]),
		});
	const body = path(
		'M96 1000C110 830 190 764 300 736C330 726 340 700 340 660H460C460 700 470 726 500 736C610 764 690 830 704 1000Z',
		{
			fill: canvas.gradient([
				[0, lighten(cloth, 0.14)],
				[1, darken(cloth, 0.16)],
			]),
		},
	);
	const collar = isJacket
		? path('M336 716L400 836L464 716L440 690H360Z', { fill: '#f4efe6' }) +
			path('M336 716L300 740L356 900L400 836ZM464 716L500 740L444 900L400 836Z', {
				fill: darken(cloth, 0.12),
			})
		: path('M330 722C350 770 450 770 470 722L456 700H344Z', { fill: darken(cloth, 0.2) });
	const neck = path('M342 560H458V690C458 740 342 740 342 690Z', { fill: shade });
	const face = path(
		'M270 400C270 280 330 224 400 224S530 280 530 400C530 500 480 598 400 598S270 500 270 400Z',
		{
			fill: canvas.gradient([
				[0, lighten(skin, 0.1)],
				[1, skin],
			]),
		},
	);
	const sideShade = path(
		'M270 400C270 500 320 598 400 598C340 570 300 500 300 400C300 320 320 270 350 238C300 266 270 320 270 400Z',
		{ fill: shade, opacity: 0.34 },
	);
	const ears = ellipse(268, 418, 20, 34, { fill: shade }) + ellipse(532, 418, 20, 34, { fill: skin });
	const iris = look.tone > 2 ? '#3a2418' : random.pick(['#4a5d57', '#5a4632', '#53697a']);
	const brow = (x: number) =>
		path(`M${x - 34} 372q34 -18 66 -2`, {
			stroke: look.hair === 'bald' ? '#6b5a50' : darken(hair, 0.1),
			width: 8,
			cap: 'round',
		});
	const eye = (x: number) =>
		ellipse(x, 408, 20, 12, { fill: '#fbf7f0' }) +
		circle(x + 2, 408, 9.5, {
			fill: iris,
		}) +
		circle(x + 5, 405, 2.8, { fill: '#ffffff' }) +
		path(`M${x - 22} 404q22 -18 44 0`, { stroke: '#3a2a24', width: 4.4, cap: 'round' });
	const nose = path('M404 414C408 450 418 470 404 484Q394 488 386 482', {
		stroke: shade,
		width: 6,
		cap: 'round',
	});
	const mouth =
		path('M356 524Q400 560 446 522Q400 540 356 524Z', { fill: mix(skin, '#a33f3f', 0.55) }) +
		path('M352 522Q400 548 450 520', { stroke: mix(skin, '#7a2f2f', 0.6), width: 5, cap: 'round' });
	const cheeks =
		ellipse(318, 480, 34, 24, { fill: mix(skin, '#d4563f', 0.3), opacity: 0.35 }) +
		ellipse(482, 480, 34, 24, { fill: mix(skin, '#d4563f', 0.3), opacity: 0.35 });
	const beard = look.beard
		? path(
				'M274 440C280 560 330 620 400 620S520 560 526 440C510 500 490 508 452 504C430 500 370 500 348 504C310 508 290 500 274 440ZM360 530Q400 558 442 528Q400 546 360 530Z',
				{ fill: look.hair === 'bald' ? '#6b5a50' : hair, opacity: 0.92 },
			)
		: '';
	const glasses = look.glasses
		? [344, 456].map((x) => rect(x - 40, 384, 80, 54, { stroke: '#2a2d2e', width: 6 }, 22)).join('') +
			path('M384 408q16 -10 32 0M304 402l-34 6M496 402l34 6', { stroke: '#2a2d2e', width: 5 })
		: '';
	const light = rect(0, 0, WIDTH, HEIGHT, {
		fill: canvas.gradient(
			[
				[0, '#fff1d4', 0.22],
				[0.6, '#fff1d4', 0],
			],
			'left',
		),
	});
	const place = `translate(0 ${round(20)})`;
	return canvas.finish(
		`${backdrop}<g transform="${place}">${hairBehind(look.hair, hair)}<g transform="translate(0 -58)">${body}${neck}${collar}</g>${ears}${face}${sideShade}${cheeks}${beard}${brow(344)}${brow(456)}${eye(344)}${eye(456)}${nose}${beard ? path('M356 526Q400 552 446 524', { stroke: mix(skin, '#7a2f2f', 0.6), width: 6, cap: 'round' }) : mouth}${hairFront(look.hair, hair)}${glasses}</g>${light}${grain(canvas)}`,
	);
}
