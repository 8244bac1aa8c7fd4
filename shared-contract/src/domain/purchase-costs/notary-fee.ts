import type { Scale } from './rates.ts';

/** Cents, rounded. */
export const inCents = (amount: number): number => Math.round(amount * 100) / 100;

/** Fee of a degressive scale on a sum, in EUR without VAT. */
export function feeOfScale({ brackets }: Scale, sum: number): number {
	let below = 0;
	let fee = 0;
	for (const { upTo, percent } of brackets) {
		fee += (Math.max(0, Math.min(sum, upTo) - below) * percent) / 100;
		below = upTo;
	}
	return inCents(fee);
}
