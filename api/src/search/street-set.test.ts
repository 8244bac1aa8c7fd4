import { expect, it } from 'vitest';
import { PropertyColumns, type SearchRow } from './property-columns.ts';
import { PropertySets } from './property-sets.ts';
import { streetSet } from './street-set.ts';

/** Rows of homes at these published addresses that a street finds. */
function found(
	addresses: readonly (readonly [street: string | null, number: string | null])[],
	street: string,
) {
	const properties = new PropertyColumns();
	for (const [id, [name, house_number]] of addresses.entries())
		properties.put({
			id: id + 1,
			created_at: new Date(0),
			type_ids: [],
			street: name,
			house_number,
		} as Partial<SearchRow> as SearchRow);
	const sets = new PropertySets(properties);
	return [...streetSet({ properties, sets }, street).list()];
}

it.each([
	['Kerkstraat', [0, 1, 2]],
	['KERKSTRAAT', [0, 1, 2]],
	['Kerkstraat 12', [0]],
	['kerkstraat 12 a', [2]],
	['Kerkstraat 1', []],
	['Kerkstraat 112', [1]],
	['Kerk', []],
	['Place du 4', [4]],
	['Place du 4 5b', [4]],
	['Place', []],
	['', []],
	['12', []],
])('homes of %s', (street, expected) => {
	const addresses = [
		['Kerkstraat', '12 bus 3'],
		['Kerkstraat', '112'],
		['kerkstraat', '12A'],
		[null, null],
		['Place du 4', '5B'],
	] as const;
	expect(found(addresses, street)).toEqual(expected);
});
