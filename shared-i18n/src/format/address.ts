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
export function placeLine(home: AddressParts, spellings?: Readonly<Record<string, string>>): string {
	const place = `${home.Zip} ${cityName(home.City, spellings)}`.trim();
	const isAbroad = home.CountryID !== COUNTRY.belgium && home.CountryName.trim() !== '';
	return isAbroad ? `${place} (${home.CountryName})` : place;
}

/** `Veldstraat 12 bus 3`, or '' when the address is not to be published. */
export function streetLine(home: AddressParts, text: TextLookup): string {
	if (!(home.PublishAddress ?? home.PublicAddress) || !home.Street) return '';
	const street = [home.Street, home.HouseNumber].filter(Boolean).join(' ');
	return home.BoxNr ? `${street} ${text('ui.address.box', { box: home.BoxNr })}` : street;
}

/**
 * A whole address on one line (website.md §9 "Addresses"): the street is hidden unless the address may be published,
 * the box is shown with a label, the city is title-cased, the country is shown in brackets when not Belgium.
 */
export function addressLine(
	home: AddressParts,
	text: TextLookup,
	spellings?: Readonly<Record<string, string>>,
): string {
	return [streetLine(home, text), placeLine(home, spellings)].filter(Boolean).join(', ');
}
