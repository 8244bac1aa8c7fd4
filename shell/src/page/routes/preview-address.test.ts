import { expect, it } from 'vitest';
import { isPreviewAddress } from './preview-address.ts';

it.each(['/nl/preview/', '/nl/te-koop/?preview=1', '/en/Preview-of-spring/', '/nl/te-koop/?search=preview'])(
	'takes %s for a preview, by the letters alone (decisions 28)',
	(address) => expect(isPreviewAddress(address)).toBe(true),
);

it('takes no other address for one', () => {
	expect(isPreviewAddress('/nl/te-koop/?page=2')).toBe(false);
});
