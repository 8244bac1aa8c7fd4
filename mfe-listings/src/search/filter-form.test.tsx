import { type RenderSlotOptions, renderSlot, sampleApi } from '@estate/remote-kit/testing';
import { sampleProperties, searchProperties } from '@estate/shared-contract/samples';
import { fireEvent, waitFor } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import filtersSlot from '../slots/filters.tsx';

const api = await sampleApi();

async function liveForm(url: string, options: RenderSlotOptions<unknown> = {}) {
	const slot = await (await renderSlot(filtersSlot, { url, ...options })).hydrate();
	const form = slot.container.querySelector('form')!;
	const field = (name: string) => slot.container.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
	const button = form.querySelector('button[type="submit"]')!;
	for (const group of form.querySelectorAll('summary')) fireEvent.focusIn(group);
	await waitFor(() => expect(form.querySelector('fieldset:empty')).toBeNull());
	return { slot, form, field, button };
}

/** Questions of the form that changes: they ask for one property, and for the counts of all. */
const questions = () =>
	api.calls.filter(({ name, query }) => name === 'properties' && query.get('pageSize') === '1');
/** The api's answer to them */
const answers = (totalOf: (query: URLSearchParams) => number) =>
	api.answer('properties', ({ query }) => ({
		status: 200,
		body: { ...searchProperties(query, 'en'), total: totalOf(query) },
	}));

describe('the filter form with JavaScript', () => {
	it('takes over the markup of the server without a difference', async () => {
		const { slot } = await liveForm('/nl/te-koop/?city=gent%7C9000&price=200000-450000&bedrooms=2');
		expect(slot.errors).toEqual([]);
	});

	it('goes to the results without a reload', async () => {
		const { slot, form, field } = await liveForm('/nl/te-koop/');
		fireEvent.input(field('search'), { target: { value: 'tuin' } });
		fireEvent.submit(form);
		expect(slot.host.navigations).toEqual([{ to: '/nl/te-koop/?search=tuin' }]);
	});

	it('has its field for words, and a button that searches for them, outside the sheet', async () => {
		const { slot, form, field } = await liveForm('/nl/te-koop/');
		const find = slot.container.querySelector('button[aria-label="Zoek"]')!;
		for (const outside of [field('search'), find]) {
			expect(form.contains(outside)).toBe(false);
			expect(outside.getAttribute('form')).toBe(form.id);
		}
		expect(find.getAttribute('type')).toBe('submit');
	});

	it('resets a price that lies outside what is possible, on blur', async () => {
		const { field } = await liveForm('/nl/te-koop/?price=200000-450000');
		const change = (name: string, value: string) => {
			fireEvent.input(field(name), { target: { value } });
			fireEvent.focusOut(field(name));
			return field(name).value;
		};
		expect(change('price-max', '200000')).toBe('');
		expect(change('price-min', '3000000')).toBe('');
		expect(change('price-max', '350000')).toBe('350.000');
		expect(change('price-min', '€ 100,000.00')).toBe('100.000');
	});

	it('commits a price on Enter, takes no letters, and reads what is pasted in thousands and millions too', async () => {
		const { field } = await liveForm('/nl/te-huur/');
		fireEvent.input(field('price-max'), { target: { value: '5000' } });
		expect(fireEvent.keyDown(field('price-max'), { key: 'x' })).toBe(false);
		fireEvent.keyDown(field('price-max'), { key: 'Enter' });
		expect(field('price-max').value).toBe('');
		const sale = await liveForm('/nl/te-koop/');
		fireEvent.input(sale.field('price-max'), { target: { value: '0,35 mio' } });
		fireEvent.keyDown(sale.field('price-max'), { key: 'Enter' });
		expect(sale.field('price-max').value).toBe('350.000');
	});

	it('sends what is no price along, so that the results name it', async () => {
		const { slot, form, field } = await liveForm('/en/for-sale/');
		fireEvent.input(field('price-max'), { target: { value: 'abc' } });
		fireEvent.blur(field('price-max'));
		expect(field('price-max').value).toBe('abc');
		fireEvent.submit(form);
		expect(slot.host.navigations.map(({ to }) => to)).toEqual(['/en/for-sale/?price=abc']);
	});

	it('counts rooms up and down, with 0 as no filter', async () => {
		const { slot, form, field } = await liveForm('/en/for-sale/');
		const press = (label: string) => fireEvent.click(form.querySelector(`button[aria-label="${label}"]`)!);
		press('One more: Bedrooms');
		press('One more: Bedrooms');
		expect(field('bedrooms').value).toBe('2');
		press('One fewer: Bedrooms');
		fireEvent.submit(form);
		press('Clear Bedrooms');
		expect(field('bedrooms').value).toBe('');
		press('One fewer: Bedrooms');
		expect(field('bedrooms').value).toBe('');
		fireEvent.submit(form);
		expect(slot.host.navigations.map(({ to }) => to)).toEqual(['/en/for-sale/?bedrooms=1', '/en/for-sale/']);
	});

	it.each([
		['99', '50'],
		['-2', ''],
	])(
		'brings %s rooms within what can be searched, and sends the form whatever a closed group holds',
		async (typed, kept) => {
			const { form, field } = await liveForm('/en/for-sale/');
			fireEvent.input(field('bedrooms'), { target: { value: typed } });
			fireEvent.focusOut(field('bedrooms'));
			expect(field('bedrooms').value).toBe(kept);
			expect(form.noValidate).toBe(true);
		},
	);

	it('shows on its button how many properties it will find, asking once after a pause', async () => {
		const { field, button } = await liveForm('/en/for-sale/');
		const before = questions().length;
		answers((query) => (query.has('search') ? 7 : 0));
		for (const value of ['l', 'lo', 'loft']) fireEvent.input(field('search'), { target: { value } });
		await waitFor(() => expect(button.textContent).toBe('Show 7 properties'));
		expect(
			questions()
				.slice(before)
				.map(({ query }) => query.get('search')),
		).toEqual(['loft']);
	});

	it('counts what was chosen before it was alive, and asks nothing where nothing was', async () => {
		answers((query) => (query.has('feature') ? 3 : 0));
		const untouched = questions().length;
		const slot = await (await renderSlot(filtersSlot, { url: '/en/for-sale/' })).hydrate((markup) => {
			markup.querySelector<HTMLInputElement>('[name="feature"][value="garden"]')!.checked = true;
		});
		const button = slot.container.querySelector('form button[type="submit"]')!;
		await waitFor(() => expect(button.textContent).toBe('Show 3 properties'));
		expect(questions().length).toBe(untouched + 1);
	});

	it('says that nothing would be found, and says no number when the api is silent', async () => {
		const { field, button } = await liveForm('/en/for-sale/');
		answers(() => 0);
		fireEvent.input(field('bedrooms'), { target: { value: '9' } });
		await waitFor(() => expect(button.textContent).toBe('No properties'));
		api.answer('properties', 503);
		fireEvent.input(field('bedrooms'), { target: { value: '8' } });
		await waitFor(() => expect(button.textContent).toBe('Show results'));
	});

	it('says no none of words, of which half a one finds nothing yet', async () => {
		const { field, button } = await liveForm('/en/for-sale/');
		answers((query) => (query.get('search') === 'hou' ? 0 : 7));
		fireEvent.input(field('search'), { target: { value: 'house' } });
		await waitFor(() => expect(button.textContent).toBe('Show 7 properties'));
		fireEvent.input(field('search'), { target: { value: 'hou' } });
		await waitFor(() => expect(button.textContent).toBe('Show results'));
	});

	it('says with each choice how many properties it would find, and says it again when the form changes', async () => {
		const { form, field } = await liveForm('/nl/te-koop/');
		const countOf = (name: string, value: string) =>
			form.querySelector(`[name="${name}"][value="${value}"]`)?.parentElement?.querySelector('small')
				?.textContent;
		const properties = sampleProperties('nl').filter(({ Goal }) => Goal === 0);
		const inGent = properties.filter(({ City, Zip }) => City.toLowerCase() === 'gent' && Zip === '9000');
		expect(countOf('city', 'gent|9000')).toBe(String(inGent.length));
		fireEvent.input(field('bedrooms'), { target: { value: '3' } });
		const spacious = inGent.filter(({ Bedrooms = 0 }) => Bedrooms >= 3);
		expect(spacious.length).not.toBe(inGent.length);
		await waitFor(() => expect(countOf('city', 'gent|9000')).toBe(String(spacious.length)));
	});

	it('resets the price range when the goal changes, and keeps the rest', async () => {
		const { slot, form, field } = await liveForm(
			'/nl/te-koop/?bedrooms=1&price=200000-450000&sort=price-asc',
		);
		fireEvent.click(form.querySelector('[name="goal"][value="1"]')!);
		await waitFor(() => expect(field('price-max').placeholder).toBe('2.000+'));
		expect([field('price-min').value, field('price-max').value]).toEqual(['', '']);
		fireEvent.submit(form);
		fireEvent.click(form.querySelector('[name="goal"][value="0"]')!);
		await waitFor(() => expect(field('price-max').placeholder).toBe('3.000.000+'));
		fireEvent.submit(form);
		expect(slot.host.navigations.map(({ to }) => to)).toEqual([
			`/nl/te-huur/?bedrooms=1&sort=price-asc&price=${encodeURIComponent('200000–450000')}`,
			'/nl/te-koop/?bedrooms=1&sort=price-asc',
		]);
	});

	it('keeps slider and fields of the price in step', async () => {
		const { slot, form, field } = await liveForm('/nl/te-koop/?price=200000-450000');
		const [low, high] = [...form.querySelectorAll<HTMLInputElement>('[type="range"]')] as [
			HTMLInputElement,
			HTMLInputElement,
		];
		expect([low.value, high.value, low.step]).toEqual(['200000', '450000', '1000']);
		fireEvent.input(low, { target: { value: '449500' } });
		expect(field('price-min').value).toBe('449.000');
		fireEvent.input(low, { target: { value: '900000' } });
		expect([low.value, field('price-min').value]).toEqual(['449000', '449.000']);
		fireEvent.input(high, { target: { value: '3000000' } });
		expect([field('price-max').value, high.getAttribute('aria-valuetext')]).toEqual(['', '€ 3.000.000+']);
		fireEvent.input(field('price-max'), { target: { value: '500000' } });
		fireEvent.focusOut(field('price-max'));
		expect(high.value).toBe('500000');
		fireEvent.submit(form);
		expect(slot.host.navigations.at(-1)?.to).toBe('/nl/te-koop/?price=449000-500000');
	});

	it('narrows the places by what is typed', async () => {
		const { form } = await liveForm('/nl/te-koop/');
		const typed = form.querySelector<HTMLInputElement>('input[aria-label="Zoek op gemeente of postcode"]')!;
		fireEvent.change(typed, { target: { value: 'gen' } });
		const shown = [...form.querySelectorAll('label')]
			.filter((label) => label.querySelector('[name="city"]') && !label.hidden)
			.map((label) => label.textContent);
		expect(shown.length).toBeGreaterThan(0);
		for (const place of shown) expect(place?.toLowerCase()).toContain('gen');
	});

	it('sheds the fields of groups in which nothing is chosen, until a group is reached', async () => {
		const rendered = await renderSlot(filtersSlot, { url: '/nl/te-koop/?bedrooms=2' });
		expect(rendered.html).toContain('name="city"');
		const { container, errors } = await rendered.hydrate();
		await waitFor(() => expect(container.querySelector('[name="city"]')).toBeNull());
		expect(container.querySelector<HTMLInputElement>('[name="bedrooms"]')?.value).toBe('2');
		fireEvent.pointerOver(container.querySelector('summary')!);
		await waitFor(() => expect(container.querySelector('[name="city"]')).not.toBeNull());
		expect(container.querySelector('[name="type"]')).toBeNull();
		expect(errors).toEqual([]);
	});

	it.each([
		['search=xyzzy', 'Filters'],
		['search=xyzzy&bounds=50,3,52,5', 'Filters'],
		['search=xyzzy&bedrooms=2&city=gent%7C9000', 'Filters (2)'],
	])('counts on its button what its groups show: %s', async (query, label) => {
		const { slot } = await liveForm(`/nl/te-koop/?${query}`);
		expect(slot.container.querySelector('button[popovertarget]')?.textContent).toBe(label);
	});

	it('starts again at another address', async () => {
		const { slot } = await liveForm('/nl/te-koop/?search=tuin');
		await slot.go('/nl/te-koop/?bedrooms=3');
		const fieldValue = (name: string) =>
			slot.container.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value;
		expect(fieldValue('search')).toBe('');
		expect(fieldValue('bedrooms')).toBe('3');
	});

	it('closes an open group at a press outside it, and at Escape, which gives the focus back', async () => {
		const { form } = await liveForm('/nl/te-koop/');
		const group = form.querySelector('details')!;
		const focus = vi.spyOn(group.querySelector('summary')!, 'focus');
		group.open = true;
		fireEvent.pointerDown(document.body);
		expect(group.open).toBe(false);
		group.open = true;
		fireEvent.keyDown(document.body, { key: 'Escape' });
		expect(group.open).toBe(false);
		expect(focus).toHaveBeenCalledOnce();
	});
});
