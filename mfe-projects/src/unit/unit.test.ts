import { page, renderSlot, sampleApi, textsOf } from '@estate/remote-kit/testing';
import { sampleUnit } from '@estate/shared-contract/samples';
import { describe, expect, it } from 'vitest';
import unitSlot from '../slots/unit.tsx';

const api = await sampleApi();
const answer = sampleUnit(1401, 'nl')!;
const { Unit, Project } = answer;
const PATH = '/nl/projecten/gent/x/14/y/1401/';
const unitPage = async (url: string) => (await renderSlot(unitSlot, { url })).response;
const words = (html: string) => (page(html).body.textContent ?? '').replace(/\u00a0/g, ' ');

describe('the page of a unit', () => {
	it('says what it is, in which project, what it costs and whether it is still to be had', async () => {
		const { html } = await unitPage(PATH);
		expect(textsOf(html, 'h1')).toEqual([Unit.Name]);
		expect(words(html)).toContain('€ 259.000');
		expect(textsOf(html, 'header p')).toContain('excl. btw en kosten');
		expect(textsOf(html, 'section > p')).toContain('Prijzen excl. btw en kosten');
		expect(words(html)).toContain('Beschikbaar');
		expect(page(html).querySelector('header a')?.getAttribute('href')).toBe(
			`/nl/projecten/gent/${Project.Slugs.nl?.slug}/14/`,
		);
	});

	it('shows its plan, its facts in groups, who to ask, and other units that are still to be had', async () => {
		const { html } = await unitPage(PATH);
		expect(page(html).querySelectorAll('#plan img')).toHaveLength(1);
		expect(textsOf(html, '#planning dd')).toContain('Geen dagvaarding (Gdv)');
		expect(page(html).querySelector('aside a[href*="project=14&unit=1401"]')).not.toBeNull();
		expect(textsOf(html, 'article article h3')).toEqual(answer.Others.map(({ Name }) => Name));
	});

	it('says so where no other unit is left', async () => {
		api.answer('unit', () => ({ status: 200, body: { ...answer, Others: [] } }));
		const { html } = await unitPage(PATH);
		expect(textsOf(html, '#others-title')).toEqual([`Geen andere wooneenheid meer vrij in ${Project.Name}`]);
	});

	it('is worked out as new build with VAT, without a choice where there is one answer', async () => {
		const { html } = await unitPage(PATH);
		const costs = page(html).querySelector('#costs')!;
		expect(costs.querySelectorAll('input[type="radio"]')).toHaveLength(0);
		expect(textsOf(html, '#costs th')).toContain('Btw op de prijs');
		expect(textsOf(html, '#costs th')).not.toContain('Registratierechten');
	});

	it('stands below its project in the breadcrumb, and tells its address in every language', async () => {
		const { crumbs, addresses } = await unitPage(PATH);
		expect(crumbs).toEqual([
			{ name: Project.Name, href: `/nl/projecten/gent/${Project.Slugs.nl?.slug}/14/` },
			{ name: Unit.Name },
		]);
		expect(addresses).toMatchObject({
			fr: `/fr/projets/gent/${Project.Slugs.fr?.slug}/14/${Unit.Slugs.fr}/1401/`,
			en: `/en/projects/gent/${Project.Slugs.en?.slug}/14/${Unit.Slugs.en}/1401/`,
		});
	});

	it('is an apartment with an offer for search engines', async () => {
		const { head } = await unitPage(PATH);
		expect(head?.jsonLd?.[0]).toMatchObject({
			mainEntity: { '@type': 'Apartment', floorLevel: '0', containedInPlace: { name: Project.Name } },
			offers: { '@type': 'Offer', price: 259_000, availability: 'https://schema.org/InStock' },
		});
	});

	it('hides a price everywhere when it is not to be published', async () => {
		const { Price: _, ...unpriced } = Unit;
		const hidden = { ...answer, Unit: { ...unpriced, PublishPrice: false } };
		api.answer('unit', () => ({ status: 200, body: hidden }));
		const { html, head } = await unitPage(PATH);
		expect(words(html)).toContain('Prijs op aanvraag');
		expect(textsOf(html, 'header p')).not.toContain('excl. btw en kosten');
		expect(JSON.stringify(head)).not.toContain('price');
	});

	it('says that it is sold, and is sold out for search engines', async () => {
		api.answer('unit', () => ({ status: 200, body: { ...answer, Unit: { ...Unit, State: 'sold' } } }));
		const { html, head } = await unitPage(PATH);
		expect(words(html)).not.toContain('259.000');
		expect(head?.jsonLd?.[0]).toMatchObject({ offers: { availability: 'https://schema.org/SoldOut' } });
	});

	it('under option is reserved for search engines, with its price', async () => {
		api.answer('unit', () => ({ status: 200, body: { ...answer, Unit: { ...Unit, State: 'option' } } }));
		const { head } = await unitPage(PATH);
		expect(head?.jsonLd?.[0]).toMatchObject({
			offers: { availability: 'https://schema.org/Reserved', price: 259_000 },
		});
	});

	it('is not found where nobody knows the unit, and shows projects', async () => {
		const { html, status, head } = await unitPage('/en/projects/gent/x/14/y/99999/');
		expect(status).toBe(404);
		expect(textsOf(html, 'h1')).toEqual(['Unit not found']);
		expect(page(html).querySelectorAll('article article').length).toBeGreaterThan(0);
		expect(head?.noindex).toBe(true);
	});
});
