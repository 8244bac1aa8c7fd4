import { COUNTRY, type PropertySummary, type Region, regionOfPostcode } from '@estate/shared-contract';

/** Region that a property stands in; undefined outside Belgium, where none of the regional rules holds. */
export function regionOfProperty({
	CountryID,
	Zip,
}: Pick<PropertySummary, 'CountryID' | 'Zip'>): Region | undefined {
	return CountryID === COUNTRY.belgium ? regionOfPostcode(Zip) : undefined;
}
