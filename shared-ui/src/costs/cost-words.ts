import type { Purchase } from '@estate/shared-contract';

export const COST_PARTS = [
	'registration',
	'vat',
	'notary',
	'administration',
	'disbursements',
	'notaryVat',
] as const;
export const LOAN_SUMS = ['loan', 'deed', 'interest'] as const;

/** Words of the calculators in the language of the page: each remote has its own, so that no other page carries them. */
export interface CostWords {
	title: string;
	purchase: string;
	purchases: Readonly<Record<Purchase, string>>;
	bill: string;
	price: string;
	parts: Readonly<Record<(typeof COST_PARTS)[number], string>>;
	total: string;
	/** With the day of the rates */
	indicative(date: string): string;
	mortgage: Readonly<
		Record<'title' | 'assumptions' | 'ownMeans' | 'years' | 'rate' | 'monthly', string> & {
			bounds(values: { min: string | number; max: string | number }): string;
			sums: Readonly<Record<(typeof LOAN_SUMS)[number], string>>;
		}
	>;
}
