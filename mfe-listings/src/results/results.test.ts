import { renderSlot, sampleApi } from '@estate/remote-kit/testing';
import { sampleHomes } from '@estate/shared-contract/samples';
import { describe, expect, it } from 'vitest';
import resultsSlot from '../slots/results.tsx';
import { page, textsOf } from '../testing/page.ts';

const api = await sampleApi();

const results = async (url: string) => (await renderSlot(resultsSlot, { url })).response;
const forSale = sampleHomes('nl').filter(({ Goal }) => Goal === 0);
const addresses = (html: string) =>
	[...page(html).querySelectorAll('article a')].map((link) => link.getAttribute('href'));

describe('a page of results', () => {
	it('shows the homes, each leading to its own page', async () => {
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
				items: forSale.slice(0, 12),
				total: 30,
				page: Number(query.get('page') ?? 1),
				pageCount: 3,
				facets: { types: [], cities: [] },
				unknownCities: [],
			},
		}));
		const { html, head } = await results('/en/for-sale/?page=2');
		expect(api.calls.find(({ name }) => name === 'properties')?.query.get('page')).toBe('2');
		expect(textsOf(html, 'nav p')).toEqual(['Page 2 of 3 [30 objects]']);
		expect(html).toContain('href="/en/for-sale/?page=3"');
		expect(head?.canonical).toBe('/en/for-sale/?page=2');
		expect(head?.title).toContain('page 2');
	});

	it('reads in the language of its address', async () => {
		expect((await results('/nl/te-huur/')).heading).toBe('Te huur');
		expect((await results('/fr/a-louer/')).heading).toBe('À louer');
		expect((await results('/en/for-rent/')).heading).toBe('For rent');
		expect((await results('/de/for-rent/')).heading).toBe('Zu vermieten');
		expect((await results('/nl/te-koop/?city=gent%7C9000')).heading).toBe('Te koop in Gent');
	});

	it('lists its homes for search engines', async () => {
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
		expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/nl/te-koop/?city=gent%7C9000']);
		expect(head?.noindex).toBe(true);
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

	it.each([
		['a page that is none', 'page=x'],
		['page 0', 'page=0'],
		['a price range upside down', 'price=9-1'],
		['a type that is none', 'type=%00'],
		['a city without a name', 'city=|'],
		['a text of 10,000 characters', `search=${'a'.repeat(10_000)}`],
		['SQL', "search=';DROP TABLE property;--"],
		['markup', 'search=%3Cscript%3Ealert(1)%3C/script%3E'],
		['emoji', 'sort=%F0%9F%8F%A0&search=%F0%9F%8F%A0'],
		['letters and counts out of range', 'epc=z&bedrooms=-3'],
	])('answers a query with %s', async (_, query) => {
		const { status, html } = await results(`/nl/te-koop/?${query}`);
		expect(status ?? 200).toBe(200);
		expect(html).not.toContain('<script>');
	});
});
