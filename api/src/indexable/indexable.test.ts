import { INDEXABLE_KINDS, type IndexableAnswer, type IndexableKind } from '@estate/shared-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importItems } from '../testing/import-items.ts';
import { SAMPLE_SITE, sampleProperty } from '../testing/sample-feed.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { openTestDatabase } from '../testing/test-databases.ts';

describe('what search engines may know', () => {
	let api: TestApi;
	beforeAll(async () => {
		api = await createTestApi(await openTestDatabase());
		await importItems(api.database.db, [
			...SAMPLE_SITE,
			sampleProperty({ ID: 1, PublishAddress: false, Street: 'Verborgenlaan' }),
			sampleProperty({ ID: 2, State: 'sold' }),
			sampleProperty({ ID: 3, State: 'withdrawn' }),
			sampleProperty({ ID: 4, Goal: 1 }),
		]);
	});
	afterAll(() => api.close());
	const read = async (kind: IndexableKind, part = 0) => {
		const { body } = await api.app.inject(`/api/v1/indexable?kind=${kind}&part=${part}`);
		return { body, ...(JSON.parse(body) as IndexableAnswer) };
	};
	const idsOf = ({ items }: IndexableAnswer) => items.map(({ parameters }) => parameters.nl.id);

	it('is every property of a goal that is or was on offer, not one that was withdrawn', async () => {
		expect(idsOf(await read('property-sale'))).toEqual(['1', '2']);
		expect(idsOf(await read('property-rent'))).toEqual(['4']);
	});

	it('is what the address of the property is made of, in every language', async () => {
		const { items, body } = await read('property-sale');
		const { property } = (await api.app.inject('/api/v1/properties/1?language=fr')).json();
		for (const language of ['nl', 'fr', 'en', 'de'] as const)
			expect(items[0]?.parameters[language]).toEqual({ ...property.Slugs[language], id: '1' });
		expect(body).not.toContain('Verborgenlaan');
	});

	it('comes in parts, and a part beyond the last is empty', async () => {
		expect((await read('property-sale')).parts).toBe(1);
		expect(await read('property-sale', 7)).toMatchObject({ items: [], parts: 0 });
	});

	it.each(INDEXABLE_KINDS)('answers for %s', async (kind) => {
		expect((await read(kind)).parts).toBeGreaterThanOrEqual(0);
	});

	it('refuses a kind that it does not know', async () => {
		expect((await api.app.inject('/api/v1/indexable?kind=secrets')).statusCode).toBe(400);
	});
});
