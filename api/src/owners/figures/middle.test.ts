import { expect, it } from 'vitest';
import { middleOf } from './middle.ts';

it.each([
	[[5, 1, 9, 2, 100], (2 + 5 + 9) / 3],
	[[6, 1, 2, 9, 100, 3], 4.5],
	[[1, 3], 2],
	[[4, 4, 4, 4, 4], 4],
])('the middle of %j is %d: of several values, whatever the outer ones are', (values, middle) => {
	expect(middleOf(values)).toBe(middle);
});

it('there is no middle of one value', () => {
	for (const values of [[], [7]]) expect(middleOf(values)).toBeNaN();
});
