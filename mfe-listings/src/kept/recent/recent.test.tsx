import { renderSlot, sampleApi } from '@estate/remote-kit/testing';
import { createSharedStore, type SharedStore } from '@estate/shared-ui/store';
import { fireEvent, waitFor } from '@testing-library/dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import keptSlot from '../../slots/kept.tsx';
import { keepInStorage } from '../../testing/kept-in-storage.ts';
import { recentlyViewed } from '../storage/kept-lists.ts';

const api = await sampleApi();
let see: () => void = () => {};

beforeEach(() => {
	localStorage.clear();
	vi.stubGlobal(
		'IntersectionObserver',
		class {
			constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
				see = () => callback([{ isIntersecting: true }]);
			}
			observe() {}
			disconnect() {}
		},
	);
});

const dock = async (url: string, store = createSharedStore({ language: 'nl' })) =>
	(await renderSlot(keptSlot, { url, slot: 'kept', store })).hydrate();
/** What was read of properties */
const read = () => api.calls.filter(({ name }) => name === 'properties');
const links = (container: HTMLElement) =>
	[...container.querySelectorAll('article a')].map((link) => link.getAttribute('href'));

describe('the properties seen last', () => {
	it('are nothing where nothing was seen', async () => {
		const { container } = await dock('/nl/te-koop/');
		expect(container.querySelector('section')).toBeNull();
	});

	it('have their room at once, and are read when they are near: four at most, newest first, gone ones skipped', async () => {
		keepInStorage(recentlyViewed, [12, 999, 31, 14, 15, 16]);
		const { container } = await dock('/nl/te-koop/');
		expect(container.querySelectorAll('li')).toHaveLength(4);
		expect(read()).toEqual([]);
		see();
		await waitFor(() => expect(links(container)).toHaveLength(4));
		expect(links(container).map((href) => href?.split('/').at(-2))).toEqual(['12', '31', '14', '15']);
	});

	it('leave out the property that is open, and can be cleared', async () => {
		keepInStorage(recentlyViewed, [13, 12]);
		const { container } = await dock('/nl/te-koop/gent/huis/12/');
		see();
		await waitFor(() => expect(links(container)).toHaveLength(1));
		fireEvent.click(container.querySelector('section button')!);
		await waitFor(() => expect(container.querySelector('section')).toBeNull());
		expect(localStorage).toHaveLength(0);
	});

	it('are not read again on the next list', async () => {
		keepInStorage(recentlyViewed, [33, 32]);
		const first = await dock('/nl/te-huur/');
		see();
		await waitFor(() => expect(links(first.container)).toHaveLength(2));
		const asked = api.calls.length;
		const next = await dock('/nl/te-koop/', first.host.store as SharedStore);
		see();
		await waitFor(() => expect(links(next.container)).toHaveLength(2));
		expect(api.calls).toHaveLength(asked);
	});

	it('leave no trace when they cannot be read', async () => {
		api.answer('properties', () => ({ status: 503, body: {} }));
		keepInStorage(recentlyViewed, [17, 19]);
		const { container, errors } = await dock('/nl/te-koop/');
		see();
		await waitFor(() => expect(container.querySelector('section')).toBeNull());
		expect(errors).toEqual([]);
	});
});
