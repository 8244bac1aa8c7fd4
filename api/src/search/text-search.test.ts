import type { PropertyPage } from '@estate/shared-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importItems } from '../testing/import-items.ts';
import { SAMPLE_SITE, sampleProject, sampleProperty } from '../testing/sample-feed.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { testDatabases } from '../testing/test-databases.ts';

const AALST = { City: 'Aalst', Zip: '9300', RecordFile: '' };
const PROPERTIES = [
	sampleProperty({
		...{ ID: 1, ...AALST, Street: 'Brusselsesteenweg' },
		Description: {
			nl: '<p>Op twintig minuten van Brussel</p>',
			fr: '<p>À rénover, vingt minutes de Bruxelles</p>',
			en: '<p>To renovate</p>',
		},
	}),
	sampleProperty({
		ID: 2,
		City: 'Brussel',
		Zip: '1000',
		WebID: 2,
		TypeDescription: { nl: 'Licht appartement' },
		Description: { fr: '<p>Entièrement rénové en 2020</p>', en: '<p>Renovated in 2020</p>' },
	}),
	sampleProperty({
		...{
			ID: 3,
			City: 'Elsene',
			Zip: '1050',
			WebID: 1,
			Bedrooms: 4,
			Price: 450_000,
			Street: 'Livornostraat',
			HouseNumber: '8',
		},
		Location: { lat: 50.83, lng: 4.37 },
	}),
	sampleProperty({ ID: 4, Goal: 1, City: 'Gent', Zip: '9000', WebID: 2, Price: 850, RecordFile: 'HUUR-77' }),
	sampleProperty({
		...{ ID: 5, City: 'Gent', Zip: '9000', ProjectID: 1, TypeDescription: { nl: 'Woning' } },
		Description: { nl: '<p>Met een wintertuin</p>', de: '<p>Häuser mit Wintergärten</p>' },
	}),
	sampleProperty({
		...{ ID: 6, City: 'Gent', Zip: '9000', TypeDescription: { nl: 'Wintertuin met uitzicht' } },
		...{
			Description: {
				nl: '<p>Woning</p>',
				fr: '<p>Rue calme</p>',
				de: '<p>Ruhig liegend, nah liegen Parks</p>',
			},
			CreatedAt: '2025-01-01T00:00:00Z',
		},
	}),
	sampleProperty({
		...{ ID: 7, RecordFile: 'M02119', City: 'Schaarbeek', Zip: '1030', Street: 'Avenue Louis Bertrand' },
		Description: { fr: '<p>Avenue Louis Bertrand, près du parc</p>' },
	}),
	sampleProperty({
		...{ ID: 8, City: 'Elsene', Zip: '1050', RecordFile: '', Goal: 0 },
		Description: { fr: '<p>À deux pas de l’avenue Louise</p>' },
	}),
];

const SQUARE = { lat: 50.83, lng: 4.37 };
const corner = (north: number, east: number) => ({ lat: SQUARE.lat + north, lng: SQUARE.lng + east });
const neighbourhood = (ID: number, Name: string, Coordinates: { lat: number; lng: number }[]) => ({
	kind: 'neighbourhood' as const,
	...{ ID, Name, Coordinates, Title: { nl: Name }, Subtitle: {}, Description: {}, pictures: [] },
});
const NEIGHBOURHOODS = [
	neighbourhood(1, 'Flagey en Châtelain', [
		corner(-0.01, -0.01),
		corner(-0.01, 0.01),
		corner(0.01, 0.01),
		corner(0.01, -0.01),
	]),
	neighbourhood(2, 'Brugse Poort', [corner(1, 1), corner(1, 1.01), corner(1.01, 1.01)]),
];

describe.each(testDatabases())('a text on $name', ({ open }) => {
	let api: TestApi;
	beforeAll(async () => {
		api = await createTestApi(await open());
		const report = await importItems(api.database.db, [
			...SAMPLE_SITE,
			...PROPERTIES,
			sampleProject({ ID: 1, Name: { nl: 'Kasteelpark Morgenster', fr: 'Parc Morgenster' } }),
			...NEIGHBOURHOODS,
			sampleProject({ ID: 2, Name: { nl: 'Residentie Avondrood' }, State: 'sold-out' }),
		]);
		expect(report.refused).toEqual([]);
	});
	afterAll(() => api.close());

	async function ask(search: string, more = 'language=nl&goal=0'): Promise<PropertyPage> {
		const response = await api.app.inject(`/api/v1/properties?${more}&${new URLSearchParams({ search })}`);
		expect(response.statusCode, response.body).toBe(200);
		return response.json();
	}
	const idsOf = ({ items }: PropertyPage) => items.map(({ ID }) => ID);

	it.each([
		['fr', 'à rénover', [1]],
		['fr', 'rénové', [2]],
		['en', 'to renovate', [1]],
		['en', 'renovated', [2]],
	])('finds what is to be done apart from what is done: %s %s', async (language, text, ids) => {
		const { items } = await ask(text, `language=${language}&goal=0`);
		expect(items.map(({ ID }) => ID)).toEqual(ids);
	});

	it.each([
		['fr', 'vue mer', ['vue mer']],
		['de', 'preiswert', ['preiswert']],
		['de', '1-Zimmer-Wohnung', []],
		['fr', 'seul avec un chien', ['seul', 'un chien']],
	])(
		'of known words alone that nothing has is named, and hides nothing: %s %s',
		async (language, text, named) => {
			const { total, didYouMean, dropped = [] } = await ask(text, `language=${language}&goal=0`);
			expect([didYouMean, dropped.map(({ value }) => value)]).toEqual([undefined, named]);
			if (named.length > 0) expect(total).toBe((await ask('')).total);
		},
	);

	it('finds longer words by four letters of their beginning, and by no fewer', async () => {
		expect(idsOf(await ask('wint'))).toEqual([5, 6]);
		expect(idsOf(await ask('win'))).toEqual([]);
		expect((await ask('1-Zimmer-Wohnung', 'language=de&goal=0')).understood?.query).toBe('type=3');
	});

	it('that names a place finds what lies there, and no street that is called after it', async () => {
		for (const text of ['brussel', 'Bruxelles', 'brusel', 'huis of appartement in brussel'])
			for (const { City } of (await ask(text)).items) expect(City).not.toBe('Aalst');
		expect((await ask('brussel')).total).toBeGreaterThan(0);
		expect(idsOf(await ask('Brusselsesteenweg'))).toEqual([1]);
	});

	it('finds a street by the name of its town, and no word of that stem', async () => {
		expect(idsOf(await ask('rue calme', 'language=fr&goal=0'))).toEqual([6]);
		expect(idsOf(await ask('rue de Liège', 'language=fr&goal=0'))).toEqual([]);
	});

	it('finds a street of Brussels by the name that the other language has, and none that is called nearly so', async () => {
		const french = async (text: string) => {
			const { items, understood, dropped } = await ask(text, 'language=fr&goal=0');
			const query = new URLSearchParams(understood?.query);
			return [items.map(({ ID }) => ID), query.get('street'), dropped?.map(({ value }) => value)];
		};
		expect(await french('rue de Livourne 8')).toEqual([[3], 'Livornostraat 8', []]);
		expect(await french('avenue Louis Bertrand')).toEqual([[7], 'Avenue Louis Bertrand', []]);
		expect(await french('avenue Louise')).toEqual([[8], null, []]);
		expect(await french('avenue Louisa')).toEqual([[], null, []]);
		expect(await french('maison avenue Louise à Schaerbeek')).toEqual([[7], null, ['avenue Louise']]);
	});

	it('is cut where its words were typed without spaces', async () => {
		const [house, flat] = [await ask('huisgent'), await ask('appartementgent1slpk')];
		expect(house.understood?.query).toBe('city=gent%7C9000&type=1');
		expect(idsOf(house)).toEqual([5, 6]);
		expect(flat.understood?.query).toBe('city=gent%7C9000&type=2&bedrooms=1');
		const { understood, dropped } = await ask('huis met een grote tuin of terras');
		expect([understood?.query, dropped?.map(({ value }) => value)]).toEqual([
			'type=1',
			['grote', 'tuin of terras'],
		]);
	});

	it('is answered with the address of what it was understood as', async () => {
		const { understood, items } = await ask('huis met 4 slaapkamers elsene tot 500k');
		expect(understood).toEqual({
			goal: 0,
			query: `${new URLSearchParams([
				['city', 'elsene|1050'],
				['type', '1'],
				['bedrooms', '4'],
				['price', '0-500000'],
			])}`,
		});
		expect(items.map(({ ID }) => ID)).toEqual([3]);
		expect((await ask('licht')).understood).toBeUndefined();
	});

	it('that says rent leads to what is for rent', async () => {
		const answer = await ask('appartement te huur');
		expect([answer.understood?.goal, idsOf(answer)]).toEqual([1, [4]]);
	});

	it('that is a reference finds its property, and says where another list has it', async () => {
		expect(idsOf(await ask('HUUR-77', 'language=nl&goal=1'))).toEqual([4]);
		expect((await ask('HUUR-77')).otherGoal).toBe(1);
	});

	it.each(['M-02119', 'm 02119', 'M2119', 'm.2119', 'ref M-02119'])(
		'that is a reference finds its property, however it is spelled: %s',
		async (text) => {
			const answer = await ask(text);
			expect([idsOf(answer), answer.understood?.query]).toEqual([[7], 'search=M02119']);
			expect(idsOf(await ask('M02119'))).toEqual([7]);
		},
	);

	it.each(['M-02118', 'M-021190', 'B-1030', 'gent 9000', '2119', 'huis 2119'])(
		'that is spelled like a reference, and is none of a property, is no other one: %s',
		async (text) => {
			expect((await ask(text)).understood?.query ?? '').not.toContain('M02119');
		},
	);

	it('that is the name of a project finds it and what belongs to it', async () => {
		for (const text of ['Kasteelpark Morgenster', 'morgenster', 'kasteelpark']) {
			const { items, projects } = await ask(text);
			expect(projects?.map(({ ID, Name, State }) => [ID, Name, State])).toEqual([
				[1, 'Kasteelpark Morgenster', 'available'],
			]);
			expect(items.map(({ ID }) => ID)).toEqual([5]);
		}
	});

	it('that names a neighbourhood finds what lies in it, and is no mistyped name of a town', async () => {
		expect(idsOf(await ask('flagey'))).toEqual([3]);
		expect(idsOf(await ask('huis chatelain'))).toEqual([3]);
		expect(idsOf(await ask('appartement flagey'))).toEqual([]);
		const { understood, dropped } = await ask('huis brugse poort');
		expect(understood?.query).toBe('type=1');
		expect(dropped?.map(({ value }) => value)).toEqual(['brugse poort']);
	});

	it('that names a street finds what lies in it alone, and nothing where that is none of what was asked for', async () => {
		const house = await ask('huis livornostraat');
		expect([idsOf(house), house.understood?.query]).toEqual([[3], 'street=Livornostraat&type=1']);
		const none = await ask('appartement livornostraat');
		expect([idsOf(none), none.dropped]).toEqual([[], []]);
	});

	it('that names a house finds it, and where it is no home its whole street, and says so', async () => {
		const house = await ask('livornostraat 8');
		expect([idsOf(house), house.understood?.query, house.dropped]).toEqual([
			[3],
			'street=Livornostraat+8',
			[],
		]);
		const none = await ask('huis livornostraat 80');
		expect([idsOf(none), none.understood?.query, none.dropped]).toEqual([
			[3],
			'street=Livornostraat&type=1',
			[{ name: 'house-number', value: '80' }],
		]);
	});

	it('of somebody who sells says so, and shows homes like theirs', async () => {
		const { understood, dropped } = await ask('mijn huis verkopen');
		expect([understood?.query, dropped]).toEqual(['type=1', [{ name: 'seller', value: 'verkopen' }]]);
		const valuation = await ask('gratis schatting');
		expect([idsOf(valuation).length > 0, valuation.dropped]).toEqual([
			true,
			[{ name: 'seller', value: 'gratis schatting' }],
		]);
	});

	it('with a street that is shortened, or has a letter wrong in a word that ends as no street does', async () => {
		const streetOf = async (text: string) =>
			new URLSearchParams((await ask(text)).understood?.query).get('street');
		expect(await streetOf('huis livornostr. 8')).toBe('Livornostraat 8');
		expect(await streetOf('op de livornostraet')).toBe('Livornostraat');
		expect(await streetOf('livernostraat')).toBe(null);
	});

	it('that leaves out a street finds what lies elsewhere', async () => {
		const { understood, dropped } = await ask('huis niet op de livornostraat');
		expect([understood?.query, dropped?.map(({ value }) => value)]).toEqual([
			'type=1',
			['niet op de livornostraat'],
		]);
	});

	it('and an address with a house number that is no home are widened to the street', async () => {
		const query = new URLSearchParams({ language: 'nl', goal: '0', street: 'Livornostraat 80', type: '1' });
		const { total, widen } = (await api.app.inject(`/api/v1/properties?${query}`)).json();
		expect(total).toBe(0);
		expect(widen[0]).toEqual({
			...{ filter: 'street', how: 'relaxed', total: 1 },
			query: 'street=Livornostraat&type=1',
		});
	});

	it('and an address that names two streets search the first, and say so', async () => {
		const query = 'language=nl&goal=0&street=Livornostraat&street=Meir';
		const { total, dropped } = (await api.app.inject(`/api/v1/properties?${query}`)).json();
		expect([total, dropped]).toEqual([1, [{ name: 'street', value: 'Meir' }]]);
	});

	it('and an address that names a street lead to its published name, without what else was written there', async () => {
		const address = async (street: string) => {
			const query = new URLSearchParams({ language: 'nl', goal: '0', street });
			const answer = (await api.app.inject(`/api/v1/properties?${query}`)).json();
			return [answer.total, answer.understood?.query];
		};
		expect(await address('livornostraat <bel 0900> 8')).toEqual([1, 'street=Livornostraat+8']);
		expect(await address('Livornostraat')).toEqual([1, undefined]);
		expect(await address('bel 0900')).toEqual([0, undefined]);
	});

	it('names words that nothing of what was understood has, and hides nothing by them', async () => {
		const asked = await ask('huis flagey wintertuin');
		expect(asked.dropped?.map(({ value }) => value)).toEqual(['wintertuin']);
		expect(idsOf(asked)).toEqual([3]);
		const together = await ask('huis vrij beroep');
		expect(together.dropped?.map(({ value }) => value)).toEqual(['vrij beroep']);
	});

	it('looks for what a home may have, and hides nothing by another word, though a text has it', async () => {
		const had = await ask('huis wintertuin');
		expect([had.understood?.query, idsOf(had), had.dropped]).toEqual([
			'search=wintertuin&type=1',
			[6, 5],
			[],
		]);
		const plain = await ask('appartement twintig minuten');
		expect([plain.understood?.query, plain.dropped?.map(({ value }) => value)]).toEqual([
			'type=2',
			['twintig minuten'],
		]);
		const light = await ask('licht appartement');
		expect(light.total).toBe((await ask('appartement')).total);
		expect(light.dropped).toEqual([{ name: 'search', value: 'licht' }]);
	});

	it('tells of how many texts words that it leaves out are a part, as the address that asks for them finds', async () => {
		const { mentions, total, understood } = await ask('licht te koop in brussel');
		expect([mentions, total]).toEqual([[{ words: 'licht', total: 1 }], 4]);
		const address = await ask('licht', `language=nl&goal=0&${understood?.query}`);
		expect([address.understood, idsOf(address)]).toEqual([undefined, [2]]);
		const many = 'knus, fraai, sober, vlot, sfeervol, degelijk, statig, licht te koop in brussel';
		expect((await ask(many)).mentions).toEqual([]);
		expect((await ask('huis xyzzyx')).mentions).toEqual([]);
		expect((await ask('huis')).mentions).toBeUndefined();
	});

	it('keeps a word with a capital where it leaves something, and the name of a neighbourhood in any case', async () => {
		const queryOf = async (text: string) => (await ask(text)).understood?.query;
		expect(await queryOf('huis te koop Livorno')).toBe('search=Livorno&type=1');
		expect(await queryOf('huis te koop livorno')).toBe('type=1');
		expect(await queryOf('huis te koop flag')).toBe('type=1');
		expect((await ask('huis te koop Citadelpark')).dropped?.map(({ value }) => value)).toEqual([
			'Citadelpark',
		]);
		expect((await ask('appartement in Flagey')).total).toBe(0);
	});

	it('that is the name of a project that is sold out finds it, and says so', async () => {
		const { projects } = await ask('Residentie Avondrood');
		expect(projects).toMatchObject([{ ID: 2, Name: 'Residentie Avondrood', State: 'sold-out' }]);
	});

	it('comes first where it stands in the title, unless an order is asked for', async () => {
		expect(idsOf(await ask('wintertuin'))).toEqual([6, 5]);
		expect(idsOf(await ask('wintertuin', 'language=nl&goal=0&sort=newest'))).toEqual([5, 6]);
	});

	it('is found by its stem in the language of the reader', async () => {
		expect(idsOf(await ask('wintergarten', 'language=de&goal=0'))).toEqual([5]);
		expect(idsOf(await ask('charmantes', 'language=fr&goal=0')).length).toBeGreaterThan(0);
		expect(idsOf(await ask('wintergarten', 'language=fr&goal=0'))).toEqual([]);
	});

	it('that has no word, or one that nothing has, finds nothing', async () => {
		for (const text of ['🏡', '%', '__', "'", 'xyzzyx'])
			expect([text, (await ask(text)).total]).toEqual([text, 0]);
	});

	it('names a word that nothing has beside what was understood, and leaves it out', async () => {
		const { items, dropped, understood } = await ask('huis of appartement gent xyzzyx');
		expect(items.map(({ City }) => City)).toEqual(['Gent', 'Gent']);
		expect(dropped).toEqual([{ name: 'search', value: 'xyzzyx' }]);
		expect(understood?.query).not.toContain('xyzzyx');
	});

	it('names what no filter can say, and never looks for it', async () => {
		const named = async (text: string) => (await ask(text)).dropped.map(({ value }) => value);
		expect(await named('huis zonder tuin')).toEqual(['zonder tuin']);
		expect(await named('verkochte huizen')).toEqual(['verkochte']);
		expect(await named('huis met garage voor 4 personen')).toEqual(['4 personen']);
		expect(await named('100%')).toEqual(['100%']);
		expect((await ask('verkochte huizen')).didYouMean).toBeUndefined();
		// Nothing has it, and what has a word like it says the opposite.
		const toRenovate = await ask('te renoveren');
		expect(toRenovate.didYouMean).toBeUndefined();
		expect(await named('te renoveren')).toEqual(['te renoveren']);
		expect((await ask('te renoveren', 'language=nl&goal=0&type=1')).total).toBe(0);
	});

	it('takes a mistyped place or type for one, whatever word of a text begins so', async () => {
		const asked = async (text: string) => (await ask(text)).understood?.query;
		expect((await ask('Morgensteer')).didYouMean).toBe('morgenster');
		expect(await asked('elsen')).toBe('city=elsene%7C1050');
		expect(await asked('brusel')).toContain('city=');
		expect(await asked('gentbruge')).toBe('city=gentbrugge%7C9050');
		// The street in Antwerp, and no mistyped Meer
		expect(await asked('meir')).toBe('city=antwerpen%7C2000');
	});
});
