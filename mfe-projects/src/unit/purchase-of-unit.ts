import { COUNTRY, GOAL, newBuildPurchases, regionOfPostcode, type UnitDetail } from '@estate/shared-contract';
import type { PurchaseOfProperty } from '@estate/shared-ui/costs';
import { shownPrice } from '../unit-table/unit-view.ts';

/** Undefined where nothing can be worked out: for rent, without a published price, or outside the regions. Units are new: sold with VAT, and in no other way. */
export function purchaseOfUnit({
	Unit,
	Facts,
	Project,
}: Pick<UnitDetail, 'Unit' | 'Facts' | 'Project'>): PurchaseOfProperty | undefined {
	const price = shownPrice(Unit);
	const region = Project.CountryID === COUNTRY.belgium ? regionOfPostcode(Project.Zip) : undefined;
	if (Project.Goal !== GOAL.sale || !price || !region) return undefined;
	return { price, region, purchases: newBuildPurchases(Facts.VAT) };
}
