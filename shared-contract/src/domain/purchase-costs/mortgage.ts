import { inCents } from './notary-fee.ts';
import { mortgageDeedCosts, type Purchase } from './purchase-costs.ts';
import { MORTGAGE_DEFAULTS } from './rates.ts';

const MONTHS = 12;

/**
 * Constant monthly payment of a loan in EUR. `interest` is percent a year; a month's rate is the twelfth root, as
 * Belgian law reckons it (Code of Economic Law, book VII).
 */
export function monthlyPayment(loan: number, interest: number, years: number): number {
	const months = years * MONTHS;
	const rate = (1 + interest / 100) ** (1 / MONTHS) - 1;
	const payment = rate === 0 ? loan / months : (loan * rate) / (1 - (1 + rate) ** -months);
	return inCents(payment);
}

/** Interest over the whole term in EUR. */
export function totalInterest(loan: number, interest: number, years: number): number {
	return Math.max(0, inCents(monthlyPayment(loan, interest, years) * years * MONTHS - loan));
}

/** Own means to start from: the share of the price that banks do not lend, and the costs; in whole thousands of EUR. */
export function usualOwnMeans(price: number, costs: number): number {
	return Math.ceil((price * (MORTGAGE_DEFAULTS.ownShare / 100) + costs) / 1_000) * 1_000;
}

export interface Loan {
	/** EUR */
	loan: number;
	/** Costs of its deed, which are borrowed as well */
	deed: number;
}

/** Deed costs grow by less than a fiftieth of the loan, so a few rounds reach the cent. */
const ROUNDS = 12;

/** Loan that price and costs need beside own means, with the costs of its own deed; 0 when own means suffice. */
export function loanFor(need: number, ownMeans: number, purchase: Purchase): Loan {
	const missing = Math.max(0, need - ownMeans);
	let deed = 0;
	for (let round = 0; round < ROUNDS; round++)
		deed = missing === 0 ? 0 : mortgageDeedCosts(missing + deed, purchase);
	return { loan: inCents(missing + deed), deed };
}
