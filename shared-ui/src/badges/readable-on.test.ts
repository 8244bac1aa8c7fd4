import { expect, it } from 'vitest';
import { contrast, readableOn } from './readable-on.ts';

it('measures contrast as WCAG does', () => {
	expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
	expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

it.each(['#ffed00', '#1f3d36', '#b9502b', '#e30613', '#7f7f7f', '#000000', '#ffffff'])(
	'finds words that read on %s',
	(color) => {
		expect(contrast(color, readableOn(color))).toBeGreaterThanOrEqual(4.5);
	},
);

it('is black on a colour that it cannot measure', () => {
	expect(readableOn('rebeccapurple')).toBe('#000000');
});
