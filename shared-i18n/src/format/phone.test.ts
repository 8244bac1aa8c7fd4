import { describe, expect, it } from 'vitest';
import { formatPhone } from './phone.ts';

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

	it('stays the same when it is grouped already', () => {
		expect(formatPhone(formatPhone('0475123456'))).toBe('0475 12 34 56');
	});
});
