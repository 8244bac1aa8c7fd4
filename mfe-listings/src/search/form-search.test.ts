// @vitest-environment jsdom
import { emptySearch, readSearch, writeSearch } from '@estate/shared-contract';
import { describe, expect, it } from 'vitest';
import {
	apiQuery,
	besideSearch,
	boundsOfFormerPrice,
	formerPrice,
	goalOfQuery,
	isFormQuery,
	searchOfForm,
} from './form-search.ts';

function formOf(html: string): HTMLFormElement {
	const form = document.createElement('form');
	form.innerHTML = html;
	return form;
}

describe('the search of a form', () => {
	it('is what an address with the same filters says', () => {
		const form = formOf(`
			<input name="search" value=" tuin ">
			<input type="checkbox" name="city" value="gent|9000" checked>
			<input type="checkbox" name="city" value="aalst|9300">
			<input type="checkbox" name="type" value="2" checked>
			<input name="price-min" value=""><input name="price-max" value="450000">
			<input name="bedrooms" value="2"><input name="garages" value="0">
			<input name="area-min" value="100"><input name="area-max" value="">
			<input type="checkbox" name="hide" value="sold" checked>`);
		expect(writeSearch(searchOfForm(form, 0)).toString()).toBe(
			'search=tuin&city=gent%7C9000&type=2&bedrooms=2&price=0-450000&area=100-&hide=sold',
		);
	});

	it('takes the goal that the form asks for, with the price range of that goal', () => {
		const filter = searchOfForm(formOf('<input type="radio" name="goal" value="1" checked>'), 0);
		expect(filter).toEqual(emptySearch(1));
	});
});

describe('the query of a plain form', () => {
	it('is recognised by its empty and its form-only fields', () => {
		expect(isFormQuery(new URLSearchParams('search=&price-max=300000'))).toBe(true);
		expect(isFormQuery(new URLSearchParams('goal=1'))).toBe(true);
		expect(isFormQuery(new URLSearchParams('price=0-300000&city=gent|9000&page=2'))).toBe(false);
		expect(isFormQuery(new URLSearchParams('utm_source=mail&setcookies'))).toBe(false);
	});

	it('names a goal, or none', () => {
		expect(goalOfQuery(new URLSearchParams('goal=0'))).toBe(0);
		expect(goalOfQuery(new URLSearchParams('goal=1'))).toBe(1);
		for (const none of ['goal=7', 'goal=', 'goal=toString', 'goal=01'])
			expect(goalOfQuery(new URLSearchParams(none))).toBeUndefined();
	});
});

describe('the query to the api', () => {
	it('carries goal and language besides the search', () => {
		expect(
			apiQuery({ ...emptySearch(1), search: 'loft', sort: 'relevance' as const }, 'fr', 4).toString(),
		).toBe('search=loft&goal=1&language=fr&pageSize=4');
	});

	it('keeps what the query says besides the search', () => {
		const query = new URLSearchParams('search=&price-max=300000&utm_source=mail&setcookies&city=gent|9000');
		expect(besideSearch(query)).toEqual([
			['utm_source', 'mail'],
			['setcookies', ''],
		]);
	});
});

describe('the price of a list that another one drops', () => {
	it.each([
		[
			{ min: 100_000, max: 900_000 },
			{ min: 100_000, max: 900_000 },
		],
		[{ min: 0, max: 900_000 }, { max: 900_000 }],
		[{ min: 100_000, max: 3_000_000 }, { min: 100_000 }],
	])('of %j is read there as no price, but as what it was', (price, bounds) => {
		const [former] = formerPrice({ goal: 0, price });
		expect(boundsOfFormerPrice(former!)).toEqual(bounds);
		const query = new URLSearchParams({ price: former!.value });
		expect(readSearch(query, 1)).toMatchObject({ filter: emptySearch(1), dropped: [former] });
	});

	it('is none where there was none, and no other value that was left out', () => {
		expect(formerPrice(emptySearch(0))).toEqual([]);
		for (const value of ['abc', '-', '–', '4000000', '100-200'])
			expect(boundsOfFormerPrice({ name: 'price', value })).toBeUndefined();
	});
});
