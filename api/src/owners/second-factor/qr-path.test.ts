import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { qrPath } from './qr-path.ts';

it('draws every dark module of the code and no other', () => {
	const text = 'otpauth://totp/Meander:lieve%40example.test?secret=JBSWY3DPEHPK3PXP';
	const { size, path } = qrPath(text);
	const drawn = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
	for (const [, x = '', y = '', length = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
		drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(length));
	expect(drawn).toEqual(encode(text, { ecc: 'M', border: 2 }).data);
});
