import { createRouteTable, type MenuItem, type RemoteManifest } from '@estate/shared-contract';
import { expect, it } from 'vitest';
import { siteRoutes } from '../../page/routes/site-routes.ts';
import { pageEntry, siteWith } from '../../testing/sample-site.ts';
import { goneAddresses, withoutGone } from './gone-addresses.ts';

const routes: RemoteManifest['routes'] = [
	{ id: 'list', paths: { original: '/projects/', nl: '/projecten/' } },
	{ id: 'help', paths: { original: '/help/' } },
].map((route) => ({ ...route, pageType: 'page', slots: ['list'], breadcrumb: [], unprefixed: 'show' }));
const entry = (id: number, path: string, childMenus: MenuItem[] = []): MenuItem => ({
	id,
	path,
	status: 'Published',
	title: {},
	childMenus,
});
const content = siteWith([pageEntry({ id: 1, path: '/help/' }), pageEntry({ id: 2, path: '/contact/' })]);
const table = createRouteTable(siteRoutes([], content.pages), ['nl', 'fr']);
const goneTo = (redirect?: string) =>
	goneAddresses([{ name: 'projects', version: '1.0.0', routes, redirect }], table, ['nl', 'fr']);

it('knows what is gone in every language, but for what a page of the site has now', () => {
	const gone = goneTo();
	const paths = ['/nl/projecten/', '/fr/projects/', '/projects/', '/nl/help/', '/nl/elsewhere/', '/%zz/'];
	expect(paths.map((path) => gone(path) !== undefined)).toEqual([true, true, true, false, false, false]);
	expect(gone('/nl/projecten/')?.redirect('nl')).toBeUndefined();
});

it('leads to a page in the language of the reader, and to the front page where there is no such page', () => {
	expect(goneTo('/contact/')('/fr/projects/')?.redirect('fr')).toBe('/fr/contact/');
	expect(goneTo('/nowhere/')('/fr/projects/')?.redirect('fr')).toBe('/fr/');
});

it('takes entries and links of the frame to what is gone away', () => {
	const link = { label: {}, link: '/projects/', icon: 'phone', color: '', status: 'Published' };
	const footer = content.footer.slice(0, 1).map((block) => ({
		...block,
		links: ['/projects/', 'https://example.com/'].map((path) => ({ label: {}, path })),
	}));
	const site = withoutGone(
		{
			...content,
			menu: [entry(1, '/help/', [entry(2, 'projects/')]), entry(3, '/projects/')],
			footer,
			configuration: { ...content.configuration, topLinks: [link, { ...link, link: 'tel:02' }] },
		},
		goneTo('/contact/'),
	);
	expect(site.menu).toEqual([entry(1, '/help/')]);
	expect(site.footer[0]?.links.map(({ path }) => path)).toEqual(['https://example.com/']);
	expect(site.configuration.topLinks.map((each) => each.link)).toEqual(['tel:02']);
});
