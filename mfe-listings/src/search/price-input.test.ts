import { GOAL, PRICE_RANGES } from '@estate/shared-contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundAsText, commitMax, commitMin, digitsOf, takesKey } from './price-input.ts';

const sale = PRICE_RANGES[GOAL.sale];
const rent = PRICE_RANGES[GOAL.rent];

describe('a price field', () => {
	it('takes digits, Backspace and Delete, and no other character', () => {
		for (const key of ['0', '5', '9', 'Backspace', 'Delete']) expect(takesKey({ key })).toBe(true);
		for (const key of ['a', ' ', '.', ',', '-', 'e', '+', '€']) expect(takesKey({ key })).toBe(false);
	});

	it('leaves the keys alone that move, commit and paste', () => {
		for (const key of ['Tab', 'Enter', 'ArrowLeft', 'End']) expect(takesKey({ key })).toBe(true);
		expect(takesKey({ key: 'v', ctrlKey: true })).toBe(true);
		expect(takesKey({ key: 'a', metaKey: true })).toBe(true);
	});

	it('keeps the digits of whatever is pasted', () => {
		expect(digitsOf('€ 450.000,-')).toBe('450000');
		expect(digitsOf('0012')).toBe('12');
		expect(digitsOf('no price')).toBe('');
	});

	it('holds nothing where the bound is that of the range', () => {
		expect(boundAsText(0, sale.min)).toBe('');
		expect(boundAsText(3_000_000, sale.max)).toBe('');
		expect(boundAsText(250_000, sale.max)).toBe('250000');
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

describe('both bounds together', () => {
	it('stay inside the range and in order, whatever is typed', () => {
		fc.assert(
			fc.property(fc.string(), fc.string(), fc.constantFrom(sale, rent), (low, high, range) => {
				const min = commitMin(low, range.max, range);
				const max = commitMax(high, min, range);
				expect(min).toBeGreaterThanOrEqual(range.min);
				expect(max).toBeLessThanOrEqual(range.max);
				expect(min).toBeLessThan(max);
			}),
		);
	});
});
