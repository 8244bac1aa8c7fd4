import { defineRemote } from '@estate/remote-kit';

/** What a list of articles reads of its address */
const LIST = ['tag', 'page'];

export default defineRemote({
	name: 'content',
	languages: ['nl', 'fr', 'en', 'de'],
	routes: [
		{
			id: 'article',
			pageType: 'article',
			paths: { original: '/blog/:slug/' },
			slots: ['article-page', 'article-share', 'related-articles'],
			breadcrumb: [{ names: { nl: 'Blog', fr: 'Blog', en: 'Blog', de: 'Blog' }, path: '/blog/' }],
			unprefixed: 'redirect',
			sitemap: 'article',
		},
		{
			id: 'testimonial',
			pageType: 'article',
			paths: {
				original: '/testimonials/:name/',
				nl: '/getuigenissen/:name/',
				fr: '/temoignages/:name/',
			},
			slots: ['testimonial-page', 'other-testimonials'],
			breadcrumb: [
				{
					names: { nl: 'Getuigenissen', fr: 'Témoignages', en: 'Testimonials', de: 'Kundenstimmen' },
					path: '/testimonials/',
				},
			],
			unprefixed: 'redirect',
			sitemap: 'testimonial',
		},
	],
	slots: [
		{
			name: 'article',
			priority: 'essential',
			hydration: 'never',
			relations: ['article'],
			reserve: 320,
			query: [],
		},
		{
			name: 'category',
			priority: 'essential',
			hydration: 'never',
			relations: ['category'],
			reserve: 480,
			query: LIST,
		},
		{
			name: 'slider',
			priority: 'essential',
			hydration: 'visible',
			relations: ['article', 'category'],
			views: ['slider-view'],
			query: LIST,
			reserve: 480,
		},
		{ name: 'cookie-table', priority: 'essential', hydration: 'never', places: ['cookie-policy'], query: [] },
		{
			name: 'offices',
			priority: 'optional',
			hydration: 'visible',
			places: ['contact'],
			query: [],
			reserve: 480,
		},
		{ name: 'article-page', priority: 'primary', hydration: 'never', reserve: 800, query: [] },
		{ name: 'article-share', priority: 'optional', hydration: 'visible', query: [] },
		{ name: 'related-articles', priority: 'optional', hydration: 'never', query: [] },
		{ name: 'testimonial-page', priority: 'primary', hydration: 'never', reserve: 480, query: [] },
		{ name: 'other-testimonials', priority: 'optional', hydration: 'visible', query: [] },
	],
});
