import { path, round } from '../shapes.ts';

/** Strokes of the digits on a grid 4 wide and 6 high: plans must not wait for a font either. */
const STROKES: Record<string, string> = {
	'0': 'M1 0H3L4 1V5L3 6H1L0 5V1Z',
	'1': 'M.8 1L2.2 0V6',
	'2': 'M0 1L1 0H3L4 1V2.2L0 6H4',
	'3': 'M0 .8L1 0H3L4 1V2L3 2.9H1.6M3 2.9L4 3.9V5L3 6H1L0 5.2',
	'4': 'M3 6V0L0 4.2H4',
	'5': 'M4 0H.4V2.6H3L4 3.6V5L3 6H1L0 5.2',
	'6': 'M3.6 .3L1 0L0 1.2V5L1 6H3L4 5V3.6L3 2.7H1L0 3.6',
	'7': 'M0 0H4L1.6 6',
	'8': 'M1 0H3L4 .9V2L3 2.9H1L0 3.9V5L1 6H3L4 5V3.9L3 2.9M1 2.9L0 2V.9L1 0',
	'9': 'M4 2.4L3 3.3H1L0 2.4V1L1 0H3L4 1V4.8L3 6L.4 5.7',
	m: 'M0 6V2.4M0 3.2L1 2.4H1.6L2.2 3.2V6M2.2 3.2L3.2 2.4H3.8L4.4 3.2V6',
	'.': 'M.6 5.6V6',
};

const shifted = (strokes: string, x: number, y: number, unit: number) =>
	strokes.replace(
		/([MLHV])([\d.]+)? ?([\d.]+)?|Z/g,
		(command, letter?: string, one?: string, other?: string) => {
			if (!letter) return command;
			if (letter === 'H') return `H${round(x + Number(one) * unit)}`;
			if (letter === 'V') return `V${round(y + Number(one) * unit)}`;
			return `${letter}${round(x + Number(one) * unit)} ${round(y + Number(other) * unit)}`;
		},
	);

/** An area such as `24 m²`, centred on (x, y). `size` is the height of the digits in pixels. */
export function areaLabel(area: number, x: number, y: number, size: number, color: string): string {
	const unit = size / 6;
	const digits = [...String(Math.round(area))];
	const step = 5.4;
	const wide = (digits.length * step + 2 + 5.6 + 2.4) * unit;
	let at = x - wide / 2;
	let d = '';
	for (const digit of digits) {
		d += shifted(STROKES[digit] ?? '', at, y - size / 2, unit);
		at += step * unit;
	}
	at += 2 * unit;
	d +=
		shifted(STROKES.m ?? '', at, y - size / 2, unit) +
		shifted(STROKES['2'] ?? '', at + 5.4 * unit, y - size / 2 - unit, unit * 0.5);
	return path(d, { stroke: color, width: Math.max(1.6, size / 9), cap: 'round', join: 'round' });
}

/** A plain number, for the scale bar. */
export const numberLabel = (value: number, x: number, y: number, size: number, color: string) =>
	path(
		[...String(value)]
			.map((digit, index) =>
				shifted(STROKES[digit] ?? '', x + (index * 5.4 * size) / 6, y - size / 2, size / 6),
			)
			.join(''),
		{
			stroke: color,
			width: Math.max(1.6, size / 9),
			cap: 'round',
			join: 'round',
		},
	);
