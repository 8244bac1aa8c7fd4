import { renderSlot } from '@estate/remote-kit/testing';
import { LANGUAGES } from '@estate/shared-contract';
import { fireEvent, within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import definition from './overview.tsx';

const renderOverview = (language: string) =>
	renderSlot(definition, { url: `/${language}/newcomer/`, slot: 'overview' });

describe('the slot', () => {
	it.each(LANGUAGES)('has title and text in %s on the server', async (language) => {
		const { response, html, text } = await renderOverview(language);
		expect(response.heading).toBe(text('title'));
		expect(html).toContain(text('intro'));
	});

	it('comes alive on the server’s markup without a warning', async () => {
		const complaints = vi.spyOn(console, 'error');
		const slot = await renderOverview('nl');
		await slot.hydrate();
		const screen = within(slot.container);
		fireEvent.click(screen.getByText(slot.text('show')));
		expect(await screen.findByText(slot.text('hide'))).toBeTruthy();
		expect(screen.getAllByRole('listitem')).toHaveLength(slot.data.names.length);
		expect([slot.errors, complaints.mock.calls]).toEqual([[], []]);
	});
});
