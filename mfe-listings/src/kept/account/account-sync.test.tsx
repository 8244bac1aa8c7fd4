import { renderSlot, sampleApi } from '@estate/remote-kit/testing';
import { SEARCHER_COOKIE } from '@estate/shared-contract';
import { waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import kept from '../../slots/kept.tsx';
import { keepInStorage, keptIn } from '../../testing/kept-in-storage.ts';
import { favourites } from '../storage/kept-lists.ts';

const api = await sampleApi();
let cookies = '';
beforeEach(() => {
	localStorage.clear();
	api.reset();
	cookies = `${SEARCHER_COOKIE}=1`;
	vi.spyOn(document, 'cookie', 'get').mockImplementation(() => cookies);
	vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {
		cookies = '';
	});
});
afterEach(() => vi.restoreAllMocks());

const account = (list: number[]) => ({ account: 7, favourites: list, seen: [], notes: [] });
const visit = async () => (await renderSlot(kept, { url: '/nl/te-koop/', slot: 'kept' })).hydrate();
const asked = () => api.calls.filter(({ name }) => name === 'keptProperties' || name === 'keepProperties');

it('brings favourites of this browser to the account, and those of the account here', async () => {
	keepInStorage(favourites, [12]);
	api.answer('keptProperties', () => ({ status: 200, body: account([31]) }));
	api.answer('keepProperties', () => ({ status: 200, body: account([12, 31]) }));
	await visit();
	await waitFor(() => expect(keptIn(favourites)).toEqual([12, 31]));
	const sent = asked().find(({ name }) => name === 'keepProperties');
	expect(sent?.body).toEqual({ favourites: { add: [12], remove: [] } });
	expect(asked()).toHaveLength(2);
});

it('asks nothing while no searcher is logged in, and no more once the session is over', async () => {
	cookies = '';
	keepInStorage(favourites, [12]);
	await visit();
	expect(asked()).toEqual([]);
	cookies = `${SEARCHER_COOKIE}=1`;
	api.answer('keptProperties', () => ({ status: 401, body: {} }));
	await visit();
	await waitFor(() => expect(cookies).toBe(''));
	expect(keptIn(favourites)).toEqual([12]);
});

it('gives nothing of one account to another', async () => {
	localStorage.setItem('estate-account-1', JSON.stringify({ account: 8, favourites: [12], seen: [] }));
	keepInStorage(favourites, [12, 14]);
	api.answer('keptProperties', () => ({ status: 200, body: account([31]) }));
	await visit();
	await waitFor(() => expect(keptIn(favourites)).toEqual([31]));
	expect(asked().map(({ name }) => name)).not.toContain('keepProperties');
});
