import { GOAL, matchesType, type PropertySummary, type Purchase, type Region } from '@estate/shared-contract';
import { regionOfProperty } from '../../property/property-region.ts';
import { publishedPrice } from '../price-of-property.ts';

/** House, apartment, studio: what can be somebody's only own property. */
const RESIDENCES = [1, 2, 3];

/** What the calculators start from. */
export interface PurchaseOfProperty {
	/** EUR */
	price: number;
	region: Region;
	/** Ways to buy this property, the likeliest first */
	purchases: readonly Purchase[];
}

/** Undefined where nothing can be worked out: for rent, without a published price, or outside the regions. */
export function purchaseOfProperty(
	property: PropertySummary & { VAT?: number | undefined },
): PurchaseOfProperty | undefined {
	const price = publishedPrice(property);
	const region = regionOfProperty(property);
	if (property.Goal !== GOAL.sale || price === undefined || !region) return undefined;
	const isNew = Boolean(property.VAT) || property.ProjectID !== undefined;
	const isResidence = matchesType(property, RESIDENCES);
	const purchases: Purchase[] = [
		...(isNew ? ['new' as const] : []),
		...(isResidence ? ['own' as const] : []),
		'other',
	];
	return { price, region, purchases };
}
