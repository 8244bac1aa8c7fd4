import { defineRemote } from '@estate/remote-kit';
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

/** A section's crumb: the names that a visitor reads elsewhere too, and its original path (website.md §2, decisions 6 and 7). */
const section = (goal: 'sale' | 'rent', path: string) => ({
	names: { nl: nl.sections[goal], fr: fr.sections[goal], en: en.sections[goal], de: de.sections[goal] },
	path,
});

export default defineRemote({
	name: 'listings',
	languages: ['nl', 'fr', 'en', 'de'],
	routes: [
		{
			id: 'for-sale',
			pageType: 'page',
			paths: { original: '/for-sale/', nl: '/te-koop/', fr: '/a-vendre/' },
			slots: ['filters', 'results', 'kept'],
			breadcrumb: [],
			unprefixed: 'show',
			sitemap: 'page',
		},
		{
			id: 'for-rent',
			pageType: 'page',
			paths: { original: '/for-rent/', nl: '/te-huur/', fr: '/a-louer/' },
			slots: ['filters', 'results', 'kept'],
			breadcrumb: [],
			unprefixed: 'show',
			sitemap: 'page',
		},
		{
			id: 'property-sale',
			pageType: 'page',
			paths: {
				original: '/for-sale/:city/:slug/:id/',
				nl: '/te-koop/:city/:slug/:id/',
				fr: '/a-vendre/:city/:slug/:id/',
			},
			slots: ['detail', 'kept'],
			breadcrumb: [section('sale', '/for-sale/')],
			unprefixed: 'redirect',
			sitemap: 'property-sale',
		},
		{
			id: 'property-rent',
			pageType: 'page',
			paths: {
				original: '/for-rent/:city/:slug/:id/',
				nl: '/te-huur/:city/:slug/:id/',
				fr: '/a-louer/:city/:slug/:id/',
			},
			slots: ['detail', 'kept'],
			breadcrumb: [section('rent', '/for-rent/')],
			unprefixed: 'redirect',
			sitemap: 'property-rent',
		},
		{
			id: 'property',
			pageType: 'page',
			paths: { original: '/property/:id/' },
			slots: ['detail', 'kept'],
			breadcrumb: [],
			unprefixed: 'redirect',
		},
		{
			id: 'favourites',
			pageType: 'page',
			paths: { original: '/favourites/', nl: '/favorieten/', fr: '/favoris/' },
			slots: ['favourites', 'kept'],
			breadcrumb: [],
			unprefixed: 'show',
			noindex: true,
		},
		{
			id: 'compare',
			pageType: 'page',
			paths: { original: '/compare/', nl: '/vergelijken/', fr: '/comparer/' },
			slots: ['compare'],
			breadcrumb: [],
			unprefixed: 'show',
			noindex: true,
		},
	],
	slots: [
		{ name: 'results', priority: 'primary', hydration: 'idle' },
		{ name: 'filters', priority: 'essential', hydration: 'idle', reserve: 88 },
		{
			name: 'home-search',
			priority: 'optional',
			hydration: 'idle',
			places: ['home-banner', 'not-found'],
		},
		{ name: 'property-list', priority: 'optional', hydration: 'visible', relations: ['property-list'] },
		{ name: 'detail', priority: 'primary', hydration: 'idle' },
		{ name: 'favourites', priority: 'primary', hydration: 'visible' },
		{ name: 'compare', priority: 'primary', hydration: 'idle' },
		{ name: 'kept', priority: 'optional', hydration: 'idle' },
	],
});
