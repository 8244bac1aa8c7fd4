import type { PropertyPage } from '@estate/shared-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importItems } from '../testing/import-items.ts';
import { SAMPLE_SITE, sampleProperty } from '../testing/sample-feed.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { testDatabases } from '../testing/test-databases.ts';

const TOWN_HOUSE = { nl: 'Herenhuis', fr: 'Maison de maître' };
const BRUSSELS_HOUSE = { nl: 'Brussels herenhuis', fr: 'Maison de maître bruxelloise' };

const TERRACED = { nl: 'Rijwoning', fr: 'Maison mitoyenne' };

const GROUND_FLOOR = { nl: 'Gelijkvloers', fr: 'Rez-de-chaussée' };

const TO_LET = { Goal: 1 as const, Price: 900, WebID: 2 };
const PROPERTIES = [
	sampleProperty({ ID: 1, WebID: 1, City: 'Gent', Zip: '9000', MainTypeName: TOWN_HOUSE }),
	sampleProperty({ ID: 2, WebID: 1, City: 'Elsene', Zip: '1050', MainTypeName: BRUSSELS_HOUSE }),
	sampleProperty({ ID: 3, WebID: 1, City: 'Merelbeke', Zip: '9820', Facades: 4, Bedrooms: 2 }),
	sampleProperty({ ID: 4, ...TO_LET, City: 'Gent', Zip: '9000', IsFurnished: true }),
	sampleProperty({ ID: 5, ...TO_LET, City: 'Gent', Zip: '9000', AvailableFrom: '2090-03-10' }),
	sampleProperty({ ID: 6, WebID: 1, City: 'Aalst', Zip: '9300', MainTypeName: TERRACED, Facades: 2 }),
	sampleProperty({ ID: 7, WebID: 1, City: 'Aalst', Zip: '9300', MainTypeName: TERRACED }),
	sampleProperty({ ID: 8, WebID: 2, City: 'Eupen', Zip: '4700', Floor: 0, HasCellar: true }),
	sampleProperty({
		...{ ID: 9, WebID: 2, City: 'Eupen', Zip: '4700', Floor: 3 },
		Description: { nl: '<p>Vlot naar Antwerpen en Mechelen</p>' },
	}),
	sampleProperty({ ID: 10, ...TO_LET, City: 'Eupen', Zip: '4700', MainTypeName: GROUND_FLOOR }),
];

describe.each(testDatabases())('a sentence, with what the agency has, on $name', ({ open }) => {
	let api: TestApi;
	beforeAll(async () => {
		api = await createTestApi(await open());
		const report = await importItems(api.database.db, [...SAMPLE_SITE, ...PROPERTIES]);
		expect(report.refused).toEqual([]);
	});
	afterAll(() => api.close());

	async function ask(search: string, language = 'nl'): Promise<PropertyPage> {
		const query = new URLSearchParams({ language, goal: '0', search });
		const response = await api.app.inject(`/api/v1/properties?${query}`);
		expect(response.statusCode, response.body).toBe(200);
		return response.json();
	}

	it.each([
		['gemeubeld appartement', 'type=2&feature=furnished'],
		['student zoekt appartement', 'type=2'],
	])('asks to rent what nothing for sale has: %s', async (text, query) => {
		const { understood } = await ask(text);
		expect(understood?.goal).toBe(1);
		expect(understood?.query).toBe(query);
	});

	it.each([
		['appartement vrij vanaf april 2090', 'vrij vanaf april 2090'],
		['huis onmiddellijk beschikbaar', 'onmiddellijk beschikbaar'],
	])('stays on the list of what is sold where somebody says from when: %s', async (text, named) => {
		const { understood, dropped } = await ask(text);
		expect([understood?.goal, dropped?.map(({ value }) => value)]).toEqual([0, [named]]);
	});

	it.each([
		['gemeubeld huis te koop', 'gemeubeld'],
		['huis te koop vrij vanaf april 2090', 'vrij vanaf april 2090'],
		['gemeubeld huis 2 miljoen', 'gemeubeld'],
	])('names it beside a word or price that says sale: %s', async (text, named) => {
		const { understood, dropped, total } = await ask(text);
		expect(understood?.goal).toBe(0);
		expect(dropped?.map(({ value }) => value)).toEqual([named]);
		expect(total).toBeGreaterThan(0);
	});

	it('takes a main type for the kinds of it as well', async () => {
		const found = async (text: string) => (await ask(text, 'fr')).items.map(({ ID }) => ID).toSorted();
		expect(await found('maison de maître')).toEqual([1, 2]);
		expect(await found('maison de maître bruxelles')).toEqual([2]);
	});

	it('takes façades where as many homes are known to have them as are called so, else what they are called', async () => {
		const asked = async (text: string) => {
			const { understood, items } = await ask(text);
			return [understood?.query, items.map(({ ID }) => ID).toSorted()];
		};
		expect(await asked('vrijstaand huis')).toEqual(['type=1&facades=4', [3]]);
		expect(await asked('rijhuis')).toEqual(['subtype=rijwoning', [6, 7]]);
		expect((await ask('rijhuis te huur')).understood).toEqual({ goal: 1, query: 'subtype=rijwoning' });
		expect(await asked('huis max 2 slaapkamers')).toEqual(['type=1&bedrooms-max=2', [3]]);
	});

	it('takes the ground floor where as many homes are known to lie there as are called so, and a cellar where one has it', async () => {
		const asked = async (text: string) => {
			const { understood, items, dropped } = await ask(text);
			return [understood?.query, items.map(({ ID }) => ID), dropped.map(({ value }) => value)];
		};
		expect(await asked('gelijkvloers appartement eupen')).toEqual([
			'city=eupen%7C4700&type=2&feature=ground-floor',
			[8],
			[],
		]);
		expect(await asked('sous-sol')).toEqual(['feature=cellar', [8], []]);
		expect(await asked('geen flat in de kelder eupen')).toEqual([
			'city=eupen%7C4700',
			[9, 8],
			['geen flat in de kelder'],
		]);
		expect(await asked('gelijkvloers appartement te huur')).toEqual(['subtype=gelijkvloers', [10], []]);
		expect((await ask('gelijkvloers te huur met kelder')).understood).toEqual({
			goal: 1,
			query: 'subtype=gelijkvloers',
		});
	});

	it('reads a shortened name of a place where one alone begins so', async () => {
		expect((await ask('won. 3 slk Merelb.')).understood?.query).toBe(
			'city=merelbeke%7C9820&type=1&bedrooms=3',
		);
		expect((await ask('huis Xyzw.')).understood?.query).toBe('type=1');
	});

	it.each(['antwerpe', 'appartement antwerpe', 'penthouze antwerpe', 'mechele'])(
		'takes a town without its last letter for the town, where nothing is there and texts name it: %s',
		async (text) => {
			const { understood } = await ask(text);
			expect(understood?.query).toMatch(/^city=(antwerpen%7C2000|mechelen%7C2800)/);
		},
	);
});
