import { otherRoutes, page, renderSlot, sampleApi } from '@estate/remote-kit/testing';
import { LANGUAGES } from '@estate/shared-contract';
import {
	SAMPLE_SEARCH_CHANGE_COOKIE,
	SAMPLE_SEARCHES_TOKEN,
	SAMPLE_SESSION_COOKIE,
} from '@estate/shared-contract/samples';
import { beforeEach, describe, expect, test } from 'vitest';
import slot from '../../slots/searches.tsx';

const api = await sampleApi();
beforeEach(() => api.reset());

const LINK = `/en/my-searches/${SAMPLE_SEARCHES_TOKEN}/`;
const CRITERIA = 'type=2&goal=1';
const FOUND = `/en/my-searches/?${new URLSearchParams({ criteria: CRITERIA })}`;
const BY_LOG_IN = `__Host-search-change=3; ${SAMPLE_SESSION_COOKIE}`;
const routes = otherRoutes({ 'listings.for-rent': '/for-rent/' });
const open = (url: string, cookie?: string) =>
	renderSlot(slot, { url, slot: 'searches', routes, ...(cookie ? { cookie } : {}) });
const post = (url: string, form: Record<string, string>, cookie?: string) =>
	renderSlot(slot, { url, slot: 'searches', routes, form, ...(cookie ? { cookie } : {}) });
const changes = () =>
	api.calls
		.filter(({ name }) => /^change(Own)?SavedSearch$/.test(name))
		.map(({ name, body }) => [name, body]);

describe('other criteria of a saved search', () => {
	test('are offered of searches that are on, and not of favourites', async () => {
		const { html } = await open(LINK);
		const offered = [...page(html).querySelectorAll('input[value="choose-criteria"]')].map((input) =>
			input.closest('form')?.querySelector('[name=search]')?.getAttribute('value'),
		);
		expect(offered).toEqual(['3', '2']);
	});

	test.each([
		['by the link of a mail', LINK, undefined, 'changeSavedSearch'],
		['logged in', '/en/my-searches/', SAMPLE_SESSION_COOKIE, 'changeOwnSavedSearch'],
	])(
		'are looked for in its list, %s, whose address has filters and nothing else',
		async (_how, url, cookie, name) => {
			const { response } = await post(url, { do: 'choose-criteria', search: '2' }, cookie);
			expect(response.redirect).toEqual({ to: '/en/for-rent/?type=2' });
			expect(changes()).toEqual([[name, { action: 'choose-criteria' }]]);
		},
	);

	test('stand beside the former ones, in every language, and the token in no byte of the page', async () => {
		for (const language of LANGUAGES) {
			const url = FOUND.replace('/en/', `/${language}/`);
			const { html, response } = await open(url, SAMPLE_SEARCH_CHANGE_COOKIE);
			expect(response.head).toMatchObject({ noindex: true });
			expect(html).toContain('Ons huis in Gent');
			expect(html).not.toMatch(/searches\.|\{\{/);
			expect(html + JSON.stringify(response.data)).not.toContain(SAMPLE_SEARCHES_TOKEN);
		}
	});

	test.each([
		['by the link of a mail', SAMPLE_SEARCH_CHANGE_COOKIE, LINK, 'changeSavedSearch'],
		['logged in', BY_LOG_IN, '/en/my-searches/', 'changeOwnSavedSearch'],
	])('are kept or left, %s, and lead back to the search', async (_how, cookie, back, name) => {
		const kept = await post(FOUND, { do: 'keep-criteria', search: '3' }, cookie);
		expect(kept.response.redirect).toEqual({ to: `${back}?changed#search-3` });
		const left = await post(FOUND, { do: 'leave-criteria', search: '3' }, cookie);
		expect(left.response.redirect).toEqual({ to: `${back}#search-3` });
		expect(changes()).toEqual([
			[name, { action: 'keep-criteria', search: CRITERIA }],
			[name, { action: 'leave-criteria' }],
		]);
		expect((await open(`${LINK}?changed`)).html).toContain('The new criteria have been saved.');
	});

	test('that another search has are refused in words', async () => {
		const body = { error: { code: 'already-saved', message: '' } };
		api.answer('changeSavedSearch', () => ({ status: 409, body }));
		const form = { do: 'keep-criteria', search: '3' };
		const { html, response } = await post(FOUND, form, SAMPLE_SEARCH_CHANGE_COOKIE);
		expect(response.status).toBe(422);
		expect(html).toContain('You already have a search with these criteria.');
	});

	test('for no search that was chosen say where to begin', async () => {
		const list = await open(FOUND, SAMPLE_SESSION_COOKIE);
		expect(list.html).toContain('First choose which search you want to change');
		const asks = await open(FOUND);
		expect(asks.html).toContain('you will receive a link to see and change them');
		const { response } = await post(FOUND, { do: 'keep-criteria', search: '3' }, SAMPLE_SESSION_COOKIE);
		expect(response.redirect).toEqual({ to: FOUND });
		expect(changes()).toEqual([]);
	});

	test('of an address that was mangled are no mistake of the page', async () => {
		api.answer('searchChange', () => ({ status: 400, body: {} }));
		const { response } = await open('/en/my-searches/?criteria=nonsense', SAMPLE_SESSION_COOKIE);
		expect(response.status ?? 200).toBe(200);
	});
});
