import { describe, expect, it } from 'vitest';
import { cpuMs } from '../samples/cpu-ms.ts';
import { digitsOfAmount, digitsOfPrice, hasCents } from './amount.ts';
import { readSearch } from './read-search.ts';

describe('a price as people write it', () => {
	it.each([
		['350k', '350000'],
		['350 K', '350000'],
		['€ 350k', '350000'],
		['0,35 mio', '350000'],
		['0.35 mln €', '350000'],
		['1,250 miljoen', '1250000'],
		['1,2m', '1200000'],
		['€ 350.000', '350000'],
		['€350.000,-', '350000'],
		['350 000', '350000'],
		['350.000,00', '350000'],
		['350 000 euros', '350000'],
		['300 duizend euro', '300000'],
		['2 Millionen', '2000000'],
	])('reads %s', (text, digits) => expect(digitsOfPrice(text)).toBe(digits));

	it.each(['abc', '350 m', '3 kamers', '25 mio', 'k', '1.2.3k', '-5', '12e5'])(
		'leaves %s as it is, since it is none',
		(text) => expect(digitsOfPrice(text)).toBe(text),
	);
});

it.each(['350.000,50', '350000.5', '€ 350 000,01', '350,000.99 €', '12,5'])('%s has cents', (text) =>
	expect(hasCents(text)).toBe(true),
);
it.each(['350.000,00', '350000.0', '350.000', '0,35 mio', '350k', 'abc,50', '', '350.000,-'])(
	'%s has none',
	(text) => expect(hasCents(text)).toBe(false),
);

describe('the price fields of a form', () => {
	const read = (query: string) => readSearch(new URLSearchParams(query), 0);

	it('are read in thousands and millions', () => {
		expect(read('price-min=250k&price-max=0,35+mio')).toMatchObject({
			filter: { price: { min: 250_000, max: 350_000 } },
			dropped: [],
		});
	});

	it('name what is no amount, and keep the other bound', () => {
		expect(read('price-min=250k&price-max=abc')).toMatchObject({
			filter: { price: { min: 250_000, max: 3_000_000 } },
			dropped: [{ name: 'price', value: 'abc' }],
		});
	});

	it('keep a range that stands beside one without sense', () => {
		expect(read('price=0-250000&price=abc')).toMatchObject({
			filter: { price: { min: 0, max: 250_000 } },
			dropped: [{ name: 'price', value: 'abc' }],
		});
	});

	it('know no thousands of square metres', () => {
		expect(read('area-min=2k').dropped).toEqual([{ name: 'area', value: '2k' }]);
	});
});

it.each([
	`1${' '.repeat(20_000)}!`,
	`1${' '.repeat(9_000)}${'a'.repeat(9_000)}!`,
	`${' '.repeat(20_000)}€ x`,
	'1.'.repeat(20_000),
])('a text that is no amount is read in a moment, however long it is', (text) => {
	const read = () => [digitsOfPrice(text), digitsOfAmount(text), hasCents(text)];
	expect(read()).toEqual([text.trim(), text.trim(), false]);
	expect(cpuMs(read)).toBeLessThan(200);
});
