import type { PropertyAnswer } from '@estate/shared-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importItems } from '../testing/import-items.ts';
import { SAMPLE_SITE, sampleProperty } from '../testing/sample-feed.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { openTestDatabase } from '../testing/test-databases.ts';

const HIDDEN = sampleProperty({
	ID: 1,
	PublishAddress: false,
	PublishPrice: false,
	Street: 'Verborgenlaan',
	HouseNumber: '8127',
	BoxNr: 'bus 931',
	Price: 777_123,
	Location: { lat: 51.063_611, lng: 3.721_199 },
});
function metresBetween(one: { lat: number; lng: number }, other: { lat: number; lng: number }): number {
	const x = (one.lng - other.lng) * 111_320 * Math.cos((one.lat * Math.PI) / 180);
	return Math.hypot(x, (one.lat - other.lat) * 111_320);
}

describe('a hidden address and price', () => {
	let api: TestApi;
	beforeAll(async () => {
		api = await createTestApi(await openTestDatabase());
		await importItems(api.database.db, [
			...SAMPLE_SITE,
			HIDDEN,
			...[2, 3, 4].map((ID) => sampleProperty({ ID })),
		]);
	});
	afterAll(() => api.close());
	const total = async (query: string) =>
		(await api.app.inject(`/api/v1/properties/count?language=nl&goal=0&${query}`)).json().total;

	it('are found by no text', async () => {
		expect(await total('search=Verborgenlaan')).toBe(0);
		expect(await total('search=8127')).toBe(0);
	});

	it('have a circle in place of the point: it holds the property, and its middle is the same for the neighbours', async () => {
		const read = async (): Promise<PropertyAnswer> =>
			(await api.app.inject('/api/v1/properties/1?language=nl')).json();
		const { property } = await read();
		expect(property.Location).toBeUndefined();
		const circle = property.ApproximateLocation;
		if (!circle || !HIDDEN.Location) throw new Error('no circle');
		expect(metresBetween(circle, HIDDEN.Location)).toBeLessThan(circle.radiusMetres);
		await importItems(api.database.db, [
			{ ...HIDDEN, Location: { lat: HIDDEN.Location.lat + 0.0001, lng: HIDDEN.Location.lng + 0.0001 } },
		]);
		expect((await read()).property.ApproximateLocation).toEqual(circle);
	});

	it('are there when they are to be published', async () => {
		const { property }: PropertyAnswer = (await api.app.inject('/api/v1/properties/2?language=nl')).json();
		expect(property).toMatchObject({ Street: 'Coupure', HouseNumber: '2', Price: 350_000 });
		expect(property.Location).toEqual({ lat: 51.0536, lng: 3.7112 });
		expect(property.ApproximateLocation).toBeUndefined();
	});
});
