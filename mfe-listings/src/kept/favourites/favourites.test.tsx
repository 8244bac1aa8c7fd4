import { otherRoutes, page, renderSlot, sampleApi, textsOf } from '@estate/remote-kit/testing';
import { fireEvent, waitFor } from '@testing-library/dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import favouritesSlot from '../../slots/favourites.tsx';
import { keepInStorage, keptIn } from '../../testing/kept-in-storage.ts';
import { favourites } from '../storage/kept-lists.ts';

const api = await sampleApi();
beforeEach(() => localStorage.clear());

const routes = otherRoutes({ 'forms.save-search': '/save-search/' });
const visit = (url: string) => renderSlot(favouritesSlot, { url, routes });
const idsIn = (root: ParentNode) =>
	[...root.querySelectorAll('article a')].map((link) => Number(link.getAttribute('href')?.split('/').at(-2)));
const buttonNamed = (root: ParentNode, name: string) =>
	[...root.querySelectorAll('button')].find(({ textContent }) => textContent === name);

describe('a shared list', () => {
	it('is drawn by the server from its address, for sale and for rent, in its order; it stays out of search engines', async () => {
		const { html, response } = await visit('/nl/favorieten/?ids=31,12');
		expect(idsIn(page(html))).toEqual([31, 12]);
		expect(response.heading).toBe('Gedeelde favorieten');
		expect(response.head).toMatchObject({ noindex: true, canonical: '/nl/favorieten/' });
		expect(html).toContain('Deze lijst is met u gedeeld');
	});

	it('counts the properties that are gone', async () => {
		const { html } = await visit('/fr/favoris/?ids=12,999998,999999');
		expect(idsIn(page(html))).toEqual([12]);
		expect(html).toContain('2 biens de cette liste ne sont plus dans notre offre.');
	});

	it('can be added to one’s own, and says when it is', async () => {
		keepInStorage(favourites, [12]);
		const { container } = await (await visit('/nl/favorieten/?ids=31,12,999999')).hydrate();
		const add = buttonNamed(container, 'Voeg alles toe aan mijn favorieten')!;
		await waitFor(() => expect(add.disabled).toBe(false));
		fireEvent.click(add);
		await waitFor(() => expect(container.textContent).toContain('Al deze panden staan al bij uw favorieten'));
		expect(keptIn(favourites)).toEqual([31, 12]);
		expect(add.disabled).toBe(true);
	});

	it('of nonsense is one’s own page', async () => {
		const { response, html } = await visit('/nl/favorieten/?ids=abc,0');
		expect(response.heading).toBe('Favorieten');
		expect(html).toContain('<noscript>');
	});
});

describe('one’s own favourites', () => {
	const own = async () => (await visit('/nl/favorieten/')).hydrate();

	it('ask the api for nothing on the server; an empty list says how to fill it', async () => {
		const { container, errors } = await own();
		await waitFor(() => expect(textsOf(container.innerHTML, 'h2')).toEqual(['Nog geen favorieten']));
		expect(api.calls).toEqual([]);
		expect(errors).toEqual([]);
	});

	it('show sale and rent together, newest first, and count those that are gone', async () => {
		keepInStorage(favourites, [12, 31, 999999]);
		const { container } = await own();
		await waitFor(() => expect(idsIn(container)).toEqual([12, 31]));
		expect(container.textContent).toContain('2 favorieten.');
		// An alert on price and state of just these
		expect(container.querySelector('a[href*="/save-search/"]')?.getAttribute('href')).toBe(
			'/nl/save-search/?ids=12,31&goal=0',
		);
		expect(container.textContent).toContain('1 pand dat u bewaarde');
		fireEvent.click(buttonNamed(container, 'Verwijder uit de lijst')!);
		await waitFor(() => expect(container.textContent).not.toContain('1 pand dat u bewaarde'));
		expect(keptIn(favourites)).toEqual([12, 31]);
	});

	it('keep the place of one that is let go, so that it can be taken back, and read nothing again', async () => {
		keepInStorage(favourites, [31, 12]);
		const { container } = await own();
		await waitFor(() => expect(idsIn(container)).toEqual([31, 12]));
		fireEvent.click(container.querySelector('article button')!);
		await waitFor(() => expect(container.textContent).toContain('1 favoriet. Het staat in deze browser'));
		expect(idsIn(container)).toEqual([31, 12]);
		expect(api.calls).toHaveLength(1);
	});

	it('take in what another tab adds, and leave the others where they are', async () => {
		keepInStorage(favourites, [31]);
		const { container } = await own();
		await waitFor(() => expect(idsIn(container)).toEqual([31]));
		const card = container.querySelector('article');
		keepInStorage(favourites, [12, 31]);
		await waitFor(() => expect(idsIn(container)).toEqual([12, 31]));
		expect(container.contains(card)).toBe(true);
	});

	it('are shared by their link: copied, or shown where the clipboard is refused', async () => {
		keepInStorage(favourites, [31, 12]);
		const write = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('refused'));
		vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText: write } }));
		const { container } = await own();
		await waitFor(() => expect(buttonNamed(container, 'Kopieer de link')).toBeTruthy());
		fireEvent.click(buttonNamed(container, 'Kopieer de link')!);
		await waitFor(() => expect(container.textContent).toContain('De link is gekopieerd.'));
		const url = `${location.origin}/nl/favorieten/?ids=31,12`;
		expect(write).toHaveBeenCalledWith(url);
		fireEvent.click(buttonNamed(container, 'Kopieer de link')!);
		await waitFor(() => expect(container.querySelector('input')?.value).toBe(url));
		vi.unstubAllGlobals();
	});

	it('offer to try again when they cannot be read', async () => {
		keepInStorage(favourites, [12]);
		api.answer('properties', () => ({ status: 503, body: {} }));
		const { container } = await own();
		await waitFor(() => expect(container.querySelector('[role="alert"]')).toBeTruthy());
		api.reset();
		fireEvent.click(container.querySelector('[role="alert"] button')!);
		await waitFor(() => expect(idsIn(container)).toEqual([12]));
	});
});
