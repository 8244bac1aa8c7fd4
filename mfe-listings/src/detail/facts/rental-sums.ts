import { matchesType, type PropertyDetail, RESIDENCE_TYPE_IDS } from '@estate/shared-contract';
import { regionOfProperty } from '../../property/property-region.ts';
import { publishedPrice } from '../price-of-property.ts';
import type { FactSite } from './fact.ts';

/** Rent a month in EUR; undefined where it is hidden. */
export function rent(property: PropertyDetail): number | undefined {
	return publishedPrice(property);
}

/** Rent and common charges together in EUR a month; undefined where either is not known. */
export function monthlyTotal(property: PropertyDetail): number | undefined {
	const price = publishedPrice(property);
	return price !== undefined && property.ChargesRenter ? price + property.ChargesRenter : undefined;
}

/** Months of deposit: the property's own, else what the region allows for a residence (decisions 24). */
export function depositMonths(
	property: PropertyDetail,
	{ depositMonths: months }: FactSite,
): number | undefined {
	if (property.DepositMonths !== undefined) return property.DepositMonths;
	const region = regionOfProperty(property);
	return region && matchesType(property, RESIDENCE_TYPE_IDS) ? months[region] : undefined;
}

/** Deposit in EUR; undefined where the rent is hidden. */
export function depositAmount(property: PropertyDetail, site: FactSite): number | undefined {
	const price = publishedPrice(property);
	const months = depositMonths(property, site);
	return price !== undefined && months ? price * months : undefined;
}
