import {
	GOAL,
	matchesType,
	newBuildPurchases,
	type PropertySummary,
	type Purchase,
} from '@estate/shared-contract';
import type { PurchaseOfProperty } from '@estate/shared-ui/costs';
import { regionOfProperty } from '../../property/property-region.ts';
import { publishedPrice } from '../price-of-property.ts';

/** House, apartment, studio: what can be somebody's only own property. */
const RESIDENCES = [1, 2, 3];

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
		...(isNew ? newBuildPurchases(property.VAT) : []),
		...(isResidence ? ['own' as const] : []),
		'other',
	];
	return { price, region, purchases };
}
