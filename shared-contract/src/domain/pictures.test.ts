import { expect, it } from 'vitest';
import { PICTURE_WIDTHS, pictureUrl } from './pictures.ts';

it('offers the four widths of the specification', () => {
	expect(PICTURE_WIDTHS).toEqual([100, 400, 600, 1360]);
});

it('names a derivative by content hash, width and format', () => {
	expect(pictureUrl('9f2c', 400, 'avif')).toBe('/media/9f2c/400.avif');
});
