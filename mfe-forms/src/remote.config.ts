import { defineRemote } from '@estate/remote-kit';

export default defineRemote({
	name: 'forms',
	languages: ['nl', 'fr', 'en', 'de'],
	routes: [
		{
			id: 'thanks',
			pageType: 'feedback',
			paths: { original: '/feedback/:kind/', nl: '/bedankt/:kind/', fr: '/merci/:kind/' },
			slots: ['thanks'],
			breadcrumb: [],
			unprefixed: 'redirect',
			noindex: true,
		},
	],
	slots: [
		{
			name: 'site-contact',
			priority: 'essential',
			hydration: 'visible',
			relations: ['contact'],
			reserve: 900,
		},
		{ name: 'thanks', priority: 'primary', hydration: 'never', reserve: 320 },
	],
});
