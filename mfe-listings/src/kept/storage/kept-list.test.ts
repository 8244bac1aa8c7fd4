import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createKeptList } from './kept-list.ts';

const KEY = 'kept-test';
const list = (most = 3) => createKeptList({ key: KEY, most });
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null');

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('a list of kept homes', () => {
	it('has the newest first, each once, in the storage as well', () => {
		const homes = list();
		expect(homes.add([1])).toBe(true);
		expect(homes.add([2])).toBe(true);
		expect(homes.add([1])).toBe(true);
		expect(homes.get()).toEqual([2, 1]);
		expect(stored()).toEqual([2, 1]);
	});

	it('refuses what does not fit, and then changes nothing', () => {
		const homes = list();
		homes.add([1, 2]);
		expect(homes.add([3, 4])).toBe(false);
		expect(homes.get()).toEqual([1, 2]);
		expect(homes.add([2, 3])).toBe(true);
		expect(homes.add([4])).toBe(false);
	});

	it('lets the last go where it should, and what is seen again comes first', () => {
		const seen = createKeptList({ key: KEY, most: 3, lets: 'the last go' });
		for (const id of [1, 2, 3, 4]) seen.add([id]);
		expect(seen.get()).toEqual([4, 3, 2]);
		seen.add([2]);
		expect(seen.get()).toEqual([2, 4, 3]);
	});

	it('leaves no key behind when it is empty', () => {
		const homes = list();
		homes.add([1, 2]);
		homes.removeAll([1]);
		expect(stored()).toEqual([2]);
		homes.clear();
		expect(localStorage.getItem(KEY)).toBeNull();
	});

	it('counts what is no list of ids as empty, and writes over it', () => {
		localStorage.setItem(KEY, '{"favourites":[1]}');
		const homes = list();
		expect(homes.get()).toEqual([]);
		homes.add([7]);
		expect(stored()).toEqual([7]);
	});

	it('tells who listens, until they stop', () => {
		const homes = list();
		const heard = vi.fn();
		const stop = homes.subscribe(heard);
		homes.add([1]);
		expect(heard).toHaveBeenCalledTimes(1);
		stop();
		homes.add([2]);
		expect(heard).toHaveBeenCalledTimes(1);
	});

	it('follows another tab', () => {
		const homes = list();
		homes.add([1]);
		const heard = vi.fn();
		const stop = homes.subscribe(heard);
		localStorage.setItem(KEY, '[5,1]');
		dispatchEvent(new StorageEvent('storage', { key: 'something-else' }));
		expect(heard).not.toHaveBeenCalled();
		dispatchEvent(new StorageEvent('storage', { key: KEY }));
		expect(homes.get()).toEqual([5, 1]);
		localStorage.clear();
		dispatchEvent(new StorageEvent('storage', { key: null }));
		expect(homes.get()).toEqual([]);
		expect(heard).toHaveBeenCalledTimes(2);
		stop();
	});

	it('adds to what another tab wrote meanwhile, even if nobody listened', () => {
		const homes = list();
		homes.add([1]);
		localStorage.setItem(KEY, '[2,1]');
		homes.add([3]);
		expect(stored()).toEqual([3, 2, 1]);
	});

	it.each(['getItem', 'setItem', 'removeItem'] as const)(
		'works as long as the page lives when %s throws',
		(method) => {
			vi.spyOn(Storage.prototype, method).mockImplementation(() => {
				throw new DOMException('full', 'QuotaExceededError');
			});
			const homes = list();
			const heard = vi.fn();
			const stop = homes.subscribe(heard);
			expect(homes.add([1])).toBe(true);
			expect(homes.get()).toEqual([1]);
			homes.removeAll([1]);
			expect(homes.get()).toEqual([]);
			expect(heard).toHaveBeenCalledTimes(2);
			stop();
		},
	);
});
