import { renderSlot, sampleApi } from '@estate/remote-kit/testing';
import { everyFlag, SEARCHER_COOKIE } from '@estate/shared-contract';
import { createSharedStore } from '@estate/shared-ui/store';
import { waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import kept from '../../slots/kept.tsx';
import { keepInStorage, keptIn } from '../../testing/kept-in-storage.ts';
import { favourites, recentlyViewed } from '../storage/kept-lists.ts';

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

/** An account that does what it is asked to. */
function livingAccount(start: { favourites?: number[]; seen?: number[] }, whileAsked?: () => void) {
	const lists = { favourites: start.favourites ?? [], seen: start.seen ?? [] };
	const answer = () => ({ status: 200, body: { account: 7, ...lists, notes: [] } });
	let isAsked = false;
	api.answer('keptProperties', () => {
		if (!isAsked) whileAsked?.();
		isAsked = true;
		return answer();
	});
	api.answer('keepProperties', ({ body }) => {
		for (const [name, change] of Object.entries(body as Record<'favourites' | 'seen', Change>))
			lists[name as 'favourites'] = [
				...change.add,
				...lists[name as 'favourites'].filter((id) => !change.remove.includes(id)),
			];
		return answer();
	});
	return lists;
}

type Change = { add: number[]; remove: number[] };

it('keeps what the account has when a heart is pressed while it is asked', async () => {
	keepInStorage(favourites, [12]);
	const lists = livingAccount({ favourites: [31, 32] }, () => {
		localStorage.setItem(favourites.key, '[5,12]');
		dispatchEvent(new StorageEvent('storage', { key: favourites.key }));
	});
	await visit();
	await waitFor(() => expect([...keptIn(favourites)].sort()).toEqual([12, 31, 32, 5]));
	expect([...lists.favourites].sort()).toEqual([12, 31, 32, 5]);
});

it('keeps what the account has seen while the consent dialog is open, and when it is answered', async () => {
	const lists = livingAccount({ seen: [41, 42] });
	await visit();
	await waitFor(() => expect(asked()).toHaveLength(1));
	keepInStorage(recentlyViewed, [99]);
	const consent = { isSet: true, flags: everyFlag(false) };
	const answered = createSharedStore({ language: 'nl', consent });
	await (await renderSlot(kept, { url: '/nl/te-koop/', slot: 'kept', store: answered })).hydrate();
	await waitFor(() => expect(keptIn(recentlyViewed)).toEqual([99, 41, 42]));
	expect(lists.seen).toEqual([99, 41, 42]);
});
