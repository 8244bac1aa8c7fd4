import { describe, expect, it } from 'vitest';
import { challengeSvg } from './challenge-svg.ts';

const STROKE =
	/translate\(([-\d.]+) [-\d.]+\) rotate\(([-\d.]+)\) skewX\(([-\d.]+)\) scale\(([-\d.]+) ([-\d.]+)\)[^>]*stroke-width="([\d.]+)"/g;
const RADIAN = Math.PI / 180;

/** As drawn, of each character: its place and its turn, and the stroke of its field (10 × 14) from one corner to another. */
const drawn = (text: string) =>
	[...challengeSvg(text).matchAll(STROKE)].map((found) => {
		const [x = 0, turn = 0, skew = 0, wide = 0, tall = 0, width = 0] = found.slice(1).map(Number);
		return {
			x,
			/** Degrees between the level and a stroke across the field */
			slope: (across: number, down: number) =>
				Math.abs(
					turn + Math.atan2(down * tall, across * wide + down * tall * Math.tan(skew * RADIAN)) / RADIAN,
				),
			thinnest: width * Math.min(wide, tall),
		};
	});
const PICTURES = Array.from({ length: 300 }, () => drawn('HHHHH'));

describe('the characters of a captcha', () => {
	it('are drawn each, from left to right', () => {
		for (const glyphs of PICTURES) {
			expect(glyphs).toHaveLength(5);
			expect(glyphs.map(({ x }) => x)).toEqual(
				glyphs.map(({ x }) => x).toSorted((one, other) => one - other),
			);
		}
	});

	it('keep H and N apart: the bar of one lies flatter than the stroke of the other, however both are turned', () => {
		const glyphs = PICTURES.flat();
		const steepestBar = Math.max(...glyphs.map(({ slope }) => slope(10, 0)));
		const flattestStroke = Math.min(...glyphs.map(({ slope }) => slope(10, 14)));
		expect(flattestStroke - steepestBar).toBeGreaterThan(10);
	});

	it('have strokes that no line across the picture is taken for', () => {
		const [, ...lines] = challengeSvg('').split('<path ');
		const thickest = Math.max(...lines.map((line) => Number(/stroke-width="([\d.]+)"/.exec(line)?.[1])));
		expect(lines).toHaveLength(2);
		for (const { thinnest } of PICTURES.flat()) expect(thickest).toBeLessThan(thinnest / 2);
	});
});
