import { describe, expect, it } from 'vitest';
import { shareTags } from './share-tags.ts';

const HEAD = { title: 'Lichte gezinswoning', description: 'Met tuin', image: '/media/abc/600.jpg' };
const tags = (more: Partial<Parameters<typeof shareTags>[0]> = {}) =>
	shareTags({
		head: HEAD,
		siteName: 'Meander',
		siteUrl: 'https://meander.example',
		language: 'nl',
		others: ['fr', 'en'],
		url: 'https://meander.example/nl/',
		fallbackImage: '/media/banner/1360.jpg',
		...more,
	}).join('\n');

describe('what social media show of a page', () => {
	it('are its own words, and its picture cut to their size', () => {
		const html = tags();
		expect(html).toContain('<meta property="og:title" content="Lichte gezinswoning">');
		expect(html).toContain('content="https://meander.example/media/abc/share.jpg"');
		expect(html).toContain('<meta property="og:image:width" content="1200">');
		expect(html).toContain('<meta property="og:image:height" content="630">');
		expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
		expect(html).toContain('<meta property="og:locale" content="nl_BE">');
		expect(html.match(/og:locale:alternate/g)).toHaveLength(2);
	});

	it('are what an editor wrote for them', () => {
		const openGraph = { title: 'Kom kijken', url: 'https://meander.example/x/', image: '/media/og/1360.jpg' };
		const twitter = { card: 'summary', title: 'Kort', image: '/media/tw/1360.jpg' };
		const html = tags({ head: { ...HEAD, openGraph, twitter } });
		expect(html).toContain('<meta property="og:title" content="Kom kijken">');
		expect(html).toContain('<meta property="og:url" content="https://meander.example/x/">');
		expect(html).toContain('/media/og/share.jpg');
		expect(html).toContain('<meta name="twitter:card" content="summary">');
		expect(html).toContain('<meta name="twitter:title" content="Kort">');
		expect(html).toContain('/media/tw/share.jpg');
	});

	it('take the home banner where the page has no picture, and another site’s picture as it is', () => {
		expect(tags({ head: { title: 'x' } })).toContain('/media/banner/share.jpg');
		const html = tags({ head: { ...HEAD, image: 'https://cdn.example/a.jpg' } });
		expect(html).toContain('content="https://cdn.example/a.jpg"');
		expect(html).not.toContain('og:image:width');
	});
});
