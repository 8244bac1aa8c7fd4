import { defineRemote } from '@estate/remote-kit';

/** A remote whose fields are components that the shell provides on demand. */
export default defineRemote({
	name: 'fields',
	languages: ['nl', 'fr', 'en', 'de'],
	routes: [
		{
			id: 'page',
			pageType: 'page',
			paths: { original: '/fields/', nl: '/velden/' },
			slots: ['form'],
			breadcrumb: [],
			unprefixed: 'show',
		},
	],
	slots: [{ name: 'form', priority: 'primary', hydration: 'load' }],
});
