import { defineRemote } from '@estate/remote-kit';

export default defineRemote({
	name: 'content',
	languages: ['nl', 'fr', 'en', 'de'],
	routes: [
		{
			id: 'article',
			pageType: 'article',
			paths: { original: '/blog/:slug/' },
			slots: ['article-page'],
			breadcrumb: [{ names: { nl: 'Blog', fr: 'Blog', en: 'Blog', de: 'Blog' }, path: '/blog/' }],
			unprefixed: 'redirect',
		},
	],
	slots: [
		{ name: 'article', priority: 'essential', hydration: 'never', relations: ['article'], reserve: 320 },
		{ name: 'category', priority: 'essential', hydration: 'never', relations: ['category'], reserve: 480 },
		{ name: 'article-page', priority: 'primary', hydration: 'never', reserve: 800 },
	],
});
