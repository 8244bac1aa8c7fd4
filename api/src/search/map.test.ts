import { brotliCompressSync } from 'node:zlib';
import { MOST_MAP_POINTS, type PropertyMap } from '@estate/shared-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FeedItem } from '../import/feed/feed-item.schema.ts';
import { importItems } from '../testing/import-items.ts';
import { seededRandom } from '../testing/random.ts';
import { SAMPLE_SITE, sampleProperty } from '../testing/sample-feed.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { openTestDatabase } from '../testing/test-databases.ts';

const HIDDEN = sampleProperty({
	ID: 2,
	PublishAddress: false,
	Location: { lat: 51.063_611, lng: 3.721_199 },
	CreatedAt: '2026-03-01T00:00:00Z',
});
const { Location: _, ...NOWHERE } = sampleProperty({ ID: 4 });
const FEW = [
	sampleProperty({ ID: 1, Price: 410_000, PriceUnit: 7, State: 'option', CreatedAt: '2026-02-01T00:00:00Z' }),
	HIDDEN,
	sampleProperty({ ID: 3, Marquee: 4 }),
	NOWHERE,
];
/** The site with marquee 4 on the map's ignore list. */
const SITE = SAMPLE_SITE.map(
	(item): FeedItem =>
		item.kind === 'site'
			? { ...item, configuration: { ...item.configuration, marqueeIgnoreList: [4] } }
			: item,
);

describe('the map of a search', () => {
	let api: TestApi;
	beforeAll(async () => {
		api = await createTestApi(await openTestDatabase());
		await importItems(api.database.db, [...SITE, ...FEW]);
	});
	afterAll(() => api.close());
	const map = async (query = ''): Promise<PropertyMap> =>
		(await api.app.inject(`/api/v1/properties/map?language=nl&goal=0&${query}`)).json();

	it('shows every property that has a place, in order, without those whose marquee it ignores', async () => {
		expect(await map()).toEqual({
			total: 4,
			located: 2,
			circleRadius: 300,
			points: [
				expect.objectContaining({ ID: 2, Approximate: true }),
				{
					ID: 1,
					Lat: 51.0536,
					Lng: 3.7112,
					WebID: 1,
					Goal: 0,
					Price: 410_000,
					PriceUnit: 7,
					State: 'option',
				},
			],
		});
	});

	it('finds a hidden address by the middle of its circle, never by its true point', async () => {
		const shown = (await map()).points.find(({ ID }) => ID === 2);
		const around = (lat: number, lng: number) =>
			map(`bounds=${lat - 0.0002},${lng - 0.0002},${lat + 0.0002},${lng + 0.0002}`);
		expect((await around(shown?.Lat ?? 0, shown?.Lng ?? 0)).points.map(({ ID }) => ID)).toEqual([2]);
		expect((await around(51.063_611, 3.721_199)).total).toBe(0);
	});

	it('knows of the property’s detail page the same circle', async () => {
		const { property } = (await api.app.inject('/api/v1/properties/2?language=nl')).json();
		const shown = (await map()).points.find(({ ID }) => ID === 2);
		expect(property.ApproximateLocation).toMatchObject({ lat: shown?.Lat, lng: shown?.Lng });
	});

	it('takes at most 60 bytes a property as it travels, and stops at its limit', async () => {
		const random = seededRandom(3);
		const many = Array.from({ length: MOST_MAP_POINTS + 10 }, (_, index) =>
			sampleProperty({
				ID: 100 + index,
				Goal: 1,
				Price: 500 + random.below(1_500),
				Location: { lat: 50.8 + random.below(400_000) / 1e6, lng: 3.5 + random.below(900_000) / 1e6 },
			}),
		);
		await importItems(api.database.db, many);
		const response = await api.app.inject('/api/v1/properties/map?language=nl&goal=1');
		const answer: PropertyMap = response.json();
		expect([answer.total, answer.located, answer.points.length]).toEqual([
			MOST_MAP_POINTS + 10,
			MOST_MAP_POINTS + 10,
			MOST_MAP_POINTS,
		]);
		const thousand = JSON.stringify({ ...answer, points: answer.points.slice(0, 1_000) });
		expect(brotliCompressSync(thousand).length / 1_000).toBeLessThan(60);
	});
});
