import { otherRoutes, page, renderSlot, sampleApi, textsOf } from '@estate/remote-kit/testing';
import { samplePlacePage, sampleProjects } from '@estate/shared-contract/samples';
import { describe, expect, it } from 'vitest';
import placeSlot from '../slots/place.tsx';

const api = await sampleApi();
const routes = otherRoutes({
	'forms.save-search': '/save-search/',
	'projects.project-detail': '/projects/:city/:slug/:id/',
});
const place = async (url: string) => (await renderSlot(placeSlot, { url, routes })).response;
const ghent = samplePlacePage('nl', '0', 'gent', null)!;
const linksOf = (html: string) =>
	[...page(html).querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');

describe('the page of a place', () => {
	it('says what is for sale there, in the words of the language', async () => {
		const { heading, head, html } = await place('/nl/te-koop/gent/');
		expect(heading).toBe('Te koop in Gent');
		expect(head?.title).toBe('Te koop in Gent (9000)');
		expect(page(html).body.textContent).toContain(`in Gent ${ghent.total} panden te koop`);
		expect((await place('/fr/a-louer/gent/')).heading).toBe('À louer à Gent');
		expect((await place('/en/for-sale/gent/house/')).heading).toBe('House for sale in Gent');
		expect((await place('/de/for-rent/gent/')).heading).toBe('Zu vermieten in Gent');
	});

	it('names its prices, medians and energy labels as far as they are known', async () => {
		api.answer('placePage', () => ({
			status: 200,
			body: {
				...ghent,
				price: { min: 200_000, max: 650_000 },
				median: { price: 350_000, perM2: 3_100 },
				epc: [{ letter: 'a', count: 2 }],
			},
		}));
		const text = page((await place('/en/for-sale/gent/')).html).body.textContent ?? '';
		for (const part of ['200.000', '650.000', 'median asking price is €', '3.100', 'A (2)'])
			expect(text).toContain(part);
	});

	it('says whose prices they are where not everything there is lived in', async () => {
		const of = { price: { min: 200_000, max: 650_000 }, pricesOf: 'residences' };
		api.answer('placePage', () => ({ status: 200, body: { ...ghent, ...of } }));
		const { html, head } = await place('/nl/te-koop/gent/');
		const range = /Woningen kosten er €\s200\.000 tot €\s650\.000\./;
		expect(page(html).body.textContent).toMatch(range);
		expect(head?.description).toMatch(range);
	});

	it('says nothing of a median where there is none', async () => {
		const { median: _, ...few } = ghent;
		api.answer('placePage', () => ({ status: 200, body: few }));
		expect(page((await place('/en/for-sale/gent/')).html).body.textContent).not.toContain('median');
	});

	it('leads to its properties, its types, its neighbours and the list', async () => {
		const links = linksOf((await place('/nl/te-koop/gent/')).html);
		for (const { slug } of ghent.types) expect(links).toContain(`/nl/te-koop/gent/${slug}/`);
		for (const { slug } of ghent.neighbours) expect(links).toContain(`/nl/te-koop/${slug}/`);
		expect(links).toContain('/nl/te-koop/?city=gent%7C9000&hide=sold');
	});

	it('names all types, and not the place again, on the page of one type', async () => {
		const { html } = await place('/nl/te-koop/gent/huis/');
		expect(textsOf(html, 'a[href="/nl/te-koop/gent/"]')).toContain('Alle types');
	});

	it('leads to its parts, its whole, projects there and who knows the place, and offers to save its search', async () => {
		const project = sampleProjects('nl')[0]!;
		api.answer('placePage', () => ({
			status: 200,
			body: {
				...ghent,
				parts: [{ Name: 'Gentbrugge', slug: 'gentbrugge', count: 3 }],
				whole: { Name: 'Oost-Vlaanderen', slug: 'oost-vlaanderen', count: 9 },
				projects: [project],
				contact: { Name: 'Nadia Peeters', Phone: '+3292000000', Email: 'nadia@example.test' },
			},
		}));
		const { html } = await place('/nl/te-koop/gent/');
		const links = linksOf(html);
		expect(links).toContain('/nl/te-koop/gentbrugge/');
		expect(links).toContain('/nl/te-koop/oost-vlaanderen/');
		expect(links.some((href) => href.startsWith('/nl/projects/') && href.endsWith(`/${project.ID}/`))).toBe(
			true,
		);
		expect(links).toContain('/nl/save-search/?city=gent%7C9000&goal=0');
		expect(page(html).body.textContent).toContain('Nadia Peeters');
	});

	it('is known by its address in every language, and described for search engines', async () => {
		const { addresses, head, crumbs } = await place('/nl/te-koop/gent/maison/');
		expect(addresses).toMatchObject({
			nl: '/nl/te-koop/gent/huis/',
			fr: '/fr/a-vendre/gent/maison/',
			en: '/en/for-sale/gent/house/',
		});
		expect(head?.canonical).toBe('/nl/te-koop/gent/huis/');
		expect(head?.jsonLd?.[0]).toMatchObject({ '@type': 'ItemList' });
		expect(crumbs).toEqual([{ name: 'Gent', href: '/nl/te-koop/gent/' }, { name: 'Huis' }]);
	});

	it('shows the nearest where it has nothing, and stays out of search engines', async () => {
		api.answer('placePage', () => ({
			status: 200,
			body: { ...ghent, total: 0, items: [], nearest: ghent.items },
		}));
		const { head, html, status } = await place('/nl/te-koop/gent/');
		expect([status ?? 200, head?.noindex, head?.jsonLd]).toEqual([200, true, undefined]);
		expect(textsOf(html, 'h2')).toContain('Het dichtst in de buurt');
		expect(page(html).querySelectorAll('article').length).toBe(ghent.items.length);
		expect(linksOf(html)).toContain('/nl/te-koop/');
	});

	it('is none of a place or type that there is not', async () => {
		for (const url of ['/nl/te-koop/atlantis/', '/nl/te-koop/gent/kasteel/']) {
			const { head, status } = await place(url);
			expect([status, head?.noindex]).toEqual([404, true]);
		}
	});

	it('comes alive without a difference to the markup of the server', async () => {
		const slot = await (await renderSlot(placeSlot, { url: '/nl/te-koop/gent/' })).hydrate();
		expect(slot.errors).toEqual([]);
	});
});
