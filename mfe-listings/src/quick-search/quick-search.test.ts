import { page, renderSlot } from '@estate/remote-kit/testing';
import { describe, expect, it } from 'vitest';
import propertySearch from '../slots/home-search.tsx';

const formOf = async (address: string) =>
	page((await renderSlot(propertySearch, { url: address })).html).querySelector('form')!;

describe('the quick search', () => {
	it('is a plain form with goal, text, place, type, budget and one button', async () => {
		const form = await formOf('/nl/');
		const names = [...form.querySelectorAll('[name]')].map((field) => field.getAttribute('name'));
		expect(names).toEqual(['goal', 'goal', 'search', 'city', 'type', 'price-max']);
		expect(form.querySelectorAll('button')).toHaveLength(1);
		expect(form.getAttribute('method')).toBe('get');
	});

	it('leads to the list in the language of the page', async () => {
		expect((await formOf('/nl/')).getAttribute('action')).toBe('/nl/te-koop/');
		expect((await formOf('/en/')).getAttribute('action')).toBe('/en/for-sale/');
	});

	it('offers the places of both goals, each once', async () => {
		const form = await formOf('/nl/');
		const places = [...form.querySelectorAll('[name="city"] option')].map((option) =>
			option.getAttribute('value'),
		);
		expect(new Set(places).size).toBe(places.length);
		expect(places).toContain('gent|9000');
	});
});
