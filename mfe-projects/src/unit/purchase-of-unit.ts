import { COUNTRY, GOAL, type Purchase, regionOfPostcode, type UnitDetail } from '@estate/shared-contract';
import type { PurchaseOfProperty } from '@estate/shared-ui/costs';
import { shownPrice } from '../units/unit-view.ts';

/** House, apartment, studio: what can be somebody's only own property. */
const RESIDENCES = [1, 2, 3];

/** Undefined where nothing can be worked out: for rent, without a published price, or outside the regions. Units are new: with VAT first. */
export function purchaseOfUnit({
	Unit,
	Project,
}: Pick<UnitDetail, 'Unit' | 'Project'>): PurchaseOfProperty | undefined {
	const price = shownPrice(Unit);
	const region = Project.CountryID === COUNTRY.belgium ? regionOfPostcode(Project.Zip) : undefined;
	if (Project.Goal !== GOAL.sale || !price || !region) return undefined;
	const purchases: Purchase[] = [
		'new',
		...(RESIDENCES.includes(Unit.WebID) ? (['own'] as const) : []),
		'other',
	];
	return { price, region, purchases };
}
