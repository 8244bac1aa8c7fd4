import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importItems } from '../testing/import-items.ts';
import { SAMPLE_SITE, sampleProperty } from '../testing/sample-feed.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { testDatabases } from '../testing/test-databases.ts';

const withText = (ID: number, nl: string, fr: string, en: string, de: string) =>
	sampleProperty({
		ID,
		RecordFile: '',
		Description: { nl: `<p>${nl}</p>`, fr: `<p>${fr}</p>`, en: `<p>${en}</p>`, de: `<p>${de}</p>` },
	});

/** A pool of its own, one of the town, both, and none. */
const PROPERTIES = [
	withText(1, 'Met zwembad', 'Avec piscine', 'With a swimming pool', 'Mit Schwimmbad'),
	withText(
		2,
		'Nabij het gemeentelijk zwembad',
		'Près de la piscine communale',
		'Public swimming pool nearby',
		'Nahe dem städtischen Schwimmbad',
	),
	withText(
		3,
		'Zwembad in de tuin, openbaar zwembad vlakbij',
		'Piscine au jardin, piscine publique à proximité',
		'Swimming pool in the garden, public pool nearby',
		'Schwimmbad im Garten, öffentliches Schwimmbad in der Nähe',
	),
	withText(4, 'Met tuin', 'Avec jardin', 'With garden', 'Mit Garten'),
];

describe.each(testDatabases())('a pool on $name', ({ open }) => {
	let api: TestApi;
	beforeAll(async () => {
		api = await createTestApi(await open());
		const { refused } = await importItems(api.database.db, [...SAMPLE_SITE, ...PROPERTIES]);
		expect(refused).toEqual([]);
	});
	afterAll(() => api.close());

	it.each([
		['nl', 'zwembad'],
		['nl', 'huis met piscine'],
		['fr', 'piscine'],
		['fr', 'maison avec zwembad'],
		['en', 'pool'],
		['en', 'house with swimming pool'],
		['de', 'Schwimmbad'],
		['de', 'Haus mit piscine'],
		['de', 'Pool'],
		['de', 'Haus mit Pool'],
	])(
		'is that of a home and not of the town, in whichever language it is asked for: %s %s',
		async (language, search) => {
			const query = new URLSearchParams({ language, goal: '0', search });
			const response = await api.app.inject(`/api/v1/properties?${query}`);
			const ids = response.json().items.map(({ ID }: { ID: number }) => ID);
			expect(ids.toSorted()).toEqual([1, 3]);
		},
	);
});
