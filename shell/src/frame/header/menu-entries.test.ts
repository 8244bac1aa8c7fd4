import { createRouteTable, type MenuItem } from '@estate/shared-contract';
import { expect, it } from 'vitest';
import { pageRoutes } from '../../page/routes/page-routes.ts';
import { pageEntry } from '../../testing/sample-site.ts';
import { linkHref, menuEntries } from './menu-entries.ts';

const table = createRouteTable(
	pageRoutes([
		pageEntry({ id: 1, path: '/' }),
		pageEntry({ id: 2, path: '/about-us/', paths: { nl: '/over-ons/' } }),
		pageEntry({ id: 3, path: '/about-us/team/', paths: { nl: '/over-ons/team/' } }),
		pageEntry({ id: 4, path: '/contact-demand/', paths: { nl: '/gratis-schatting/' } }),
	]),
	['nl', 'fr'],
);
const context = {
	table,
	language: 'nl',
	defaultLanguage: 'nl',
	pathname: '/nl/over-ons/team/',
	facts: { language: 'nl' },
} as const;
const item = (id: number, path: string, more: Partial<MenuItem> = {}): MenuItem => ({
	id,
	path,
	status: 'Published',
	title: { nl: `Titel ${id}` },
	childMenus: [],
	...more,
});

it('shows published entries with localized addresses, and their published children', () => {
	const children = [item(3, '/about-us/team/'), item(5, '/draft/', { status: 'Draft' })];
	const [about, ...rest] = menuEntries(
		[item(2, '/about-us/', { childMenus: children }), item(6, '/x/', { status: '' })],
		context,
	);
	expect(rest).toEqual([]);
	expect(about).toMatchObject({ title: 'Titel 2', href: '/nl/over-ons/', isButton: false });
	expect(about?.children.map(({ href }) => href)).toEqual(['/nl/over-ons/team/']);
});

it('renders entry 8 as a button (website.md §2)', () => {
	expect(menuEntries([item(8, '/contact-demand/')], context)[0]).toMatchObject({
		isButton: true,
		href: '/nl/gratis-schatting/',
	});
});

it('marks the page itself and the pages above it, but never home', () => {
	const entries = menuEntries([item(1, '/'), item(2, '/about-us/'), item(3, '/about-us/team/')], context);
	expect(entries.map(({ current }) => current)).toEqual([undefined, 'true', 'page']);
});

it('shows an entry only while its condition is met, and not when the evaluation fails (decisions 39)', () => {
	const when = (fact: string, value: string) => ({ condition: { fact, operator: 'equals' as const, value } });
	const entries = menuEntries(
		[
			item(1, '/', when('language', 'nl')),
			item(2, '/about-us/', when('language', 'fr')),
			item(3, '/about-us/team/', when('weather', 'sun')),
		],
		context,
	);
	expect(entries.map(({ id }) => id)).toEqual([1]);
});

it('takes a title from the reader’s language, its capitals, then the default language', () => {
	const title = { NL: 'Contact' };
	expect(menuEntries([item(2, '/about-us/', { title })], context)[0]?.title).toBe('Contact');
	expect(menuEntries([item(2, '/about-us/', { title })], { ...context, language: 'fr' })[0]?.title).toBe(
		'Contact',
	);
});

it('takes a title from the default language where the reader’s lacks', () => {
	expect(menuEntries([item(2, '/about-us/')], { ...context, language: 'fr' })[0]?.title).toBe('Titel 2');
});

it('leaves addresses of other kinds as they are, and leads home from a path that it does not know', () => {
	expect(
		['tel:+3291234567', 'tel:091234567', 'https://example.be/', 'about-us', '/gone/'].map((path) =>
			linkHref(path, context),
		),
	).toEqual(['tel:+3291234567', 'tel:+3291234567', 'https://example.be/', '/nl/over-ons/', '/']);
});
