import type { Page } from '@estate/shared-contract';
import { sampleImage, samplePage } from '@estate/shared-contract/samples';
import { expect, it } from 'vitest';
import { pageBanner } from './page-banner.ts';

function banner(settings: Partial<Page>) {
	const page = samplePage(2, 'nl');
	if (!page) throw new Error('The sample site has no page 2.');
	return pageBanner({ ...page, ...settings }, 'nl', 'nl');
}

it('is title and breadcrumb alone where the page sets nothing', () => {
	expect(banner({})).toBeUndefined();
});

it('has the description in the reader’s language', () => {
	expect(banner({ bannerDescription: { NL: 'Wie wij zijn' } })?.description).toBe('Wie wij zijn');
});

it('paints its colour, unless it is transparent or no colour', () => {
	expect(banner({ bannerType: 'color', bannerColor: '#1F3D36' })?.color).toBe('#1F3D36');
	expect(banner({ bannerType: 'color', bannerColor: '#1F3D36', bannerTransparent: true })).toBeUndefined();
	expect(banner({ bannerType: 'color', bannerColor: 'red;}' })).toBeUndefined();
});

it('shows the page’s picture, or its video with the picture as poster', () => {
	const image = sampleImage('huis');
	expect(banner({ bannerType: 'image', image })?.media.kind).toBe('image');
	expect(banner({ bannerType: 'image', image, bannerVideo: '/media/film.mp4' })?.media.kind).toBe('video');
});

it('has the page’s mark, with what it shows', () => {
	const logo = { ...sampleImage('partner'), alt: { nl: 'Partner' } };
	expect(banner({ logo })?.logo).toMatchObject({ alt: 'Partner', picture: { ID: logo.picture?.ID } });
});
