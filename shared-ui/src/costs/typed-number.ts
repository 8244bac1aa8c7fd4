import { digitsOfPrice } from '@estate/shared-contract';

/** What a visitor typed, as a number: `52.000`, `52 000`, `3,25` and `3.25` are understood; undefined for anything else. */
export function typedNumber(typed: string): number | undefined {
	const plain = typed.replace(/[\s€%\u00a0]/g, '').replace(/[.](?=\d{3}(?:\D|$))/g, '');
	return /^\d{1,9}([.,]\d{0,4})?$/.test(plain) ? Number(plain.replace(',', '.')) : undefined;
}

/** What a visitor typed, as an amount in EUR, in any way that people write one: `52,000`, `52.000,00` and `52k` too. */
export function typedAmount(typed: string): number | undefined {
	const digits = digitsOfPrice(typed);
	return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
}

/** The typed number where it lies within its bounds. */
export function typedWithin(
	typed: string,
	{ min, max }: { min: number; max: number },
	read = typedNumber,
): number | undefined {
	const value = read(typed);
	return value !== undefined && value >= min && value <= max ? value : undefined;
}
