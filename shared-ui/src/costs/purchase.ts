import type { Purchase, Region } from '@estate/shared-contract';

/** What the calculators start from. */
export interface PurchaseOfProperty {
	/** EUR */
	price: number;
	region: Region;
	/** Ways to buy this property, the likeliest first */
	purchases: readonly Purchase[];
}
