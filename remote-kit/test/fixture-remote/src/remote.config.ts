import { defineRemote } from '@estate/remote-kit';

export default defineRemote({
	name: 'fixture',
	languages: ['nl', 'fr', 'en', 'de'],
	routes: [
		{
			id: 'home',
			pageType: 'page',
			paths: { original: '/fixture/:id/', nl: '/proef/:id/' },
			slots: ['greeting'],
			breadcrumb: [],
			unprefixed: 'redirect',
		},
	],
	slots: [
		{ name: 'greeting', priority: 'primary', hydration: 'load' },
		{ name: 'note', priority: 'optional', hydration: 'visible', relations: ['contact'] },
	],
});
