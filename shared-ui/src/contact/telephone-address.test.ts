import { expect, test } from 'vitest';
import { telephoneAddress } from './telephone-address.ts';

test.each([
	['09 000 40 20', 'tel:+3290004020'],
	['0475/12.34.56', 'tel:+32475123456'],
	['+32 9 000 40 20', 'tel:+3290004020'],
	['+32 (0)9 000 40 20', 'tel:+3290004020'],
	['0032 9 000 40 20', 'tel:+3290004020'],
	['+33 1 23 45 67 89', 'tel:+33123456789'],
	['tel:090004020', 'tel:+3290004020'],
	['112', 'tel:112'],
])('%s is called from anywhere', (phone, address) => {
	expect(telephoneAddress(phone)).toBe(address);
});
