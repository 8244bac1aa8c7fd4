import { defineRemote } from '@estate/remote-kit';
import { SEARCH_PARAMETERS } from '@estate/shared-contract';
import { VIEW_PARAMETER } from './results/list-view.ts';
import { FORM_FIELDS } from './search/form-search.ts';
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

/** A section's crumb: the names that a visitor reads elsewhere too, and its original path (website.md §2, decisions 6 and 7). */
const section = (goal: 'sale' | 'rent', path: string) => ({
	names: { nl: nl.sections[goal], fr: fr.sections[goal], en: en.sections[goal], de: de.sections[goal] },
	path,
});

const SEARCH = [...SEARCH_PARAMETERS, ...FORM_FIELDS, VIEW_PARAMETER];

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
			id: 'place-sale',
			pageType: 'page',
			paths: { original: '/for-sale/:place/', nl: '/te-koop/:place/', fr: '/a-vendre/:place/' },
			slots: ['place', 'kept'],
			breadcrumb: [section('sale', '/for-sale/')],
			unprefixed: 'redirect',
			sitemap: 'place-sale',
		},
		{
			id: 'place-rent',
			pageType: 'page',
			paths: { original: '/for-rent/:place/', nl: '/te-huur/:place/', fr: '/a-louer/:place/' },
			slots: ['place', 'kept'],
			breadcrumb: [section('rent', '/for-rent/')],
			unprefixed: 'redirect',
			sitemap: 'place-rent',
		},
		{
			id: 'place-type-sale',
			pageType: 'page',
			paths: {
				original: '/for-sale/:place/:type/',
				nl: '/te-koop/:place/:type/',
				fr: '/a-vendre/:place/:type/',
			},
			slots: ['place', 'kept'],
			breadcrumb: [section('sale', '/for-sale/')],
			unprefixed: 'redirect',
			sitemap: 'place-type-sale',
		},
		{
			id: 'place-type-rent',
			pageType: 'page',
			paths: {
				original: '/for-rent/:place/:type/',
				nl: '/te-huur/:place/:type/',
				fr: '/a-louer/:place/:type/',
			},
			slots: ['place', 'kept'],
			breadcrumb: [section('rent', '/for-rent/')],
			unprefixed: 'redirect',
			sitemap: 'place-type-rent',
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
		{ name: 'results', priority: 'primary', hydration: 'idle', query: SEARCH },
		{ name: 'filters', priority: 'essential', hydration: 'idle', reserve: 88, query: SEARCH },
		{
			name: 'home-search',
			priority: 'optional',
			hydration: 'idle',
			places: ['home-banner', 'not-found'],
			query: [],
		},
		{
			name: 'property-list',
			priority: 'optional',
			hydration: 'visible',
			relations: ['property-list'],
			query: [],
		},
		{ name: 'detail', priority: 'primary', hydration: 'idle', query: [] },
		{ name: 'place', priority: 'primary', hydration: 'idle', query: [] },
		{ name: 'favourites', priority: 'primary', hydration: 'visible', query: ['ids'] },
		{ name: 'compare', priority: 'primary', hydration: 'idle', query: ['ids'] },
		{ name: 'kept', priority: 'optional', hydration: 'idle', query: [] },
	],
});
