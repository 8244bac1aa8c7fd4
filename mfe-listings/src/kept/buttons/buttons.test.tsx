import { page, renderSlot } from '@estate/remote-kit/testing';
import { sampleProperties } from '@estate/shared-contract/samples';
import { consentAtom, NO_CONSENT, type SharedStore } from '@estate/shared-ui/store';
import { fireEvent, waitFor } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import detailSlot from '../../slots/detail.tsx';
import keptSlot from '../../slots/kept.tsx';
import resultsSlot from '../../slots/results.tsx';
import { keepInStorage, keptIn } from '../../testing/kept-in-storage.ts';
import { comparison, favourites, recentlyViewed } from '../storage/kept-lists.ts';

beforeEach(() => {
	localStorage.clear();
});

const forSale = sampleProperties('nl').filter(({ Goal }) => Goal === 0);

async function liveList() {
	const list = await (await renderSlot(resultsSlot, { url: '/nl/te-koop/' })).hydrate();
	const store = list.host.store as SharedStore;
	const dock = await (await renderSlot(keptSlot, { url: '/nl/te-koop/', slot: 'kept', store })).hydrate();
	const pressed = (name: RegExp) =>
		[...list.container.querySelectorAll<HTMLButtonElement>('article button')].filter((button) =>
			name.test(button.getAttribute('aria-label') ?? ''),
		);
	return {
		list,
		dock,
		hearts: pressed(/^Bewaar/),
		scales: pressed(/^Vergelijk/),
		status: () => dock.container.querySelector('[role="status"]')?.textContent,
	};
}

const states = (buttons: HTMLButtonElement[]) =>
	buttons.map((button) => button.getAttribute('aria-pressed') === 'true');

describe('the buttons of a card', () => {
	it('wait for the page to be alive, named by the property, and follow its link', async () => {
		const { html } = await renderSlot(resultsSlot, { url: '/nl/te-koop/' });
		const card = page(html).querySelector('article')!;
		const stops = [...card.querySelectorAll('a, button')];
		expect(stops.map(({ tagName }) => tagName)).toEqual(['A', 'BUTTON', 'BUTTON']);
		const title = stops[0]!.textContent;
		for (const button of stops.slice(1)) {
			expect(button.getAttribute('aria-label')).toContain(title);
			expect(button.getAttribute('aria-pressed')).toBe('false');
			expect(button.getAttribute('aria-disabled')).toBe('true');
			expect(button.hasAttribute('data-early')).toBe(true);
		}
		expect(card.querySelectorAll('button, button *').length).toBeLessThanOrEqual(6);
	});

	it('show what this browser keeps once they are alive, without a difference to the server’s markup', async () => {
		keepInStorage(favourites, [forSale[0]!.ID]);
		const { list, hearts } = await liveList();
		expect(list.errors).toEqual([]);
		expect(states(hearts).filter(Boolean)).toHaveLength(1);
		expect(hearts.every((heart) => !heart.matches('[aria-disabled], [data-early]'))).toBe(true);
	});

	it('come alive after another slot that knows what is kept, without a difference to the server’s markup', async () => {
		keepInStorage(favourites, [forSale[0]!.ID]);
		const { list, hearts } = await liveList();
		fireEvent.click(hearts[1]!);
		const store = list.host.store as SharedStore;
		const later = await (await renderSlot(resultsSlot, { url: '/nl/te-koop/', store })).hydrate();
		expect(later.errors).toEqual([]);
		await waitFor(() => expect(later.container.querySelectorAll('[aria-pressed="true"]')).toHaveLength(2));
		const dock = await (await renderSlot(keptSlot, { url: '/nl/te-koop/', slot: 'kept', store })).hydrate();
		expect(dock.errors).toEqual([]);
	});

	it('keep a property and let it go, said once each', async () => {
		const { hearts, status } = await liveList();
		fireEvent.click(hearts[0]!);
		await waitFor(() => expect(status()).toBe('Bewaard. U hebt 1 favoriet.'));
		fireEvent.click(hearts[1]!);
		await waitFor(() => expect(status()).toBe('Bewaard. U hebt 2 favorieten.'));
		expect(states(hearts).slice(0, 3)).toEqual([true, true, false]);
		fireEvent.click(hearts[0]!);
		await waitFor(() => expect(status()).toBe('Verwijderd. U hebt nog 1 favoriet.'));
		expect(keptIn(favourites)).toHaveLength(1);
	});

	it('choose up to four to compare; a fifth is refused with the reason, until the choice is cleared', async () => {
		const { list, scales, status, dock } = await liveList();
		fireEvent.click(scales[0]!);
		await waitFor(() => expect(dock.container.textContent).toContain('Kies nog een pand'));
		for (const button of scales.slice(1, 5)) fireEvent.click(button);
		await waitFor(() => expect(status()).toContain('U kunt hoogstens vier panden'));
		expect(states(scales).slice(0, 5)).toEqual([true, true, true, true, false]);
		const link = dock.container.querySelector('a')!;
		expect(link.textContent).toBe('Vergelijk 4 panden');
		const properties = [...list.container.querySelectorAll('article a')].slice(0, 4);
		const ids = properties.map((property) => property.getAttribute('href')?.split('/').at(-2));
		expect(link.getAttribute('href')).toBe(`/nl/vergelijken/?ids=${ids.join(',')}`);
		fireEvent.click(dock.container.querySelector('button[aria-label="Wis de selectie"]')!);
		await waitFor(() => expect(dock.container.querySelector('a')).toBeNull());
		expect(states(scales).some(Boolean)).toBe(false);
		expect(status()).toBe('');
	});

	it('refuse what goes beyond a hundred favourites', async () => {
		keepInStorage(
			favourites,
			Array.from({ length: 100 }, (_, index) => 5_000 + index),
		);
		const { hearts, status } = await liveList();
		fireEvent.click(hearts[0]!);
		await waitFor(() => expect(status()).toContain('hoogstens 100'));
		expect(keptIn(favourites)).toHaveLength(100);
	});
});

it('what was said on one page is not said on the next', async () => {
	const { hearts, status, dock } = await liveList();
	fireEvent.click(hearts[0]!);
	await waitFor(() => expect(status()).not.toBe(''));
	await dock.go('/nl/te-huur/');
	await waitFor(() => expect(status()).toBe(''));
});

describe("a property's own page", () => {
	const visit = (url = '/nl/te-koop/gent/herenhuis/12/') => renderSlot(detailSlot, { url });

	it('has the same two buttons', async () => {
		const slot = await (await visit()).hydrate();
		const [heart, scales] = [...slot.container.querySelectorAll<HTMLElement>('header button[aria-pressed]')];
		fireEvent.click(heart!);
		fireEvent.click(scales!);
		expect([keptIn(favourites), keptIn(comparison)]).toEqual([[12], [12]]);
		await waitFor(() => expect(heart!.getAttribute('aria-pressed')).toBe('true'));
		expect(slot.errors).toEqual([]);
	});

	it('counts as viewed only once the visitor has answered the consent dialog, whatever the answer', async () => {
		const slot = await (await visit()).hydrate();
		expect(keptIn(recentlyViewed)).toEqual([]);
		expect(localStorage).toHaveLength(0);
		(slot.host.store as SharedStore).set(consentAtom, { ...NO_CONSENT, isSet: true });
		await waitFor(() => expect(keptIn(recentlyViewed)).toEqual([12]));
	});
});
