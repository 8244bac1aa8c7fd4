import type { FooterBlock, MenuItem } from '@estate/shared-contract';
import { SAMPLE_SITE } from '@estate/shared-contract/samples';
import { BUTTON_MENU_ID } from '@estate/shared-contract/schemas';
import { expect, it } from 'vitest';
import type { Bringing } from './brought-entries.ts';
import { withEntries } from './with-entries.ts';

const inAll = (text: string) => ({ nl: text, fr: text, en: text, de: text });
const entry = (id: string) => ({ id, title: inAll(`Own ${id}`), route: id });
const GUIDE: Bringing = {
	name: 'guide',
	routes: ['prices', 'cities', 'tax'].map((id) => ({
		id,
		pageType: 'page',
		paths: { original: `/${id}/` },
		slots: ['table'],
		breadcrumb: [],
		unprefixed: 'show',
	})),
	brings: { menu: [entry('prices'), entry('cities')], footer: [entry('prices'), entry('tax')] },
};
const item = (id: number, path: string, more: Partial<MenuItem> = {}): MenuItem => ({
	id,
	path,
	status: 'Published',
	title: { en: `Item ${id}` },
	childMenus: [],
	...more,
});
const block = (links: FooterBlock['links']): FooterBlock => ({
	id: 1,
	title: { text: {}, public: true },
	introText: { text: {}, public: false },
	fullText: { text: {}, public: false },
	images: [],
	columns: { sm: 12, md: 6, lg: 4 },
	links,
});
const menuOf = (menu: MenuItem[], manifests = [GUIDE]) =>
	withEntries({ ...SAMPLE_SITE, menu }, manifests).menu.map(({ path, title }) => [path, title.en]);
const footerOf = (links: FooterBlock['links'], manifests = [GUIDE]) =>
	withEntries({ ...SAMPLE_SITE, footer: [block(links)] }, manifests).footer.map((each) =>
		each.links.map(({ path, label }) => [path, label.en]),
	);

it('an entry that the agency says nothing of comes last, before the button', () => {
	const draft = item(9, '/draft/', { status: 'Draft' });
	expect(menuOf([item(1, '/about/'), item(BUTTON_MENU_ID, '/sell/'), draft])).toEqual([
		['/about/', 'Item 1'],
		['/prices/', 'Own prices'],
		['/cities/', 'Own cities'],
		['/sell/', `Item ${BUTTON_MENU_ID}`],
		['/draft/', 'Item 9'],
	]);
});

it('the agency places an entry, under its own title or the remote’s, and hides another', () => {
	const placed = item(2, 'remote:guide.cities', { title: {} });
	const menu = [
		item(1, '/about/', { childMenus: [placed] }),
		item(3, 'remote:guide.prices', { status: 'Hidden' }),
	];
	const [about, ...rest] = withEntries({ ...SAMPLE_SITE, menu }, [GUIDE]).menu;
	expect(rest).toEqual([]);
	expect(about?.childMenus).toEqual([{ ...placed, path: '/cities/', title: inAll('Own cities') }]);
	expect(menuOf([item(1, 'remote:guide.cities'), item(2, '/prices/')])).toEqual([
		['/cities/', 'Item 1'],
		['/prices/', 'Item 2'],
	]);
});

it('an entry goes with its remote, wherever the agency placed it', () => {
	expect(menuOf([item(1, 'remote:guide.cities'), item(2, '/about/')], [])).toEqual([['/about/', 'Item 2']]);
	expect(footerOf([{ path: 'remote:guide.tax', label: {} }], [])).toEqual([[]]);
});

it('links of the footer are placed and hidden alike; the rest is a block of its own', () => {
	expect(footerOf([{ path: '/about/', label: { en: 'About' } }])).toEqual([
		[['/about/', 'About']],
		[
			['/prices/', 'Own prices'],
			['/tax/', 'Own tax'],
		],
	]);
	expect(
		footerOf([
			{ path: 'remote:guide.tax', label: {} },
			{ path: 'remote:guide.prices', label: {}, status: 'Hidden' },
		]),
	).toEqual([[['/tax/', 'Own tax']]]);
});

it('all remotes together bring no more than the bar has room for', () => {
	const many = ['a', 'b', 'c'].map((name) => ({
		...GUIDE,
		name,
		routes: GUIDE.routes.map((route) => ({ ...route, paths: { original: `/${name}-${route.id}/` } })),
	}));
	expect(menuOf([], many)).toHaveLength(4);
});
