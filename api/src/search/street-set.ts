import { splitHouseNumber } from '@estate/shared-contract';
import { houseNumberKey } from './house-number.ts';
import type { PropertyColumns } from './property-columns.ts';
import type { PropertySets } from './property-sets.ts';
import { RowSet } from './row-set.ts';
import { searchableText } from './searchable-text.ts';
import { otherStreetNames } from './street-twins.ts';

/** The name and the house number of "Kerkstraat 12"; of "Place du 4 Août 1914", where a street is called so, the name alone. */
export function splitStreet(
	{ streets }: Pick<PropertyColumns, 'streets'>,
	street: string,
): { name: string; houseNumber: string } {
	const isName = streets.known(searchableText(street)) !== undefined;
	return isName ? { name: street, houseNumber: '' } : splitHouseNumber(street);
}

/** A street as properties publish it, with the house number that was asked for; undefined where none does. Nothing else that somebody wrote is in it. */
export function publishedStreet(
	properties: Pick<PropertyColumns, 'streets'>,
	asked: string,
): string | undefined {
	const { name, houseNumber } = splitStreet(properties, asked);
	const street = properties.streets.known(searchableText(name));
	const published = street ? properties.streets.values[street]?.name : undefined;
	return published && houseNumber ? `${published} ${houseNumber}` : published;
}

/** Homes whose published address lies in a street, in Brussels under either of its names, with the house number where one is named. */
export function streetSet(
	{ properties, sets }: { properties: PropertyColumns; sets: PropertySets },
	asked: string,
): RowSet {
	const { name, houseNumber } = splitStreet(properties, asked);
	const key = searchableText(name);
	// Number 0 is that of no street, and of no house number.
	const streets = [key, ...otherStreetNames(key)].flatMap((one) => properties.streets.known(one) || []);
	const house = properties.houseNumbers.known(houseNumberKey(houseNumber));
	const [street, ...others] = streets;
	if (street === undefined || (houseNumber !== '' && !house)) return new RowSet(properties.size);
	const one = sets.inStreet(street, house || undefined);
	if (others.length === 0) return one;
	return sets.union([one, ...others.map((other) => sets.inStreet(other, house || undefined))]);
}
