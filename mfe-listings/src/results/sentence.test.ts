import { page, renderSlot, sampleApi, textsOf } from '@estate/remote-kit/testing';
import { type PropertyPage, parseSearch, writeSearch } from '@estate/shared-contract';
import { searchProperties } from '@estate/shared-contract/samples';
import { describe, expect, it } from 'vitest';
import filtersSlot from '../slots/filters.tsx';
import resultsSlot from '../slots/results.tsx';

const api = await sampleApi();
const results = async (url: string) => (await renderSlot(resultsSlot, { url })).response;

function answerWith(more: Partial<PropertyPage>) {
	api.answer('properties', ({ query }) => ({
		status: 200,
		body: { ...searchProperties(query, 'en'), ...more },
	}));
}

describe('a sentence in the text of a search', () => {
	it('leads to the address of what it was understood as', async () => {
		answerWith({ understood: { goal: 0, query: 'city=ghent%7C9000&type=1' } });
		const { redirect } = await results('/en/for-sale/?search=house+ghent&view=list');
		expect(redirect?.to).toBe('/en/for-sale/?city=ghent%7C9000&type=1&view=list');
	});

	it('leads to the list of the other goal where it says so', async () => {
		answerWith({ understood: { goal: 1, query: 'type=2' } });
		expect((await results('/nl/te-koop/?search=appartement+te+huur')).redirect?.to).toBe(
			'/nl/te-huur/?type=2',
		);
	});

	it('takes the whole sentence to the list of the other goal where a part of it is still to be named', async () => {
		answerWith({
			understood: { goal: 1, query: 'type=2' },
			dropped: [{ name: 'search', value: 'zonder lift' }],
		});
		const { redirect } = await results('/nl/te-koop/?search=appartement+te+huur+zonder+lift');
		expect(redirect?.to).toBe('/nl/te-huur/?search=appartement+te+huur+zonder+lift');
	});

	it('settles in one redirect where the other list knows the part that this one does not', async () => {
		api.answer('properties', ({ query }) => ({
			status: 200,
			body: {
				...searchProperties(query, 'nl'),
				understood: { goal: 1 as const, query: query.get('goal') === '1' ? 'search=geen' : '' },
				dropped: query.get('goal') === '1' ? [] : [{ name: 'search', value: 'geen' }],
			},
		}));
		const { redirect } = await results('/nl/te-koop/?search=te+huur+geen&view=list');
		expect(redirect?.to).toBe('/nl/te-huur/?search=geen&view=list');
	});

	it.each([
		['nl', 'te-koop', 'zochten we niet op: “station”, “naschools”.'],
		['fr', 'a-vendre', 'cherché : « station », « naschools ».'],
		['en', 'for-sale', 'not search for: “station”, “naschools”.'],
		['de', 'for-sale', 'nicht gesucht: „station“, „naschools“.'],
	])('names words that it left out as they were written (%s)', async (language, path, named) => {
		answerWith({
			dropped: [
				{ name: 'search', value: 'station' },
				{ name: 'search', value: 'naschools' },
			],
		});
		const { html } = await results(`/${language}/${path}/?search=station+naschools`);
		expect(textsOf(html, '[role="status"]').join()).toContain(named);
	});

	it('stays where a value beside it was left out, and names both', async () => {
		answerWith({
			understood: { goal: 0, query: 'type=1' },
			dropped: [{ name: 'bedrooms', value: 'many' }],
		});
		const { redirect, html } = await results('/en/for-sale/?search=house&bedrooms=many');
		expect(redirect).toBeUndefined();
		expect(textsOf(html, '[role="status"]').join()).toContain('many');
		expect(page(html).querySelector('[aria-label*="House"]')).not.toBeNull();
	});

	it('takes along to the other list what was left out, which is named there', async () => {
		answerWith({
			understood: { goal: 1, query: 'type=2' },
			dropped: [{ name: 'price', value: '4000000' }],
		});
		const to = (await results('/en/for-sale/?search=flat+to+let+4000000')).redirect?.to;
		expect(to).toBe('/en/for-rent/?type=2&price=4000000');
		answerWith({});
		const said = textsOf((await results(to ?? '')).html, '[role="status"]').join();
		expect(said).toMatch(/goes up to €\s2\.000\. We did not search for €\s4\.000\.000/);
		expect(said).not.toContain('did not recognise');
		const changed = (await results('/en/for-sale/?goal=1&bedrooms=many')).redirect?.to;
		expect(changed).toBe('/en/for-rent/?bedrooms=many');
	});

	it('names the words that it leaves out, and leads to what speaks of them', async () => {
		answerWith({
			total: 5,
			understood: { goal: 0, query: 'city=ghent%7C9000&search=sauna' },
			dropped: ['EU quarter', 'bright'].map((value) => ({ name: 'search', value })),
			mentions: [{ words: 'bright', total: 2 }],
		});
		const { html } = await results('/en/for-sale/?search=bright+ghent+sauna+EU+quarter');
		expect(textsOf(html, '[role="status"] p')).toEqual([
			'We did not search for: “EU quarter”, “bright”.',
			'Show only what mentions “bright” (2)',
		]);
		expect(page(html).querySelector('[role="status"] a')?.getAttribute('href')).toBe(
			'/en/for-sale/?search=sauna+bright&city=ghent%7C9000',
		);
	});

	it('says of which town it shows the whole, and holds in the filters what it was understood as', async () => {
		answerWith({
			total: 5,
			understood: { goal: 0, query: 'city=ghent%7C9000&bedrooms=2' },
			dropped: [
				{ name: 'spot', value: 'near Gent-Sint-Pieters' },
				{ name: 'search', value: '3 bedrooms' },
			],
		});
		const url = '/en/for-sale/?search=2-3+bedrooms+near+Gent-Sint-Pieters';
		const { redirect, html } = await results(url);
		expect(redirect).toBeUndefined();
		expect(textsOf(html, '[role="status"] p')).toEqual([
			'For “near Gent-Sint-Pieters” we show the whole town.',
			'We did not search for: “3 bedrooms”.',
		]);
		const form = page((await renderSlot(filtersSlot, { url })).html);
		const held = (name: string) => form.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value;
		expect([held('search'), held('bedrooms')]).toEqual(['2-3 bedrooms near Gent-Sint-Pieters', '2']);
	});

	it.each([
		['nl/te-koop', 'Gratis schatting aanvragen', '/nl/gratis-schatting/'],
		['en/for-sale', 'Ask for a free valuation', '/en/contact-demand/'],
	])('leads who wants to sell to the valuation: %s', async (list, label, href) => {
		answerWith({
			total: 5,
			understood: { goal: 0, query: 'type=1' },
			dropped: [{ name: 'seller', value: 'verkopen' }],
		});
		const { redirect, html } = await results(`/${list}/?search=mijn+huis+verkopen`);
		expect(redirect).toBeUndefined();
		const link = page(html).querySelector('[role="status"] a');
		expect([link?.textContent, link?.getAttribute('href')]).toEqual([label, href]);
		expect(textsOf(html, '[role="status"] p')).toHaveLength(1);
	});

	it('says that no home has its house number, and shows the street', async () => {
		answerWith({
			understood: { goal: 0, query: 'street=Coupure' },
			dropped: [{ name: 'house-number', value: '80' }],
		});
		const { redirect, html } = await results('/en/for-sale/?search=coupure+80');
		expect(redirect).toBeUndefined();
		expect(textsOf(html, '[role="status"]').join()).toContain('We found nothing at number 80.');
		expect(textsOf(html, '[aria-label="Remove filter Street: Coupure"]')).toHaveLength(1);
	});

	it('names the project that it is the name of, with a link', async () => {
		answerWith({
			projects: [{ ID: 14, Name: 'Leie Park', City: 'Ghent' }],
		});
		const { html } = await results('/en/for-sale/?search=leie+park');
		const link = page(html).querySelector('a[href="/en/project/14/"]');
		expect(link?.textContent).toContain('Leie Park');
	});

	it('says so where that project is sold out, and nothing of one that is not', async () => {
		for (const [State, isSaid] of [
			['sold-out', true],
			['available', false],
		] as const) {
			answerWith({ projects: [{ ID: 14, Name: 'Leie Park', City: 'Ghent', State }] });
			const { html } = await results('/en/for-sale/?search=leie+park');
			const item = page(html).querySelector('a[href="/en/project/14/"]')?.closest('li');
			expect(item?.textContent?.includes('Sold out')).toBe(isSaid);
		}
	});

	it('names the parts that its postcode means, and keeps the postcode in its address', async () => {
		const place = { asked: 'gent|9050', Name: 'Ghent', Zip: '9050', Parts: ['Gentbrugge', 'Ledeberg'] };
		answerWith({ places: [place] });
		const { html, heading } = await results('/en/for-sale/?city=gent%7C9050&bedrooms=2');
		expect(heading).toBe('For sale in Gentbrugge and Ledeberg');
		expect(textsOf(html, '[aria-label="Remove filter Gentbrugge and Ledeberg"]')).toHaveLength(1);
		const [rooms] = page(html).querySelectorAll('a[aria-label^="Remove filter"][href*="city="]');
		expect(rooms?.getAttribute('href')).toBe('/en/for-sale/?city=ghent%7C9050');
	});

	it('that finds nothing is named, and what the other list has is offered', async () => {
		answerWith({ items: [], total: 0, otherGoal: 2 });
		const { html } = await results('/en/for-sale/?search=xyzzy');
		expect(page(html).body.textContent).toContain('We found nothing for “xyzzy”');
		expect(html).toContain(`/en/for-rent/?${writeSearch({ ...emptyRent(), search: 'xyzzy' })}`);
	});

	it('can be ordered by how well it fits, which is the order without one', async () => {
		const { html } = await results('/en/for-sale/?search=loft');
		const current = page(html).querySelector('[aria-current="true"]');
		expect(current?.textContent).toBe('Best match first');
		expect((await results('/en/for-sale/')).html).not.toContain('Best match first');
	});
});

function emptyRent() {
	return parseSearch(new URLSearchParams('search=x'), 1);
}
