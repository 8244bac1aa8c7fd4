import { createRouteTable, type Page, type PageHead } from '@estate/shared-contract';
import { SAMPLE_CONFIGURATION, samplePage } from '@estate/shared-contract/samples';
import { expect, it } from 'vitest';
import { pageRoutes } from '../routes/page-routes.ts';
import type { FilledSlot } from '../view/page-view.ts';
import { cmsPage } from './cms-page.ts';
import { FULL_WIDTH } from './planned-slot.ts';

function planned(settings: Partial<Page> = {}, heads: PageHead[] = []) {
	const sample = samplePage(6, 'nl');
	if (!sample) throw new Error('The sample site has no page 6.');
	const page = { ...sample, ...settings };
	const [route] = pageRoutes([page]);
	if (!route) throw new Error('The page has no route.');
	const filled = heads.map(
		(head, index): FilledSlot => ({
			slot: {
				key: `s${index}`,
				remote: 'content',
				slot: { name: 'category', priority: 'essential', hydration: 'never', query: [] },
				input: null,
				row: index,
				columns: FULL_WIDTH,
			},
			version: '1.0.0',
			result: { data: null, head, isDrawn: true },
		}),
	);
	const table = createRouteTable([route], ['nl', 'fr']);
	const site = SAMPLE_CONFIGURATION;
	return cmsPage({ route, params: {}, language: 'nl', table, site, text: (key) => key }, page, filled);
}

it('has its own head where no module adds to it', () => {
	const { head } = planned({ seo: { nl: { isActiveSEO: true, pageTitle: 'Blog | Meander' } } });
	expect(head).toMatchObject({ title: 'Blog | Meander' });
	expect(head.canonical).toBeUndefined();
	expect(head.noindex).toBeUndefined();
});

it('takes from its modules which part of a list is shown', () => {
	const { head } = planned({ seo: { nl: { isActiveSEO: true, pageTitle: 'Blog' } } }, [
		{ title: '' },
		{ title: 'Pagina 2', canonical: '/nl/blog/?page=2', jsonLd: [{ '@type': 'ItemList' }] },
		{ title: '', noindex: true },
	]);
	expect(head).toMatchObject({
		title: 'Pagina 2 · Blog',
		canonical: '/nl/blog/?page=2',
		noindex: true,
		jsonLd: [{ '@type': 'ItemList' }],
	});
});

it('names its style sheet by what is in it, and what it is for', () => {
	const one = planned({ css: '[data-page="6"] .a{color:red}' }).view.style;
	const other = planned({ css: '[data-page="6"] .a{color:blue}' }).view.style;
	expect(one).toEqual({ scope: '6', href: expect.stringMatching(/^\/-\/pages\/6\.[0-9a-f]{16}\.css$/) });
	expect(other?.href).not.toBe(one?.href);
	expect(planned({ css: ' ' }).view.style).toBeUndefined();
});

it('says that links to other sites pass no rank and no referrer, and stays in search engines', () => {
	expect(planned({ noReferrerNoFollow: true }).head).toMatchObject({ noReferrerNoFollow: true });
	expect(planned({ noReferrerNoFollow: true }).head.noindex).toBeUndefined();
});

it('shows banner, trail and sub-menu as far as its editor wants them', () => {
	const { view } = planned({
		showPageBanner: false,
		showBreadCrumb: false,
		isHaveSubMenu: true,
		showFixedMenu: true,
		subMenu: [{ label: { nl: 'Nieuws' }, anchor: 'module-1' }],
	});
	expect(view).toMatchObject({
		headingStyle: 'hidden',
		hasTrail: false,
		subMenu: { isFixed: true, entries: [{ label: 'Nieuws', anchor: 'module-1' }] },
	});
});
