import { createRouteTable, type Language, type Route } from '@estate/shared-contract';
import { expect, it } from 'vitest';
import { pageEntry } from '../../testing/sample-site.ts';
import { textIn } from '../site/texts.ts';
import { pageRoutes } from './page-routes.ts';
import { pageTrail } from './trail.ts';

const [section] = pageRoutes([pageEntry({ id: 1, path: '/for-sale/', paths: { nl: '/te-koop/' } })]) as [
	Route,
];
const front: Route = {
	...section,
	id: 'listings.home',
	paths: { original: '/for-sale/:id/' },
	breadcrumb: [{ names: { nl: 'Te Koop', fr: '', en: '' }, path: '/For-sale/' }],
};
const table = createRouteTable([section, front], ['nl', 'fr', 'en']);
const trail = (language: Language, crumbs?: { name: string }[], route = front) =>
	pageTrail({
		route,
		table,
		language,
		fallback: 'nl',
		text: textIn(language, 'nl'),
		crumbs,
		heading: 'Villa',
	});
/** Trail of a page below one section. */
const below = (language: Language, names: Record<string, string>, path: string) =>
	trail(language, undefined, { ...front, breadcrumb: [{ names, path }] })[1];

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

it('takes it for an empty German name too, and an upper-case key before it', () => {
	expect(below('de', { nl: 'Te Koop', fr: 'À Vendre', en: '', de: '' }, '/for-sale/')?.name).toBe(
		'Zu verkaufen',
	);
	expect(below('fr', { FR: 'À Vendre' }, '/for-sale/')?.name).toBe('À Vendre');
});

it('takes the default language’s name where the dictionary has none, and never shows an empty crumb', () => {
	expect(below('de', { fr: 'Équipe', nl: 'Team' }, '/team/')?.name).toBe('Team');
	expect(below('de', { fr: 'Équipe' }, '/team/')?.name).toBe('Équipe');
	expect(below('de', {}, '/team/')?.name).toBe('team');
});

it('links a section under its own slug in each language, without minding the case of `/For-sale/` (decisions 6)', () => {
	expect(below('nl', { nl: 'Te Koop' }, '/For-sale/')?.href).toBe('/nl/te-koop/');
	expect(below('fr', { fr: 'À Vendre' }, '/For-sale/')?.href).toBe('/fr/for-sale/');
});

it('does not link a section that has no page, rather than send the visitor home', () => {
	expect(below('nl', { nl: 'Weg' }, '/gone/')).toEqual({ name: 'Weg' });
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

it('closes with its own name where the route is its own section, such as Feedback (website.md §2)', () => {
	const feedback: Route = {
		...front,
		paths: { original: '/feed-back/' },
		breadcrumb: [{ names: {}, path: '/feed-back/' }],
	};
	for (const language of ['nl', 'fr', 'en', 'de'] as const)
		expect(trail(language, [{ name: 'Share your experience' }], feedback).slice(1)).toEqual([
			{ name: 'Feedback' },
		]);
});
