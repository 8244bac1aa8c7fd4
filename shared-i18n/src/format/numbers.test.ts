import { LANGUAGES } from '@estate/shared-contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatArea, formatNumber, formatPrice, formatShortPrice } from './numbers.ts';

const space = '\u00a0';

describe('a price', () => {
	it.each([
		['nl', `€${space}349.000`],
		['fr', `349${space}000${space}€`],
		['en', `€${space}349.000`],
		['de', `349.000${space}€`],
	] as const)('is written the Belgian way in %s', (language, written) => {
		expect(formatPrice(349_000, language)).toBe(written);
	});

	it('shows cents only where there are some', () => {
		expect(formatPrice(75.5, 'nl')).toBe(`€${space}75,50`);
		expect(formatPrice(75, 'nl')).toBe(`€${space}75`);
		expect(formatPrice(0, 'nl')).toBe(`€${space}0`);
	});

	it.each([Number.NaN, Number.POSITIVE_INFINITY, undefined, null, 'duur' as unknown as number])(
		'is NaN for %s, which is no number',
		(value) => {
			expect(formatPrice(value, 'nl')).toBe('NaN');
		},
	);
});

it('never says NaN or infinity of an area, and loses no digit of a whole price', () => {
	const numbers = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(undefined, null));
	const language = fc.constantFrom(...LANGUAGES);
	fc.assert(
		fc.property(numbers, language, (value, into) => {
			expect(formatArea(value, into)).not.toMatch(/NaN|∞|undefined/);
			expect(formatNumber(value, into)).not.toMatch(/NaN|∞|undefined/);
		}),
	);
	fc.assert(
		fc.property(fc.nat({ max: 999_999_999 }), language, (price, into) => {
			const written = formatPrice(price, into);
			expect(written.replace(/\D/g, '')).toBe(String(price));
			expect(written.match(/€/g)).toHaveLength(1);
		}),
	);
});

it.each([
	['nl', 349_000, `€${space}349K`],
	['nl', 1_250_000, `€${space}1,25${space}mln.`],
	['fr', 349_000, `349${space}k${space}€`],
	['en', 94_500, `€${space}94,5K`],
	['de', 349_000, `349.000${space}€`],
] as const)('a price in short in %s: %i is %s', (language, value, written) => {
	expect(formatShortPrice(value, language)).toBe(written);
});

it('writes numbers with Belgian separators and rounds to the decimals asked for', () => {
	expect(formatNumber(1234.567, 'nl')).toBe('1.234,57');
	expect(formatNumber(1234.567, 'fr', 0)).toBe(`1${space}235`);
	expect(formatNumber(undefined, 'nl')).toBe('');
});

it('writes areas in whole square metres', () => {
	expect(formatArea(152.4, 'nl')).toBe(`152${space}m²`);
	expect(formatArea(12_500, 'de')).toBe(`12.500${space}m²`);
	expect(formatArea(undefined, 'nl')).toBe('');
});

it('uses one kind of no-break space, so that server and browser write the same', () => {
	for (const language of LANGUAGES)
		expect(`${formatPrice(1_234_567.5, language)}${formatArea(12_345, language)}`).not.toMatch(
			/[\u202f\u2009]/,
		);
});
