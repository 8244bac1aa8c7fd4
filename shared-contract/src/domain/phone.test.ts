import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPhone, isPhone } from './phone.ts';

describe('a phone number', () => {
	it.each([
		['0475123456', '0475 12 34 56'],
		['0475/12.34.56', '0475 12 34 56'],
		['092251234', '092 25 12 34'],
		['09 225 12 34', '092 25 12 34'],
	])('%s is grouped as %s', (given, grouped) => {
		expect(formatPhone(given)).toBe(grouped);
	});

	it.each(['+32475123456', '1234', '04751234567', '', '0475 12 34 56 (na 18u)', 'bel mij'])(
		'"%s" stays as it is',
		(given) => {
			expect(formatPhone(given)).toBe(given);
		},
	);

	it('keeps its digits in their order, and stays as it is when it is grouped already', () => {
		const typed = fc.oneof(
			fc.string(),
			fc.stringMatching(/^[\d ./()-]{0,16}$/),
			fc.stringMatching(/^\d{9,10}$/),
		);
		fc.assert(
			fc.property(typed, (value) => {
				const grouped = formatPhone(value);
				expect(grouped.replace(/\D/g, '')).toBe(value.replace(/\D/g, ''));
				expect(formatPhone(grouped)).toBe(grouped);
			}),
		);
	});
});

it.each(['0475 12 34 56', '092 25 12 34', '+32 475 12 34 56', '+1 (212) 555-0100', '0032/475.12.34.56'])(
	'%s can be called',
	(given) => {
		expect(isPhone(given)).toBe(true);
	},
);

it.each(['abc', '1234', 'bel mij op 0475 12 34 56', '0475 12 34 56 of 0476 12 34 57', '++32475123456', ''])(
	'"%s" cannot',
	(given) => {
		expect(isPhone(given)).toBe(false);
	},
);
