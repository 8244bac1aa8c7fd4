import { page, renderSlot, textsOf } from '@estate/remote-kit/testing';
import { describe, expect, it } from 'vitest';
import filtersSlot from '../slots/filters.tsx';
import resultsSlot from '../slots/results.tsx';

const filters = async (url: string) => (await renderSlot(filtersSlot, { url })).html;
const results = async (url: string) => (await renderSlot(resultsSlot, { url })).response;
const formOf = async (address: string) => page(await filters(address)).querySelector('form')!;

/** What a browser without JavaScript would send: fields in document order, as FormData has them, those outside that name the form too. */
function sent(form: Element): URLSearchParams {
	const query = new URLSearchParams();
	for (const field of form.closest('search')!.querySelectorAll<HTMLInputElement>('input[name], select[name]'))
		if (!['checkbox', 'radio'].includes(field.type) || field.checked) query.append(field.name, field.value);
	return query;
}

describe('the filter form', () => {
	it.each([
		['/nl/te-koop/', 'Naar de resultaten', /^\d+ panden gevonden/],
		['/en/for-sale/?search=zwembad', 'Skip to results', /^No results/],
	])('begins on %s with the way past it, to what stands before the results', async (url, name, next) => {
		const skip = page(await filters(url)).querySelector('a, button, input, summary')!;
		expect(skip.textContent).toBe(name);
		const target = page((await results(url)).html).querySelector<HTMLElement>(skip.getAttribute('href')!)!;
		expect(target.tabIndex).toBe(-1);
		const [heading] = [...target.parentElement!.querySelectorAll('p, h2')].filter(
			(each) => target.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING,
		);
		expect(heading?.textContent).toMatch(next);
	});

	it('is a plain form that asks the list it stands on', async () => {
		const form = await formOf('/fr/a-louer/');
		expect(form.getAttribute('action')).toBe('/fr/a-louer/');
		expect(form.getAttribute('method')).toBe('get');
		expect(form.querySelector('button[type="submit"]')).not.toBeNull();
	});

	it.each([
		'/nl/te-koop/',
		'/nl/te-koop/?search=tuin&city=gent%7C9000&type=2&bedrooms=2&garages=1&price=200000-450000',
		'/nl/te-koop/?area=80-200&epc=a&epc=b&hide=sold&sort=price-desc',
		'/nl/te-huur/?price=0-900',
		'/nl/te-koop/?price=3000-3000000',
		'/nl/te-koop/?bedrooms=2&view=list',
		'/nl/te-koop/?city=gent%7C9000&plot=300-900&year=-1950&epc-min=c&feature=garden&feature=lift&subtype=villa&radius=10',
		'/nl/te-koop/?available=2027-03&projects=only',
		'/nl/te-koop/?bedrooms=2&bedrooms-max=3&facades=2&facades=4',
	])('holds the search of %s, and sends the same search again', async (address) => {
		const form = await formOf(address);
		const target = `${form.getAttribute('action')}?${sent(form)}`;
		const { redirect } = await results(target);
		expect(redirect?.to).toBe(address);
	});

	it('keeps what it has no field for: properties, a part of the map, projects', async () => {
		const address = '/nl/te-koop/?projects=none&ids=31%2C12&bounds=51%2C3.6%2C51.1%2C3.8';
		const form = await formOf(address);
		expect((await results(`${form.getAttribute('action')}?${sent(form)}`)).redirect?.to).toBe(address);
	});

	it('offers only what some property of the goal can match, and what is at work', async () => {
		const valuesOf = async (address: string, name: string) =>
			[...(await formOf(address)).querySelectorAll(`[name="${name}"]`)].map((field) =>
				field.getAttribute('value'),
			);
		expect(await valuesOf('/nl/te-koop/', 'feature')).toEqual([
			'garden',
			'terrace',
			'lift',
			'parking',
			'cellar',
		]);
		expect(await valuesOf('/nl/te-huur/', 'feature')).toEqual(['furnished']);
		expect(await valuesOf('/nl/te-huur/?feature=ground-floor', 'feature')).toContain('ground-floor');
		expect(await valuesOf('/nl/te-huur/', 'plot-min')).toEqual([]);
		expect(await valuesOf('/nl/te-huur/?plot=100-', 'plot-min')).toEqual(['100']);
		expect(await valuesOf('/nl/te-koop/?feature=furnished', 'feature')).toContain('furnished');
		expect(await valuesOf('/nl/te-koop/', 'facades')).toEqual(['2']);
		expect(await valuesOf('/nl/te-koop/?facades=3', 'facades')).toEqual(['2', '3']);
		expect(await valuesOf('/nl/te-huur/', 'facades')).toEqual([]);
	});

	it('folds away what few ask for, and opens it where it is used', async () => {
		const folded = async (address: string) =>
			[...(await formOf(address)).querySelectorAll('details:not([name])')].map((part) =>
				part.hasAttribute('open'),
			);
		expect(await folded('/nl/te-koop/')).toEqual([false, false]);
		expect(await folded('/nl/te-koop/?year=1950-')).toEqual([false, true]);
		expect(await folded('/nl/te-koop/?subtype=villa')).toEqual([true, false]);
	});

	it.each([
		[
			'nl',
			'/nl/te-koop/',
			[
				'Grond vanaf 300 m²',
				'Bouwjaar 1900 tot 1950',
				'Tuin',
				'EPC C of beter',
				'Alleen nieuwbouwprojecten',
				'Getekend gebied',
			],
		],
		[
			'fr',
			'/fr/a-vendre/',
			[
				'Terrain à partir de 300 m²',
				'Année de construction de 1900 à 1950',
				'Jardin',
				'PEB C ou mieux',
				'Uniquement les projets neufs',
				'Zone dessinée',
			],
		],
		[
			'en',
			'/en/for-sale/',
			[
				'Plot from 300 m²',
				'Year built 1900 to 1950',
				'Garden',
				'EPC C or better',
				'New-build projects only',
				'Drawn area',
			],
		],
	])('is said in chips, in %s', async (_, list, words) => {
		const { html } = await results(
			`${list}?plot=300-&year=1900-1950&feature=garden&epc-min=c&projects=only&shape=_ibE_ibE_seK_seK~hbE_seK`,
		);
		const chips = textsOf(html, '[aria-label] > li > a[aria-label]').map((text) => text.replace(/\s/g, ' '));
		expect(chips).toEqual(words);
	});

	it.each([
		[
			'nl',
			'/nl/te-koop/',
			['Hoogstens 2 slaapkamers', 'Halfopen bebouwing (3 gevels)', 'Open bebouwing (4 gevels)'],
		],
		['fr', '/fr/a-vendre/', ['Au plus 2 chambres', '3 façades (semi-mitoyen)', '4 façades (isolé)']],
		['en', '/en/for-sale/', ['At most 2 bedrooms', 'Semi-detached (3 facades)', 'Detached (4 facades)']],
		[
			'de',
			'/de/for-sale/',
			['Höchstens 2 Schlafzimmer', 'Doppelhaushälfte (3 Fassaden)', 'Freistehend (4 Fassaden)'],
		],
	])('says façades and the most bedrooms in chips that let go of one each, in %s', async (_, list, words) => {
		const { html } = await results(`${list}?bedrooms-max=2&facades=3&facades=4`);
		const chips = [...page(html).querySelectorAll('[aria-label] > li > a[aria-label]')];
		expect(chips.map((chip) => chip.textContent?.replace(/\s/g, ' '))).toEqual(words);
		expect(chips.map((chip) => chip.getAttribute('href'))).toEqual([
			`${list}?facades=3&facades=4`,
			`${list}?bedrooms-max=2&facades=4`,
			`${list}?bedrooms-max=2&facades=3`,
		]);
	});

	it.each([
		['200000-300000', 'De 200 000 € à 300 000 €'],
		['200000-', 'À partir de 200 000 €'],
		['-300000', 'Jusqu’à 300 000 €'],
	])('says a price in a chip that begins as the others do, in fr: %s', async (price, words) => {
		const { html } = await results(`/fr/a-vendre/?price=${price}`);
		const chips = textsOf(html, '[aria-label] > li > a[aria-label]').map((text) => text.replace(/\s/g, ' '));
		expect(chips).toEqual([words]);
	});

	it('resets the price when another goal is chosen without JavaScript', async () => {
		const form = await formOf('/nl/te-koop/?bedrooms=2&price=1000-450000');
		const query = sent(form);
		query.set('goal', '1');
		const { redirect } = await results(`${form.getAttribute('action')}?${query}`);
		expect(redirect?.to).toBe(`/nl/te-huur/?bedrooms=2&price=${encodeURIComponent('1000–450000')}`);
		const { html } = await results(redirect?.to ?? '');
		expect(textsOf(html, '[role="status"]').join().replaceAll('\u00a0', ' ')).toContain(
			'(€ 1.000 tot € 450.000) geldt niet voor deze lijst',
		);
	});

	it('keeps a city that it does not offer until it is unticked', async () => {
		const form = await formOf('/nl/te-koop/?city=gotham%7C9999');
		expect(sent(form).getAll('city')).toEqual(['gotham|9999']);
	});

	it('promises no number of properties that it could not keep up to date without JavaScript', async () => {
		const html = await filters('/en/for-sale/?city=gent%7C9000');
		expect(textsOf(html, 'form button[type="submit"]')).toEqual(['Show results']);
	});

	it('shows the open end of the price range with a plus sign', async () => {
		const placeholder = async (address: string) =>
			(await formOf(address)).querySelector('[name="price-max"]')?.getAttribute('placeholder');
		expect(await placeholder('/nl/te-koop/')).toBe('3.000.000+');
		expect(await placeholder('/nl/te-huur/')).toBe('2.000+');
	});

	it('has a name for every field', async () => {
		const form = await formOf('/nl/te-koop/');
		for (const field of form.querySelectorAll('input:not([type="hidden"]), select')) {
			const label = field.closest('label') ?? form.querySelector(`label[for="${field.id}"]`);
			const name = field.getAttribute('aria-label') ?? label?.textContent?.trim();
			expect(name, field.outerHTML).toBeTruthy();
		}
	});
});
