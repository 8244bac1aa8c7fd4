import {
	GOAL,
	matchesType,
	newBuildPurchases,
	type PropertySummary,
	type Purchase,
	RESIDENCE_TYPE_IDS,
} from '@estate/shared-contract';
import type { PurchaseOfProperty } from '@estate/shared-ui/costs';
import { regionOfProperty } from '../../property/property-region.ts';
import { publishedPrice } from '../price-of-property.ts';

/** Undefined where nothing can be worked out: for rent, without a published price, or outside the regions. */
export function purchaseOfProperty(
	property: PropertySummary & { VAT?: number | undefined },
): PurchaseOfProperty | undefined {
	const price = publishedPrice(property);
	const region = regionOfProperty(property);
	if (property.Goal !== GOAL.sale || price === undefined || !region) return undefined;
	const isNew = Boolean(property.VAT) || property.ProjectID !== undefined;
	// What can be somebody's only own property.
	const isResidence = matchesType(property, RESIDENCE_TYPE_IDS);
	const purchases: Purchase[] = [
		...(isNew ? newBuildPurchases(property.VAT) : []),
		...(isResidence ? ['own' as const] : []),
		'other',
	];
	return { price, region, purchases };
}
