import { otherRoutes, page, renderSlot, sampleApi, textsOf } from '@estate/remote-kit/testing';
import { sampleProperties, searchProperties } from '@estate/shared-contract/samples';
import { describe, expect, it } from 'vitest';
import resultsSlot from '../slots/results.tsx';
import type { ResultsData } from './results-data.ts';

const api = await sampleApi();

/** The form that keeps a search is another remote's. */
const routes = otherRoutes({ 'forms.save-search': '/save-search/' });
const results = async (url: string) => (await renderSlot(resultsSlot, { url, routes })).response;
const forSale = sampleProperties('nl').filter(({ Goal }) => Goal === 0);
const addresses = (html: string) =>
	[...page(html).querySelectorAll('article a')].map((link) => link.getAttribute('href'));

describe('a page of results', () => {
	it('shows the properties, each leading to its own page', async () => {
		const { html, status } = await results('/nl/te-koop/');
		expect(status ?? 200).toBe(200);
		const links = addresses(html);
		expect(links).toHaveLength(Math.min(forSale.length, 12));
		for (const link of links) expect(link).toMatch(/^\/nl\/te-koop\/[a-z0-9-]+\/[a-z0-9-]+\/\d+\/$/);
	});

	it('asks for twelve at a time and says where in the pages it is', async () => {
		api.answer('properties', ({ query }) => ({
			status: 200,
			body: {
				...searchProperties(query, 'en'),
				items: forSale.slice(0, 12),
				total: 30,
				pageCount: 3,
			},
		}));
		const { html, head } = await results('/en/for-sale/?page=2');
		expect(api.calls.find(({ name }) => name === 'properties')?.query.get('page')).toBe('2');
		expect(textsOf(html, 'nav p')).toEqual(['Page 2 of 3 [30 objects]']);
		expect(html).toContain('href="/en/for-sale/?page=3"');
		expect(head?.canonical).toBe('/en/for-sale/?page=2');
		expect(head?.title).toContain('page 2');
	});

	it('says of a property of several types by which of them it was found, where it is mainly another', async () => {
		const placesOf = async (query: string) =>
			textsOf((await results(`/nl/te-huur/?${query}`)).html, 'article p');
		expect(await placesOf('type=6')).toContainEqual(
			expect.stringMatching(/^Kantoor \(ook: Commercieel\) · /),
		);
		expect((await placesOf('type=9')).join()).not.toContain('ook:');
		expect((await placesOf('')).join()).not.toContain('ook:');
	});

	it('tells a main type from the type of its name', async () => {
		const { html } = await results('/nl/te-koop/?type=2&subtype=appartement&subtype=penthouse');
		const chips = textsOf(html, 'ul[aria-label="Toegepaste filters"] li');
		expect(chips.slice(0, 3)).toEqual(['Appartement', 'Soort: Appartement', 'Penthouse']);
	});

	it('reads in the language of its address', async () => {
		expect((await results('/nl/te-huur/')).heading).toBe('Te huur');
		expect((await results('/fr/a-louer/')).heading).toBe('À louer');
		expect((await results('/en/for-rent/')).heading).toBe('For rent');
		expect((await results('/de/for-rent/')).heading).toBe('Zu vermieten');
		expect((await results('/nl/te-koop/?city=gent%7C9000')).heading).toBe('Te koop in Gent');
		const street = await results('/nl/te-koop/?city=gent%7C9000&street=Lindelei');
		expect([street.heading, street.head?.title]).toEqual(Array(2).fill('Te koop: Lindelei, Gent'));
		expect((await results('/fr/a-louer/?street=Lindelei')).heading).toBe('À louer\u00A0: Lindelei');
		expect((await results('/fr/a-louer/?street=0900')).heading).toBe('À louer');
	});

	it('lists its properties for search engines', async () => {
		const { head } = await results('/nl/te-koop/');
		const [list] = head!.jsonLd as { itemListElement: { url: string; position: number }[] }[];
		expect(list?.itemListElement[0]).toMatchObject({
			position: 1,
			url: expect.stringContaining('/nl/te-koop/'),
		});
		expect(head?.canonical).toBe('/nl/te-koop/');
		expect(head?.noindex).toBeUndefined();
	});

	it('is canonical to the unfiltered list when it is filtered; free text stays out of search engines', async () => {
		const filtered = await results('/nl/te-koop/?bedrooms=3&sort=price-asc');
		expect(filtered.head?.canonical).toBe('/nl/te-koop/');
		expect(filtered.head?.noindex).not.toBe(true);
		expect((await results('/nl/te-koop/?search=loft')).head?.noindex).toBe(true);
	});

	it('in another order is canonical to the list, its later pages are kept out of search engines', async () => {
		api.answer('properties', ({ query }) => ({
			status: 200,
			body: { ...searchProperties(query, 'nl'), items: forSale.slice(0, 12), total: 30, pageCount: 3 },
		}));
		const later = await results('/nl/te-koop/?sort=price-desc&page=2');
		expect(later.head).toMatchObject({ canonical: '/nl/te-koop/', noindex: true });
		expect((await results('/nl/te-koop/?sort=price-desc')).head?.noindex).not.toBe(true);
		const plain = await results('/nl/te-koop/?page=2');
		expect(plain.head?.canonical).toBe('/nl/te-koop/?page=2');
		expect(plain.head?.noindex).not.toBe(true);
	});

	it('offers to save its search where it has hits, without order and page', async () => {
		const offers = async (url: string) =>
			[...page((await results(url)).html).querySelectorAll('a[href*="/save-search/"]')].map((link) =>
				link.getAttribute('href'),
			);
		const found = await offers('/nl/te-koop/?type=1&sort=price-asc');
		expect(found.length).toBeGreaterThan(0);
		expect(new Set(found)).toEqual(new Set(['/nl/save-search/?type=1&goal=0']));
	});

	it('has a chip for each filter, which leads to the same search without it', async () => {
		const { html } = await results('/nl/te-koop/?city=gent%7C9000&bedrooms=2&sort=price-asc');
		const chips = [...page(html).querySelectorAll('[aria-label="Toegepaste filters"] a')];
		expect(chips.map((chip) => chip.textContent)).toEqual(['Gent', '2+ slaapkamers', 'Wis alles']);
		expect(chips.map((chip) => chip.getAttribute('href'))).toEqual([
			'/nl/te-koop/?bedrooms=2&sort=price-asc',
			'/nl/te-koop/?city=gent%7C9000&sort=price-asc',
			'/nl/te-koop/?sort=price-asc',
		]);
	});

	it('carries names of the types that are asked for alone, and says each on its chip', async () => {
		const chipsOf = async (query: string) => {
			const { html, data } = await results(`/nl/te-koop/${query}`);
			const { typeNames, subtypeNames } = data as ResultsData;
			const chips = [...page(html).querySelectorAll('[aria-label="Toegepaste filters"] a')];
			return { typeNames, subtypeNames, first: chips[0]?.textContent };
		};
		expect(await chipsOf('')).toEqual({ typeNames: {}, subtypeNames: {}, first: undefined });
		const asked = await chipsOf('?type=1');
		expect(asked.typeNames).toEqual({ 1: asked.first });
	});

	it('offers every order as a link', async () => {
		const { html } = await results('/nl/te-koop/?bedrooms=2&page=3');
		const orders = [...page(html).querySelectorAll('details a')].map((link) => link.getAttribute('href'));
		expect(orders).toHaveLength(5);
		expect(orders[0]).toBe('/nl/te-koop/?bedrooms=2');
		expect(orders[1]).toBe('/nl/te-koop/?bedrooms=2&sort=price-asc');
	});

	it('leaves out a city that nobody knows, and says so', async () => {
		const { html, heading } = await results('/nl/te-koop/?city=gotham%7C9999');
		expect(textsOf(html, '[role="status"]')[0]).toContain('Gotham');
		expect(heading).toBe('Te koop');
		expect(page(html).querySelector('[aria-label="Toegepaste filters"]')).toBeNull();
	});

	it('says that a page lies beyond the last, with the way to the first', async () => {
		const { html, head, status } = await results('/nl/te-koop/?page=99');
		expect(status ?? 200).toBe(200);
		expect(textsOf(html, 'h2')).toEqual(['U bent voorbij de laatste pagina']);
		expect([...page(html).querySelectorAll('a')].map((link) => link.getAttribute('href'))).toContain(
			'/nl/te-koop/',
		);
		expect(head?.noindex).toBe(true);
	});

	it('shows how to widen a search that finds nothing, the most fruitful way first', async () => {
		const { html, head } = await results('/nl/te-koop/?bedrooms=49&city=gent%7C9000');
		expect(textsOf(html, 'h2')).toEqual(['Geen resultaten', 'Zoek iets ruimer']);
		const ways = [...page(html).querySelectorAll('h2 + ul a')];
		expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
			['Zonder “49+ slaapkamers”', '/nl/te-koop/?city=gent%7C9000'],
			['Zonder filters', '/nl/te-koop/'],
		]);
		expect(head?.noindex).toBe(true);
	});

	it('quotes a text once that is let go of', async () => {
		const { html } = await results('/nl/te-koop/?search=zwembad&bedrooms=49');
		const ways = [...page(html).querySelectorAll('h2 + ul a')].map((way) => way.textContent);
		expect(ways.length).toBeGreaterThan(0);
		expect(ways.join()).not.toMatch(/““|””/);
	});

	it('offers to let go of each of several features by itself', async () => {
		api.answer('properties', ({ query }) => ({
			status: 200,
			body: {
				...searchProperties(query, 'nl'),
				items: [],
				total: 0,
				widen: [
					{ filter: 'feature', how: 'relaxed', total: 5, query: 'type=2&feature=ground-floor' },
					{ filter: 'feature', how: 'relaxed', total: 3, query: 'type=2&feature=garden' },
					{ filter: 'feature', how: 'removed', total: 25, query: 'type=2' },
				],
			},
		}));
		const { html } = await results('/nl/te-koop/?type=2&feature=garden&feature=ground-floor');
		expect(textsOf(html, 'h2 + ul a')).toEqual([
			'Zonder “Tuin”',
			'Zonder “Gelijkvloers”',
			'Zonder “Tuin, Gelijkvloers”',
		]);
	});

	it('has one way to let go of everything', async () => {
		const ways = async (query: string) => {
			const { html } = await results(`/nl/te-koop/?${query}`);
			return [...page(html).querySelectorAll('[role="status"] a[href="/nl/te-koop/"]')].map(
				(way) => way.textContent,
			);
		};
		expect(await ways('search=zwembad')).toEqual(['Zonder “zwembad”']);
		expect(await ways('bedrooms=49&city=gent%7C9000')).toEqual(['Zonder filters']);
	});

	it('offers to let go of two filters where no single one helps', async () => {
		const { html } = await results('/nl/te-koop/?bedrooms=49&bathrooms=49&city=gent%7C9000');
		const ways = [...page(html).querySelectorAll('h2 + ul a')];
		expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
			['Zonder “49+ slaapkamers, 49+ badkamers”', '/nl/te-koop/?city=gent%7C9000'],
			['Zonder filters', '/nl/te-koop/'],
		]);
	});

	it('offers to loosen a filter before letting go of one, in words that say what changes', async () => {
		const ways = async (url: string) =>
			textsOf((await results(url)).html, 'h2 + ul li').map((way) => way.replaceAll('\u00a0', ' '));
		const most = Math.max(...forSale.map(({ Bedrooms = 0 }) => Bedrooms));
		const roomy = `bedrooms=${most + 1}`;
		const found = forSale.filter(({ Bedrooms }) => Bedrooms === most).length;
		expect((await ways(`/en/for-sale/?${roomy}`))[0]).toMatch(
			new RegExp(`^“${most}\\+ bedrooms” instead of “${most + 1}\\+” ?${found} propert`),
		);
		expect((await ways(`/nl/te-koop/?${roomy}`))[0]).toContain(
			`“${most}+ slaapkamers” in plaats van “${most + 1}+”`,
		);
		expect((await ways(`/fr/a-vendre/?${roomy}`))[0]).toContain(
			`« ${most}+ chambres » au lieu de « ${most + 1}+ »`,
		);
		expect((await ways(`/de/for-sale/?${roomy}`))[0]).toContain(
			`„${most}+ Schlafzimmer“ statt „${most + 1}+“`,
		);
		const cheapest = Math.min(...forSale.flatMap(({ Price }) => Price ?? []));
		expect((await ways(`/en/for-sale/?price=0-${cheapest - 1_000}`))[0]).toMatch(
			/^“Up to € .*” instead of “Up to € /,
		);
	});

	it('names all that it left out of the search in one notice, in the language of the reader', async () => {
		const query = 'price=900x100&type=99&city=gotham%7C9999&sort=magic&bedrooms=2';
		const dutch = await results(`/nl/te-koop/?${query}`);
		expect(textsOf(dutch.html, '[role="status"]')).toEqual([
			'We hielden geen rekening met wat we niet herkenden: Prijs “900x100”, Sorteren “magic”, Type “99”, Plaats “Gotham (9999)”.',
		]);
		expect(textsOf(dutch.html, '[aria-label="Toegepaste filters"] a')).toEqual(['2+ slaapkamers']);
		const french = await results(`/fr/a-vendre/?${query}`);
		expect(textsOf(french.html, '[role="status"]')[0]).toContain('Prix « 900x100 »');
	});

	it('names what a plain form sent and nobody understands', async () => {
		const { html, redirect } = await results('/en/for-sale/?search=&price-min=cheap&price-max=');
		expect(redirect).toBeUndefined();
		expect(textsOf(html, '[role="status"]')).toEqual([
			'We ignored what we did not recognise: Price “cheap”.',
		]);
	});

	it('says which word it searched for instead', async () => {
		api.answer('properties', ({ query }) => ({
			status: 200,
			body: {
				...searchProperties(new URLSearchParams('goal=0'), 'en'),
				didYouMean: `${query.get('search')}t`,
			},
		}));
		const { html } = await results('/en/for-sale/?search=lof');
		expect(textsOf(html, '[role="status"]')).toEqual([
			'We found nothing for “lof”. These are the properties for “loft”.',
		]);
	});

	it('moves the query of a plain form to its short spelling', async () => {
		const plain = '/nl/te-koop/?search=&city=gent%7C9000&price-min=&price-max=450000&bedrooms=&sort=newest';
		expect((await results(plain)).redirect).toEqual({ to: '/nl/te-koop/?city=gent%7C9000&price=0-450000' });
	});

	it('moves a quick search for a rental to the list of rentals, with the price range of rentals', async () => {
		const { redirect } = await results('/fr/a-vendre/?goal=1&city=&type=2&price-max=900');
		expect(redirect).toEqual({ to: '/fr/a-louer/?type=2&price=0-900' });
		expect((await results('/fr/a-vendre/?goal=1&price-max=450000')).redirect).toEqual({ to: '/fr/a-louer/' });
	});
});

describe('the view of the results', () => {
	const address = '/nl/te-koop/?city=gent%7C9000&bedrooms=1&view=list';
	const linksOf = (html: string, selector: string) =>
		[...page(html).querySelectorAll(selector)].map((link) => link.getAttribute('href'));

	it('is offered as links that keep the search and the page', async () => {
		const { html } = await results('/nl/te-koop/?bedrooms=1&page=2');
		expect(linksOf(html, '[aria-label="Weergave"] a').slice(0, 2)).toEqual([
			'/nl/te-koop/?bedrooms=1&page=2',
			'/nl/te-koop/?bedrooms=1&page=2&view=list',
		]);
		expect(textsOf(html, '[aria-label="Weergave"] [aria-current]')).toEqual(['Raster']);
	});

	it('stays through chips, orders and pages, and is never sent to the api', async () => {
		const { html } = await results(address);
		const links = [
			...linksOf(html, '[aria-label="Toegepaste filters"] a'),
			...linksOf(html, 'details a'),
			...linksOf(html, 'nav a'),
		];
		expect(links.length).toBeGreaterThan(7);
		for (const link of links) expect(link).toMatch(/[?&]view=list$/);
		for (const { query } of api.calls) expect(query.has('view')).toBe(false);
	});

	it('stays where nothing is found, and when a plain form is sent', async () => {
		const { html } = await results('/nl/te-koop/?bedrooms=49&view=list');
		expect(linksOf(html, 'h2 + ul a')).toEqual(['/nl/te-koop/?view=list']);
		const plain = await results('/nl/te-koop/?search=&bedrooms=2&view=list');
		expect(plain.redirect).toEqual({ to: '/nl/te-koop/?bedrooms=2&view=list' });
	});
});
