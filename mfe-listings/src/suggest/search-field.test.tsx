import { renderSlot, sampleApi } from '@estate/remote-kit/testing';
import type { Suggestion } from '@estate/shared-contract';
import { fireEvent, waitFor } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import homeSearch from '../slots/home-search.tsx';

const api = await sampleApi();
beforeEach(() => localStorage.clear());

const GHENT: Suggestion = {
	kind: 'place',
	label: 'Ghent',
	detail: '9000',
	count: 7,
	goal: 0,
	query: 'city=ghent%7C9000',
};

async function usedField(url = '/en/') {
	const slot = await (await renderSlot(homeSearch, { url })).hydrate();
	const input = slot.container.querySelector<HTMLInputElement>('[name="search"]')!;
	input.focus();
	await waitFor(() => expect(input.getAttribute('role')).toBe('combobox'));
	const type = (value: string) => fireEvent.input(input, { target: { value } });
	const options = () => [...slot.container.querySelectorAll('[role="option"]')].map((one) => one.textContent);
	return { slot, input, type, options };
}

describe('the field of a search', () => {
	it('is a plain field before it is used', async () => {
		const slot = await (await renderSlot(homeSearch, { url: '/en/' })).hydrate();
		const input = slot.container.querySelector('[name="search"]');
		expect(input?.getAttribute('type')).toBe('search');
		expect(input?.hasAttribute('role')).toBe(false);
		expect(slot.errors).toEqual([]);
	});

	it('suggests what a text may mean, asked once a pause', async () => {
		const { input, type, options } = await usedField();
		api.answer('suggestions', () => ({ status: 200, body: { items: [GHENT] } }));
		for (const text of ['g', 'gh', 'ghe']) type(text);
		await waitFor(() => expect(options()).toEqual(['Ghent90007 properties']));
		await waitFor(() => expect(input.getAttribute('aria-expanded')).toBe('true'));
		expect(document.getElementById(input.getAttribute('aria-controls') ?? '')?.role).toBe('listbox');
		const asked = api.calls.filter(({ name }) => name === 'suggestions');
		expect(asked.map(({ query }) => query.get('text'))).toEqual(['ghe']);
	});

	it('keeps the answer to what was typed last, though an older one comes after it', async () => {
		const { type, options } = await usedField();
		const held = new Map<string, () => void>();
		api.answer('suggestions', async ({ query }) => {
			const text = query.get('text') ?? '';
			await new Promise<void>((go) => held.set(text, go));
			return { status: 200, body: { items: [{ ...GHENT, label: text === 'gh' ? 'Ghent' : 'Kortrijk' }] } };
		});
		type('gh');
		await waitFor(() => expect(held.has('gh')).toBe(true));
		type('kor');
		await waitFor(() => expect(held.has('kor')).toBe(true));
		held.get('kor')?.();
		await waitFor(() => expect(options()).toEqual(['Kortrijk90007 properties']));
		held.get('gh')?.();
		// Long enough for an answer of this machine's own server to be shown.
		await new Promise((done) => setTimeout(done, 300));
		expect(options()).toEqual(['Kortrijk90007 properties']);
	});

	it('says of a project that it is sold out', async () => {
		const { type, options } = await usedField();
		const project = { kind: 'project', label: 'Dusk Court', detail: 'Ghent', goal: 0, isSoldOut: true };
		const page = { ID: 8, Slugs: { en: { city: 'ghent', slug: 'dusk-court' } } };
		api.answer('suggestions', () => ({ status: 200, body: { items: [{ ...project, page }] } }));
		type('dusk');
		await waitFor(() => expect(options()).toEqual(['Dusk CourtGhentSold out']));
	});

	it('suggests a street within its city', async () => {
		const { slot, type, options } = await usedField();
		const query = 'city=ghent%7C9000&street=Veldstraat';
		const street = { kind: 'street', label: 'Veldstraat', detail: 'Ghent', count: 2, goal: 0, query };
		api.answer('suggestions', () => ({ status: 200, body: { items: [street] } }));
		type('veldst');
		await waitFor(() => expect(options()).toEqual(['VeldstraatGhent2 properties']));
		fireEvent.click(slot.container.querySelector('[role="option"]')!);
		expect(slot.host.navigations).toEqual([{ to: `/en/for-sale/?${query}` }]);
	});

	it('suggests what a text says as filters', async () => {
		const { slot, type, options } = await usedField();
		const filter = { kind: 'filter', label: 'At least 2 bedrooms', count: 3, goal: 0, query: 'bedrooms=2' };
		api.answer('suggestions', () => ({ status: 200, body: { items: [filter] } }));
		type('2 bed');
		await waitFor(() => expect(options()).toEqual(['At least 2 bedrooms3 properties']));
		fireEvent.click(slot.container.querySelector('[role="option"]')!);
		expect(slot.host.navigations).toEqual([{ to: '/en/for-sale/?bedrooms=2' }]);
	});

	it('suggests pages that other remotes bring, behind what the api finds, and keeps them out of recent searches', async () => {
		const { slot, type, options } = await usedField();
		slot.host.suggestedPages = [
			{ title: { en: 'Price guide' }, words: { en: 'Évolution trends' }, routeId: 'listings.compare' },
			{ title: { en: 'Registration' }, routeId: 'listings.favourites' },
		];
		api.answer('suggestions', () => ({ status: 200, body: { items: [GHENT] } }));
		type('evol');
		await waitFor(() => expect(options()).toEqual(['Ghent90007 properties', 'Price guidePage']));
		fireEvent.click(slot.container.querySelectorAll('[role="option"]')[1]!);
		expect(slot.host.navigations).toEqual([{ to: '/en/compare/' }]);
		expect(localStorage.getItem('recent-searches')).toBeNull();
	});

	it('suggests the list of a goal by what it is called', async () => {
		const { slot, type, options } = await usedField('/fr/');
		api.answer('suggestions', () => ({ status: 200, body: { items: [] } }));
		type('a lou');
		await waitFor(() => expect(options()).toEqual(['À louerPage']));
		fireEvent.click(slot.container.querySelector('[role="option"]')!);
		expect(slot.host.navigations).toEqual([{ to: '/fr/a-louer/' }]);
	});

	it('lies below the dialogs of the frame, which start at layer 60', async () => {
		const { slot, type, options } = await usedField();
		api.answer('suggestions', () => ({ status: 200, body: { items: [GHENT] } }));
		type('gh');
		await waitFor(() => expect(options()).toHaveLength(1));
		const dropdown = slot.container.querySelector<HTMLElement>('.mantine-Combobox-dropdown');
		expect(Number(dropdown?.style.zIndex)).toBeGreaterThan(40);
		expect(Number(dropdown?.style.zIndex)).toBeLessThan(60);
	});

	it('is worked by keyboard: down, enter; escape closes', async () => {
		const { slot, input, type, options } = await usedField();
		api.answer('suggestions', () => ({ status: 200, body: { items: [GHENT] } }));
		type('gh');
		await waitFor(() => expect(options()).toHaveLength(1));
		fireEvent.keyDown(input, { key: 'Escape' });
		await waitFor(() => expect(input.getAttribute('aria-expanded')).toBe('false'));
		fireEvent.keyDown(input, { key: 'ArrowDown' });
		await waitFor(() => expect(input.getAttribute('aria-expanded')).toBe('true'));
		fireEvent.keyDown(input, { key: 'ArrowDown' });
		await waitFor(() => expect(input.getAttribute('aria-activedescendant')).toBeTruthy());
		fireEvent.keyDown(input, { key: 'Enter' });
		expect(slot.host.navigations).toEqual([{ to: '/en/for-sale/?city=ghent%7C9000' }]);
	});

	it('offers recent searches while it is empty, until they are cleared', async () => {
		localStorage.setItem(
			'recent-searches',
			JSON.stringify([
				{ label: 'Ghent, 9000', href: '/en/for-sale/?city=ghent%7C9000' },
				{ label: 'odd', href: '//elsewhere.example' },
			]),
		);
		const { slot, options } = await usedField();
		await waitFor(() => expect(options()).toEqual(['Ghent, 9000Recent', 'Clear recent searches']));
		fireEvent.click(slot.container.querySelectorAll('[role="option"]')[1]!);
		await waitFor(() => expect(options()).toEqual([]));
		expect(localStorage.getItem('recent-searches')).toBeNull();
	});

	it('keeps the other filters of the form when a suggestion is taken', async () => {
		const { slot, type, options } = await usedField();
		fireEvent.change(slot.container.querySelector('[name="type"]')!, { target: { value: '2' } });
		api.answer('suggestions', () => ({ status: 200, body: { items: [GHENT] } }));
		type('gh');
		await waitFor(() => expect(options()).toEqual(['Ghent9000Place']));
		fireEvent.click(slot.container.querySelector('[role="option"]')!);
		expect(slot.host.navigations).toEqual([{ to: '/en/for-sale/?city=ghent%7C9000&type=2' }]);
	});
});
