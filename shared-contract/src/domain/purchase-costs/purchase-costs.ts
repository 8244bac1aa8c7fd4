import type { Region } from '../regions.ts';
import { feeOfScale, inCents } from './notary-fee.ts';
import {
	ADMINISTRATION,
	DISBURSEMENTS,
	type DutyRate,
	MORTGAGE_DUTIES,
	MORTGAGE_EXTRA,
	MORTGAGE_SCALE,
	OWN_PROPERTY_MORTGAGE_REDUCTION,
	PURCHASE_SCALE,
	REBUILT_VAT,
	REGISTRATION_DUTIES,
	VAT,
} from './rates.ts';

/** How a property is bought: as the only own property, otherwise, or new with VAT, at the rate for what was rebuilt or the usual one. */
export const PURCHASES = ['own', 'other', 'rebuilt', 'new'] as const;
export type Purchase = (typeof PURCHASES)[number];

/** VAT on the price by purchase: where it is due it takes the place of the registration duty. */
const PRICE_VAT: Partial<Record<Purchase, DutyRate>> = { rebuilt: REBUILT_VAT, new: VAT };

/**
 * Ways to buy what is new, the likeliest first. The lower rate only where the seller states it, and beside the usual one: it is
 * the buyer who has to meet its conditions. Any other rate that is stated counts as the usual one.
 */
export const newBuildPurchases = (statedVat: number | undefined): Purchase[] =>
	statedVat === REBUILT_VAT.percent ? ['rebuilt', 'new'] : ['new'];

const share = (sum: number, { percent }: DutyRate) => inCents((sum * percent) / 100);

/** Registration duty of a sale in EUR; 0 where VAT takes its place. */
export function registrationDuty(price: number, region: Region, purchase: Purchase): number {
	if (purchase === 'new' || purchase === 'rebuilt') return 0;
	const rate = REGISTRATION_DUTIES[region][purchase];
	const free = rate.free && price <= rate.free.upToPrice ? rate.free.amount : 0;
	return share(Math.max(0, price - free), rate);
}

/** Costs of a deed of sale in whole EUR: they are shown as a bill, whose lines have to add up to its total. */
export interface PurchaseCosts {
	registration: number;
	/** On a new building */
	vat: number;
	notary: number;
	administration: number;
	disbursements: number;
	/** On fee and administration */
	notaryVat: number;
	/** All of it, without the price */
	total: number;
}

/** What comes on top of a price. Indicative: rates and their dates stand in `rates.ts`. */
export function purchaseCosts(price: number, region: Region, purchase: Purchase): PurchaseCosts {
	const priceVat = PRICE_VAT[purchase];
	const notary = feeOfScale(PURCHASE_SCALE, price);
	const administration = ADMINISTRATION.purchase.amount;
	const parts = {
		registration: Math.round(registrationDuty(price, region, purchase)),
		vat: priceVat ? Math.round(share(price, priceVat)) : 0,
		notary: Math.round(notary),
		administration,
		disbursements: DISBURSEMENTS.purchase.amount,
		notaryVat: Math.round(share(notary + administration, VAT)),
	};
	return { ...parts, total: Object.values(parts).reduce((sum, part) => sum + part, 0) };
}

/** Costs of the deed of a mortgage for a loan, in EUR; 0 without a loan. */
export function mortgageDeedCosts(loan: number, purchase: Purchase): number {
	if (loan <= 0) return 0;
	const secured = loan * (1 + MORTGAGE_EXTRA.percent / 100);
	const full = feeOfScale(MORTGAGE_SCALE, secured);
	const fee = purchase === 'own' ? full - share(full, OWN_PROPERTY_MORTGAGE_REDUCTION) : full;
	const notary = fee + ADMINISTRATION.mortgage.amount;
	const duties = share(secured, MORTGAGE_DUTIES.registration) + share(secured, MORTGAGE_DUTIES.entry);
	return inCents(duties + notary + share(notary, VAT) + DISBURSEMENTS.mortgage.amount);
}
