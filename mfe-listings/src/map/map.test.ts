import { page, renderSlot, sampleApi, textsOf } from '@estate/remote-kit/testing';
import { sampleProperties, sampleProperty } from '@estate/shared-contract/samples';
import { describe, expect, it } from 'vitest';
import detailSlot from '../slots/detail.tsx';
import resultsSlot from '../slots/results.tsx';

const api = await sampleApi();

describe('results on the map', () => {
	const results = async (query: string) =>
		(await renderSlot(resultsSlot, { url: `/en/for-sale/?${query}` })).response.html;

	it('stand beside the whole list, which says the same without a script', async () => {
		const html = await results('view=map');
		const list = page(html).querySelector('#results-list');
		expect(list?.querySelectorAll('article')).toHaveLength(
			Math.min(12, sampleProperties('en').filter(({ Goal }) => Goal === 0).length),
		);
		expect(page(html).querySelector('noscript')?.textContent).toContain('All properties are in the list.');
		expect(textsOf(html, 'a[href="#results-map"]')).toEqual(['See the map']);
	});

	it('cost the other views no request and no frame', async () => {
		const html = await results('');
		expect(html).not.toMatch(/iframe|results-map/);
		expect(api.calls.map(({ name }) => name)).not.toContain('propertyMap');
	});

	it('have a chip for the part of the map that is searched, and keep it through the plain form', async () => {
		const html = await results('view=map&bounds=51,3.6,51.1,3.8');
		const [chip] = page(html).querySelectorAll('a[aria-label="Remove filter This part of the map"]');
		expect(chip?.getAttribute('href')).toBe('/en/for-sale/?view=map');
	});

	it('stay where nothing was found, so that one can look elsewhere', async () => {
		const html = await results('view=map&bounds=49,1,49.1,1.1');
		expect(page(html).querySelector('#results-map')).not.toBeNull();
	});
});

describe('a property on the map', () => {
	const { Location: _, ...base } = sampleProperty(12, 'en')!;
	const circle = { lat: 51.05, lng: 3.72, radiusMetres: 300 };
	async function location(changes: object) {
		api.answer('property', () => ({ status: 200, body: { property: { ...base, ...changes }, similar: [] } }));
		const { response } = await renderSlot(detailSlot, { url: '/en/property/12/' });
		return page(response.html).querySelector('#location');
	}

	it('is shown when it is asked for', async () => {
		const section = await location({ Location: { lat: 51.05, lng: 3.72 } });
		expect(section?.querySelector('button')?.textContent).toBe('Show on the map');
		expect(section?.querySelector('iframe')).toBeNull();
		expect(section?.textContent).not.toContain('circle');
	});

	it('with a hidden address lies in a circle, and the page says so', async () => {
		const section = await location({ PublishAddress: false, ApproximateLocation: circle });
		expect(section?.textContent).toContain('The exact address is given on request.');
	});

	it('has no section where nobody knows its place', async () => {
		expect(await location({ ApproximateLocation: undefined })).toBeNull();
	});
});
