import { matchesType, type PropertyDetail } from '@estate/shared-contract';
import { regionOfHome } from '../../home/home-region.ts';
import { publishedPrice } from '../price-of-home.ts';
import type { FactSite } from './fact.ts';

/** House, apartment, studio: what the regions' rules on deposits are about. */
const DWELLINGS = [1, 2, 3];

/** Rent a month in EUR; undefined where it is hidden. */
export function rent(home: PropertyDetail): number | undefined {
	return publishedPrice(home);
}

/** Rent and common charges together in EUR a month; undefined where either is not known. */
export function monthlyTotal(home: PropertyDetail): number | undefined {
	const price = publishedPrice(home);
	return price !== undefined && home.ChargesRenter ? price + home.ChargesRenter : undefined;
}

/** Months of deposit: the home's own, else what the region allows for a dwelling (decisions 24). */
export function depositMonths(home: PropertyDetail, { depositMonths: months }: FactSite): number | undefined {
	if (home.DepositMonths !== undefined) return home.DepositMonths;
	const region = regionOfHome(home);
	return region && matchesType(home, DWELLINGS) ? months[region] : undefined;
}

/** Deposit in EUR; undefined where the rent is hidden. */
export function depositAmount(home: PropertyDetail, site: FactSite): number | undefined {
	const price = publishedPrice(home);
	const months = depositMonths(home, site);
	return price !== undefined && months ? price * months : undefined;
}
