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
const GONE = [
	sampleProperty({ ID: 5, State: 'sold', Price: 481_516, NotaryFees: 8_151 }),
	sampleProperty({ ID: 6, Goal: 1, State: 'rented', Price: 1_347 }),
];
const DISCREET = sampleProperty({
	ID: 7,
	Marquee: 4,
	Street: 'Discretelaan',
	HouseNumber: '9173',
	TypeDescription: { nl: 'Villa aan de Discretelaan 9173', fr: 'Villa, Discretelaan 9173' },
	Description: { nl: '<p>Gelegen in de Discretelaan.</p>' },
	Location: { lat: 50.851_23, lng: 4.351_87 },
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
			...GONE,
			DISCREET,
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

	const everywhere = [
		'properties?goal=0',
		'properties?goal=1',
		'properties?goal=any&ids=5,6,7&excerpt=yes',
		'properties/map?goal=0',
		'properties/map?goal=1',
		'properties/5?',
		'properties/6?',
		'properties/7?',
		'properties/2?',
		'places/gent?goal=0',
		'suggestions?goal=0&text=REF-5',
		'suggestions?goal=0&text=discretelaan',
		'suggestions?goal=0&text=discret',
		'indexable?kind=property-sale&part=0',
	];
	it.each(everywhere)(
		'tell no price of what is sold or let, and no address of a discreet sale: %s',
		async (path) => {
			const { body, statusCode } = await api.app.inject(`/api/v1/${path}&language=nl`);
			expect(statusCode, body).toBe(200);
			expect(body).not.toMatch(/481516|8151\b|1347|[Dd]iscretelaan|9173|50\.8512|4\.3518/);
		},
	);

	it('say of what is sold or let that its price is not published', async () => {
		const { items } = (await api.app.inject('/api/v1/properties?language=nl&goal=any&ids=5,6,2')).json();
		expect(items.map(({ PublishPrice }: { PublishPrice: boolean }) => PublishPrice)).toEqual([
			false,
			false,
			true,
		]);
	});

	it('are found by no bounds of a price, and stand behind all others in its order', async () => {
		expect(await total('ids=5')).toBe(1);
		expect(await total('ids=5&price=481516-481516')).toBe(0);
		expect(await total('ids=5&price=0-900000')).toBe(0);
		for (const sort of ['price-asc', 'price-desc', 'price-per-m2-asc']) {
			const { items } = (await api.app.inject(`/api/v1/properties?language=nl&goal=0&sort=${sort}`)).json();
			const ids: number[] = items.map(({ ID }: { ID: number }) => ID);
			expect([1, 5]).toEqual(ids.slice(-2).sort());
		}
	});

	it('let a discreet sale be found by neither its street nor a few metres around it', async () => {
		expect(await total('search=Discretelaan')).toBe(0);
		expect(await total('search=9173')).toBe(0);
		expect(await total('ids=7')).toBe(1);
		expect(await total('ids=7&bounds=50.8512,4.3518,50.8513,4.3519')).toBe(0);
		const { property }: PropertyAnswer = (await api.app.inject('/api/v1/properties/7?language=nl')).json();
		expect(property.TypeDescription).toBe('Villa');
		expect(property.Slugs.nl?.slug).toBe('villa');
		expect(property.Location).toBeUndefined();
		expect(property.ApproximateLocation).toBeDefined();
	});
});
