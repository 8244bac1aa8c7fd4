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
			slots: ['filters', 'results'],
			breadcrumb: [],
			unprefixed: 'show',
		},
		{
			id: 'for-rent',
			pageType: 'page',
			paths: { original: '/for-rent/', nl: '/te-huur/', fr: '/a-louer/' },
			slots: ['filters', 'results'],
			breadcrumb: [],
			unprefixed: 'show',
		},
		{
			id: 'property-sale',
			pageType: 'page',
			paths: {
				original: '/for-sale/:city/:slug/:id/',
				nl: '/te-koop/:city/:slug/:id/',
				fr: '/a-vendre/:city/:slug/:id/',
			},
			slots: ['detail'],
			breadcrumb: [section('sale', '/for-sale/')],
			unprefixed: 'redirect',
		},
		{
			id: 'property-rent',
			pageType: 'page',
			paths: {
				original: '/for-rent/:city/:slug/:id/',
				nl: '/te-huur/:city/:slug/:id/',
				fr: '/a-louer/:city/:slug/:id/',
			},
			slots: ['detail'],
			breadcrumb: [section('rent', '/for-rent/')],
			unprefixed: 'redirect',
		},
		{
			id: 'property',
			pageType: 'page',
			paths: { original: '/property/:id/' },
			slots: ['detail'],
			breadcrumb: [],
			unprefixed: 'redirect',
		},
	],
	slots: [
		{ name: 'results', priority: 'primary', hydration: 'never' },
		{ name: 'filters', priority: 'essential', hydration: 'idle', reserve: 88 },
		{
			name: 'home-search',
			priority: 'optional',
			hydration: 'idle',
			places: ['home-banner', 'not-found'],
		},
		{ name: 'property-list', priority: 'optional', hydration: 'never', relations: ['property-list'] },
		{ name: 'detail', priority: 'primary', hydration: 'idle' },
	],
});
