import { defineRemote } from '@estate/remote-kit';
import { SEARCHER_ROUTES } from './searcher-routes.ts';
import { WAY_IN_ROUTES } from './way-in-routes.ts';

const overview = {
	names: { nl: 'Mijn panden', fr: 'Mes biens', en: 'My properties', de: 'Meine Objekte' },
	path: '/owner/',
};

export default defineRemote({
	name: 'owner-portal',
	languages: ['nl', 'fr', 'en', 'de'],
	routes: [
		{
			id: 'login',
			pageType: 'login',
			paths: { original: '/login/' },
			slots: ['login'],
			breadcrumb: [],
			unprefixed: 'show',
			private: true,
		},
		...WAY_IN_ROUTES,
		...SEARCHER_ROUTES,
		{
			id: 'overview',
			pageType: 'page',
			paths: { original: '/owner/', nl: '/eigenaar/', fr: '/proprietaire/', de: '/eigentuemer/' },
			slots: ['overview', 'session'],
			breadcrumb: [],
			unprefixed: 'redirect',
			private: true,
			noindex: true,
		},
		{
			id: 'property',
			pageType: 'page',
			paths: {
				original: '/owner/:id/',
				nl: '/eigenaar/:id/',
				fr: '/proprietaire/:id/',
				de: '/eigentuemer/:id/',
			},
			slots: ['property', 'statistics', 'history', 'session'],
			breadcrumb: [overview],
			unprefixed: 'redirect',
			private: true,
			noindex: true,
		},
		{
			id: 'account',
			pageType: 'page',
			paths: {
				original: '/owner/account/',
				nl: '/eigenaar/account/',
				fr: '/proprietaire/compte/',
				de: '/eigentuemer/konto/',
			},
			slots: ['account', 'session'],
			// A searcher's account has no properties: the page itself says what it lies below.
			breadcrumb: [],
			unprefixed: 'redirect',
			private: true,
			noindex: true,
		},
		{
			id: 'messages',
			pageType: 'page',
			paths: {
				original: '/owner/:id/messages/',
				nl: '/eigenaar/:id/berichten/',
				fr: '/proprietaire/:id/messages/',
				de: '/eigentuemer/:id/nachrichten/',
			},
			slots: ['messages', 'session'],
			breadcrumb: [overview],
			unprefixed: 'redirect',
			private: true,
			noindex: true,
		},
		{
			id: 'report',
			pageType: 'page',
			paths: {
				original: '/owner/:id/report/',
				nl: '/eigenaar/:id/verslag/',
				fr: '/proprietaire/:id/rapport/',
				de: '/eigentuemer/:id/bericht/',
			},
			slots: ['report', 'session'],
			breadcrumb: [overview],
			unprefixed: 'redirect',
			private: true,
			noindex: true,
		},
	],
	slots: [
		{ name: 'login', priority: 'primary', hydration: 'idle', reserve: 480 },
		{ name: 'forgotten', priority: 'primary', hydration: 'never', reserve: 480 },
		{ name: 'choose-password', priority: 'primary', hydration: 'idle', reserve: 480 },
		{ name: 'code', priority: 'primary', hydration: 'never', reserve: 480 },
		{ name: 'account', priority: 'primary', hydration: 'idle', reserve: 800 },
		{ name: 'searches', priority: 'primary', hydration: 'never', reserve: 600 },
		{ name: 'session', priority: 'optional', hydration: 'idle' },
		{ name: 'overview', priority: 'primary', hydration: 'never', reserve: 600 },
		{ name: 'property', priority: 'primary', hydration: 'never', reserve: 800 },
		{ name: 'statistics', priority: 'essential', hydration: 'visible', reserve: 520 },
		{ name: 'messages', priority: 'primary', hydration: 'idle', reserve: 800 },
		{ name: 'report', priority: 'primary', hydration: 'never', reserve: 900 },
		{ name: 'history', priority: 'essential', hydration: 'never', reserve: 600 },
	],
});
