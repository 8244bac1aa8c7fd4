import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importItems } from '../testing/import-items.ts';
import { SAMPLE_SITE, sampleProperty } from '../testing/sample-feed.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { openTestDatabase } from '../testing/test-databases.ts';

/** Properties that hide address and price, each with words and numbers that stand nowhere else. */
const HIDDEN = [1, 2, 3, 4].map((ID) =>
	sampleProperty({
		ID,
		Goal: ID % 2 === 0 ? 0 : 1,
		PublishAddress: false,
		PublishPrice: false,
		Street: `Verborgenlaan${ID}`,
		HouseNumber: `81${ID}27bis`,
		BoxNr: `bus 93${ID}1`,
		Price: 77_712_300 + ID,
		NotaryFees: 66_612_300 + ID,
		NotaryFeesWithVAT: 66_713_300 + ID,
		Location: { lat: 51.063_611 + ID / 1e5, lng: 3.721_199 + ID / 1e5 },
	}),
);
const SECRETS = HIDDEN.flatMap(({ ID, Location }) => [
	`Verborgenlaan${ID}`,
	`81${ID}27bis`,
	`bus 93${ID}1`,
	`${77_712_300 + ID}`,
	`${66_612_300 + ID}`,
	`${66_713_300 + ID}`,
	`${Location?.lat.toFixed(5)}`,
	`${Location?.lng.toFixed(5)}`,
]);
const SORTS = ['newest', 'price-asc', 'price-desc', 'area-desc', 'price-per-m2-asc'];
const SEARCHES = [
	...['0', '1', 'any'].flatMap((goal) => SORTS.map((sort) => `goal=${goal}&sort=${sort}`)),
	'goal=0&search=verborgenlaan',
	'goal=0&bedrooms=40',
	'goal=any&ids=1,2,3,4',
];

interface Operation {
	parameters?: { name: string; in: string }[];
}

describe('no answer of the api', () => {
	let api: TestApi;
	beforeAll(async () => {
		api = await createTestApi(await openTestDatabase());
		const open1 = [5, 6, 7, 8].map((ID) => sampleProperty({ ID, Goal: ID % 2 === 0 ? 0 : 1 }));
		await importItems(api.database.db, [...SAMPLE_SITE, ...HIDDEN, ...open1]);
	});
	afterAll(() => api.close());

	/** Every address that the description names for reading, for every property and search. */
	async function addresses(): Promise<string[]> {
		const { paths } = (await api.app.inject('/api/openapi.json')).json() as {
			paths: Record<string, { get?: Operation }>;
		};
		return Object.entries(paths).flatMap(([path, { get }]) => {
			if (!get) return [];
			const names = get.parameters?.map(({ name }) => name) ?? [];
			const searches =
				names.includes('goal') && names.includes('pageSize') ? SEARCHES : ['', 'price=0-500000'];
			const filled = /\{\w+\}/.test(path)
				? [1, 2, 3, 4, 5, 6, 7, 8].map((id) => path.replace(/\{\w+\}/, String(id)))
				: [path];
			return filled.flatMap((each) => searches.map((search) => `${each}?language=nl&${search}`));
		});
	}

	it('holds a street, number, point or price that is not to be published', async () => {
		let found = 0;
		for (const address of await addresses()) {
			const { body } = await api.app.inject(address);
			if (body.includes('"ID":1')) found++;
			for (const secret of SECRETS) expect(body, `${address} holds ${secret}`).not.toContain(secret);
		}
		expect(found).toBeGreaterThan(20);
	});

	it('reveals by no filter on the price what a hidden price is: no bound finds the property', async () => {
		for (const price of ['0-2999000', '1000-3000000', '1000-77712301', '77000000-78000000']) {
			const { items } = (
				await api.app.inject(`/api/v1/properties?language=nl&goal=0&ids=2,4&price=${price}`)
			).json();
			expect(items, price).toEqual([]);
		}
	});

	it('orders properties by a hidden price: they stand last, by id', async () => {
		for (const sort of ['price-asc', 'price-desc', 'price-per-m2-asc']) {
			const { items } = (await api.app.inject(`/api/v1/properties?language=nl&goal=0&sort=${sort}`)).json();
			expect(
				items
					.slice(-2)
					.map(({ ID }: { ID: number }) => ID)
					.sort(),
			).toEqual([2, 4]);
		}
	});

	it('counts a hidden price in a bar of the histogram: it is among the unpriced', async () => {
		const { facets } = (await api.app.inject('/api/v1/properties?language=nl&goal=0&ids=2,4')).json();
		expect(facets.prices.unpriced).toBe(2);
		expect(Math.max(...facets.prices.counts)).toBe(0);
	});
});
