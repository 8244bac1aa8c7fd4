import { expect, it } from 'vitest';
import { PICTURE_WIDTHS, pictureUrl, THUMBNAIL_WIDTH } from './pictures.ts';

it('offers the four widths of the specification', () => {
	expect(PICTURE_WIDTHS).toEqual([100, 400, 600, 1360]);
});

it('has thumbnails of 250 pixels for lists', () => {
	expect(pictureUrl('9f2c', THUMBNAIL_WIDTH, 'webp')).toBe('/media/9f2c/250.webp');
});

it('names a derivative by content hash, width and format', () => {
	expect(pictureUrl('9f2c', 400, 'avif')).toBe('/media/9f2c/400.avif');
});
