import { PROPERTY_TYPE_IDS } from '@estate/shared-contract';
import { expect, it } from 'vitest';
import { PROPERTY_TYPES } from './property-types.ts';

it('the nine types of the specification stand in their order, for sale and for rent', () => {
	expect(PROPERTY_TYPES.map(({ Name }) => Name.nl)).toEqual([
		'Huis',
		'Appartement',
		'Studio',
		'Grond',
		'Opbrengsteigendom',
		'Commercieel',
		'Garage/Parking',
		'Industrieel',
		'Kantoren',
	]);
	expect(PROPERTY_TYPES.map(({ WebID }) => WebID)).toEqual(PROPERTY_TYPE_IDS);
	expect(PROPERTY_TYPES.map(({ ShowOrder }) => ShowOrder)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
	for (const { Sale, Rent } of PROPERTY_TYPES) expect([Sale, Rent]).toEqual([true, true]);
});
