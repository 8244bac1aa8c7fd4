import { otherRoutes, page, renderSlot, sampleApi, textsOf } from '@estate/remote-kit/testing';
import { sampleProperty } from '@estate/shared-contract/samples';
import { telephoneAddress } from '@estate/shared-ui';
import { describe, expect, it } from 'vitest';
import detailSlot from '../slots/detail.tsx';

const api = await sampleApi();

const routes = otherRoutes({ 'forms.save-search': '/save-search/' });
const detail = async (url: string) => (await renderSlot(detailSlot, { url, routes })).response;
const base = sampleProperty(12, 'nl')!;

/** Lets the api answer with this property. */
function answerWith(changes: Partial<typeof base>) {
	api.answer('property', () => ({
		status: 200,
		body: { property: { ...base, ...changes }, similar: [sampleProperty(14, 'nl') ?? base] },
	}));
}

describe('a property on offer', () => {
	it('has its title, address, price, description and pictures', async () => {
		const { html, status } = await detail('/nl/te-koop/gent/x/12/');
		const shown = page(html);
		expect(status).toBe(200);
		expect(textsOf(html, 'h1')).toEqual([base.TypeDescription]);
		expect(shown.body.textContent).toContain('€ 465.000'.replace(' ', '\u00a0'));
		expect(shown.body.textContent).toContain('Lindelei 12');
		expect(shown.querySelectorAll('#description p').length).toBeGreaterThan(1);
		expect(shown.querySelectorAll('picture').length).toBeGreaterThanOrEqual(5);
	});

	it.each([
		['everything', { Price: 465_000 }],
		['little', { Location: undefined, ApproximateLocation: undefined, PublishPrice: false }],
	])(
		'lists its sections in their order where %s is known of it: all but further pictures',
		async (_, changes) => {
			answerWith(changes as Partial<typeof base>);
			const shown = page((await detail('/nl/te-koop/gent/x/12/')).html);
			const [contents] = Array.from(shown.querySelectorAll('nav')).filter(
				(nav) => nav.getAttribute('aria-label') === 'Op deze pagina',
			);
			const listed = Array.from(contents?.querySelectorAll('a') ?? [], (link) => link.getAttribute('href'));
			const sections = Array.from(contents?.parentElement?.children ?? [], ({ id }) => `#${id}`).filter(
				(id) => id !== '#' && id !== '#photos',
			);
			expect(sections.length).toBeGreaterThan(4);
			expect(listed).toEqual(sections);
			answerWith({});
		},
	);

	it('says what it cost before its price changed, as its card does', async () => {
		answerWith({ FormerPrice: 489_000, PriceChangedOn: '2026-11-02' });
		const { html } = await detail('/nl/te-koop/gent/x/12/');
		expect(page(html).body.textContent).toMatch(/Vroeger €\s489\.000, gewijzigd op 2 november 2026/);
		answerWith({});
	});

	it.each([
		['2034-03-12', '12 maart 2034'],
		['2034-03', 'maart 2034'],
		// Words of the feed, of which platforms would make 3 December and 1 October 2001.
		['12/03/2034', '12/03/2034'],
		['niet van toepassing 10', 'niet van toepassing 10'],
		['<b>geen</b>', '<b>geen</b>'],
	])('says of a certificate that ends "%s": %s', async (EPCCertificateEndDate, said) => {
		answerWith({ EPCCertificateEndDate });
		const { html } = await detail('/nl/te-koop/gent/x/12/');
		const [name] = [...page(html).querySelectorAll('dt')].filter((dt) => dt.textContent === 'EPC geldig tot');
		expect(name?.nextElementSibling?.textContent?.replace(/\u00a0/g, ' ')).toBe(said);
		answerWith({});
	});

	it('tells its address in every language of the site, so that any other way to it leads there', async () => {
		const { addresses } = await detail('/nl/property/12/');
		expect(addresses).toMatchObject({
			nl: `/nl/te-koop/gent/${base.Slugs.nl?.slug}/12/`,
			fr: `/fr/a-vendre/gent/${base.Slugs.fr?.slug}/12/`,
			en: `/en/for-sale/gent/${base.Slugs.en?.slug}/12/`,
		});
	});

	it('is described for search engines, with its price', async () => {
		const { head } = await detail('/en/property/12/');
		expect(head?.title).toMatch(/ for sale in Gent$/);
		expect(head?.jsonLd?.[0]).toMatchObject({
			'@type': 'RealEstateListing',
			offers: { price: 465_000, priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
			mainEntity: { '@type': 'House', address: { postalCode: '9000', addressLocality: 'Gent' } },
		});
	});

	it('keeps a hidden price and a hidden street out of everything', async () => {
		answerWith({
			PublishPrice: false,
			Price: 465_000,
			PublishAddress: false,
			Street: 'Geheimsteeg',
			HouseNumber: '12',
		});
		const { html, head } = await detail('/nl/property/12/');
		expect(html).toContain('Prijs op aanvraag');
		expect(html + JSON.stringify(head)).not.toMatch(/465[.\s\u00a0]?000|Geheimsteeg/);
	});

	it('says how to reach its contact person, and leads to the contact form with the property named', async () => {
		const { html } = await detail('/nl/property/12/');
		expect(html).toContain(`href="${telephoneAddress(base.Contact?.Phone ?? '')}"`);
		expect(html).toContain('href="/nl/contact/?property=12"');
	});

	it('warns of a poor energy label in Flanders, with the years of the language', async () => {
		answerWith({ EnergyPerformance: 480 });
		expect((await detail('/nl/property/12/')).html).toContain('binnen 5 jaar');
		expect((await detail('/de/property/12/')).html).toContain('innerhalb von 6 Jahren');
		for (const language of ['nl', 'fr', 'en', 'de'])
			expect(
				page((await detail(`/${language}/property/12/`)).html).querySelector('[role=note]')?.textContent,
			).toContain('2023');
		answerWith({ EnergyPerformance: 480, Zip: '1000' });
		expect((await detail('/nl/property/12/')).html).not.toContain('Renovatieplicht');
	});

	it('shows P-score and G-score, with a warning for class D', async () => {
		answerWith({ PScore: 'B', GScore: 'D' });
		const { html } = await detail('/nl/property/12/');
		expect(textsOf(html, '[data-current]')).toEqual(['B', 'D']);
		expect(html).toContain('verhoogde kans op overstroming');
		answerWith({ PScore: 'B', GScore: 'A' });
		expect((await detail('/nl/property/12/')).html).not.toContain('verhoogde kans op overstroming');
	});

	it('names documents, or says in words that there are none', async () => {
		answerWith({ Documents: [] });
		const { html } = await detail('/en/property/12/');
		expect(page(html).querySelector('#documents')?.textContent).toBe('DocumentsNo documents');
		expect(textsOf(html, 'a[href="#documents"]')).toEqual(['Documents']);
	});

	it('says of the map alone that it needs JavaScript, and not that an address stands above, where none may', async () => {
		const { html } = await detail('/nl/property/12/');
		expect(html).toContain('De kaart heeft JavaScript nodig.');
		expect(html).not.toContain('hierboven');
	});

	it('says in words that there is no picture', async () => {
		answerWith({ Pictures: [] });
		expect((await detail('/en/property/12/')).html).toContain('No photo was found');
	});

	it('says that it is under option, by its state or by a word in its title', async () => {
		answerWith({ TypeDescription: 'IN OPTIE: Rijwoning met tuin' });
		const { html, crumbs } = await detail('/nl/property/12/');
		expect(textsOf(html, 'h1')).toEqual(['Rijwoning met tuin']);
		expect(html).toContain('In optie');
		expect(crumbs?.at(-1)?.name).toBe('Rijwoning met tuin');
	});
});

describe('a property that is not to be had', () => {
	it.each([
		['sold', 0, 'Property Sold'],
		['rented', 1, 'The property you requested has been rented'],
	] as const)('says that it is %s, with similar properties', async (State, Goal, title) => {
		answerWith({ State, Goal });
		const { status, html, head } = await detail('/en/property/12/');
		expect(status).toBe(200);
		expect(textsOf(html, 'h1')).toEqual([title]);
		expect(page(html).querySelectorAll('article article')).toHaveLength(1);
		const offers = (head?.jsonLd?.[0] as { offers: object } | undefined)?.offers;
		expect(offers).toMatchObject({ availability: 'https://schema.org/SoldOut' });
		expect(offers).not.toHaveProperty('price');
		// What is like it may come: the search for that can be saved.
		expect(page(html).querySelector('a[href*="/save-search/"]')?.getAttribute('href')).toContain(
			`goal=${Goal}`,
		);
	});

	it('is gone for good once it is withdrawn', async () => {
		answerWith({ State: 'withdrawn' });
		const { status, html, head, addresses } = await detail('/en/property/12/');
		expect(status).toBe(410);
		expect(textsOf(html, 'h1')).toEqual(['Property Not Found']);
		expect(html).toContain('no longer on offer');
		expect(html).not.toContain(base.TypeDescription);
		expect(head?.noindex).toBe(true);
		expect(addresses).toBeUndefined();
	});

	it('is not found where nobody knows it', async () => {
		const { status, html } = await detail('/en/for-sale/gent/loft/99999/');
		expect(status).toBe(404);
		expect(textsOf(html, 'h1')).toEqual(['Property Not Found']);
		expect(page(html).querySelectorAll('article article').length).toBeGreaterThan(0);
	});

	it('is not mistaken for an api that is down', async () => {
		api.answer('property', 503);
		await expect(detail('/en/property/12/')).rejects.toMatchObject({ status: 503 });
	});
});
