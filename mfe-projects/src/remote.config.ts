import { defineRemote } from '@estate/remote-kit';
import { LIST_PARAMETERS } from './list/project-list-address.ts';
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

/** The crumb above a project (website.md §2 "Route table"). */
const section = {
	names: { nl: nl.section, fr: fr.section, en: en.section, de: de.section },
	path: '/projects/',
};

export default defineRemote({
	name: 'projects',
	languages: ['nl', 'fr', 'en', 'de'],
	routes: [
		{
			id: 'list',
			pageType: 'page',
			paths: { original: '/projects/', nl: '/projecten/', fr: '/projets/' },
			slots: ['list'],
			breadcrumb: [],
			unprefixed: 'show',
			sitemap: 'page',
		},
		{
			id: 'project-detail',
			pageType: 'page',
			paths: {
				original: '/projects/:city/:slug/:id/',
				nl: '/projecten/:city/:slug/:id/',
				fr: '/projets/:city/:slug/:id/',
			},
			slots: ['detail'],
			breadcrumb: [section],
			unprefixed: 'redirect',
			sitemap: 'project',
		},
		{
			id: 'project-unit',
			pageType: 'page',
			paths: {
				original: '/projects/:city/:projectSlug/:projectId/:unitSlug/:id/',
				nl: '/projecten/:city/:projectSlug/:projectId/:unitSlug/:id/',
				fr: '/projets/:city/:projectSlug/:projectId/:unitSlug/:id/',
			},
			slots: ['unit'],
			breadcrumb: [section],
			unprefixed: 'redirect',
			sitemap: 'unit',
		},
		{
			id: 'project',
			pageType: 'page',
			paths: { original: '/project/:id/' },
			slots: ['detail'],
			breadcrumb: [section],
			unprefixed: 'redirect',
		},
	],
	slots: [
		{ name: 'list', priority: 'primary', hydration: 'idle', query: [...LIST_PARAMETERS] },
		{
			name: 'project-list',
			priority: 'optional',
			hydration: 'never',
			relations: ['project-list'],
			query: [],
		},
		{
			name: 'detail',
			priority: 'primary',
			hydration: 'idle',
			query: ['sort', 'type', 'floor', 'state', 'bedrooms', 'price'],
		},
		{ name: 'unit', priority: 'primary', hydration: 'idle', query: [] },
	],
});
