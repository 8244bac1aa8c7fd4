import { createRouteTable, type LoadResult, type Page, type RemoteManifest } from '@estate/shared-contract';
import { SAMPLE_CONFIGURATION, samplePage } from '@estate/shared-contract/samples';
import { expect, it } from 'vitest';
import { siteRoutes } from '../routes/site-routes.ts';
import type { FilledSlot } from '../view/page-view.ts';
import { FULL_WIDTH } from './planned-slot.ts';
import { routeWithPage } from './route-with-page.ts';

const sample = samplePage(6, 'nl');
if (!sample) throw new Error('The sample site has no page 6.');
const page: Page = {
	...sample,
	path: '/demand-register/',
	bannerTitle: { nl: 'Laat ons zoeken' },
	bannerColor: '#1f3d36',
	bannerType: 'color',
	bannerTransparent: false,
	showPageBanner: true,
	seo: {
		nl: { isActiveSEO: true, pageTitle: 'Zoekopdracht bij Meander', metadataDescription: 'Wij zoeken mee.' },
	},
};
const manifest: Pick<RemoteManifest, 'name' | 'routes'> = {
	name: 'forms',
	routes: [
		{
			id: 'demand-register',
			pageType: 'page',
			paths: { original: '/demand-register/', nl: '/zoekopdracht/' },
			slots: ['demand-register'],
			breadcrumb: [],
			unprefixed: 'show',
		},
	],
};
const [route] = siteRoutes([manifest], [page]);
if (!route) throw new Error('The remote has no route.');

function shown(result: Partial<LoadResult<unknown>>, isOwn = false) {
	const form: FilledSlot = {
		slot: {
			key: 's0',
			remote: 'forms',
			slot: { name: 'demand-register', priority: 'primary', hydration: 'idle', query: [] },
			input: null,
			row: 0,
			columns: FULL_WIDTH,
		},
		version: '1.0.0',
		result: {
			data: null,
			isDrawn: true,
			heading: 'Zoekopdracht',
			head: { title: 'Zoekopdracht' },
			...result,
		},
	};
	const table = createRouteTable(route ? [route] : [], ['nl', 'fr']);
	const setting = {
		params: {},
		language: 'nl',
		table,
		site: SAMPLE_CONFIGURATION,
		text: (key: string) => key,
	} as const;
	return routeWithPage({ ...setting, route: route as NonNullable<typeof route> }, page, [form], isOwn);
}

it('a remote’s route knows the published CMS page of its path, and no page that leads elsewhere or is a draft', () => {
	expect(route.page).toBe(page.id);
	expect(siteRoutes([manifest], [{ ...page, redirectUrl: '/elsewhere/' }])[0]?.page).toBeUndefined();
	expect(siteRoutes([manifest], [{ ...page, status: 'Draft' }])[0]?.page).toBeUndefined();
});

it('has title, search-engine data and banner of its CMS page', () => {
	const { view, head } = shown({});
	expect(head).toMatchObject({ title: 'Zoekopdracht bij Meander', description: 'Wij zoeken mee.' });
	expect(view).toMatchObject({
		heading: 'Laat ons zoeken',
		headingStyle: 'banner',
		pageBanner: { color: '#1f3d36' },
		routeId: 'forms.demand-register',
	});
	expect(view.trail.at(-1)).toEqual({ name: 'Laat ons zoeken' });
});

it('keeps the words of a form that was posted, in the look of its CMS page', () => {
	const { view, head } = shown({ head: { title: 'Fout: Zoekopdracht' } }, true);
	expect(head.title).toBe('Fout: Zoekopdracht');
	expect(view).toMatchObject({ heading: 'Zoekopdracht', pageBanner: { color: '#1f3d36' } });
});

it('stays out of search engines where its slot says so', () => {
	expect(shown({ head: { title: 'Zoekopdracht', noindex: true } }).head.noindex).toBe(true);
});
