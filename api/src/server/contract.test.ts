import { ENDPOINTS, type EndpointName } from '@estate/shared-contract';
import { ENDPOINT_SCHEMAS } from '@estate/shared-contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FeedProject } from '../import/feed/project.schema.ts';
import { importItems } from '../testing/import-items.ts';
import { SAMPLE_SITE, sampleProperty } from '../testing/sample-feed.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { openTestDatabase } from '../testing/test-databases.ts';

const SVG =
	'<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200"/></svg>';
const pictures = [{ file: 'a.svg', name: 'Gevel', alt: { nl: 'Gevel' }, kind: 'photo' as const }];

const PROJECT: FeedProject = {
	kind: 'project',
	ID: 14,
	Goal: 0,
	Name: { nl: 'Park Leie', fr: 'Parc de la Lys' },
	City: 'Gent',
	Zip: '9000',
	WebID: 2,
	PriceMin: 259_000,
	PriceMax: 349_000,
	PublicAddress: false,
	Street: 'Geheimstraat',
	CountryID: 10,
	CountryName: { nl: 'België' },
	State: 'available',
	Description: { nl: '<p>Wonen</p>' },
	Location: { lat: 51, lng: 3.7 },
	contactId: 1,
	pictures,
	documents: [],
	units: [1, 2].map((n) => ({
		ID: 140 + n,
		Name: { nl: `Appartement ${n}` },
		WebID: 2,
		Bedrooms: 2,
		Price: 259_000,
		PublishPrice: n === 1,
		State: n === 1 ? 'available' : 'sold',
		Description: { nl: '<p>Licht</p>' },
		pictures,
	})),
};

const ADDRESSES: Partial<Record<EndpointName, string>> = {
	revision: '',
	site: '',
	properties: '?language=fr&goal=0&hide=sold&sort=price-asc',
	propertyCount: '?language=nl&goal=1',
	propertyMap: '?language=nl&goal=any',
	suggestions: '?language=nl&goal=0&text=ge',
	property: '/1?language=en',
	projects: '?language=fr',
	project: '/14?language=nl',
	unit: '/141?language=de',
	page: '/1?language=fr',
	articles: '?language=nl&kind=news&limit=2',
	article: '/nieuws-2?language=nl',
	categories: '?language=nl',
	testimonials: '?language=nl',
	team: '?language=fr',
	types: '?language=fr',
	cities: '?language=nl&goal=0',
	neighbourhoods: '?language=nl',
};

describe('the contract', () => {
	let api: TestApi;
	beforeAll(async () => {
		api = await createTestApi(await openTestDatabase());
		const report = await importItems(
			api.database.db,
			[
				...SAMPLE_SITE,
				...[1, 2, 3].map((ID) => sampleProperty({ ID, pictures, contactId: 1 })),
				PROJECT,
				{
					kind: 'category',
					id: 9,
					name: { nl: 'Getuigenissen' },
					categoryKind: 'testimonials',
					parentId: null,
				},
				{
					kind: 'testimonial',
					id: 1,
					name: 'Jan & Mia',
					aboutYou: { nl: 'Kopers' },
					comment: { nl: 'Fijn.' },
					rating: 5,
					picture: { file: 'a.svg', name: 'Jan' },
					publishedAt: '2026-01-01T00:00:00+01:00',
				},
				{
					kind: 'neighbourhood',
					ID: 1,
					Name: 'Ekkergem',
					Title: { nl: 'Wonen in Ekkergem' },
					Subtitle: {},
					Description: {},
					Coordinates: [{ lat: 51, lng: 3.7 }],
					pictures,
				},
			],
			{ files: { 'a.svg': SVG } },
		);
		expect(report.refused).toEqual([]);
		// The samples' articles bring a script on purpose.
		expect(new Set(report.leftOut.map(({ path }) => path))).toEqual(new Set(['body.nl']));
	});
	afterAll(() => api.close());

	const pathOf = (name: EndpointName) =>
		ENDPOINTS[name].path.replace(/\/:\w+$/, '') + (ADDRESSES[name] ?? '');

	it.each(Object.keys(ADDRESSES) as EndpointName[])(
		'is kept by %s, with a tag, a revision and a lifetime',
		async (name) => {
			const response = await api.app.inject(pathOf(name));
			expect(response.statusCode, response.body.slice(0, 300)).toBe(200);
			const result = ENDPOINT_SCHEMAS[name].response.safeParse(response.json());
			expect(result.error?.issues ?? []).toEqual([]);
			expect(response.headers['cache-control']).toMatch(/^public, max-age=/);
			expect(response.headers['x-content-revision']).toMatch(/^\d+$/);
			const again = await api.app.inject({
				url: pathOf(name),
				headers: { 'if-none-match': String(response.headers.etag) },
			});
			expect([again.statusCode, again.body]).toEqual([304, '']);
		},
	);

	it('names every endpoint in the description, and shows it to people under a strict policy', async () => {
		const description = (await api.app.inject('/api/openapi.json')).json();
		expect(description.openapi).toBe('3.1.0');
		const names = Object.values(description.paths as Record<string, Record<string, { operationId: string }>>)
			.flatMap((methods) => Object.values(methods))
			.map(({ operationId }) => operationId);
		const files = [
			'ownerCommunicationsCsv',
			'ownerCommunicationsXlsx',
			'ownerMessageFile',
			'ownerDocument',
			'ownerReportPdf',
			'ownerReportCsv',
			'ownerReportXlsx',
			'ownerAddedDocument',
			'ownerCalendar',
		];
		expect(names.sort()).toEqual([...Object.keys(ENDPOINTS), ...files].sort());
		const page = await api.app.inject('/api/docs');
		expect(page.headers['content-security-policy']).toContain("default-src 'none'; script-src 'self';");
		const scripts = Array.from(page.body.matchAll(/<script src="([^"]+)"/g), ([, source]) => source);
		expect(scripts.length).toBeGreaterThan(0);
		for (const source of scripts) expect((await api.app.inject(source ?? '')).statusCode).toBe(200);
		expect((await api.app.inject('/api/docs/json')).json()).toEqual(description);
	});

	it('shows a page with its modules: newest first, no more than asked for, nothing that is not public', async () => {
		const page = (await api.app.inject('/api/v1/pages/1?language=fr')).json();
		const [news] = page.modules;
		expect(news.articles.map(({ id }: { id: number }) => id)).toEqual([4, 3, 2]);
		expect(news.categories).toMatchObject([{ name: 'Actualités' }]);
		expect(news.articles[0].body).toBe('<p>Tekst 4</p>');
		expect(JSON.stringify(page)).not.toContain('geheim');
	});

	it('lets the default language stand in, key by key, where a translation lacks', async () => {
		const french = (await api.app.inject('/api/v1/articles?language=fr')).json().items;
		expect(french.map(({ title }: { title: string }) => title)).toEqual([
			'Nieuws 4',
			'Nieuws 3',
			'Nieuws 2',
			'Actualité première',
		]);
		const first = (await api.app.inject('/api/v1/articles/nieuws-1?language=fr')).json();
		expect(first).toMatchObject({ slug: 'actualite-premiere', slugs: { nl: 'nieuws-1', de: 'nieuws-1' } });
	});

	it('shows only what is published in menu, links and pages', async () => {
		const site = (await api.app.inject('/api/v1/site')).json();
		expect(site.menu).toMatchObject([{ id: 1, childMenus: [] }]);
		expect(site.configuration.topLinks).toHaveLength(1);
		expect(JSON.stringify(site)).not.toContain('Verborgen tekst');
	});

	it('counts the properties of each city, and lists for a goal only cities that have some', async () => {
		const all = (await api.app.inject('/api/v1/cities?language=nl')).json().items;
		expect(
			all.map(({ Name, PropertyCount }: { Name: string; PropertyCount: number }) => [Name, PropertyCount]),
		).toEqual([
			['Antwerpen', 0],
			['Brussel', 0],
			['Genk', 0],
			['Gent', 4],
		]);
		expect((await api.app.inject('/api/v1/cities?language=nl&goal=1')).json().items).toEqual([]);
	});

	it('shows a project with its units, without hidden address and prices', async () => {
		const project = (await api.app.inject('/api/v1/projects/14?language=fr')).json();
		expect(project).toMatchObject({ WebIDName: 'Appartement (2)', UnitCount: 2, UnitsSold: 1 });
		expect(project.Slugs.fr).toEqual({ city: 'gand', slug: 'parc-de-la-lys' });
		expect(project.Location).toBeUndefined();
		expect(JSON.stringify(project)).not.toContain('Geheimstraat');
		expect(project.Units.map(({ Price }: { Price?: number }) => Price)).toEqual([259_000, undefined]);
	});
});
