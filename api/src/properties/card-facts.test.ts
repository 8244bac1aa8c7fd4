import { belgianDay, dayAfter, type PropertyPage, type PropertySummary } from '@estate/shared-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StoredPicture } from '../content/stored-picture.ts';
import type { FeedProperty } from '../import/feed/property.schema.ts';
import { importItems } from '../testing/import-items.ts';
import { SAMPLE_SITE, sampleProperty } from '../testing/sample-feed.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { openTestDatabase } from '../testing/test-databases.ts';
import { splitProperty } from './stored-property.ts';

const picture = (id: string, kind?: 'plan'): StoredPicture => ({
	id,
	...{ width: 1360, height: 1020, placeholder: '', file: id, name: id, createdAt: '2026-01-01T00:00:00Z' },
	...(kind ? { kind } : {}),
});

describe('the photos of a card', () => {
	const photosOf = (...pictures: StoredPicture[]) => {
		const { summary } = splitProperty(sampleProperty({ ID: 1 }), pictures, []);
		return [summary.picture?.id, summary.photos];
	};

	it('are six at most, and no plan is among them', () => {
		const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id) => picture(id));
		expect(photosOf(picture('plan', 'plan'), ...many)).toEqual(['a', ['b', 'c', 'd', 'e', 'f']]);
	});

	it('are one, or a plan where there is nothing else', () => {
		expect(photosOf(picture('a'))).toEqual(['a', undefined]);
		expect(photosOf(picture('p', 'plan'), picture('q', 'plan'))).toEqual(['p', undefined]);
	});
});

describe('what a card says of a property', () => {
	let api: TestApi;
	beforeAll(async () => {
		api = await createTestApi(await openTestDatabase());
		await importItems(api.database.db, [...SAMPLE_SITE, sampleProperty({ ID: 1 })]);
	});
	afterAll(() => api.close());

	const take = (facts: Partial<FeedProperty>) =>
		importItems(api.database.db, [sampleProperty({ ID: 1, ...facts })]);
	async function read(query = ''): Promise<PropertySummary> {
		const answer = await api.app.inject(`/api/v1/properties?language=nl&goal=0${query}`);
		return (answer.json() as PropertyPage).items[0]!;
	}

	it('is what it cost before its price changed, and keeps it through imports that change nothing', async () => {
		expect(await read()).not.toHaveProperty('FormerPrice');
		await take({ Price: 330_000 });
		const changed = await read();
		expect(changed).toMatchObject({ Price: 330_000, FormerPrice: 350_000 });
		expect(changed.PriceChangedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
		expect((await take({ Price: 330_000 })).changed).toBe(0);
		await take({ Price: 330_000, Bedrooms: 4 });
		expect(await read()).toMatchObject({ FormerPrice: 350_000 });
	});

	it('is no former price of one that is hidden, nor when it is shown again', async () => {
		await take({ Price: 320_000 });
		await take({ Price: 320_000, PublishPrice: false });
		expect(await read()).not.toHaveProperty('FormerPrice');
		await take({ Price: 320_000 });
		expect(await read()).not.toHaveProperty('FormerPrice');
	});

	it('is no former price of a property that is sold, or that is now to let', async () => {
		await take({ Price: 310_000 });
		await take({ Price: 310_000, State: 'sold' });
		expect(await read()).not.toHaveProperty('FormerPrice');
		await take({ Price: 1_200, Goal: 1 });
		await take({ Price: 1_200, Goal: 0 });
		expect(await read()).not.toHaveProperty('FormerPrice');
	});

	it("is the former price that the feed names, but not of a change that is long ago, nor another's day", async () => {
		await take({ Price: 300_000, FormerPrice: 399_000, PriceChangedOn: '2019-03-01' });
		expect(await read()).not.toHaveProperty('FormerPrice');
		await take({ Price: 300_000, FormerPrice: 399_000, PriceChangedOn: 'never' });
		expect(await read()).not.toHaveProperty('FormerPrice');
	});

	it('is the former price of a change that was, on its day, in the order of Belgium too', async () => {
		const change = async (PriceChangedOn: string) => {
			const { leftOut } = await take({ Price: 300_000, FormerPrice: 399_000, PriceChangedOn });
			return [(await read()).PriceChangedOn, leftOut.map(({ path }) => path)];
		};
		const today = belgianDay();
		const recent = dayAfter(today, -10);
		expect(await change(today)).toEqual([today, []]);
		expect(await change(recent.split('-').reverse().join('/'))).toEqual([recent, []]);
		expect(await change(dayAfter(today, -89))).toEqual([dayAfter(today, -89), []]);
		expect(await change(dayAfter(today, -90))).toEqual([undefined, []]);
		expect(await change(dayAfter(today, 1))).toEqual([undefined, []]);
		expect(await change('2030-02-31')).toEqual([undefined, ['PriceChangedOn']]);
		expect(await change('onlangs')).toEqual([undefined, ['PriceChangedOn']]);
	});

	it.each([
		[-5, ['Price']],
		[0, []],
	])('is no price of %s, by which no search finds it either: it is on request', async (Price, reported) => {
		const { refused, leftOut } = await take({ Price });
		expect([refused, leftOut.map(({ path }) => path)]).toEqual([[], reported]);
		const shown = await read();
		expect([shown.PublishPrice, shown]).toEqual([true, expect.not.objectContaining({ Price })]);
		const found = await api.app.inject('/api/v1/properties?language=nl&goal=0&price=0-1000');
		expect((found.json() as PropertyPage).items).toEqual([]);
		const points = await api.app.inject('/api/v1/properties/map?language=nl&goal=0');
		expect(points.json().points).toEqual([expect.not.objectContaining({ Price })]);
	});

	it('is no amount below zero, but the energy use of a house that gives more than it takes', async () => {
		const { leftOut } = await take({
			...{ Bedrooms: -1, SurfaceLiving: -140, ChargesRenter: -20, VAT: 0 },
			...{ EnergyPerformance: -10, Floor: -1 },
		});
		expect(leftOut.map(({ path, message }) => [path, message])).toEqual([
			['Bedrooms', 'This is never below zero: -1.'],
			['ChargesRenter', 'This is never below zero: -20.'],
			['SurfaceLiving', 'This is never below zero: -140.'],
		]);
		const answer = await api.app.inject('/api/v1/properties/1?language=nl');
		const { property } = answer.json();
		for (const name of ['Bedrooms', 'SurfaceLiving', 'ChargesRenter'])
			expect(property).not.toHaveProperty(name);
		expect(property).toMatchObject({ VAT: 0, EnergyPerformance: -10, Floor: -1 });
	});

	it.each(['0001-01-01T00:00:00+01:00', '9999-12-31T23:59:59-05:00'])(
		'is no news, and read like all others, where the feed has put it online at %s',
		async (CreatedAt) => {
			const { refused, leftOut } = await take({ CreatedAt });
			expect([refused, leftOut.map(({ path }) => path)]).toEqual([[], ['CreatedAt']]);
			expect(await read()).toMatchObject({ IsNew: false, CreatedAt: '2000-01-01T00:00:00.000Z' });
		},
	);

	it('is new for a fortnight from the day on which it was put online, and not before', async () => {
		const isNewAfter = async (days: number) => {
			await take({ CreatedAt: new Date(Date.now() - days * 86_400_000).toISOString() });
			return (await read()).IsNew;
		};
		expect([await isNewAfter(1), await isNewAfter(13), await isNewAfter(15)]).toEqual([true, true, false]);
		expect([await isNewAfter(-0.5), await isNewAfter(-30)]).toEqual([true, false]);
	});

	it('is the beginning of its description where it is asked for, without tags, cut at a word', async () => {
		const words = '<p>Een <b>ruime</b> woning.</p>';
		await take({ Description: { nl: `${words}<p>${'Met veel licht. '.repeat(40)}</p>` } });
		expect(await read()).not.toHaveProperty('Excerpt');
		const { Excerpt = '' } = await read('&excerpt=yes');
		expect(Excerpt).toMatch(/^Een ruime woning\. Met veel licht\..*…$/);
		expect(Excerpt.length).toBeLessThanOrEqual(251);
		await take({ Description: {} });
		expect(await read('&excerpt=yes')).not.toHaveProperty('Excerpt');
	});
});
