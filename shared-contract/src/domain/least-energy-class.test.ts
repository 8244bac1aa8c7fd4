import { expect, it } from 'vitest';
import { readSearch } from './read-search.ts';

it('leaves out and names energy classes below the least one that is asked for', () => {
	const read = (query: string) => {
		const { filter, dropped } = readSearch(new URLSearchParams(query), 0);
		return [filter.epcMin, filter.epc, dropped];
	};
	expect(read('epc-min=b&epc=d')).toEqual(['b', [], [{ name: 'epc', value: 'd' }]]);
	expect(read('epc-min=c&epc=a&epc=c&epc=g')).toEqual(['c', ['a', 'c'], [{ name: 'epc', value: 'g' }]]);
	expect(read('epc=d')).toEqual([undefined, ['d'], []]);
});
