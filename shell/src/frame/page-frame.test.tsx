import { createRouteTable, type Site } from '@estate/shared-contract';
import { SAMPLE_SITE } from '@estate/shared-contract/samples';
import { expect, it } from 'vitest';
import { pageRoutes } from '../page/routes/page-routes.ts';
import type { PageView } from '../page/view/page-json.ts';
import type { FrameModel } from './frame-model.ts';
import { keptPart } from './kept-parts.ts';
import { pageBody } from './page-frame.tsx';

const { configuration, pages } = SAMPLE_SITE;
const newTable = () => createRouteTable(pageRoutes(pages), configuration.enabledLanguages);

const view: PageView = {
	routeId: 'page.3',
	params: {},
	language: 'nl',
	heading: 'Over ons',
	headingStyle: 'banner',
	trail: [],
	hasTrail: false,
	slots: [],
};

const modelOf = (changes: Partial<FrameModel> = {}): FrameModel =>
	({
		site: SAMPLE_SITE,
		table: newTable(),
		language: 'nl',
		pathname: '/nl/over-ons/',
		search: '',
		addresses: { byLanguage: { nl: '/nl/over-ons/', fr: '/fr/a-propos/' } },
		view,
		slotHtml: new Map(),
		overrides: [],
		...changes,
	}) as FrameModel;

const currentOf = (html: string) =>
	[...html.matchAll(/href="([^"]+)"[^>]*aria-current="page"/g)].map(([, href]) => href);

it('pages of one site share what is around them, but for what is their own', () => {
	const table = newTable();
	const one = pageBody(modelOf({ table }));
	const addresses = { byLanguage: { nl: '/nl/te-koop/', fr: '/fr/a-vendre/' } } as FrameModel['addresses'];
	const other = pageBody(
		modelOf({
			table,
			pathname: '/nl/te-koop/',
			search: '?price=1-',
			addresses,
			overrides: ['listings 2.0.0'],
		}),
	);
	expect(one).toContain('href="/fr/a-propos/"');
	expect(other).not.toContain('/fr/a-propos/');
	expect(other.match(/href="\/fr\/a-vendre\/\?price=1-"/g)).toHaveLength(3);
	expect(other).toContain('listings 2.0.0');
	expect(one).not.toContain('/-/override/leave');
	expect(one).not.toContain('page-hole');
	expect(currentOf(one)).toContain('/nl/over-ons/');
	expect(currentOf(other)).not.toContain('/nl/over-ons/');
	expect(pageBody(modelOf({ table }))).toBe(one);
});

it('another language, release set or revision of the content has a frame of its own', () => {
	const table = newTable();
	const before = pageBody(modelOf({ table }));
	const renamed: Site = {
		...SAMPLE_SITE,
		configuration: { ...configuration, agency: { ...configuration.agency, legalName: 'Meander Zuid bv' } },
	};
	expect(before).not.toContain('Meander Zuid bv');
	expect(pageBody(modelOf({ site: renamed }))).toContain('Meander Zuid bv');
	expect(pageBody(modelOf({ table, language: 'fr' }))).toMatch(/aria-current="true"[^>]*>FR</);
	expect(pageBody(modelOf({ table }))).toBe(before);
});

it('keeps a bounded number of parts, each rendered once while it is kept', () => {
	const table = newTable();
	const rendered: string[] = [];
	const part = (name: string) =>
		keptPart(table, name, () => {
			rendered.push(name);
			return `<p>${name}</p>`;
		});
	expect([part('first'), part('first')]).toEqual(['<p>first</p>', '<p>first</p>']);
	expect(rendered).toEqual(['first']);
	for (let count = 0; count < 200; count++) part(`part ${count}`);
	part('first');
	expect(rendered.filter((name) => name === 'first')).toHaveLength(2);
});
