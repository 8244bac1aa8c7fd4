import { defineRemote } from '@estate/remote-kit';

export default defineRemote({
	name: 'newcomer',
	languages: ['nl', 'fr', 'en', 'de'],
	routes: [
		{
			id: 'overview',
			pageType: 'page',
			paths: { original: '/newcomer/' },
			slots: ['overview'],
			breadcrumb: [],
			unprefixed: 'show',
			sitemap: 'page',
		},
	],
	slots: [{ name: 'overview', priority: 'primary', hydration: 'idle' }],
});
