import { createStore } from '@estate/shared-ui/store';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createKeptList } from './kept-list.ts';

const KEY = 'test-list';

function openList(most = 3, lets?: 'the last go') {
	const list = createKeptList({ key: KEY, most, ...(lets && { lets }) });
	const store = createStore();
	const heard = vi.fn();
	return {
		heard,
		get: () => store.get(list.idsAtom),
		add: (...ids: number[]) => store.set(list.addAtom, ids),
		remove: (...ids: number[]) => store.set(list.removeAtom, ids),
		clear: () => store.set(list.clearAtom),
		/** As a component that shows it; returns an unsubscribe function */
		show: () => store.sub(list.idsAtom, heard),
	};
}

const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null');

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('a list of kept properties', () => {
	it('is unknown until something shows it, and then what the storage holds', () => {
		localStorage.setItem(KEY, '[2,1]');
		const properties = openList();
		expect(properties.get()).toBeUndefined();
		properties.show();
		expect(properties.get()).toEqual([2, 1]);
	});

	it('has the newest first, each once, in the storage as well', () => {
		const properties = openList();
		expect(properties.add(1)).toBe(1);
		expect(properties.add(2)).toBe(2);
		expect(properties.add(1)).toBe(2);
		expect(properties.get()).toEqual([2, 1]);
		expect(stored()).toEqual([2, 1]);
	});

	it('refuses what does not fit, and then changes nothing', () => {
		const properties = openList();
		properties.add(1, 2);
		expect(properties.add(3, 4)).toBeUndefined();
		expect(properties.get()).toEqual([1, 2]);
		expect(properties.add(2, 3)).toBe(3);
		expect(properties.add(4)).toBeUndefined();
	});

	it('lets the last go where it should, and what is seen again comes first', () => {
		const seen = openList(3, 'the last go');
		for (const id of [1, 2, 3, 4]) seen.add(id);
		expect(seen.get()).toEqual([4, 3, 2]);
		seen.add(2);
		expect(seen.get()).toEqual([2, 4, 3]);
	});

	it('leaves no key behind when it is empty', () => {
		const properties = openList();
		properties.add(1, 2);
		expect(properties.remove(1)).toBe(1);
		expect(stored()).toEqual([2]);
		properties.clear();
		expect(localStorage.getItem(KEY)).toBeNull();
	});

	it('counts what is no list of ids as empty, and writes over it', () => {
		localStorage.setItem(KEY, '{"favourites":[1]}');
		const properties = openList();
		properties.show();
		expect(properties.get()).toEqual([]);
		properties.add(7);
		expect(stored()).toEqual([7]);
	});

	it('follows another tab for as long as something shows it', () => {
		const properties = openList();
		const hide = properties.show();
		properties.heard.mockClear();
		localStorage.setItem(KEY, '[5,1]');
		dispatchEvent(new StorageEvent('storage', { key: 'something-else' }));
		expect(properties.heard).not.toHaveBeenCalled();
		dispatchEvent(new StorageEvent('storage', { key: KEY }));
		expect(properties.get()).toEqual([5, 1]);
		localStorage.clear();
		dispatchEvent(new StorageEvent('storage', { key: null }));
		expect(properties.get()).toEqual([]);
		expect(properties.heard).toHaveBeenCalledTimes(2);
		hide();
		localStorage.setItem(KEY, '[9]');
		dispatchEvent(new StorageEvent('storage', { key: KEY }));
		expect(properties.heard).toHaveBeenCalledTimes(2);
	});

	it('reads again when the page comes back from where it heard nothing', () => {
		const properties = openList();
		properties.show();
		localStorage.setItem(KEY, '[5]');
		dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
		expect(properties.get()).toEqual([]);
		dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
		expect(properties.get()).toEqual([5]);
	});

	it('adds to what another tab wrote meanwhile, even if nothing shows it', () => {
		const properties = openList();
		properties.add(1);
		localStorage.setItem(KEY, '[2,1]');
		properties.add(3);
		expect(stored()).toEqual([3, 2, 1]);
	});

	it.each(['getItem', 'setItem', 'removeItem'] as const)(
		'works as long as the page lives when %s throws',
		(method) => {
			vi.spyOn(Storage.prototype, method).mockImplementation(() => {
				throw new DOMException('full', 'QuotaExceededError');
			});
			const properties = openList();
			const hide = properties.show();
			expect(properties.add(1)).toBe(1);
			hide();
			properties.show();
			expect(properties.get()).toEqual([1]);
			properties.remove(1);
			expect(properties.get()).toEqual([]);
		},
	);
});
