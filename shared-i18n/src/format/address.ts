import { COUNTRY } from '@estate/shared-contract';
import type { TextLookup } from '../text-lookup.ts';
import { cityName } from './city-name.ts';

/** What the address of a property or a project is made of. */
export interface AddressParts {
	/** Of a property */
	PublishAddress?: boolean | undefined;
	/** Of a project */
	PublicAddress?: boolean | undefined;
	Street?: string | undefined;
	HouseNumber?: string | undefined;
	BoxNr?: string | undefined;
	Zip: string;
	City: string;
	CountryID: number;
	CountryName: string;
}

/** `9000 Gent`, with the country in brackets when not Belgium: `59000 Lille (Frankrijk)`. */
export function placeLine(property: AddressParts, spellings?: Readonly<Record<string, string>>): string {
	const place = `${property.Zip} ${cityName(property.City, spellings)}`.trim();
	const isAbroad = property.CountryID !== COUNTRY.belgium && property.CountryName.trim() !== '';
	return isAbroad ? `${place} (${property.CountryName})` : place;
}

/** `Veldstraat 12 bus 3`, or '' when the address is not to be published. */
export function streetLine(property: AddressParts, text: TextLookup): string {
	if (!(property.PublishAddress ?? property.PublicAddress) || !property.Street) return '';
	const street = [property.Street, property.HouseNumber].filter(Boolean).join(' ');
	return property.BoxNr ? `${street} ${text('ui.address.box', { box: property.BoxNr })}` : street;
}

/**
 * A whole address on one line (website.md §9 "Addresses"): the street is hidden unless the address may be published,
 * the box is shown with a label, the city is title-cased, the country is shown in brackets when not Belgium.
 */
export function addressLine(
	property: AddressParts,
	text: TextLookup,
	spellings?: Readonly<Record<string, string>>,
): string {
	return [streetLine(property, text), placeLine(property, spellings)].filter(Boolean).join(', ');
}
