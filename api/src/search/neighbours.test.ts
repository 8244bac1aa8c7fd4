import type { PropertyAnswer, PropertyPage } from '@estate/shared-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FeedProject } from '../import/feed/project.schema.ts';
import { importItems } from '../testing/import-items.ts';
import { SAMPLE_SITE, sampleProject, sampleProperty } from '../testing/sample-feed.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { testDatabases } from '../testing/test-databases.ts';

/** More than a page of them, which are one item of it. */
const UNITS = Array.from({ length: 14 }, (_, number): FeedProject['units'][number] => ({
	ID: number + 1,
	Name: { nl: `Lot ${number + 1}` },
	WebID: 2,
	Price: 200_000,
	PublishPrice: true,
	State: 'available',
	Description: { nl: '<p>Licht</p>' },
	pictures: [],
}));

describe.each(testDatabases())(
	'the neighbours of a property among units of projects, on $name',
	({ open }) => {
		let api: TestApi;
		beforeAll(async () => {
			api = await createTestApi(await open());
			const { refused } = await importItems(api.database.db, [
				...SAMPLE_SITE,
				sampleProject({ ID: 9, units: UNITS }),
				sampleProperty({ ID: 21, Price: 100_000 }),
				sampleProperty({ ID: 22, Price: 300_000 }),
			]);
			expect(refused).toEqual([]);
		});
		afterAll(() => api.close());

		const read = async <Answer>(path: string, query: string): Promise<Answer> =>
			(await api.app.inject(`/api/v1/properties${path}?language=nl&goal=0&${query}`)).json();

		it.each(['sort=price-asc', 'search=Gent', 'ids=21,-1,-2,22'])(
			'are counted as the list of %s counts, and leave its units out',
			async (query) => {
				const { total, items } = await read<PropertyPage>('', `units=grouped&${query}`);
				const own = items.findIndex(({ ID }) => ID === 22);
				const { previous, next, position } = await read<PropertyAnswer>('/22', `units=grouped&${query}`);
				expect(position).toMatchObject({ total, page: 1 });
				expect(own).toBeGreaterThanOrEqual(0);
				for (const neighbour of [previous, next]) expect([undefined, 21]).toContain(neighbour?.ID);
				expect([previous, next].filter(Boolean)).toHaveLength(1);
			},
		);

		it('stand on the page of the list that has a project once', async () => {
			const { position } = await read<PropertyAnswer>('/22', 'units=grouped&sort=price-asc');
			expect(position).toEqual({ index: 16, total: 16, page: 1 });
			const each = await read<PropertyAnswer>('/22', 'sort=price-asc');
			expect(each.position).toEqual({ index: 2, total: 2, page: 1 });
		});
	},
);
