import { page, renderSlot, sampleApi } from '@estate/remote-kit/testing';
import { parseSearch } from '@estate/shared-contract';
import { sampleProperty } from '@estate/shared-contract/samples';
import { waitFor } from '@testing-library/dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListView } from '../../results/list-view.ts';
import detailSlot from '../../slots/detail.tsx';
import filtersSlot from '../../slots/filters.tsx';
import { rememberedList, rememberList } from './remembered-list.ts';

const api = await sampleApi();
const remember = (query: string, view: ListView = 'grid') =>
	rememberList({ search: parseSearch(new URLSearchParams(query), 0), view });
const walkOf = (container: ParentNode) => container.querySelector('nav')!;
const links = (container: ParentNode) =>
	[...walkOf(container).querySelectorAll('a')].map((link) => [link.rel, link.getAttribute('href')]);

beforeEach(() => sessionStorage.clear());

describe('the way through a search', () => {
	it('is the whole list in the markup of the server', async () => {
		const { html } = await renderSlot(detailSlot, { url: '/en/property/12/' });
		expect(links(page(html))).toEqual([['', '/en/for-sale/']]);
	});

	it('goes on in the search whose results were shown last, by canonical addresses', async () => {
		remember('sort=price-asc');
		const slot = await (await renderSlot(detailSlot, { url: '/en/property/12/' })).hydrate();
		await waitFor(() => expect(walkOf(slot.container).textContent).toMatch(/\d+ of \d+/));
		const [back, previous, next] = links(slot.container);
		expect(back).toEqual(['', '/en/for-sale/?sort=price-asc']);
		expect(previous).toEqual(['prev', expect.stringMatching(/^\/en\/for-sale\/[a-z-]+\/[a-z0-9-]+\/\d+\/$/)]);
		expect(next?.[0]).toBe('next');
		expect(slot.errors).toEqual([]);
	});

	it('leads back to the page of results that the property stands on', async () => {
		remember('page=7');
		const slot = await (await renderSlot(detailSlot, { url: '/en/property/12/' })).hydrate();
		await waitFor(() => expect(links(slot.container)[0]?.[1]).toBe('/en/for-sale/'));
	});

	it('counts as the list does, with units of projects, and leads back to the page that the api tells', async () => {
		remember('sort=price-asc');
		api.answer('property', ({ query }) => {
			const position =
				query.get('units') === 'grouped' ? { index: 40, total: 180, page: 2 } : { index: 3, total: 99 };
			return { status: 200, body: { property: sampleProperty(12, 'en'), similar: [], position } };
		});
		const slot = await (await renderSlot(detailSlot, { url: '/en/property/12/' })).hydrate();
		await waitFor(() => expect(walkOf(slot.container).textContent).toContain('40 of 180'));
		expect(links(slot.container)[0]?.[1]).toBe('/en/for-sale/?sort=price-asc&page=2');
	});

	it('leads back to the list looked at as before', async () => {
		remember('sort=price-asc', 'list');
		const slot = await (await renderSlot(detailSlot, { url: '/en/property/12/' })).hydrate();
		await waitFor(() => expect(links(slot.container)[0]?.[1]).toBe('/en/for-sale/?sort=price-asc&view=list'));
	});

	it('leads back but not on, where the search does not find the property', async () => {
		remember('bedrooms=9');
		const slot = await (await renderSlot(detailSlot, { url: '/en/property/12/' })).hydrate();
		await waitFor(() => expect(links(slot.container)).toEqual([['', '/en/for-sale/?bedrooms=9']]));
	});

	it('goes on past a property that is sold', async () => {
		remember('sort=newest');
		const slot = await (await renderSlot(detailSlot, { url: '/en/property/15/' })).hydrate();
		await waitFor(() => expect(links(slot.container).map(([rel]) => rel)).toEqual(['', 'prev', 'next']));
	});

	it('is another for rent than for sale', async () => {
		remember('bedrooms=2');
		const slot = await (await renderSlot(detailSlot, { url: '/en/property/31/' })).hydrate();
		expect(links(slot.container)).toEqual([['', '/en/for-rent/']]);
	});

	it('is the whole list where the browser keeps nothing', async () => {
		const refused = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
			throw new DOMException('denied', 'SecurityError');
		});
		const slot = await (await renderSlot(detailSlot, { url: '/en/property/12/' })).hydrate();
		expect(links(slot.container)).toEqual([['', '/en/for-sale/']]);
		refused.mockRestore();
	});
});

it('a list keeps its search and its view', async () => {
	await (
		await renderSlot(filtersSlot, { url: '/en/for-sale/?bedrooms=2&sort=price-desc&page=2&view=list' })
	).hydrate();
	await waitFor(() =>
		expect(rememberedList(0)).toMatchObject({
			search: { rooms: { bedrooms: 2 }, sort: 'price-desc', page: 2 },
			view: 'list',
		}),
	);
});
