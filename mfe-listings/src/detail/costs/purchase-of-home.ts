import { GOAL, matchesType, type PropertySummary, type Purchase, type Region } from '@estate/shared-contract';
import { regionOfHome } from '../../home/home-region.ts';
import { publishedPrice } from '../price-of-home.ts';

/** House, apartment, studio: what can be somebody's only own home. */
const DWELLINGS = [1, 2, 3];

/** What the calculators start from. */
export interface PurchaseOfHome {
	/** EUR */
	price: number;
	region: Region;
	/** Ways to buy this home, the likeliest first */
	purchases: readonly Purchase[];
}

/** Undefined where nothing can be worked out: for rent, without a published price, or outside the regions. */
export function purchaseOfHome(
	home: PropertySummary & { VAT?: number | undefined },
): PurchaseOfHome | undefined {
	const price = publishedPrice(home);
	const region = regionOfHome(home);
	if (home.Goal !== GOAL.sale || price === undefined || !region) return undefined;
	const isNew = Boolean(home.VAT) || home.ProjectID !== undefined;
	const isDwelling = matchesType(home, DWELLINGS);
	const purchases: Purchase[] = [
		...(isNew ? ['new' as const] : []),
		...(isDwelling ? ['own' as const] : []),
		'other',
	];
	return { price, region, purchases };
}
