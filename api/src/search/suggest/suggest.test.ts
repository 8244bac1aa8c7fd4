import type { Suggestion } from '@estate/shared-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FeedItem } from '../../import/feed/feed-item.schema.ts';
import { importItems } from '../../testing/import-items.ts';
import { SAMPLE_SITE, sampleProject, sampleProperty } from '../../testing/sample-feed.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { testDatabases } from '../../testing/test-databases.ts';

const PROPERTIES = [
	sampleProperty({ ID: 1, RecordFile: 'M00017' }),
	sampleProperty({ ID: 2, WebID: 2 }),
	sampleProperty({ ID: 3, City: 'Gentbrugge', Zip: '9050', WebID: 2, Floor: 0, HasCellar: true }),
	sampleProperty({ ID: 4, City: 'Elsene', Zip: '1050', MainTypeName: { nl: 'Villa', fr: 'Villa' } }),
	sampleProperty({ ID: 5, City: 'Aalst', Zip: '9300', Goal: 1, Price: 900 }),
	sampleProperty({ ID: 6, WebID: 3, City: 'Hasselt', Zip: '3500', Goal: 1, Price: 500 }),
];

const STUDIOS: FeedItem = {
	kind: 'property-type',
	ID: 3,
	WebID: 3,
	Name: { nl: 'Studio', fr: 'Studio', en: 'Studio' },
	ShowOrder: 2,
	Sale: true,
	Rent: true,
};

/** On streets: two of one name, one that is named in a text alone, one that is hidden, and one with a word of the vocabulary in it. */
const ON_STREETS = [
	sampleProperty({ ID: 11, Street: 'Veldstraat', City: 'Kontich', Zip: '2550' }),
	sampleProperty({ ID: 12, Street: 'Veldstraat', City: 'Kontich', Zip: '2550', WebID: 2 }),
	sampleProperty({ ID: 13, Street: 'Veldstraat', HouseNumber: '7', City: 'Edegem', Zip: '2650' }),
	sampleProperty({ ID: 14, Street: 'Verborgenlaan', City: 'Edegem', Zip: '2650', PublishAddress: false }),
	sampleProperty({ ID: 15, Street: 'Avenue du Prince de Ligne', City: 'Ukkel', Zip: '1180' }),
	sampleProperty({ ID: 16, Street: 'Rue de la Station', City: 'Ukkel', Zip: '1180', State: 'withdrawn' }),
	sampleProperty({ ID: 17, City: 'Brussel', Zip: '1000' }),
	sampleProperty({ ID: 18, City: 'Merelbeke', Zip: '9820', HasGarden: true }),
];

describe.each(testDatabases())('suggestions on $name', ({ open }) => {
	let api: TestApi;
	beforeAll(async () => {
		api = await createTestApi(await open());
		const report = await importItems(api.database.db, [
			...SAMPLE_SITE,
			STUDIOS,
			...PROPERTIES,
			...ON_STREETS,
			sampleProject({ ID: 7, Name: { nl: 'Genthof' } }),
			sampleProject({ ID: 8, Name: { nl: 'Avondrood' }, State: 'sold-out' }),
		]);
		expect(report.refused).toEqual([]);
	});
	afterAll(() => api.close());

	async function suggested(text: string, { language = 'nl', goal = 0 } = {}): Promise<Suggestion[]> {
		const query = new URLSearchParams({ language, goal: String(goal), text });
		const response = await api.app.inject(`/api/v1/suggestions?${query}`);
		expect(response.statusCode, response.body).toBe(200);
		return response.json().items;
	}
	const brief = (items: Suggestion[]) => items.map(({ kind, label, count }) => [kind, label, count]);

	it('are places that begin so, with what lies in them, the most first', async () => {
		const places = (await suggested('gen')).filter(({ kind }) => kind === 'place');
		expect(brief(places)).toEqual([
			['place', 'Gent', 3],
			['place', 'Gentbrugge', 1],
		]);
		expect(places[0]?.query).toBe('city=gent%7C9000');
		expect(brief(await suggested('aal', { goal: 1 }))).toEqual([['place', 'Aalst', 1]]);
	});

	it('are a town that is called so behind what has something, where nothing is in it', async () => {
		const items = await suggested('antwerpen');
		expect(items.find(({ query }) => query === 'city=antwerpen%7C2000')).toMatchObject({ count: 0 });
		expect(items[0]?.count).toBeGreaterThan(0);
	});

	it('are towns before streets that begin so', async () => {
		expect(brief(await suggested('veld'))[0]).toEqual(['place', 'Veldegem', 0]);
		expect(brief(await suggested('veldstraat'))[0]).toEqual(['street', 'Veldstraat', 2]);
	});

	it('go on with the towns that have the most where one comes next, behind what says a distance with it', async () => {
		const inTowns = await suggested('huis in');
		expect(inTowns.every(({ kind, query }) => kind === 'place' && query?.includes('type=1'))).toBe(true);
		expect(inTowns.map(({ count }) => count)).toEqual(
			inTowns
				.map(({ count }) => count)
				.toSorted()
				.reverse(),
		);
		expect(inTowns.length).toBeGreaterThan(1);
		const near = await suggested('appartement nabij');
		expect(near.map(({ label, detail }) => `${label} ${detail}`)).toContain('Gent 9000 + 10 km');
	});

	it.each([
		['nl', 'flag', 'Flagey, Elsene'],
		['nl', 'korenm', 'Korenmarkt, Gent'],
		['nl', 'st pieters', 'Gent-St-Pieters, Gent'],
		['en', 'st pieters', 'Ghent-St-Pieters, Ghent'],
		['nl', 'huis in korenm', 'Korenmarkt, Gent'],
		['fr', 'place fl', 'Place Flagey, Ixelles'],
		['fr', 'chatel', 'Châtelain, Ixelles'],
		['fr', 'rez de ch', 'Appartement'],
		['en', 'ground fl', 'Apartment'],
	] as const)(
		'are the town of a square, and the type of a floor that nothing is called after: %s %s',
		async (language, text, label) => {
			expect((await suggested(text, { language })).map((item) => item.label)).toContain(label);
		},
	);

	it.each(['mechlen', 'huis in mechlen', 'oostnde'])(
		'are towns in which nothing is, that are spelled nearly so: %s',
		async (text) => {
			const [first] = await suggested(text);
			expect(first).toMatchObject({ kind: 'place', count: 0 });
			expect(['Mechelen', 'Oostende']).toContain(first?.label);
		},
	);

	it.each(['roosendaal', 'maastricht', 'huis roubaix'])(
		'are no Belgian towns for one beyond the border: %s',
		async (text) => {
			expect((await suggested(text)).filter(({ kind }) => kind === 'place')).toEqual([]);
		},
	);

	it.each(['onder 90', 'max 10', 'huis minder dan 98', 'wohnung 2', 'huis 9'])(
		'are no places of whose postcode a price is the beginning: %s',
		async (text) => {
			expect((await suggested(text)).filter(({ kind }) => kind === 'place')).toEqual([]);
		},
	);

	it('name no place a second time', async () => {
		expect((await suggested('gent gen')).map(({ query }) => query)).not.toContain(
			'city=gent%7C9000&city=gent%7C9000',
		);
	});

	it.each([
		['nl', 'aal', 'Aalst', 'city=aalst%7C9300'],
		['nl', '9051', 'Afsnee', 'city=afsnee%7C9051'],
		['nl', 'huis in knok', 'Knokke-Heist', 'city=knokke-heist%7C8300&type=1'],
		['fr', 'liè', 'Liège', 'city=li%C3%A8ge%7C4000'],
		['en', 'osten', 'Ostend', 'city=ostend%7C8400'],
		['de', 'löw', 'Löwen', 'city=l%C3%B6wen%7C3000'],
	])(
		'are places in which nothing is where nothing else begins so, which their lists know: %s %s',
		async (language, text, label, query) => {
			const items = await suggested(text, { language });
			expect(items[0]).toMatchObject({ kind: 'place', label, count: 0, query });
			expect(items.length).toBeLessThanOrEqual(3);
			const list = await api.app.inject(`/api/v1/properties?language=${language}&goal=0&${query}`);
			expect(list.json()).toMatchObject({ total: 0 });
			expect(list.json().dropped).toEqual([]);
		},
	);

	it('name a place in the language of the reader, found by any of its names and its postcode', async () => {
		for (const text of ['ixel', 'elsen', '1050'])
			expect(brief(await suggested(text, { language: 'fr' }))).toContainEqual(['place', 'Ixelles', 1]);
	});

	it.each([
		['gnet', 'Gent'],
		['gentbruge', 'Gentbrugge'],
		['gentrb', 'Gentbrugge'],
		['ixxel', 'Elsene'],
		['huis in gnet', 'Gent'],
		['villa in elsnee', 'Elsene'],
		['gxyz', undefined],
	])('are places that are spelled nearly so where none begins so: %s', async (text, place) => {
		const [first] = await suggested(text);
		expect(first?.label).toBe(place);
	});

	it('begin with the place for a postcode, before the properties there', async () => {
		const kinds = (await suggested('9050')).map(({ kind, label }) => [kind, label]);
		expect(kinds[0]).toEqual(['place', 'Gentbrugge']);
	});

	it('are types and main types', async () => {
		expect(brief(await suggested('app'))).toEqual([['type', 'Appartement', 3]]);
		expect(brief(await suggested('vil'))).toContainEqual(['type', 'Villa', 1]);
	});

	it('are none of a whole sentence, which is read when it is sent', async () => {
		const words = 'een twee drie vier vijf zes zeven acht negen tien elf';
		expect(await suggested(`${words} twaalf gen`)).toEqual([]);
		expect(await suggested(`${'x'.repeat(100)} gen`)).toEqual([]);
	});

	it('are types by other words that the vocabulary has for them', async () => {
		expect(brief(await suggested('woning'))).toEqual([['type', 'Huis', 8]]);
		expect(brief(await suggested('kot', { goal: 1 }))).toEqual([['type', 'Studio', 1]]);
		expect(brief(await suggested('flat'))[0]).toEqual(['type', 'Appartement', 3]);
	});

	it.each([
		['nl', 'huis in gh', 'city=gent%7C9000&type=1'],
		['nl', 'appartement met terras in ge', undefined],
		['en', 'apartment in gh', 'city=ghent%7C9000&type=2'],
		['fr', 'appartement à gan', 'city=gand%7C9000&type=2'],
		['en', 'near gh', 'city=ghent%7C9000&radius=10'],
		['nl', 'appartement nabij ge', 'city=gent%7C9000&type=2&radius=10'],
		['fr', 'près de gan', 'city=gand%7C9000&radius=10'],
		['de', 'Wohnung in der Nähe von ge', 'city=gent%7C9000&type=2&radius=10'],
		['en', 'apartment within 5 km of gh', 'city=ghent%7C9000&type=2&radius=5'],
		['fr', 'appartement à 10 min de gan', 'city=gand%7C9000&type=2&radius=10'],
	])(
		'are of the rest behind a preposition, and around a place where that is asked: %s %s',
		async (language, text, query) => {
			const [first] = await suggested(text, { language });
			expect(first?.query).toBe(query);
			if (query === undefined) return;
			const radius = /radius=(\d+)/.exec(query)?.[1];
			expect(first?.detail).toBe(radius ? `9000 + ${radius} km` : '9000');
			const list = await api.app.inject(
				`/api/v1/properties?language=${language}&goal=0&units=grouped&${query}`,
			);
			expect(list.json()).toMatchObject({ total: first?.count });
		},
	);

	it('keep what was typed before as filters', async () => {
		const [first] = await suggested('appartement gent');
		expect([first?.label, first?.count, first?.query]).toEqual(['Gent', 2, 'city=gent%7C9000&type=2']);
		expect(await suggested('xyzzy gent')).toEqual([]);
	});

	it('are types before a place that is called so in another language alone', async () => {
		const first = (await suggested('vill')).map(({ kind, label }) => [kind, label]);
		expect(first.slice(0, 2)).toEqual([
			['type', 'Villa'],
			['place', 'Brussel'],
		]);
		expect((await suggested('gen'))[0]?.label).toBe('Gent');
	});

	it('are what begins so before what has it in a later word', async () => {
		const labels = (await suggested('h')).map(({ label }) => label);
		expect(labels).toEqual(['Huis', 'Brussels Hoofdstedelijk Gewest']);
	});

	it('name a municipality of today once, where all that is there lies in a part that it is named after', async () => {
		expect(brief(await suggested('merelb'))).toEqual([['place', 'Merelbeke', 1]]);
		expect(brief(await suggested('merelbeke-m'))).toEqual([['place', 'Merelbeke-Melle', 1]]);
		expect(brief(await suggested('melle'))).toEqual([['place', 'Merelbeke-Melle', 1]]);
	});

	describe('of filters', () => {
		const filters = async (text: string, options = {}) =>
			(await suggested(text, options)).flatMap(({ kind, label, goal, query }) =>
				kind === 'filter' ? [[label, goal, query]] : [],
			);

		it.each([
			['nl', '2 slk', 'Minstens 2 slaapkamers', 'bedrooms=2'],
			['nl', 'huis 2 slaapk', 'Huis, minstens 2 slaapkamers', 'type=1&bedrooms=2'],
			['fr', 'appart 2 ch', 'Appartement, au moins 2 chambres', 'type=2&bedrooms=2'],
			['fr', 'appart 2 cham', 'Appartement, au moins 2 chambres', 'type=2&bedrooms=2'],
			['en', '2 bed', 'At least 2 bedrooms', 'bedrooms=2'],
			[
				'en',
				'apartment ghent 2 bedr',
				'Apartment, Ghent, at least 2 bedrooms',
				'city=ghent%7C9000&type=2&bedrooms=2',
			],
			['de', '2 Schlafz', 'Mindestens 2 Schlafzimmer', 'bedrooms=2'],
			['nl', 'gelijkvl', 'Gelijkvloers', 'feature=ground-floor'],
			['de', 'Erdgesch', 'Appartement, Erdgeschoss', 'type=2&feature=ground-floor'],
			['fr', 'appart cav', 'Appartement, cave', 'type=2&feature=cellar'],
			['nl', 'huis max 380', 'Huis, tot € 380.000', 'type=1&price=0-380000'],
		])(
			'say the whole text in words, with its last word completed: %s %s',
			async (language, text, label, query) => {
				const [first] = await suggested(text, { language });
				expect([first?.kind, first?.label.replace(/\u00a0/g, ' '), first?.query]).toEqual([
					'filter',
					label,
					query,
				]);
				const list = await api.app.inject(
					`/api/v1/properties?language=${language}&goal=0&units=grouped&${query}`,
				);
				expect(list.json()).toMatchObject({ total: first?.count });
			},
		);

		it.each([
			['nl', 'huis met', 'Huis, tuin', 'type=1&feature=garden'],
			['nl', 'huis met t', 'Huis, tuin', 'type=1&feature=garden'],
			['de', 'haus mit', 'Huis, Garten', 'type=1&feature=garden'],
			[
				'en',
				'house in merelbeke with g',
				'House, Merelbeke, garden',
				'city=merelbeke%7C9820&type=1&feature=garden',
			],
			['fr', 'avec', 'Jardin', 'feature=garden'],
		])('go on behind "with": %s %s', async (language, text, label, query) => {
			const items = await suggested(text, { language });
			expect(items.map((item) => item.query)).toContain(query);
			expect(items.find((item) => item.query === query)?.label).toBe(label);
			const counts = items.map(({ count = 0 }) => count);
			expect(counts).toEqual(counts.toSorted((one, other) => other - one));
		});

		it('name the goal where it is another one than the page has', async () => {
			expect(await filters('te huur 2 slk')).toEqual([['Te huur, minstens 2 slaapkamers', 1, 'bedrooms=2']]);
		});

		it.each([
			'2',
			'huis',
			'gent',
			'huis gent',
			'goedkoopste',
			'huis 2 slk blabla',
			'huis 9 slk',
			'nabij gent',
		])(
			'are none of what other suggestions say, of a word that is no filter, and of what nothing is: %s',
			async (text) => expect(await filters(text)).toEqual([]),
		);
	});

	describe('of streets', () => {
		const streets = async (text: string, goal = 0) =>
			(await suggested(text, { goal })).flatMap(({ kind, label, detail, count }) =>
				kind === 'street' ? [[label, detail, count]] : [],
			);

		it('are those with an address that is published, the most properties first', async () => {
			expect(await streets('veldst')).toEqual([
				['Veldstraat', 'Kontich', 2],
				['Veldstraat', 'Edegem', 1],
			]);
			expect(await streets('veldst', 1)).toEqual([]);
			expect(await streets('verborg')).toEqual([]);
			expect(await streets('rue de la st')).toEqual([]);
			expect(await streets('ve')).toEqual([]);
		});

		it.each([
			['appartement veldstr', [['Veldstraat', 'Kontich', 1]]],
			['prince', [['Avenue du Prince de Ligne', 'Ukkel', 1]]],
			['avenue du prince de l', [['Avenue du Prince de Ligne', 'Ukkel', 1]]],
			[
				'veldstraat 12',
				[
					['Veldstraat 12', 'Kontich', 1],
					['Veldstraat', 'Edegem', 1],
				],
			],
			['Veldstraat, edeg', [['Veldstraat', 'Edegem', 1]]],
			['veldstraat 3a 2650 edegem', [['Veldstraat', 'Edegem', 1]]],
			['veldstraat zwembad', []],
			[
				'coupure bruss',
				[
					['Coupure', 'Brussel', 1],
					['Coupure', 'Elsene', 1],
				],
			],
			['veldstraat 7 edegem', [['Veldstraat 7', 'Edegem', 1]]],
			['avenue du prince de ligne 1180 ukkel', [['Avenue du Prince de Ligne', 'Ukkel', 1]]],
			['avenue du prinse de ligne', [['Avenue du Prince de Ligne', 'Ukkel', 1]]],
			['appartement veldstaat kontich', [['Veldstraat', 'Kontich', 1]]],
		])('are found as people type addresses: %s', async (text, expected) => {
			expect(await streets(text)).toEqual(expected);
		});

		it('take a house number for no beginning of a postcode', async () => {
			expect((await suggested('veldstraat 2')).map(({ kind }) => kind)).toEqual(['street', 'street']);
			expect((await suggested('veldstraat 255')).map(({ kind }) => kind)).toEqual(['street', 'street']);
		});

		it('lead to a search of the street, which finds as many as they say', async () => {
			for (const language of ['nl', 'fr', 'en', 'de'])
				for (const text of ['veldst', 'veldstraat 7', 'prince']) {
					const [first] = (await suggested(text, { language })).filter(({ kind }) => kind === 'street');
					const list = await api.app.inject(
						`/api/v1/properties?language=${language}&goal=0&units=grouped&${first?.query}`,
					);
					expect(list.json()).toMatchObject({ total: first?.count });
				}
		});
	});

	it('are projects and references, with what their address is made of', async () => {
		expect((await suggested('genth')).map(({ kind, page }) => [kind, page?.ID])).toEqual([['project', 7]]);
		for (const text of ['m0001', 'm-00017', 'ref m 00017'])
			expect((await suggested(text)).map(({ kind, page }) => [kind, page?.ID])).toEqual([['property', 1]]);
	});

	it('are no properties whose postcode alone begins so', async () => {
		expect((await suggested('9300', { goal: 1 })).map(({ kind }) => kind)).toEqual(['place']);
		expect((await suggested('9050')).map(({ kind }) => kind)).toEqual(['place']);
	});

	it('say of a project that nothing of it is left', async () => {
		const soldOut = async (text: string) => (await suggested(text)).map(({ isSoldOut }) => isSoldOut);
		expect(await soldOut('avondr')).toEqual([true]);
		expect(await soldOut('genth')).toEqual([undefined]);
	});

	it('are none for nothing, for signs, and for a text that is too long', async () => {
		for (const text of ['', '  ', '%', '🏡', "'"]) expect(await suggested(text)).toEqual([]);
		const long = await api.app.inject(`/api/v1/suggestions?language=nl&goal=0&text=${'x'.repeat(201)}`);
		expect(long.statusCode).toBe(400);
	});
});
