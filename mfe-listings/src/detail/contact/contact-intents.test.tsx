import { renderSlot } from '@estate/remote-kit/testing';
import { fireEvent, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import detailSlot from '../../slots/detail.tsx';

async function liveProperty(heardIntents: ('book-visit' | 'contact-property' | 'request-documents')[]) {
	const slot = await (await renderSlot(detailSlot, { url: '/en/property/12/', heardIntents })).hydrate();
	const press = (words: string) =>
		fireEvent.click(
			[...slot.container.querySelectorAll('a')].find(({ textContent }) => textContent === words)!,
		);
	return { slot, press };
}

describe('the ways to ask about a property', () => {
	it('ask the page first, and stay there when somebody listens', async () => {
		const { slot, press } = await liveProperty(['book-visit', 'contact-property', 'request-documents']);
		press('Plan a visit');
		press('Ask for information');
		press('Request the documents');
		expect(slot.host.navigations).toEqual([]);
		expect(slot.host.intents).toEqual(
			['book-visit', 'contact-property', 'request-documents'].map((type) => ({
				type,
				detail: { propertyId: 12 },
			})),
		);
	});

	it('are plain links when nobody does', async () => {
		const { slot, press } = await liveProperty([]);
		press('Plan a visit');
		expect(slot.host.intents).toHaveLength(1);
		await waitFor(() =>
			expect(slot.host.navigations.map(({ to }) => to)).toEqual(['/en/contact/?property=12']),
		);
	});

	it('come alive without a difference to the markup of the server', async () => {
		expect((await liveProperty([])).slot.errors).toEqual([]);
	});
});
