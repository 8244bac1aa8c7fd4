import { otherRoutes, page, renderSlot, sampleApi } from '@estate/remote-kit/testing';
import { SAMPLE_TOKENS } from '@estate/shared-contract/samples';
import { beforeEach, describe, expect, test } from 'vitest';
import saveSearch from '../slots/save-search.tsx';
import subscription from '../slots/subscription.tsx';
import thanks from '../slots/thanks.tsx';

const api = await sampleApi();
beforeEach(() => api.reset());

const open = (query: string, routes = otherRoutes({})) =>
	renderSlot(saveSearch, { url: `/nl/zoekopdracht-bewaren/${query}`, slot: 'save-search', routes });
const savedIn = (html: string) =>
	page(html).querySelector<HTMLInputElement>('input[name=search]')?.getAttribute('value');

describe('the form that saves a search', () => {
	test('shows the search of its address in words with what it finds, and sends it without order and page', async () => {
		const { html } = await open('?city=gent%7C9000&bedrooms=2&sort=price-asc&page=3&goal=1');
		expect(savedIn(html)).toBe('city=gent%7C9000&bedrooms=2&goal=1');
		expect(page(html).querySelector('ul[aria-label="Uw zoekopdracht"]')?.textContent).toContain('Bedrooms 2');
	});

	test('asks for two things and the consent', async () => {
		const { html } = await open('?goal=0');
		const names = [...page(html).querySelectorAll('form input:not([type=hidden])')].map((input) =>
			input.getAttribute('name'),
		);
		expect([...new Set(names)]).toEqual(['email', 'frequency', 'consent', 'homepage']);
	});

	test('takes favourites by their ids', async () => {
		const { html, response } = await open('?ids=12,31&goal=0');
		expect(savedIn(html)).toBe('ids=12%2C31&goal=0');
		expect(response.heading).toBe('Volg deze favorieten');
		expect(html).toContain('de prijs of de status');
		expect(page(html).querySelector('label[for=save-search-consent]')?.textContent).toContain(
			'deze favorieten',
		);
		expect(html).not.toMatch(/[Zz]oekopdracht(?!-)/);
		expect((await open('?goal=0')).response.heading).toBe('Bewaar deze zoekopdracht');
	});

	test('speaks of favourites in its mistakes and thanks as well', async () => {
		const url = '/nl/zoekopdracht-bewaren/?ids=12,31&goal=0';
		const form = [
			['_slot', 'forms.save-search'],
			['search', 'ids=12%2C31&goal=0'],
		] as const;
		const { response } = await renderSlot(saveSearch, { url, slot: 'save-search', form });
		expect(response.heading).toBe('Volg deze favorieten');
		const thanked = await renderSlot(thanks, {
			url: '/nl/bedankt/save-search/?ref=M-7F3K-29&ids=12%2C31&goal=0',
			slot: 'thanks',
		});
		expect(thanked.html).toContain('welke favorieten u wilt volgen');
		expect(thanked.html).not.toMatch(/[Zz]oekopdracht/);
	});

	test('leads on to where these criteria can be given to a search that was saved before; favourites have none', async () => {
		const routes = otherRoutes({ 'owner-portal.searches': '/my-searches/' });
		const link = async (query: string) =>
			page((await open(query, routes)).html)
				.querySelector('a[href*="?criteria="]')
				?.getAttribute('href');
		expect(await link('?type=2&bedrooms=2&sort=price-asc&goal=1')).toBe(
			'/nl/my-searches/?criteria=type%3D2%26bedrooms%3D2%26goal%3D1',
		);
		expect(await link('?ids=12,31&goal=0')).toBeUndefined();
		expect((await open('?goal=0')).html).not.toContain('criteria=');
	});

	test('works where the api has no words for searches', async () => {
		api.answer('describeSearch', () => ({ status: 404, body: {} }));
		const { html, response } = await open('?goal=0');
		expect(response.status ?? 200).toBe(200);
		expect(savedIn(html)).toBe('goal=0');
	});
});

test('the page behind a search’s link says it in words', async () => {
	const url = `/nl/inschrijving/${SAMPLE_TOKENS.savedSearch}/`;
	const { html } = await renderSlot(subscription, { url, slot: 'subscription' });
	expect(html).toContain('City gent|9000');
	expect(html).toContain('Op dit moment past er');
});
