import { describe, expect, it } from 'vitest';
import { priceBars } from './price-bars.ts';

describe('the histogram of prices', () => {
	it('has a bar for each price with properties, the tallest as high as there is room', () => {
		expect(priceBars({ counts: [2, 0, 1, 0, 0] })).toBe(
			'polygon(2% 100%,2% 0%,23% 0%,23% 100%,52% 100%,52% 50%,73% 50%,73% 100%)',
		);
	});

	it('shows what costs more than the range as its last bar', () => {
		expect(priceBars({ counts: [0, 0, 0, 0, 3] })).toBe('polygon(77% 100%,77% 0%,98% 0%,98% 100%)');
	});

	it('is not there where no property has a price', () => {
		expect(priceBars({ counts: [0, 0, 0] })).toBeUndefined();
		expect(priceBars({ counts: [] })).toBeUndefined();
	});
});
