import { defineRemote } from '@estate/remote-kit';

/** A remote whose slots misbehave when the address says so: `?main=throw`, `?aside=loop`, … */
export default defineRemote({
	name: 'drill',
	languages: ['nl', 'fr', 'en', 'de'],
	routes: [
		{
			id: 'page',
			pageType: 'page',
			paths: { original: '/drill/', nl: '/oefening/', fr: '/exercice/' },
			slots: ['main', 'aside', 'extra'],
			breadcrumb: [],
			unprefixed: 'show',
		},
		{
			id: 'item',
			pageType: 'page',
			paths: {
				original: '/drill/:slug/:id/',
				nl: '/oefening/:slug/:id/',
				fr: '/exercice/:slug/:id/',
			},
			slots: ['main'],
			breadcrumb: [{ names: { nl: 'Oefeningen', fr: 'Exercices' }, path: '/drill/' }],
			unprefixed: 'redirect',
		},
		{
			id: 'short-item',
			pageType: 'page',
			paths: { original: '/item/:id/' },
			slots: ['main'],
			breadcrumb: [],
			unprefixed: 'redirect',
		},
		{
			id: 'secret',
			pageType: 'login',
			paths: { original: '/secret/' },
			slots: ['main'],
			breadcrumb: [],
			unprefixed: 'show',
			private: true,
		},
		{
			id: 'mailed',
			pageType: 'page',
			paths: { original: '/mailed/:token/' },
			slots: ['main'],
			breadcrumb: [],
			unprefixed: 'redirect',
			private: true,
		},
	],
	slots: [
		{ name: 'main', priority: 'primary', hydration: 'load' },
		{
			name: 'aside',
			priority: 'essential',
			hydration: 'idle',
			reserve: 40,
			relations: ['article', 'category', 'property-list', 'project-list', 'contact'],
		},
		{ name: 'extra', priority: 'optional', hydration: 'never', places: ['home-banner', 'not-found'] },
	],
});
