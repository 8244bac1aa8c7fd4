import { page, renderSlot, sampleApi } from '@estate/remote-kit/testing';
import { sampleProperty } from '@estate/shared-contract/samples';
import { fireEvent } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import detailSlot from '../../slots/detail.tsx';
import { purchaseOfProperty } from './purchase-of-property.ts';

const api = await sampleApi();
const base = sampleProperty(12, 'nl')!;

async function costsOf(changes: Partial<typeof base> = {}) {
	api.answer('property', () => ({
		status: 200,
		body: { property: { ...base, Price: 400_000, ...changes }, similar: [] },
	}));
	return renderSlot(detailSlot, { url: '/nl/property/12/' });
}

const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ');

describe('the costs of a property', () => {
	it('are worked out for the usual case without JavaScript, with the date of the rates', async () => {
		const shown = page((await costsOf()).html).querySelector('#costs')!;
		expect(plain(shown.querySelector('tfoot')?.textContent)).toContain('€ 412.675');
		expect(plain(shown.querySelector('p output')?.textContent)).toMatch(/^€ 1\.\d{3}$/);
		expect(shown.querySelector('fieldset')?.hasAttribute('disabled')).toBe(true);
		expect(shown.textContent).toContain('1 juli 2025');
	});

	it('follow how the property is bought, and what is borrowed follows them', async () => {
		const slot = await (await costsOf()).hydrate();
		const costs = slot.container.querySelector('#costs')!;
		const total = () => plain(costs.querySelector('tfoot td')?.textContent);
		fireEvent.click(costs.querySelector('input[value="other"]')!);
		expect(total()).toBe('€ 452.675');
		expect(slot.errors).toEqual([]);
	});

	it('say what is wrong with a number beyond its bounds, and show no result for it', async () => {
		const slot = await (await costsOf()).hydrate();
		const costs = slot.container.querySelector('#costs')!;
		const [means, years, rate] = costs.querySelectorAll<HTMLInputElement>('input[inputmode="decimal"]');
		const monthly = () => plain(costs.querySelector('p output')?.textContent);
		fireEvent.change(years!, { target: { value: '31' } });
		expect(monthly()).toBe('–');
		expect(document.getElementById(years!.getAttribute('aria-describedby')!)?.textContent).toContain(
			'van 5 tot 30',
		);
		fireEvent.change(years!, { target: { value: '20' } });
		fireEvent.change(rate!, { target: { value: '0' } });
		fireEvent.change(means!, { target: { value: '412.675' } });
		expect(monthly()).toBe('€ 0');
	});

	it.each([
		['without a published price', { PublishPrice: false }],
		['for rent', { Goal: 1 as const }],
		['outside the regions', { CountryID: 50 }],
	])('are not there %s', async (_, changes) => {
		expect(page((await costsOf(changes)).html).querySelector('#costs')).toBeNull();
	});
});

describe('the ways to buy a property', () => {
	const ways = (changes: Partial<typeof base>) => purchaseOfProperty({ ...base, ...changes })?.purchases;

	it('are as an only own property and otherwise for a dwelling, only otherwise for a plot', () => {
		expect(ways({ WebID: 2, WebIDs: '' })).toEqual(['own', 'other']);
		expect(ways({ WebID: 4, WebIDs: '' })).toEqual(['other']);
	});

	it('start with VAT for a new build', () => {
		expect(ways({ VAT: 21 })).toEqual(['new', 'own', 'other']);
		expect(ways({ ProjectID: 14 })).toEqual(['new', 'own', 'other']);
	});
});
