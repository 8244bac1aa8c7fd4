import { GOAL, LANGUAGES, PRICE_RANGES, readSearch } from '@estate/shared-contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	boundAsText,
	commitMax,
	commitMin,
	digitsOf,
	isNoPrice,
	slideMax,
	slideMin,
	takesKey,
	thumbPositions,
} from './price-input.ts';

const sale = PRICE_RANGES[GOAL.sale];
const rent = PRICE_RANGES[GOAL.rent];

describe('a price field', () => {
	it('takes what prices are written with, Backspace and Delete, and no other character', () => {
		for (const key of ['0', '5', '9', 'Backspace', 'Delete']) expect(takesKey({ key })).toBe(true);
		for (const written of ['500.000', '349,000', '€ 349 000', '350k', '1,2M'])
			for (const key of written) expect(takesKey({ key }), key).toBe(true);
		for (const key of ['a', '-', 'e', '+', '%', 'F5']) expect(takesKey({ key })).toBe(false);
	});

	it('leaves the keys alone that move, commit and paste', () => {
		for (const key of ['Tab', 'Enter', 'ArrowLeft', 'End']) expect(takesKey({ key })).toBe(true);
		expect(takesKey({ key: 'v', ctrlKey: true })).toBe(true);
		expect(takesKey({ key: 'a', metaKey: true })).toBe(true);
	});

	it('keeps the digits of whatever is pasted', () => {
		expect(digitsOf('€ 450.000,-')).toBe('450000');
		expect(digitsOf('350.000,00')).toBe('350000');
		expect(digitsOf('350000.50')).toBe('350000');
		expect(digitsOf('0012')).toBe('12');
		expect(digitsOf('350k')).toBe('350000');
		expect(digitsOf('349,000')).toBe('349000');
		expect(digitsOf('349,000.00')).toBe('349000');
		expect(digitsOf('€ 349 000')).toBe('349000');
		expect(digitsOf('no price')).toBe('');
	});

	it('knows what is no price from what is empty', () => {
		expect(['abc', '3 kamers', '', ' ', '350k', '0,35 mio'].map(isNoPrice)).toEqual([
			true,
			true,
			false,
			false,
			false,
			false,
		]);
	});

	it('holds nothing where the bound is that of the range', () => {
		expect(boundAsText(0, sale.min, 'nl')).toBe('');
		expect(boundAsText(3_000_000, sale.max, 'nl')).toBe('');
	});
});

describe.each(LANGUAGES)('a bound in the field of a page in %s', (language) => {
	it('is in groups of digits, and read again as the same, here and by the server', () => {
		const shown = boundAsText(1_250_000, sale.max, language);
		expect(shown.replaceAll(/[\u00a0\u202f]/g, ' ')).toMatch(/^1[. ]250[. ]000$/);
		expect(digitsOf(shown)).toBe('1250000');
		const query = new URLSearchParams({ 'price-max': shown });
		expect(readSearch(query, GOAL.sale).filter.price.max).toBe(1_250_000);
	});
});

describe('the lower price bound', () => {
	it('keeps a value between the range minimum and the upper bound', () => {
		expect(commitMin('250000', 500_000, sale)).toBe(250_000);
		expect(commitMin('499999', 500_000, sale)).toBe(499_999);
	});

	it('resets at or below the range minimum', () => {
		expect(commitMin('0', 500_000, sale)).toBe(0);
		expect(commitMin('', 500_000, sale)).toBe(0);
	});

	it('resets at or above the upper bound', () => {
		expect(commitMin('500000', 500_000, sale)).toBe(0);
		expect(commitMin('500001', 500_000, sale)).toBe(0);
	});
});

describe('the upper price bound', () => {
	it('keeps a value between the lower bound and the range maximum', () => {
		expect(commitMax('900', 500, rent)).toBe(900);
		expect(commitMax('1999', 500, rent)).toBe(1_999);
	});

	it('resets at or above the range maximum', () => {
		expect(commitMax('2000', 0, rent)).toBe(2_000);
		expect(commitMax('4000000', 0, sale)).toBe(3_000_000);
	});

	it('resets at or below the lower bound, and when it is empty', () => {
		expect(commitMax('500', 500, rent)).toBe(2_000);
		expect(commitMax('499', 500, rent)).toBe(2_000);
		expect(commitMax('', 0, rent)).toBe(2_000);
		expect(commitMax('0', 0, rent)).toBe(2_000);
	});
});

describe('a thumb of the slider', () => {
	it('snaps to the step below', () => {
		expect(slideMin(123_456, 3_000_000, sale)).toBe(123_000);
		expect(slideMax(1_250, 0, rent)).toBe(1_200);
	});

	it('stops one step before the other thumb', () => {
		expect(slideMin(900_000, 450_000, sale)).toBe(449_000);
		expect(slideMax(300, 500, rent)).toBe(600);
		expect(slideMax(0, 0, rent)).toBe(100);
		expect(slideMax(0, 2_000, rent)).toBe(2_000);
	});

	it('stands at the end of the range for a price of 0 or none', () => {
		expect(thumbPositions({ min: 0, max: 0 }, rent)).toEqual({ min: 0, max: 2_000 });
		expect(thumbPositions({}, sale)).toEqual({ min: 0, max: 3_000_000 });
		expect(thumbPositions({ min: 500, max: 900 }, rent)).toEqual({ min: 500, max: 900 });
	});
});

const ranges = fc.constantFrom(sale, rent);
/** What people type and paste: mostly numbers around the range */
const typed = fc.oneof(
	fc.string(),
	fc.integer({ min: -10, max: 4_000_000 }).map(String),
	fc.integer({ min: 0, max: 2_500 }).map((value) => `€ ${value}`),
);

const dragged = fc.integer({ min: -10, max: 4_000_000 });

describe('both bounds together', () => {
	it('stay inside the range and in order, whatever is typed, and stay as they are when they are committed again', () => {
		fc.assert(
			fc.property(typed, typed, ranges, (low, high, range) => {
				const min = commitMin(low, range.max, range);
				const max = commitMax(high, min, range);
				expect(min).toBeGreaterThanOrEqual(range.min);
				expect(max).toBeLessThanOrEqual(range.max);
				expect(min).toBeLessThan(max);
				expect(commitMin(boundAsText(min, range.min, 'fr'), max, range)).toBe(min);
				expect(commitMax(boundAsText(max, range.max, 'nl'), min, range)).toBe(max);
			}),
		);
	});

	it('hold a bound against the other one, whichever it is', () => {
		fc.assert(
			fc.property(typed, fc.integer({ min: 1, max: 3_000_000 }), (text, other) => {
				const min = commitMin(text, other, sale);
				expect(min === sale.min || min < other).toBe(true);
				const max = commitMax(text, other, sale);
				expect(max === sale.max || max > other).toBe(true);
			}),
		);
	});

	it('never meet on the slider, and stand on steps of it, wherever the thumbs are dragged', () => {
		fc.assert(
			fc.property(dragged, dragged, ranges, (low, high, range) => {
				const min = slideMin(low, range.max, range);
				const max = slideMax(high, min, range);
				expect(min).toBeGreaterThanOrEqual(range.min);
				expect(max).toBeLessThanOrEqual(range.max);
				expect(max - min).toBeGreaterThanOrEqual(range.step);
				expect([min % range.step, max % range.step]).toEqual([0, 0]);
				expect(slideMin(min, max, range)).toBe(min);
				expect(slideMax(max, min, range)).toBe(max);
			}),
		);
	});
});
