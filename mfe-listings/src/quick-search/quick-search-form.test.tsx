import { renderSlot, sampleApi } from '@estate/remote-kit/testing';
import { fireEvent, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import propertySearch from '../slots/home-search.tsx';

const api = await sampleApi();

async function liveForm(url: string) {
	const slot = await (await renderSlot(propertySearch, { url })).hydrate();
	const form = slot.container.querySelector('form')!;
	const field = (name: string) => form.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
	const choose = (goal: 0 | 1) => fireEvent.click(form.querySelector(`[name="goal"][value="${goal}"]`)!);
	return { slot, form, field, choose, button: form.querySelector('button')! };
}

describe('the quick search with JavaScript', () => {
	it('takes over the markup of the server without a difference', async () => {
		expect((await liveForm('/fr/')).slot.errors).toEqual([]);
	});

	it('resets the price range when the goal changes', async () => {
		const { field, choose } = await liveForm('/nl/');
		expect(field('price-max').placeholder).toMatch(/3\.000\.000\+$/);
		fireEvent.input(field('price-max'), { target: { value: '450000' } });
		choose(1);
		await waitFor(() => expect(field('price-max').placeholder).toMatch(/2\.000\+$/));
		expect(field('price-max').value).toBe('');
		choose(0);
		await waitFor(() => expect(field('price-max').placeholder).toMatch(/3\.000\.000\+$/));
	});

	it('offers the places of the goal', async () => {
		const { form, choose } = await liveForm('/nl/');
		const places = () => form.querySelectorAll('[name="city"] option').length;
		const all = places();
		choose(1);
		await waitFor(() => expect(places()).toBeLessThan(all));
	});

	it('goes to the list of the goal with what was chosen', async () => {
		const { slot, form, field, choose } = await liveForm('/en/');
		choose(1);
		await waitFor(() => expect(field('price-max').placeholder).toMatch(/2\.000\+$/));
		fireEvent.change(field('type'), { target: { value: '2' } });
		fireEvent.input(field('price-max'), { target: { value: '1100' } });
		fireEvent.submit(form);
		expect(slot.host.navigations).toEqual([{ to: '/en/for-rent/?type=2&price=0-1100' }]);
	});

	it('counts while it is filled in', async () => {
		const { button, choose } = await liveForm('/en/');
		expect(button.textContent).toBe('Search');
		api.answer('propertyCount', ({ query }) => ({
			status: 200,
			body: { total: query.get('goal') === '1' ? 4 : 9 },
		}));
		choose(1);
		await waitFor(() => expect(button.textContent).toBe('Show 4 properties'));
	});

	it('says no none of words, of which half a one finds nothing yet', async () => {
		const { button, field } = await liveForm('/en/');
		api.answer('propertyCount', ({ query }) => ({
			status: 200,
			body: { total: query.has('search') ? 0 : 9 },
		}));
		fireEvent.change(field('type'), { target: { value: '2' } });
		fireEvent.input(field('type'));
		await waitFor(() => expect(button.textContent).toBe('Show 9 properties'));
		fireEvent.input(field('search'), { target: { value: 'hou' } });
		await waitFor(() => expect(button.textContent).toBe('Search'));
	});
});
