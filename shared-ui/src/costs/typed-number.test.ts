import { describe, expect, it } from 'vitest';
import { typedAmount, typedNumber, typedWithin } from './typed-number.ts';

describe('a typed number', () => {
	it.each([
		['52000', 52_000],
		['52.000', 52_000],
		['52 000', 52_000],
		['€ 1.052.000', 1_052_000],
		['3,25', 3.25],
		['3.25', 3.25],
		['3,25 %', 3.25],
		['0', 0],
	])('%s is %d', (typed, value) => {
		expect(typedNumber(typed)).toBe(value);
	});

	it.each(['', 'veel', '-5', '1e9', '12,5,3', 'NaN'])('%j is none', (typed) => {
		expect(typedNumber(typed)).toBeUndefined();
	});

	it.each(['52000', '52.000', '52,000', '52.000,00', '52,000.00', '€ 52 000', '52k'])(
		'as an amount reads %s',
		(typed) => expect(typedAmount(typed)).toBe(52_000),
	);

	it('counts only within its bounds, both included', () => {
		const years = { min: 5, max: 30 };
		expect(['5', '30', '4', '31'].map((typed) => typedWithin(typed, years))).toEqual([
			5,
			30,
			undefined,
			undefined,
		]);
	});
});
