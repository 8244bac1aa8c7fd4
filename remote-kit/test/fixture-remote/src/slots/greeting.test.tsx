import { renderSlot, sampleApi } from '@estate/remote-kit/testing';
import { fireEvent, within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import greeting from './greeting.tsx';

describe('a slot on the server', () => {
	it('renders what load read, in the language of the address', async () => {
		const slot = await renderSlot(greeting, { url: '/fr/fixture/12/' });
		expect(slot.response.head).toEqual({ title: 'Maison de rangée avec jardin de ville' });
		expect(slot.html).toContain('Bienvenue dans Maison de rangée avec jardin de ville');
		expect(slot.data.address).toBe('/fr/fixture/12/');
	});

	it('answers 404 with nothing to render when the api does not know the id', async () => {
		const { response } = await renderSlot(greeting, { url: '/nl/proef/999/' });
		expect(response).toMatchObject({ status: 404, html: '', data: null });
	});

	it('throws what may pass, so that the page can answer 503', async () => {
		(await sampleApi()).answer('property', 503);
		await expect(renderSlot(greeting, { url: '/nl/proef/12/' })).rejects.toMatchObject({ isTransient: true });
	});

	it('redirects after a form that was taken', async () => {
		const { response } = await renderSlot(greeting, { url: '/nl/proef/12/', form: { name: 'Lieve' } });
		expect(response).toMatchObject({ status: 303, redirect: { to: '/nl/proef/12/?name=Lieve' }, html: '' });
	});

	it('shows a refused form again with its own status, and the head that load gives', async () => {
		const { response } = await renderSlot(greeting, { url: '/nl/proef/12/', form: { name: '' } });
		expect(response.status).toBe(422);
		expect(response.head?.title).toBe('Instapklare rijwoning met stadstuin');
		expect(response.html).toContain('Vul uw naam in.');
	});
});

describe('a slot in the browser', () => {
	it('comes alive on the server’s markup: same ids, no warning', async () => {
		const complaints = vi.spyOn(console, 'error');
		const slot = await renderSlot(greeting, { url: '/nl/proef/12/' });
		const served = document.createElement('template');
		served.innerHTML = slot.html;
		expect(slot.html).toMatch(/id="[^"]*test-/);
		await slot.hydrate();
		expect(slot.container.innerHTML).toBe(served.innerHTML);
		fireEvent.click(within(slot.container).getByRole('button', { name: '0 keer geklikt' }));
		expect(await within(slot.container).findByRole('button', { name: '1 keer geklikt' })).toBeTruthy();
		expect(slot.errors).toEqual([]);
		expect(complaints).not.toHaveBeenCalled();
	});

	it('navigates by the host', async () => {
		const slot = await renderSlot(greeting, { url: '/nl/proef/12/' });
		await slot.mount();
		fireEvent.click(within(slot.container).getByRole('button', { name: 'Nog eens' }));
		expect(slot.host.navigations).toEqual([{ to: '/nl/proef/12/' }]);
	});

	it('shows new data in the same root and keeps its state', async () => {
		const slot = await renderSlot(greeting, { url: '/nl/proef/12/' });
		await slot.hydrate();
		fireEvent.click(within(slot.container).getByRole('button', { name: '0 keer geklikt' }));
		await slot.go('/nl/proef/13/?via=12');
		const screen = within(slot.container);
		expect(screen.getByRole('heading').textContent).toBe('Welkom in Lichtrijk appartement aan de Schelde');
		expect(screen.getByText('?via=12')).toBeTruthy();
		expect(screen.getByRole('button', { name: '1 keer geklikt' })).toBeTruthy();
	});

	it('leaves nothing behind', async () => {
		const slot = await renderSlot(greeting, { url: '/nl/proef/12/' });
		await slot.mount();
		await slot.unmount();
		expect(slot.container.innerHTML).toBe('');
		expect(document.body.contains(slot.container)).toBe(false);
	});
});
