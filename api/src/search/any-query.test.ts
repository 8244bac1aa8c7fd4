import { type PropertyPage, SEARCH_PARAMETERS } from '@estate/shared-contract';
import { propertyMapSchema, propertyPageSchema } from '@estate/shared-contract/schemas';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importItems } from '../testing/import-items.ts';
import { SAMPLE_SITE, sampleProperty } from '../testing/sample-feed.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { testDatabases } from '../testing/test-databases.ts';

const ODD = [
	"' or 1=1 --",
	"'; drop table property; --",
	'a & | ! (',
	':*',
	'\\',
	'%',
	'<->',
	'"',
	'<script>alert(1)</script>',
	'🏡🏡🏡',
	'\0',
	'a\0b',
	'\u202egent',
	'١٢٣',
	'-1',
	'NaN',
	'1e999',
	'999999999',
	'null',
	'x'.repeat(10_000),
	'huis '.repeat(2_000),
];

/** On each kind of database, other ones every time */
const NUM_RUNS = 30;
const SCHEMAS: Record<string, typeof propertyPageSchema | typeof propertyMapSchema> = {
	properties: propertyPageSchema,
	'properties/map': propertyMapSchema,
};
const PROPERTIES = [1, 2, 3].map((ID) => sampleProperty({ ID }));

describe.each(testDatabases())('any query string whatever on $name', ({ open }) => {
	let api: TestApi;
	beforeAll(async () => {
		api = await createTestApi(await open());
		await importItems(api.database.db, [...SAMPLE_SITE, ...PROPERTIES]);
	});
	afterAll(() => api.close());

	const ask = (path: string, query: URLSearchParams) =>
		api.app.inject(`/api/v1/${path}?language=nl&goal=0&${query}`);

	it('is answered as a search, by list, count, map and detail', async () => {
		const value = fc.oneof(fc.constantFrom(...ODD), fc.string({ unit: 'binary', maxLength: 40 }));
		await fc.assert(
			fc.asyncProperty(
				fc.array(fc.tuple(fc.constantFrom(...SEARCH_PARAMETERS), value), { maxLength: 3 }),
				async (pairs) => {
					const query = new URLSearchParams(pairs);
					fc.pre(query.toString().length < 11_000);
					for (const path of ['properties', 'properties/count', 'properties/map', 'properties/1']) {
						const response = await ask(path, query);
						expect([path, response.statusCode, response.body.slice(0, 200)]).toEqual([
							path,
							200,
							expect.anything(),
						]);
						const schema = SCHEMAS[path];
						if (schema) expect(schema.safeParse(response.json()).error?.issues).toBeUndefined();
					}
				},
			),
			{ numRuns: NUM_RUNS },
		);
	});

	it('is answered with what it means nothing by, while the rest of it filters', async () => {
		const answer: PropertyPage = (
			await ask(
				'properties',
				new URLSearchParams('type=1&type=77&bedrooms=many&ids=1,2,3,drop&city=atlantis|1'),
			)
		).json();
		expect(answer.total).toBe(3);
		expect(answer.dropped).toEqual([
			{ name: 'bedrooms', value: 'many' },
			{ name: 'ids', value: 'drop' },
			{ name: 'type', value: '77' },
		]);
		expect(answer.unknownCities).toEqual(['atlantis (1)']);
	});

	it('may be a text of 10,000 characters', async () => {
		const answer = await ask('properties', new URLSearchParams({ search: 'x'.repeat(10_000) }));
		expect([answer.statusCode, answer.json().total]).toEqual([200, 0]);
	});
});
