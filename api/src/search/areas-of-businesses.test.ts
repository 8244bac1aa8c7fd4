import type { PropertyPage } from '@estate/shared-contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importItems } from '../testing/import-items.ts';
import { SAMPLE_SITE, sampleProperty } from '../testing/sample-feed.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { testDatabases } from '../testing/test-databases.ts';

const NO_HOME = { SurfaceLiving: undefined, Bedrooms: undefined };

let api: TestApi;
beforeAll(async () => {
	const [embedded] = testDatabases();
	if (!embedded) throw new Error('There is no database.');
	api = await createTestApi(await embedded.open());
	await importItems(api.database.db, [
		...SAMPLE_SITE,
		sampleProperty({ ID: 1, WebID: 9, ...NO_HOME, SurfaceTotal: 120 }),
		sampleProperty({ ID: 2, WebID: 9, ...NO_HOME, SurfaceTotal: 80 }),
		sampleProperty({ ID: 3, WebID: 8, ...NO_HOME, SurfaceStore: 500, SurfaceOffice: 60 }),
		sampleProperty({ ID: 4, WebID: 6, ...NO_HOME }),
		sampleProperty({ ID: 5, WebID: 1, SurfaceLiving: 140, SurfaceTotal: 300 }),
		sampleProperty({ ID: 6, WebID: 7, ...NO_HOME, SurfaceTotal: 18 }),
	]);
});
afterAll(() => api.close());

it.each([
	['kantoor 100 m2', [1], 'type=9&area=100-'],
	['loods van 550 m²', [3], 'type=8&area=550-'],
	['huis 200 m²', [], 'type=1&area=200-'],
	['winkel 100 m2', [4], 'type=6', '100 m2'],
	['garage 20 m2', [6], 'type=7', '20 m2'],
])(
	'compares the area that offices and halls have, and names it where nothing of the kind says its own: %s',
	async (search, ids, query, named = '') => {
		const response = await api.app.inject(
			`/api/v1/properties?language=nl&goal=0&${new URLSearchParams({ search })}`,
		);
		const { items, understood, dropped }: PropertyPage = response.json();
		const left = (dropped ?? []).map(({ value }) => value).join('; ');
		expect([items.map(({ ID }) => ID), understood?.query, left]).toEqual([ids, query, named]);
	},
);
