import { parseSearch, type Suggestion } from '@estate/shared-contract';
import { expect, it } from 'vitest';
import { suggestionAddress } from './suggestion-address.ts';

const address = (kind: Suggestion['kind'], query: string) =>
	suggestionAddress(
		{ kind, label: '', goal: 0, query },
		parseSearch(new URLSearchParams('city=gent|9000&street=Veldstraat&type=1'), 0),
		() => '/for-sale/',
		'en',
	);
const query = (of: string) =>
	[...new URLSearchParams(of.split('?')[1])].map((pair) => pair.join('=')).join('&');

it('stands in place of what was asked of the same thing', () => {
	expect(query(address('street', 'city=aalst%7C9300&street=Meir'))).toBe(
		'city=aalst|9300&street=Meir&type=1',
	);
	expect(query(address('place', 'city=aalst%7C9300'))).toBe('city=aalst|9300&type=1');
	expect(query(address('type', 'type=2'))).toBe('city=gent|9000&street=Veldstraat&type=2');
	expect(query(address('filter', 'feature=garden'))).toBe(
		'city=gent|9000&street=Veldstraat&type=1&feature=garden',
	);
});
