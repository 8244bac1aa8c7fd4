import { TextInput } from '@estate/shared-ui/mantine';
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { useEffect, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { defineSlot } from '../define-slot.ts';
import { renderSlot } from '../testing/index.ts';

let isBroken = true;

function Fragile() {
	if (isBroken) throw new Error('no roof');
	return <p>a roof</p>;
}

function BreaksLater() {
	const [clicked, setClicked] = useState(false);
	if (clicked) throw new Error('no floor');
	return (
		<button type="button" onClick={() => setClicked(true)}>
			walk
		</button>
	);
}

const events: string[] = [];

function Effects() {
	useEffect(() => {
		events.push('effect');
	}, []);
	return null;
}

const slotOf = (Component: () => React.ReactNode) =>
	defineSlot({ load: async () => ({ data: {} }), Component });

/** A slot whose server half is well and whose browser half is not. */
async function renderedWhole(Component: () => React.ReactNode, slot: string) {
	isBroken = false;
	const rendered = await renderSlot(slotOf(Component), { slot });
	isBroken = true;
	return rendered;
}

describe('a slot that throws in the browser', () => {
	it('settles its mount, reports to the shell, and offers to try again', async () => {
		const slot = await renderedWhole(Fragile, 'greeting');
		await slot.mount();
		expect(slot.errors).toMatchObject([{ error: { message: 'no roof' }, phase: 'render' }]);
		expect(screen.getByRole('alert').textContent).toContain('Dit onderdeel kon niet worden geladen');
		isBroken = false;
		fireEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
		expect(await screen.findByText('a roof')).toBeTruthy();
	});

	it('leaves nothing on the page when it is optional', async () => {
		const slot = await renderedWhole(Fragile, 'note');
		await slot.mount();
		expect(slot.errors).toHaveLength(1);
		expect(slot.container.innerHTML).toBe('');
	});

	it('settles its mount when it fails on the server’s markup', async () => {
		const slot = await renderedWhole(Fragile, 'greeting');
		await slot.hydrate();
		expect(slot.errors.length).toBeGreaterThan(0);
		expect(screen.getByRole('alert')).toBeTruthy();
	});

	it('shows the message when it fails later', async () => {
		const slot = await renderSlot(slotOf(BreaksLater), { slot: 'greeting' });
		await slot.hydrate();
		fireEvent.click(screen.getByRole('button', { name: 'walk' }));
		expect(await screen.findByRole('alert')).toBeTruthy();
		expect(slot.errors).toMatchObject([{ phase: 'render' }]);
	});

	it('can be taken off the page after it failed', async () => {
		const slot = await renderedWhole(Fragile, 'greeting');
		await slot.mount();
		await slot.unmount();
		expect(slot.container.innerHTML).toBe('');
	});
});

describe('a slot that comes alive', () => {
	it('reports to the shell when the server’s markup is not what the browser renders, and shows the browser’s', async () => {
		let where = 'the server';
		const slot = await renderSlot(slotOf(() => <p>drawn by {where}</p>));
		where = 'the browser';
		await slot.hydrate();
		expect(slot.errors.map(({ phase }) => phase)).toContain('hydration');
		await waitFor(() => expect(slot.container.textContent).toBe('drawn by the browser'));
	});

	it('settles its mount after the first commit, effects included', async () => {
		const slot = await renderSlot(slotOf(Effects));
		await slot.mount();
		events.push('mounted');
		expect(events).toEqual(['effect', 'mounted']);
	});

	it('renders Mantine without a style element and without a word on the console', async () => {
		const complaints = vi.spyOn(console, 'error');
		const slot = await renderSlot(slotOf(() => <TextInput label="Naam" />));
		await slot.hydrate();
		expect(screen.getByLabelText('Naam')).toBeTruthy();
		expect(slot.html).not.toContain('<style');
		expect(document.querySelectorAll('style')).toHaveLength(0);
		expect(document.documentElement.hasAttribute('data-mantine-color-scheme')).toBe(false);
		expect(complaints).not.toHaveBeenCalled();
		expect(slot.errors).toEqual([]);
	});
});
