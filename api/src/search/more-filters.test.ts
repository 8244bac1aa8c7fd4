import { type PropertyMap, type PropertyPage, writeShape } from '@estate/shared-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FeedProperty } from '../import/feed/property.schema.ts';
import { approximateLocation } from '../properties/approximate-location.ts';
import { importItems } from '../testing/import-items.ts';
import { SAMPLE_SITE, sampleProperty } from '../testing/sample-feed.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { distanceKm } from './around.ts';

/** What the filters beyond the first ones find among these few, written down by hand. */

const { Location, EnergyPerformance, ...BARE } = sampleProperty({ ID: 0 });
const home = (facts: Partial<FeedProperty> & { ID: number }): FeedProperty => ({
	...BARE,
	CreatedAt: `2026-01-0${facts.ID}T00:00:00Z`,
	...facts,
});
const GENT = { lat: 51.0536, lng: 3.7112 };
/** Of Gent in the gazetteer */
const CENTRE = { lat: 51.03971, lng: 3.71415 };
/** A hidden point, whose circle has its middle some hundred metres off. */
const HIDDEN = { lat: 51.1072, lng: 3.7141 };
const east = (kilometres: number) => ({ lat: GENT.lat, lng: GENT.lng + kilometres / 69.9 });

const PROPERTIES = [
	home({
		...{ ID: 1, HasGarden: true, HasLift: false, SurfaceGround: 400, ConstructionYear: 1932 },
		...{ MainTypeName: { nl: 'Villa', fr: 'Villa', en: 'Villa' }, EnergyPerformance: 90, Location: GENT },
		...{ AvailableFrom: '2090-03-10', Facades: 4, Bedrooms: 4, HasCellar: true, Floor: 0 },
	}),
	home({
		...{
			ID: 2,
			SurfaceGarden: 30,
			HasTerrace: true,
			Garages: 1,
			SurfaceGround: 900.5,
			ConstructionYear: 2024,
		},
		...{ MainTypeName: { nl: 'Handelsruimte', fr: 'Commerce' }, EnergyPerformance: 250, ProjectID: 7 },
		...{ City: 'Antwerpen', Zip: '2000', Location: east(3.9), Facades: 1, Bedrooms: 2 },
	}),
	home({
		...{
			ID: 3,
			HasLift: true,
			SurfaceTerrace: 9,
			ExternalParkings: 2,
			IsFurnished: true,
			EnergyPerformance: 450,
		},
		...{ MainTypeName: { nl: 'Villa', fr: 'Villa', en: 'Villa' }, Availability: { nl: 'Onmiddellijk' } },
		...{ City: 'Antwerpen', Zip: '2000', Location: HIDDEN, PublishAddress: false, Facades: 3 },
	}),
	home({
		...{ ID: 4, State: 'sold', Availability: { nl: 'Onmiddellijk' }, City: 'Genk', Zip: '3600' },
		...{ WebID: 3, Bedrooms: 0, Floor: 0, HasCellar: true },
		...{ Location: { lat: 50.965, lng: 5.5 } },
	}),
	home({ ID: 5, WebID: 4, Bedrooms: 0, Facades: 0, City: 'Antwerpen', Zip: '2000' }),
	home({ ID: 6, Goal: 1 }),
];

const rectangle = ({ lat, lng }: typeof GENT, half: number) =>
	encodeURIComponent(
		writeShape([
			{ lat: lat - half, lng: lng - half },
			{ lat: lat - half, lng: lng + half },
			{ lat: lat + half, lng: lng + half },
			{ lat: lat + half, lng: lng - half },
		]),
	);

const FOUND: readonly (readonly [rule: string, query: string, ids: readonly number[]])[] = [
	['a garden, said or measured', 'feature=garden', [2, 1]],
	['a terrace', 'feature=terrace', [3, 2]],
	['a lift, and not where there is said to be none', 'feature=lift', [3]],
	['a garage or a place outside', 'feature=parking', [3, 2]],
	['furniture', 'feature=furnished', [3]],
	['a cellar', 'feature=cellar', [4, 1]],
	['the ground floor of a studio, and of no house', 'feature=ground-floor', [4]],
	['every feature of several', 'feature=garden&feature=terrace', [2]],
	['no property that lacks one', 'feature=garden&feature=lift', []],
	['a plot from, where its size is known', 'plot=400-', [2, 1]],
	['a plot up to', 'plot=-500', [1]],
	['a plot by the fields of a form', 'plot-min=500&plot-max=', [2]],
	['a year from', 'year=1950-', [2]],
	['a year up to', 'year=-1950', [1]],
	['a main type by its Dutch name', 'subtype=villa', [3, 1]],
	['any of several main types', 'subtype=villa&subtype=handelsruimte', [3, 2, 1]],
	['no main type that there is not', 'subtype=kasteel', []],
	['a house between its neighbours, also one with a single façade', 'facades=2', [2]],
	['a house with one neighbour', 'facades=3', [3]],
	[
		'any of several numbers of façades, and none that is not known',
		'facades=2&facades=3&facades=4',
		[3, 2, 1],
	],
	['the number of façades, whatever the main type is called', 'facades=4&subtype=villa', [1]],
	['at most so many bedrooms, with studios and without land', 'bedrooms-max=2', [4, 2]],
	['so many bedrooms and no more', 'bedrooms=4&bedrooms-max=4', [1]],
	['an energy class or a better one', 'epc-min=c', [2, 1]],
	['the best class', 'epc-min=a', [1]],
	['what is free now and not sold', 'available=now', [3]],
	['what is free by a month', 'available=2090-03', [3, 1]],
	['what is free by the month before', 'available=2090-02', [3]],
	['nothing of projects', 'projects=none', [5, 4, 3, 1]],
	['nothing but projects', 'projects=only', [2]],
	['a circle around a place, with the place itself', 'city=gent|9000&radius=5', [2, 1]],
	['a smaller circle', 'city=gent|9000&radius=2', [1]],
	['a larger circle, and a hidden address by its circle', 'city=gent|9000&radius=10', [3, 2, 1]],
	['everything, where a circle has no place', 'radius=2', [5, 4, 3, 2, 1]],
	['what lies in a drawn area', `shape=${rectangle(GENT, 0.01)}`, [1]],
	['a hidden address by its circle alone', `shape=${rectangle(approximateLocation(HIDDEN), 0.0002)}`, [3]],
	['no hidden address by its true place', `shape=${rectangle(HIDDEN, 0.0002)}`, []],
	['nothing of a place that is left out', 'city-not=gent|9000&feature=garden', [2]],
	['a circle without the place that it lies around', 'city=gent|9000&radius=10&city-not=gent|9000', [3, 2]],
	['what is elsewhere, whatever the language of the place', 'city-not=gand|9000&city-not=anvers|2000', [4]],
	['everything, where nobody knows the place that is left out', 'city-not=nergenshuizen|', [5, 4, 3, 2, 1]],
	['several of these together', 'feature=garden&plot=100-&epc-min=b&city=gent|9000&radius=30', [1]],
];

describe.each(testDatabases())('the further filters on $name', ({ open }) => {
	let api: TestApi;
	beforeAll(async () => {
		api = await createTestApi(await open());
		const { refused } = await importItems(api.database.db, [...SAMPLE_SITE, ...PROPERTIES]);
		expect(refused).toEqual([]);
	});
	afterAll(() => api.close());

	async function list(query: string, language = 'nl'): Promise<PropertyPage> {
		const goal = query.includes('goal=') ? '' : '&goal=0';
		const response = await api.app.inject(`/api/v1/properties?language=${language}${goal}&${query}`);
		expect(response.statusCode, response.body).toBe(200);
		return response.json();
	}

	it.each(FOUND)('find %s: %s', async (_, query, ids) => {
		const answer = await list(query);
		expect([answer.items.map(({ ID }) => ID), answer.dropped]).toEqual([ids, []]);
		const map = await api.app.inject(`/api/v1/properties/map?language=nl&goal=0&${query}`);
		expect((map.json() as PropertyMap).total).toBe(ids.length);
	});

	it('say how far each property lies from the place that a circle is around, a hidden address by its circle', async () => {
		const distances = async (query: string) =>
			(await list(query)).items.map(({ ID, DistanceKm }) => [ID, DistanceKm]);
		expect(await distances('city=gent|9000')).toEqual([[1, undefined]]);
		const hidden = distanceKm(CENTRE, approximateLocation(HIDDEN));
		expect(distanceKm(CENTRE, HIDDEN).toFixed(1)).not.toBe(hidden.toFixed(1));
		expect(await distances('city=gent|9000&radius=10')).toEqual([
			[3, Number(hidden.toFixed(1))],
			[2, Number(distanceKm(CENTRE, east(3.9)).toFixed(1))],
			[1, Number(distanceKm(CENTRE, GENT).toFixed(1))],
		]);
	});

	it('count what each further choice would find', async () => {
		const { more } = (await list('', 'fr')).facets;
		expect(more?.features).toEqual([
			{ feature: 'garden', count: 2 },
			{ feature: 'terrace', count: 2 },
			{ feature: 'lift', count: 1 },
			{ feature: 'parking', count: 2 },
			{ feature: 'furnished', count: 1 },
			{ feature: 'cellar', count: 2 },
			{ feature: 'ground-floor', count: 1 },
		]);
		expect(more?.subtypes).toEqual([
			{ slug: 'huis', name: 'Maison', count: 2 },
			{ slug: 'villa', name: 'Villa', count: 2 },
			{ slug: 'handelsruimte', name: 'Commerce', count: 1 },
		]);
		expect(more?.facades).toEqual([
			{ facades: 2, count: 1 },
			{ facades: 3, count: 1 },
			{ facades: 4, count: 1 },
		]);
		expect(more?.bedroomsMax).toEqual([
			{ most: 1, count: 1 },
			{ most: 2, count: 2 },
			{ most: 3, count: 3 },
			{ most: 4, count: 4 },
		]);
		expect(more?.plot).toEqual({ count: 2, min: 400, max: 900.5 });
		expect(more?.year).toEqual({ count: 2, min: 1932, max: 2024 });
		expect(more?.available).toEqual([
			{ by: 'now', count: 1 },
			{ by: '2090-03', count: 2 },
		]);
		expect(more?.epcMin).toEqual([
			{ letter: 'a', count: 1 },
			{ letter: 'c', count: 2 },
			{ letter: 'e', count: 3 },
		]);
		expect(more?.projects).toEqual({ none: 4, only: 1 });
		expect(more?.radius).toEqual([]);
	});

	it('count without their own filter, features with what is asked already', async () => {
		const { more } = (await list('feature=garden&plot=500-&city=gent|9000&radius=5')).facets;
		expect(more?.features.map(({ count }) => count)).toEqual([1, 1, 0, 1, 0, 0, 0]);
		const { more: detached } = (await list('facades=4')).facets;
		expect([detached?.facades, detached?.year?.count]).toEqual([
			[2, 3, 4].map((facades) => ({ facades, count: 1 })),
			1,
		]);
		expect(more?.plot?.count).toBe(2);
		expect(more?.year?.count).toBe(1);
		expect(more?.radius).toEqual([
			{ kilometres: 2, count: 0 },
			{ kilometres: 5, count: 1 },
			{ kilometres: 10, count: 1 },
			{ kilometres: 20, count: 1 },
			{ kilometres: 30, count: 1 },
		]);
	});

	it('are offered where some property of the goal can match them', async () => {
		const sale = (await list('city=genk|3600')).facets.more?.offered;
		expect(sale).toEqual(
			expect.arrayContaining([
				'garages',
				'area',
				'plot',
				'year',
				'epc',
				'epc-min',
				'hide',
				'projects',
				'feature',
				'facades',
				'bedrooms-max',
				'available',
				'subtype',
				'price',
			]),
		);
		expect(sale).not.toContain('showerrooms');
		const rent = (await list('goal=1')).facets.more;
		expect(rent?.offered).toEqual(['bedrooms', 'bathrooms', 'bedrooms-max', 'area', 'price']);
		expect([rent?.features, rent?.facades, rent?.plot, rent?.available]).toEqual([[], [], undefined, []]);
	});

	it('give way when they find nothing: a larger circle, a larger plot, or none of it', async () => {
		const { widen } = await list('city=gent|9000&radius=2&plot=1000-');
		expect(widen.map(({ filter, how, total }) => [filter, how, total])).toEqual(
			expect.arrayContaining([
				['plot', 'removed', 1],
				['all', 'removed', 5],
			]),
		);
		const near = await list('city=gent|9000&radius=2&subtype=handelsruimte');
		expect(near.widen[0]).toMatchObject({ filter: 'radius', how: 'relaxed', total: 1 });
	});

	it('are named by the description of the api', async () => {
		const { paths } = (await api.app.inject('/api/openapi.json')).json();
		const names = paths['/api/v1/properties'].get.parameters.map(({ name }: { name: string }) => name);
		expect(names).toEqual(
			expect.arrayContaining([
				'city',
				'radius',
				'feature',
				'facades',
				'bedrooms-max',
				'plot',
				'year',
				'subtype',
				'available',
				'epc-min',
				'shape',
			]),
		);
	});
});
