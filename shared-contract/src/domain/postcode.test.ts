import { expect, it } from 'vitest';
import { isPostcode } from './postcode.ts';

it.each(['9000', '1012 AB', 'SW1A 1AA', 'L-1234', '75008'])('%s may be a postcode', (text) => {
	expect(isPostcode(text)).toBe(true);
});

it.each(['abcd', '9', '9000, Gent', '- -', '9000\n', ''])('%j is none', (text) => {
	expect(isPostcode(text)).toBe(false);
});
