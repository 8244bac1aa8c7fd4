import { expect, it } from 'vitest';
import { offeredValues } from './offered-values.ts';

const ZONES = [
	{ value: 'gand|9000', label: 'Gand', note: '9000', aliases: 'gent ghent' },
	{ value: 'alost|9300', label: 'Alost', note: '9300', aliases: 'aalst' },
];

it('takes a place of an address by any of its names, and leaves what is not offered', () => {
	const values = { zones: ['gent|9000', 'alost|9300', 'aalst|3800', 'atlantis|1'], goal: 'sale' };
	expect(offeredValues(values, { zones: ZONES })).toEqual({
		zones: ['gand|9000', 'alost|9300', 'aalst|3800', 'atlantis|1'],
		goal: 'sale',
	});
});
