import { createRouteTable, type Route } from '@estate/shared-contract';
import { expect, it } from 'vitest';
import { textIn } from '../site/texts.ts';
import { pageEntry } from '../testing/sample-site.ts';
import { pageRoutes } from './page-routes.ts';
import { pageTrail } from './trail.ts';

const [section] = pageRoutes([pageEntry({ id: 1, path: '/for-sale/', paths: { nl: '/te-koop/' } })]) as [
	Route,
];
const home: Route = {
	...section,
	id: 'listings.home',
	paths: { original: '/for-sale/:id/' },
	breadcrumb: [{ names: { nl: 'Te Koop', fr: '', en: '' }, path: '/For-sale/' }],
};
const table = createRouteTable([section, home], ['nl', 'fr', 'en']);
const trail = (language: 'nl' | 'en', crumbs?: { name: string }[]) =>
	pageTrail({ route: home, table, language, text: textIn(language, 'nl'), crumbs, heading: 'Villa' });

it('leads from home through the route’s sections to what the slot names', () => {
	expect(trail('nl', [{ name: 'Villa in Gent' }])).toEqual([
		{ name: 'Home', href: '/nl/' },
		{ name: 'Te Koop', href: '/nl/te-koop/' },
		{ name: 'Villa in Gent' },
	]);
});

it('takes the dictionary’s text where a section has no name in the language (decisions 7)', () => {
	expect(trail('en')[1]).toEqual({ name: 'For sale', href: '/en/for-sale/' });
});

it('ends with the heading when no slot gave crumbs', () => {
	expect(trail('nl').at(-1)).toEqual({ name: 'Villa' });
});

it('gives CMS pages the pages above them as sections, and stops at a circle', () => {
	const routes = pageRoutes([
		pageEntry({ id: 1, path: '/about-us/', parentId: 2 }),
		pageEntry({ id: 2, path: '/team/', parentId: 1 }),
	]);
	expect(routes.map(({ breadcrumb }) => breadcrumb.map(({ path }) => path))).toEqual([
		['/team/'],
		['/about-us/'],
	]);
});
