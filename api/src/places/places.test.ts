import type { CityEntry, PropertyAnswer, PropertyPage } from '@estate/shared-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importItems } from '../testing/import-items.ts';
import { SAMPLE_SITE, sampleProject, sampleProperty } from '../testing/sample-feed.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { testDatabases } from '../testing/test-databases.ts';

const { Location, ...BARE } = sampleProperty({ ID: 0 });
const located = (ID: number, City: string, Zip: string) => ({ ...BARE, ID, City, Zip });

const PROPERTIES = [
	located(1, 'GENT', '9000'),
	located(2, 'Gentbrugge', '9050'),
	located(3, 'Elsene', '1050'),
	located(4, 'Bruxelles', '1000'),
	located(5, 'Laken', '1020'),
	located(6, 'Aalst', '9300'),
	located(7, 'Aalst', '3800'),
	located(8, 'Mortsel', '2640'),
	located(9, 'Kontich', '2550'),
	located(10, 'Zuidpark', '9000'),
];

describe.each(testDatabases())('places on $name', ({ open }) => {
	let api: TestApi;
	beforeAll(async () => {
		api = await createTestApi(await open());
		const project = sampleProject({ ID: 30, City: 'Elsene', Zip: '1050' });
		const { refused } = await importItems(api.database.db, [...SAMPLE_SITE, ...PROPERTIES, project]);
		expect(refused).toEqual([]);
	});
	afterAll(() => api.close());

	async function get<Answer>(path: string, query: Record<string, string>): Promise<Answer> {
		const response = await api.app.inject(`/api/v1/${path}?${new URLSearchParams(query)}`);
		expect(response.statusCode, response.body).toBe(200);
		return response.json();
	}
	const search = (city: string, language = 'nl') =>
		get<PropertyPage>('properties', { language, goal: '0', city, sort: 'newest' });
	const found = async (city: string) => (await search(city)).items.map(({ ID }) => ID).sort((a, b) => a - b);

	it.each([
		['gent|9000', [1, 2]],
		['ghent|', [1, 2]],
		['gentbrugge|9050', [2]],
		['9050|', [2]],
		['brussel|', [3, 4, 5]],
		['brussels|1000', [4, 5]],
		['ixelles|1050', [3]],
		['laeken|1020', [5]],
		['aalst|9300', [6]],
		['alost|9300', [6]],
		['aalst|3800', [7]],
		['east flanders|', [1, 2, 6]],
		['vlaanderen|', [1, 2, 6, 7, 8, 9]],
		['zuidpark|9000', [10]],
		['hoboken|', []],
	])('finds in %s nothing but what lies there', async (city, ids) => {
		expect(await found(city)).toEqual(ids);
	});

	it('ignores a place that there is not, and names it', async () => {
		const { total, unknownCities } = await search('atlantis|9000');
		expect([total, unknownCities]).toEqual([PROPERTIES.length, ['atlantis (9000)']]);
	});

	it.each([
		['nl', 'Elsene', 'elsene'],
		['fr', 'Ixelles', 'ixelles'],
		['en', 'Ixelles', 'ixelles'],
		['de', 'Ixelles', 'ixelles'],
	])('is called as %s calls it, with addresses of all languages', async (language, name, slug) => {
		const { property } = await get<PropertyAnswer>('properties/3', { language });
		expect(property.City).toBe(name);
		expect(property.Slugs[language as 'nl']?.city).toBe(slug);
		expect(property.Slugs.nl?.city).toBe('elsene');
		const project = await get<{ City: string }>('projects/30', { language });
		expect(project.City).toBe(name);
	});

	it('keeps a city that no place is called, as the feed has it', async () => {
		const { property } = await get<PropertyAnswer>('properties/10', { language: 'fr' });
		expect([property.City, property.Slugs.fr?.city]).toEqual(['Zuidpark', 'zuidpark']);
	});

	it('counts what the filter of each place finds, in the language of the list', async () => {
		for (const [language, city] of [
			['nl', 'Elsene'],
			['fr', 'Ixelles'],
		]) {
			const { facets } = await search('', language);
			expect(facets.cities.map(({ Name }) => Name)).toContain(city);
			for (const { Name, Zip, count } of facets.cities)
				expect((await search(`${Name.toLowerCase()}|${Zip}`, language)).total, Name).toBe(count);
		}
	});

	it('names the places of a search in the language of the answer', async () => {
		expect((await search('gent|9000', 'fr')).places).toEqual([
			{ asked: 'gent|9000', Name: 'Gand', Zip: '9000', id: '44021', kind: 'municipality', slug: 'gand' },
		]);
		expect((await search('brussel|', 'en')).places).toMatchObject([
			{ asked: 'brussel|', Name: 'Brussels-Capital Region', Zip: '', kind: 'region' },
		]);
	});

	it('names the parts that a postcode means of a place, and those of no other', async () => {
		const partsOf = async (city: string, language = 'nl') =>
			(await search(city, language)).places?.[0]?.Parts;
		expect(await partsOf('gent|9050')).toEqual(['Gentbrugge', 'Ledeberg']);
		expect(await partsOf('gand|9050', 'fr')).toEqual(['Gentbrugge', 'Ledeberg']);
		for (const whole of ['gent|9000', 'gentbrugge|9050', 'brussel|', 'borgloon|3840'])
			expect(await partsOf(whole), whole).toBeUndefined();
	});

	it('lists a city of the feed once, in the language of the list', async () => {
		const { items } = await get<{ items: CityEntry[] }>('cities', { language: 'en', goal: '0' });
		expect(items.map(({ Name }) => Name)).toEqual(items.map(({ Name }) => Name).toSorted());
		expect(items.find(({ Zip }) => Zip === '9000')?.Name).toBe('Ghent');
	});

	it('has what is nearest among similar properties first', async () => {
		const { similar } = await get<PropertyAnswer>('properties/8', { language: 'nl' });
		expect(similar[0]?.City).toBe('Kontich');
	});
});
