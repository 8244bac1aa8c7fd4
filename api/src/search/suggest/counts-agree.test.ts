import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FeedProject } from '../../import/feed/project.schema.ts';
import { importItems } from '../../testing/import-items.ts';
import { SAMPLE_SITE, sampleProject, sampleProperty } from '../../testing/sample-feed.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { testDatabases } from '../../testing/test-databases.ts';

const unit = (ID: number): FeedProject['units'][number] => ({
	ID,
	Name: { nl: `Lot ${ID}` },
	WebID: 2,
	Price: 300_000,
	PublishPrice: true,
	State: 'available',
	Description: { nl: '<p>Licht</p>' },
	pictures: [],
});

/** Two properties and two units in one place, of which lists count four. */
describe.each(testDatabases())('what stands beside a list on $name', ({ open }) => {
	let api: TestApi;
	beforeAll(async () => {
		api = await createTestApi(await open());
		const { refused } = await importItems(api.database.db, [
			...SAMPLE_SITE,
			sampleProperty({ ID: 1, City: 'Genk', Zip: '3600' }),
			sampleProperty({ ID: 2, City: 'Genk', Zip: '3600' }),
			sampleProject({ ID: 7, City: 'Genk', Zip: '3600', units: [unit(71), unit(72)] }),
		]);
		expect(refused).toEqual([]);
	});
	afterAll(() => api.close());

	async function read(path: string) {
		const response = await api.app.inject(`/api/v1/${path}`);
		expect(response.statusCode, response.body).toBe(200);
		return response.json();
	}

	it('counts as the list does: suggestions, cities of the filter and the page of the place', async () => {
		const list = await read('properties?language=nl&goal=0&city=genk%7C3600&units=grouped');
		expect(list.total).toBe(4);
		const { items: suggestions } = await read('suggestions?language=nl&goal=0&text=genk');
		expect(suggestions[0]).toMatchObject({ label: 'Genk', count: 4 });
		const { items: cities } = await read('cities?language=nl&goal=0');
		expect(cities).toMatchObject([{ Name: 'Genk', PropertyCount: 4 }]);
		const page = await read('places/genk?language=nl&goal=0');
		expect([page.total, page.items.length]).toEqual([4, 4]);
	});
});
