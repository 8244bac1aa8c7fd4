import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

it('offers the first, the last, the current page and its neighbours', () => {
	expect(pageNumbers(5, 9)).toEqual([1, 'gap', 4, 5, 6, 'gap', 9]);
	expect(pageNumbers(1, 9)).toEqual([1, 2, 'gap', 9]);
	expect(pageNumbers(9, 9)).toEqual([1, 'gap', 8, 9]);
});

it('never hides a single page behind a gap', () => {
	expect(pageNumbers(4, 9)).toEqual([1, 2, 3, 4, 5, 'gap', 9]);
	expect(pageNumbers(1, 3)).toEqual([1, 2, 3]);
});

it('offers what exists, also from beyond the last page', () => {
	expect(pageNumbers(40, 3)).toEqual([1, 2, 3]);
	expect(pageNumbers(1, 0)).toEqual([]);
});

it('rises without repeating, for any place', () => {
	fc.assert(
		fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (page, pageCount) => {
			const numbers = pageNumbers(page, pageCount).filter((each) => each !== 'gap');
			expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
			expect(numbers[0]).toBe(1);
			expect(numbers.at(-1)).toBe(pageCount);
			expect(numbers.length).toBeLessThanOrEqual(7);
		}),
	);
});
