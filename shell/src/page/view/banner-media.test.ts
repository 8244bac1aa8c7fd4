import { sampleImage } from '@estate/shared-contract/samples';
import { expect, it } from 'vitest';
import { bannerMedia, MOST_PICTURES } from './banner-media.ts';

const images = (count: number) =>
	Array.from({ length: count }, (_, index) => sampleImage(`banner-${index}`, { nl: `Beeld ${index}` }));
const media = (type: Parameters<typeof bannerMedia>[0]['type'], count: number, videoUrl?: string) =>
	bannerMedia({ type, images: images(count), videoUrl }, 'fr', 'nl');

it('an image is the first picture, with its text in the reader’s or the default language', () => {
	expect(media('image', 2)).toMatchObject({ kind: 'image', alt: 'Beeld 0' });
});

it('a gallery takes turns from two pictures on, and has six at most', () => {
	expect(media('gallery', 1).kind).toBe('image');
	expect(media('gallery', 2).kind).toBe('gallery');
	expect(media('gallery', 9)).toHaveProperty('pictures.length', MOST_PICTURES);
});

it('a video has the first picture as its poster', () => {
	expect(media('video', 1, '/media/banner.mp4')).toMatchObject({
		kind: 'video',
		url: '/media/banner.mp4',
		poster: { alt: 'Beeld 0' },
	});
});

it.each([
	'https://videos.example/film.mp4',
	'//videos.example/film.mp4',
	'/media/film.avi',
	'javascript:1.mp4',
	'',
])('the picture stands in for the video %j, which is another site’s or plays nowhere', (url) => {
	expect(media('video', 1, url).kind).toBe('image');
});

it.each(['color', 'empty'] as const)(
	'there is nothing behind the words of type %s, nor without pictures',
	(type) => {
		expect(media(type, 2)).toEqual({ kind: 'none' });
		expect(media('gallery', 0)).toEqual({ kind: 'none' });
	},
);
